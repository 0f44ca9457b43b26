"""Framing, hosts, origins, content types and paths on the wire (T1, T9, T11, T15)."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
import samples
import wire
from server import ROOT

ROWS = samples.raw_rows()


def judge(row, seen):
    """What is wrong with an exchange; empty where nothing is."""
    statuses = seen.statuses or [0]
    if any(status not in row.status for status in statuses):
        return f"answered {statuses}, wanted {row.status}"
    if row.responses is not None and len(seen.statuses) > row.responses:
        return f"{len(seen.statuses)} answers, at most {row.responses} wanted"
    if row.close and not seen.closed:
        return f"still open after {seen.seconds:.1f} s"
    if row.close and b" 200 OK" in seen.rest:
        return "something ran behind the refusal"
    return ""


def events_exist(server):
    return wire.exchange(server.address, b"HEAD /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n", 1).statuses != [404]


@pytest.mark.parametrize("pieces", [1, 2, 7])
def test_raw_rows_get_what_they_deserve(server, pieces):
    def run(row):
        size = -(-len(row.data) // pieces) if len(row.data) < 4096 else len(row.data)
        parts = [row.data[start:start + size] for start in range(0, len(row.data), size)]
        count = None if row.close else row.responses
        return row.name, judge(row, wire.exchange(server.address, parts, count, row.within + 1, pause=0.005 if pieces > 1 else 0))

    rows = [row for row in ROWS if row.name != "head-sse" or events_exist(server)]
    rows = [row for row in rows if pieces == 1 or row.within <= 3]
    with ThreadPoolExecutor(16) as pool:
        wrong = [(name, fault) for name, fault in pool.map(run, rows) if fault]
    assert not wrong, wrong
    print(f"T1 T11 T15: {len(rows)} of {len(rows)} rows, in {pieces} pieces")


def test_nothing_runs_behind_a_refused_request(server):
    """Two requests stand behind each refused one: none of them may be answered."""
    behind = wire.get("/livez") * 2
    rows = [row for row in ROWS if row.close and 0 not in row.status and row.responses == 1 and len(row.data) < 4096]

    def run(row):
        seen = wire.exchange(server.address, row.data + behind, None, row.within + 1)
        return row.name, seen.statuses, b" 200 OK" in seen.rest

    with ThreadPoolExecutor(16) as pool:
        smuggled = [(name, statuses) for name, statuses, leaked in pool.map(run, rows) if 200 in statuses or leaked]
    assert not smuggled, smuggled


def routes():
    """Every path of the site, read from where the server spells them."""
    source = (ROOT / "Sources" / "DialogServer" / "Site" / "Links.swift").read_text()
    patterns = re.findall(r'PathPattern\("([^"]+)"\)', source)
    assert len(patterns) > 20
    names = {"id": "plain-slot", "version": "1", "response": "1", "code": "not-found"}
    asked = {"/api/v1/motion": "?curve=spring"}
    return [re.sub(r"{(\w+)}", lambda match: names.get(match[1], "x"), pattern) + asked.get(pattern, "")
            for pattern in patterns] + ["/css/dialog.css", "/js/dom/stage.js", "/nowhere"]


def test_no_route_answers_a_foreign_host(server):
    def run(pair):
        path, host = pair
        seen = wire.exchange(server.address, wire.get(path, host), 1)
        return path, host, seen.statuses, any(b"Access-Control" in line for reply in seen.replies for line in reply.lines)

    pairs = [(path, host) for path in routes() for host in samples.HOSTILE_HOSTS]
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(run, pairs))
    wrong = [(path, host, statuses) for path, host, statuses, _ in results if statuses not in ([400], [403], [421])]
    assert not wrong, wrong[:20]
    assert not any(shared for *_, shared in results)
    print(f"T9: {len(pairs)} of {len(pairs)} refused on {len(routes())} routes")


def test_every_route_answers_our_own_hosts(server):
    for path in routes():
        for host in samples.GOOD_HOSTS:
            seen = wire.exchange(server.address, wire.get(path, host), 1)
            assert seen.statuses and seen.statuses[0] not in (400, 403, 421), (path, host, seen.statuses)


def test_a_route_gives_nothing_to_another_origin(server):
    """Only files may be shared with every origin (stages in opaque frames load them)."""
    for path in routes():
        for origin in ["http://evil.example", "null", "http://localhost:1", "http://127.0.0.1.evil.example"]:
            seen = wire.exchange(server.address, wire.get(path, "localhost", f"Origin: {origin}"), 1)
            reply = seen.replies[0]
            is_file = path.startswith(("/css/", "/js/", "/favicon"))
            assert reply.status in (403, 404) or is_file, (path, origin, reply.status)
            assert is_file or reply.value("Access-Control-Allow-Origin") is None, path


def test_a_path_leads_nowhere_else(server):
    """Same answer for what is there and what is not, on every place that maps to files."""
    wrong = []
    for prefix in ["/", "/css/", "/js/dom/", "/api/v1/dialogs/", "/preview/", "/problems/"]:
        for path in samples.paths():
            target = prefix + path.lstrip("/") if not path.startswith("/") else path
            seen = wire.exchange(server.address, f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode(), 1)
            body = b"".join(reply.body for reply in seen.replies)
            if not seen.statuses or seen.statuses[0] not in (400, 404, 308) or b"root:" in body or b"swift-tools" in body:
                wrong.append((target, seen.statuses))
    assert not wrong, wrong
