"""Load by wrk, in rounds that go through the servers in turn."""

import re
import statistics
import subprocess

from servers import CLIENT_CPU, pinned


def milliseconds(text):
    """`inf` where wrk got no answer."""
    parts = re.match(r"([\d.]+)(\w+)", text)
    if not parts:
        return float("inf")
    number, unit = parts.groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60000}[unit]


def run_wrk(server, connections, seconds, path=None, headers=(), script=None):
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "--timeout", "10s"]
    for header in headers:
        command += ["-H", header]
    if script:
        command += ["-s", script]
    before = server.cpu_seconds()
    text = subprocess.run(
        pinned([*command, server.url(path)], CLIENT_CPU), check=True, capture_output=True, text=True).stdout
    used = server.cpu_seconds() - before
    total = int(re.search(r"(\d+) requests in", text).group(1))
    return {
        "requests": total,
        "rate": float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1)),
        "cpu": used / max(total, 1) * 1e6,
        "longest": milliseconds(re.search(r"Latency\s+\S+\s+\S+\s+(\S+)", text).group(1)),
        "median": milliseconds(re.search(r"50%\s+(\S+)", text).group(1)),
        "failed": total == 0 or "Non-2xx" in text or "Socket errors" in text,
    }


class Series:
    """The rounds of one server."""

    def __init__(self):
        self.rounds = []

    def median(self, key):
        return statistics.median(each[key] for each in self.rounds)

    @property
    def requests(self):
        return sum(each["requests"] for each in self.rounds)

    @property
    def longest(self):
        return max(each["longest"] for each in self.rounds)

    @property
    def steadiness(self):
        """The worst round as a part of the median one."""
        return min(each["rate"] for each in self.rounds) / self.median("rate")

    @property
    def failed(self):
        return any(each["failed"] for each in self.rounds)

    def ratio(self, other, key="rate"):
        """The median over the pairs of rounds."""
        return statistics.median(
            a[key] / b[key] for a, b in zip(self.rounds, other.rounds) if b[key] > 0)

    def __str__(self):
        return f"{self.median('rate'):,.0f}/s, {self.median('cpu'):.1f} µs cpu" + (" FAILED" if self.failed else "")


def in_turn(jobs, connections, rounds, seconds):
    """`jobs`: name → (server, path, headers, script). One short warm-up, then the rounds."""
    series = {name: Series() for name in jobs}
    for _ in range(rounds):
        for name, (server, path, headers, script) in jobs.items():
            series[name].rounds.append(run_wrk(server, connections, seconds, path, headers, script))
    return series
