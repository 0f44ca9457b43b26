#!/usr/bin/env python3
"""Our server against the limit: bare libmicrohttpd in C that sends the same bytes. In pairs, in turn, by wrk.

    serve_bench.py [options] COMMAND…      starts our server, which prints its URL or its port on its first line
    serve_bench.py [options] --url URL     asks one that runs already

Prints medians and ratios for each count of connections, the worst round and the longest time any answer took.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
# What the connection adds by itself, on both sides.
OWN_HEADERS = {"date", "connection", "content-length", "keep-alive"}


def build_limit(folder):
    binary = folder / "limit_server"
    compiler = os.environ.get("CC") or shutil.which("cc") or "clang"
    subprocess.run([compiler, "-O2", "-o", binary, HERE / "limit_server.c", "-lmicrohttpd"], check=True)
    return binary


def pinned(command, cpu):
    return ["taskset", "-c", str(cpu), *command] if cpu is not None and shutil.which("taskset") else command


def start(command, cpu):
    """The process and its base URL."""
    process = subprocess.Popen(pinned(command, cpu), stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline().strip()
    if line.startswith("{"):
        return process, json.loads(line)["url"]
    number = re.search(r"(\d+)/?$", line)
    if not number:
        process.kill()
        sys.exit(f"no port in the first line of {command}: {line!r}")
    return process, f"http://127.0.0.1:{number.group(1)}"


def cpu_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def milliseconds(pattern, text):
    """NaN where nothing was answered at all."""
    found = re.search(pattern, text)
    if not found:
        return float("nan")
    number, unit = found.groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60000}[unit]


def run_wrk(url, pid, connections, options, cpu):
    command = ["wrk", "-t1", f"-c{connections}", f"-d{options.seconds}s", "--latency", "--timeout", "10s"]
    for header in options.request_header:
        command += ["-H", header]
    before = cpu_seconds(pid)
    text = subprocess.run(pinned([*command, url], cpu), check=True, capture_output=True, text=True).stdout
    used = cpu_seconds(pid) - before
    total = int(re.search(r"(\d+) requests in", text).group(1))
    return {
        "rate": float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1)),
        "cpu": used / max(total, 1) * 1e6,
        "longest": milliseconds(r"Latency\s+\S+\s+\S+\s+([\d.]+)(\w+)", text),
        "median": milliseconds(r"50%\s+([\d.]+)(\w+)", text),
        "failed": total == 0 or "Non-2xx" in text or "Socket errors" in text,
    }


def summary(rounds):
    rates = [each["rate"] for each in rounds]
    return {
        "rate": statistics.median(rates),
        "cpu": statistics.median(each["cpu"] for each in rounds),
        "median": statistics.median(each["median"] for each in rounds),
        "steadiness": min(rates) / max(statistics.median(rates), 1),
        "longest": max(each["longest"] for each in rounds),
        "failed": any(each["failed"] for each in rounds),
    }


def show(connections, row):
    for name, each in row.items():
        print(
            f"c{connections:<5}{name:11} {each['rate']:>8,.0f} req/s  ours/it {row['ours']['rate'] / max(each['rate'], 1):4.2f}  "
            f"cpu {each['cpu']:5.1f} us  p50 {each['median']:6.3f} ms  longest {each['longest']:6.1f} ms  "
            f"worst/median round {each['steadiness']:4.2f}{'  FAILED' if each['failed'] else ''}",
            flush=True,
        )


def measure(servers, options, cpu):
    table = {}
    for connections in options.connections:
        rounds = {name: [] for name in servers}
        for _ in range(options.rounds):
            for name, (pid, url) in servers.items():
                rounds[name].append(run_wrk(url, pid, connections, options, cpu))
        table[connections] = {name: summary(each) for name, each in rounds.items()}
        show(connections, table[connections])
    return table


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="base URL of a server of ours that runs already")
    parser.add_argument("--pid", type=int, help="its process")
    parser.add_argument("--path", default="/preview/deactivate-plant")
    parser.add_argument("--connections", type=lambda text: [int(n) for n in text.split(",")], default=[1, 64, 128, 256, 512])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=2, help="of each round")
    parser.add_argument("--request-header", action="append", default=[], help="sent with every request")
    parser.add_argument("--json", help="where to write the figures")
    parser.add_argument("--unpinned", action="store_true", help="leave the processors to the system")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    return parser.parse_args()


def main():
    options = read_options()
    is_pinned = (os.cpu_count() or 1) >= 2 and not options.unpinned
    server_cpu, client_cpu = (0, 1) if is_pinned else (None, None)
    processes = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        limit = build_limit(folder)
        try:
            if options.url:
                base, pid = options.url, options.pid or os.getpid()
            else:
                process, base = start(options.command, server_cpu)
                processes.append(process)
                pid = process.pid
            servers = {"ours": (pid, base.rstrip("/") + options.path)}
            with urllib.request.urlopen(servers["ours"][1], timeout=10) as answer:
                body = answer.read()
                headers = [f"{key}: {value}" for key, value in answer.headers.items() if key.lower() not in OWN_HEADERS]
            (folder / "page").write_bytes(body)
            print(f"{options.path}: {len(body)} bytes, {options.rounds} rounds of {options.seconds} s")
            for loop in ("external", "internal"):
                command = [str(limit), "--file", str(folder / "page"), "--loop", loop]
                for header in headers:
                    command += ["--header", header]
                process, limit_base = start(command, server_cpu)
                processes.append(process)
                servers[f"C {loop}"] = (process.pid, limit_base + options.path)
            table = measure(servers, options, client_cpu)
        finally:
            for process in processes:
                process.terminate()
                process.wait()
    # A busy machine holds up both sides alike.
    stalls = [
        count
        for count, row in table.items()
        if row["ours"]["longest"] > max(100, 2 * row["C external"]["longest"])
        or row["ours"]["steadiness"] < min(0.8, row["C external"]["steadiness"])
    ]
    print(f"stalls at {stalls} connections" if stalls else "no stall")
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(table, indent=1))


if __name__ == "__main__":
    main()
