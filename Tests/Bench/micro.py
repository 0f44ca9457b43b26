"""The parts, by turns with what other languages offer for the same work."""

import html
import json
import statistics
import subprocess
import shutil
import sys

from rows import Row, at_least, at_most, limit, missing
from servers import HERE, SERVER_CPU, compile_c, pinned


class Engines:
    def __init__(self, plan, folder, bench, go):
        self.plan, self.folder = plan, folder
        data = HERE / "Data"
        css = folder / "page.css"
        css.write_text(json.loads((data / "page/page.json").read_text())["css"])
        page = compile_c(HERE / "Peers/page.c", folder)
        seconds = ["--seconds", str(plan.micro_seconds)]
        self.commands = {
            "ours": [bench, "--root", HERE.parent.parent, *seconds],
            "C": [page, "--css", css, *seconds],
            "python": [sys.executable, HERE / "Peers/peer.py", data, *seconds],
        }
        if shutil.which("node"):
            self.commands["node"] = ["node", HERE / "Peers/peer.mjs", data, *seconds]
        if go:
            self.commands["go"] = [go, data, *seconds]
        self.rounds = {}

    def run(self):
        """By name, the microseconds of each round."""
        for turn in range(self.plan.rounds):
            for name, command in self.commands.items():
                page = ["--page", self.folder / f"{name}.html"] if turn == 0 else []
                done = subprocess.run(
                    pinned([*command, *page], SERVER_CPU), check=True, capture_output=True, text=True).stdout
                for line in done.splitlines():
                    row = json.loads(line)
                    key = "c.page" if name == "C" else row["name"]
                    self.rounds.setdefault(key, []).append(row["us"])

    def differing_pages(self):
        """The engines whose page is not ours, entities aside."""
        pages = {name: self.folder / f"{name}.html" for name in self.commands}
        texts = {name: html.unescape(path.read_text()) for name, path in pages.items() if path.exists()}
        return [name for name, text in texts.items() if text != texts["ours"]]

    def us(self, name):
        return statistics.median(self.rounds[name])

    def ratio(self, name, other):
        return statistics.median(a / b for a, b in zip(self.rounds[name], self.rounds[other]))

    def faster(self, section, what, ours, other, target):
        if other not in self.rounds:
            return missing(section, what, f"{self.us(ours):.1f} µs; the other is not installed")
        shown = (f"{self.us(ours):.1f} µs", f"{self.us(other):.1f} µs")
        return at_least(section, f"{what}, times faster", *shown, self.ratio(other, ours), target)

    def rows(self):
        section = "One dialog (average: 1.2 KB, 4 fields, 3 buttons), one core"
        yield limit(section, "an uncached stage: read, validate, keyframes, render", self.us("stage"), 100, "µs")
        yield limit(section, "its keyframes, springs known", self.us("keyframes.cached"), 30, "µs")
        yield Row(section, "its keyframes, a spring never seen before", f"{self.us('keyframes.cold'):.0f} µs")
        for name, what in [
            ("decode", "validate, from the tape"), ("render", "render, with keyframes"),
            ("styled.render", "render, with tokens of its own"), ("styled.stage", "an uncached stage with tokens of its own"),
            ("theme.sheet", "a style's sheet"), ("store.put", "store it"), ("store.read", "look it up"),
            ("json.tree", "JSON read into a tree and written"),
        ]:
            yield Row(section, what, f"{self.us(name):.2f} µs")
        section = "JSON, the average dialog read and written"
        yield self.faster(section, "Foundation", "json.both", "foundation.both", 9)
        yield self.faster(section, "Go encoding/json", "json.both", "go.json", 2.5)
        yield self.faster(section, "Node JSON", "json.both", "node.json", 2.5)
        yield self.faster(section, "Python orjson", "json.both", "orjson", 1.0)
        section = "Templates, one page of 4.9 KB"
        yield at_most(
            section, "hand-written C, times slower", f"{self.us('page'):.1f} µs", f"{self.us('c.page'):.1f} µs",
            self.ratio("page", "c.page"), 4)
        yield self.faster(section, "Go html/template", "page", "go.template", 20)
        yield self.faster(section, "Node, template literals", "page", "node.literal", 5)
        yield self.faster(section, "Node mustache.js", "page", "node.mustache", 10)
        yield self.faster(section, "Python Jinja2", "page", "jinja2", 20)


def curves(bench):
    done = subprocess.run([bench, "--curves"], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in done.splitlines()]


CURVE_HEAD = ["curve", "intervals", "bytes", "error", "intervals at 0.001"] + [
    f"linear({count}): {what}" for count in (32, 50, 100) for what in ("bytes", "error")]


def curve_cells(row):
    cells = [row["name"], str(row["intervals"]), str(row["bytes"]), f"{row['error']:.6f}", str(row["coarse"])]
    for count in (32, 50, 100):
        linear = row[f"linear{count}"]
        cells += [str(linear["bytes"]), f"{linear['error']:.4f}"]
    return cells
