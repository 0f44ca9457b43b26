"""Big bodies, deep and long JSON, Unicode bombs, patterns (T7, T21, T22, T30). Times are bounds on kinds of growth."""

import json
import socket
import time

import wire

#: What a quadratic reader needs minutes for is done in well under this, in a debug build on a busy machine.
SECONDS = 2.0


def timed(server, method, path, body=None, headers=None):
    started = time.monotonic()
    answer = server.call(method, path, body, headers)
    return answer, time.monotonic() - started


def test_json_bombs_end_at_once(server):
    bombs = {
        "depth 65": "[" * 65 + "]" * 65, "depth 1000": "[" * 1_000, "depth 100000": "[" * 100_000,
        "objects": '{"a":' * 100_000, "digits": '{"title":' + "1" * 1_000_000 + "}",
        "values": "[" + "0," * 200_000 + "0]", "blanks": " " * 900_000 + "{}",
        "names": "{" + ",".join(f'"n{index}":0' for index in range(40_000)) + "}",
        "string": '{"title":"' + "a" * 900_000 + '"}', "escapes": '{"title":"' + "\\u0061" * 150_000 + '"}',
        "issues": '{"content":[' + ",".join(['{"type":"text","x":1}'] * 40_000) + "]}",
    }
    before = server.resident()
    for name, bomb in bombs.items():
        for path in ["/api/v1/dialogs?validate=only", "/api/v1/validate", "/api/v1/render"]:
            answer, seconds = timed(server, "POST", path, bomb)
            assert answer.status in (200, 400, 422), (name, path, answer.status)
            assert seconds < SECONDS, (name, path, seconds)
    grown = server.resident() - before
    assert grown < 48 << 20, grown
    print(f"T21: {len(bombs)} bombs at 3 doors; {grown >> 20} MiB grown")


def test_patch_bombs_end_at_once(server):
    server.call("PUT", "/api/v1/dialogs/patched", {"title": "P"})
    doubling = [{"op": "add", "path": "/x", "value": [0] * 50}] + [
        {"op": "copy", "from": "/x", "path": f"/x/{index}"} for index in range(60)]
    for body, kind in [(doubling, "json-patch"), ([{"op": "test", "path": "", "value": {}}] * 5_000, "json-patch"),
                       ({"a": {"b": "c" * 900_000}}, "merge-patch")]:
        answer, seconds = timed(server, "PATCH", "/api/v1/dialogs/patched", json.dumps(body),
                                {"Content-Type": f"application/{kind}+json"})
        assert answer.status in (400, 409, 413, 422), answer.status
        assert seconds < SECONDS


def test_unicode_bombs_end_at_once(server):
    """Mixed combining marks, which hash and compare in quadratic time, at every door for text."""
    marks = "a" + "\u0301\u0316" * 16_000
    short = "a" + "\u0301\u0316" * 900
    encoded = "".join(f"%{byte:02X}" for byte in short.encode())
    doors = [
        ("POST", "/api/v1/dialogs?validate=only", json.dumps({"title": marks}), None),
        ("POST", "/api/v1/dialogs?validate=only", json.dumps({marks: 1}), None),
        ("POST", "/api/v1/dialogs?validate=only", json.dumps({"title": "T", "id": marks}, ensure_ascii=False), None),
        ("POST", "/api/v1/dialogs?validate=only", json.dumps({"title": "T", "content": [{"type": marks}]}), None),
        ("GET", f"/api/v1/dialogs?q={encoded}", None, None), ("GET", f"/api/v1/dialogs?{encoded}=1", None, None),
        ("GET", f"/preview/plain-slot?{encoded}={encoded}", None, None),
        ("GET", f"/preview/plain-slot?style={encoded}", None, None),
        ("GET", f"/preview/plain-slot?set=/title:%22{encoded}%22", None, None),
        ("GET", f"/api/v1/dialogs/{encoded}", None, None), ("GET", f"/dialogs/{encoded}", None, {"Accept": "text/html"}),
        ("GET", "/livez", None, {"X-Request-Id": short.encode(), "Cookie": b"a=" + short.encode()}),
        ("POST", "/api/v1/dialogs/name-popup/responses", f"button={encoded * 10}&{encoded * 10}=1",
         {"Content-Type": "application/x-www-form-urlencoded"}),
        ("POST", "/api/v1/dialogs/name-popup/responses", json.dumps({"outcome": marks, "values": {marks: marks}}), None),
    ]
    for method, path, body, headers in doors:
        answer, seconds = timed(server, method, path, body, headers)
        assert answer.status < 500, (path[:60], answer.status)
        assert seconds < SECONDS, (method, path[:60], seconds)
    print(f"T22: {len(doors)} doors")


