#!/usr/bin/env python3
"""Every figure that the project promises, measured beside its peers: one table with targets and verdicts.

    make bench                  about four minutes, QUICK=1 under one
    bench.py [--only PART] [--quick] [--write]      with both release products built

Pairs are measured in turn, figures are medians, ratios are medians over the pairs. Servers run on the first processor,
the load on the second; all on 127.0.0.1. What is not installed is left out and said so (BENCH_PEERS=1 installs it).
"""

import argparse
import os
import pathlib
import resource
import sys
import tempfile
import time

import machine
import micro
import starting
import streaming
from rows import as_markdown, as_text
from servers import HERE, compile_go
from serving import Serving

ROOT = HERE.parent.parent


class Plan:
    def __init__(self, is_quick):
        self.seconds = 1
        self.rounds = 1 if is_quick else 5
        # Where a ratio is near its target.
        self.many = 3 if is_quick else 11
        self.connections = [1, 128, 512] if is_quick else [1, 128, 256, 512, 1024]
        self.micro_seconds = 0.05 if is_quick else 0.15


def told(rows):
    """The rows, each said as soon as it is there."""
    for row in rows:
        print("… " + "  ".join(cell for cell in row.cells if cell), file=sys.stderr, flush=True)
        yield row


def tables(options, plan, folder):
    """Rows, and the table of curves."""
    binary = ROOT / ".build/release/dialog-preview"
    bench = ROOT / ".build/release/dialog-bench"
    go = compile_go(HERE / "Peers/peer.go", folder)
    rows, curves = [], []
    if options.only in (None, "serving", "starting"):
        serving = Serving(plan, folder, binary, go)
        try:
            if options.only != "serving":
                rows += told(starting.rows(plan, binary, serving.limit_command, folder))
            if options.only != "starting":
                rows += told(serving.rows())
        finally:
            serving.stop()
    if options.only in (None, "streaming"):
        rows += told(streaming.rows(plan, binary))
    if options.only in (None, "micro"):
        engines = micro.Engines(plan, folder, bench, go)
        engines.run()
        differing = engines.differing_pages()
        if differing:
            sys.exit(f"not the same page as ours: {', '.join(differing)}")
        rows += engines.rows()
    if options.only in (None, "micro", "curves"):
        curves = micro.curves(bench)
    return rows, curves


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["serving", "starting", "streaming", "micro", "curves"])
    parser.add_argument("--quick", action="store_true", default=os.environ.get("QUICK", "0") not in ("", "0"))
    parser.add_argument("--write", action="store_true", help="put the table into BENCHMARKS.md")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    facts = machine.describe()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        os.chmod(name, 0o755)
        rows, curves = tables(options, Plan(options.quick), pathlib.Path(name))
    print(as_text(rows))
    cells = [micro.CURVE_HEAD] + [micro.curve_cells(row) for row in curves]
    if curves:
        print("\nCurves as keyframes within 0.0001, beside linear() with stops at even distances")
        widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
        for line in cells:
            print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())
    missed = [row.what for row in rows if row.is_met is False]
    met = sum(row.is_met is True for row in rows)
    print(f"\n{met} targets met, {len(missed)} missed, in {time.monotonic() - start:.0f} s.")
    if float(facts["Load before"]) > 0.7:
        print(f"The machine was busy (load {facts['Load before']}): take the figures with care.")
    if options.write:
        write(rows, cells if curves else [], facts)


def write(rows, cells, facts):
    lines = [
        "# Benchmarks", "", "The last run of `make bench WRITE=1`. How it measures stands in `Tests/Bench/bench.py`.", "",
        "| machine | |", "| --- | --- |", *[f"| {key} | {value} |" for key, value in facts.items()], "",
        as_markdown(rows), "",
    ]
    if cells:
        lines += [
            "### Curves as keyframes within 0.0001, beside `linear()` with stops at even distances", "",
            "| " + " | ".join(cells[0]) + " |", "| --- |" + " ---: |" * (len(cells[0]) - 1),
            *["| " + " | ".join(line) + " |" for line in cells[1:]], "",
        ]
    (ROOT / "BENCHMARKS.md").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
