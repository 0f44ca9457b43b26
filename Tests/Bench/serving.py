"""Whole servers under load: cached stages, 304, uncached stages, JSON, writes, memory."""

import urllib.request

from load import in_turn
from rows import Row, at_least, at_most, limit, missing
from servers import HERE, Nginx, Server, compile_c, find_nginx

STAGE = "/preview/deactivate-plant"
# Validated, with its keyframes, rendered: a page with an override is never kept.
UNCACHED = "/preview/average?set=/title:%22Another%22"
DOCUMENT = "/api/v1/dialogs/average"
# What a server adds to an answer by itself.
OWN_HEADERS = {"date", "connection", "content-length", "keep-alive"}


def ask(url, method="GET", body=None, headers=None):
    request = urllib.request.Request(url, data=body, method=method, headers=headers or {})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read(), dict(answer.headers.items())


def lua(folder, name, method, body):
    """A script for wrk that sends a body."""
    text = body.decode().replace("]==]", "")
    path = folder / f"{name}.lua"
    path.write_text(
        f'wrk.method = "{method}"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [==[{text}]==]\n')
    return path


class Serving:
    def __init__(self, plan, folder, binary, go):
        self.plan, self.folder, self.go_program = plan, folder, go
        self.servers = []
        self.document = (HERE / "Data/average.dialog.json").read_bytes()
        try:
            self.start(binary)
        except BaseException:
            self.stop()
            raise

    def start(self, binary):
        folder, go = self.folder, self.go_program
        self.ours = self.started(Server("ours", [binary, "serve", "--port", "0", "--json", "--threads", "1"], STAGE))
        self.rest = self.ours.resident_mib()
        page, headers = ask(self.ours.url())
        self.page_size, self.tag = len(page), headers["ETag"]
        kept = [f"{key}: {value}" for key, value in headers.items() if key.lower() not in OWN_HEADERS]
        (folder / "preview").mkdir()
        (folder / "preview/deactivate-plant").write_bytes(page)
        command = [compile_c(HERE / "limit_server.c", folder, "-lmicrohttpd"), "--file", folder / "preview/deactivate-plant"]
        for header in kept:
            command += ["--header", header]
        self.limit_command = command
        self.limit = self.started(Server("C, own loop", [*command, "--loop", "external"], STAGE))
        self.internal = self.started(Server("C, its loop", [*command, "--loop", "internal"], STAGE))
        nginx = find_nginx()
        self.nginx = self.started(Nginx(nginx, folder, STAGE, "text/html")) if nginx else None
        self.go = self.started(Server("Go", [go, HERE / "Data", "--serve"])) if go else None

    def started(self, server):
        self.servers.append(server)
        return server

    def stop(self):
        for server in self.servers:
            server.stop()

    def rows(self):
        yield from self.cached()
        ask(self.ours.url(DOCUMENT), "PUT", self.document, {"Content-Type": "application/json"})
        yield from self.not_modified()
        yield from self.uncached()
        yield from self.reads()
        yield from self.writes()

    def turn(self, jobs, connections=64, rounds=None):
        jobs = {name: (server, path, headers, script) for name, server, path, headers, script in jobs if server}
        return in_turn(jobs, connections, rounds or self.plan.rounds, self.plan.seconds)

    def cached(self):
        section = f"A cached stage ({self.page_size:,} bytes), kept-alive connections"
        sixty_four = None
        for connections in [64, *self.plan.connections]:
            is_main = connections == 64
            jobs = [("ours", self.ours, STAGE, (), None), ("C", self.limit, STAGE, (), None)]
            if is_main:
                jobs += [("internal", self.internal, STAGE, (), None), ("nginx", self.nginx, STAGE, (), None)]
            series = self.turn(jobs, connections, self.plan.many if is_main else None)
            ours, c = series["ours"], series["C"]
            if is_main:
                sixty_four = ours
                self.after = self.ours.resident_mib()
                yield at_least(section, "64, the C limit with the same loop", str(ours), str(c), ours.ratio(c), 0.95)
                internal = series["internal"]
                yield at_least(
                    section, "64, the C limit with the library's loop", str(ours), str(internal),
                    ours.ratio(internal), 0.85)
                if self.nginx:
                    nginx = series["nginx"]
                    yield at_least(section, "64, nginx sending a file", str(ours), str(nginx), ours.ratio(nginx), 1.1)
                else:
                    yield missing(section, "64, nginx", "nginx is not installed")
            elif connections == 1:
                ratio = ours.ratio(c, "median")
                yield at_most(
                    section, "1, median latency", f"{ours.median('median') * 1000:.0f} µs",
                    f"{c.median('median') * 1000:.0f} µs", ratio, 1.1)
            else:
                yield at_least(section, f"{connections}, the C limit", str(ours), str(c), ours.ratio(c), 0.85)
            if connections >= 64:
                is_steady = ours.longest <= 100 and ours.steadiness >= 0.8 and not ours.failed
                yield Row(
                    section, f"{connections}, stalls", f"longest {ours.longest:.0f} ms, worst round {ours.steadiness:.2f}",
                    f"longest {c.longest:.0f} ms, worst round {c.steadiness:.2f}",
                    target="≤ 100 ms, ≥ 0.8", is_met=is_steady)
        yield limit("Memory", "at rest, with the built-ins", self.rest, 20, "MiB")
        yield limit(
            "Memory", f"more after {sixty_four.requests:,} requests over 64 connections", self.after - self.rest, 4, "MiB")

    def not_modified(self):
        if not self.nginx:
            yield missing("Not modified", "304 at 64", "nginx is not installed")
            return
        theirs = ask(self.nginx.url())[1]["ETag"]
        series = self.turn([
            ("ours", self.ours, STAGE, [f"If-None-Match: {self.tag}"], None),
            ("nginx", self.nginx, STAGE, [f"If-None-Match: {theirs}"], None),
        ])
        ours, nginx = series["ours"], series["nginx"]
        yield at_least("Not modified", "304 at 64, nginx", str(ours), str(nginx), ours.ratio(nginx), 1.0)

    def uncached(self):
        section = "An uncached stage: parsed, validated, keyframes, rendered, hashed"
        series = self.turn([
            ("ours", self.ours, UNCACHED, (), None), ("C", self.limit, STAGE, (), None),
            ("go", self.go, "/page", (), None),
        ])
        ours, c = series["ours"], series["C"]
        yield at_least(section, "64, the C limit, which sends a page made before", str(ours), str(c), ours.ratio(c), 0.6)
        if self.go:
            go = series["go"]
            yield at_least(section, "64, Go's html/template on a smaller page", str(ours), str(go), ours.ratio(go), 7)
        else:
            yield missing(section, "64, Go's html/template", "Go is not installed")

    def reads(self):
        series = self.turn([("ours", self.ours, DOCUMENT, (), None), ("go", self.go, "/json", (), None)])
        ours = series["ours"]
        if self.go:
            go = series["go"]
            yield at_least("API", "read a dialog, Go with encoding/json", str(ours), str(go), ours.ratio(go), 1.4)
        else:
            yield Row("API", "read a dialog", str(ours), "Go is not installed")

    def writes(self):
        script = lua(self.folder, "put", "PUT", self.document)
        series = self.turn([("ours", self.ours, DOCUMENT, (), script), ("go", self.go, "/dialog", (), script)])
        ours = series["ours"]
        what = "write a dialog: read, fully validated, stored, echoed"
        if self.go:
            go = series["go"]
            yield at_least("API", f"{what}; Go with a few checks", str(ours), str(go), ours.ratio(go), 1.8)
        else:
            yield Row("API", what, str(ours), "Go is not installed")