def test_overrides_end_at_once(server):
    for text in ["/" + ":" * 7_000, "/" + "a/" * 3_400 + ':"x"', '/a:"b' * 1_000, "/a:[" * 1_500, "x:" * 3_800]:
        answer, seconds = timed(server, "GET", "/preview/plain-slot?set=" + text.replace('"', "%22"))
        assert answer.status in (400, 422), (text[:20], answer.status)
        assert seconds < SECONDS, (text[:20], seconds)
    many = "&".join(["set=/title:1"] * 600)
    assert server.get(f"/preview/plain-slot?{many}").status in (400, 422)


def test_patterns_match_in_linear_time(server):
    shapes = ["(a+)+$", "(a|aa)+$", "(a|a?)+$", "(.*a){20}", "([a-zA-Z]+)*$", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$",
              "(x+x+)+y", "(a?){30}a{30}", "(.*)*x", "(\\w+\\s?)*$", "((a{1,9}){1,9}){1,9}", "(?:a{0,40}){0,24}"]
    for number, shape in enumerate(shapes):
        document = {"title": "T", "content": [{"type": "textArea", "name": "t", "label": "T", "pattern": shape}]}
        stored = server.call("PUT", f"/api/v1/dialogs/pattern-{number}", document)
        assert stored.status in (201, 422), (shape, stored.body)
        if stored.status == 422:
            continue
        for text in ["a" * 65_536 + "!", "xa " * 20_000 + "!"]:
            answer, seconds = timed(server, "POST", f"/api/v1/dialogs/pattern-{number}/responses",
                                    {"outcome": "button", "button": "ok", "values": {"t": text}})
            assert answer.status in (201, 422), (shape, answer.status, answer.body[:200])
            assert seconds < 2 * SECONDS, (shape, seconds)


def test_big_bodies_are_cut(server):
    for length in [2 << 20, 1 << 63, 10**22]:
        seen = wire.exchange(server.address, (
            "POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Expect: 100-continue\r\nContent-Length: {length}\r\n\r\n").encode(), None, 3)
        assert seen.statuses and seen.statuses[0] in (400, 413) and seen.closed, (length, seen.statuses)


def test_endless_chunks_are_cut(server):
    for chunk in [b"10000\r\n" + b" " * 65_536 + b"\r\n", b"1\r\n \r\n" * 4_096]:
        with socket.create_connection(server.address, timeout=5) as connection:
            connection.sendall(b"POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\n"
                               b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
            sent = 0
            try:
                while sent < 64 << 20:
                    connection.sendall(chunk)
                    sent += len(chunk)
            except OSError:
                pass
            # The system's own buffers take some more than the limit of the server.
            assert sent < 24 << 20, sent


def test_pipelined_requests_come_back_in_order(server):
    count = 10_000
    before = server.resident()
    data = b"".join(wire.get(f"/api/v1/dialogs/none-{number}") for number in range(count))
    replies, rest = [], b""
    with socket.create_connection(server.address, timeout=30) as connection:
        import threading

        writer = threading.Thread(target=connection.sendall, args=(data,))
        writer.start()
        while len(replies) < count:
            chunk = connection.recv(1 << 18)
            assert chunk, f"closed after {len(replies)} answers"
            new, rest = wire.parse(rest + chunk)
            replies += new
        writer.join()
    for number, reply in enumerate(replies):
        assert reply.status == 404 and f'"/api/v1/dialogs/none-{number}"'.encode() in reply.body, number
    grown = server.resident() - before
    assert grown < 8 << 20, grown
    print(f"T6: {count} of {count} in order, {grown >> 10} KiB grown")
