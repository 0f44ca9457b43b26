"""Python's part of the micro-benchmarks: orjson, and Jinja2 with the page of Data/page.

    peer.py DATA [--seconds 0.2] [--page FILE]      prints {"name":…,"us":…} for each package that is there
"""

import argparse
import json
import pathlib
import statistics
import time


def measure(name, seconds, call):
    count = 1
    while (took := batch(count, call)) < 0.005:
        count *= 10 if took < 0.0005 else 2
    rounds = []
    end = time.perf_counter() + seconds
    while not rounds or time.perf_counter() < end:
        rounds.append(batch(count, call) / count * 1e6)
    print(json.dumps({"name": name, "us": round(statistics.median(rounds), 3)}), flush=True)


def batch(count, call):
    start = time.perf_counter()
    for _ in range(count):
        call()
    return time.perf_counter() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--page", type=pathlib.Path)
    options = parser.parse_args()
    text = (options.data / "average.dialog.json").read_bytes()
    try:
        import orjson

        measure("orjson", options.seconds, lambda: orjson.dumps(orjson.loads(text)))
    except ImportError:
        pass
    try:
        import jinja2

        environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(options.data / "page"), autoescape=True, keep_trailing_newline=True,
            trim_blocks=True, auto_reload=False,
        )
        template = environment.get_template("page.html.jinja")
        value = json.loads((options.data / "page/page.json").read_bytes())
        if options.page:
            options.page.write_text(template.render(value))
        measure("jinja2", options.seconds, lambda: template.render(value))
    except ImportError:
        pass


main()
