"""Event streams: nothing lost, nobody slowed, a clean stop (T25, T26, T37)."""

import json
import os
import random
import socket
import threading
import time

import wire
from server import Client, Server

SCALE = int(os.environ.get("SECURITY_SCALE", "1"))


class Stream:
    """One client of the event stream, as bytes."""

    def __init__(self, address, last=None, query="", receive=None):
        self.connection = socket.socket()
        if receive:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        self.connection.settimeout(10)
        self.connection.connect(address)
        lines = [f"Last-Event-ID: {last}"] if last else []
        self.connection.sendall(wire.get(f"/api/v1/events{query}", "localhost", *lines))
        self.data = b""
        self.last = last

    def read(self, enough, within=10.0):
        """Reads until `enough(bytes so far)` or the end; whether it was enough."""
        deadline = time.monotonic() + within
        while not enough(self.data):
            left = deadline - time.monotonic()
            if left <= 0 or not wire.readable(self.connection, left):
                return False
            chunk = self.connection.recv(1 << 16)
            if not chunk:
                return enough(self.data)
            self.data += chunk
        return True

    def body(self):
        """The whole chunks so far, without their framing."""
        rest, body = self.data.partition(b"\r\n\r\n")[2], b""
        while b"\r\n" in rest:
            size, _, rest = rest.partition(b"\r\n")
            count = int(size, 16)
            if len(rest) < count + 2 or count == 0:
                break
            body, rest = body + rest[:count], rest[count + 2:]
        return body.decode()

    def events(self):
        """Name, id and data of each whole event."""
        found = []
        for block in self.body().split("\n\n")[:-1]:
            fields = dict(line.split(": ", 1) for line in block.split("\n") if not line.startswith(":"))
            if "id" in fields:
                self.last = fields["id"]
            if "event" in fields:
                found.append((fields["event"], fields.get("id"), json.loads(fields["data"])))
        return found

    def close(self):
        self.connection.close()


def test_a_head_request_leaves_the_connection_in_step(server):
    pieces = b"HEAD /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n" + wire.get("/livez")
    with socket.create_connection(server.address, timeout=5) as connection:
        connection.sendall(pieces)
        data = b""
        while not data.endswith(b"ok\n"):
            data += connection.recv(1 << 16)
    head, _, rest = data.partition(b"\r\n\r\n")
    assert b"text/event-stream" in head and rest.startswith(b"HTTP/1.1 200"), data


def test_another_sites_page_gets_no_stream(server):
    for line in ["Origin: http://evil.example", "Sec-Fetch-Site: cross-site"]:
        assert wire.exchange(server.address, wire.get("/api/v1/events", "localhost", line), 1).statuses == [403]
    assert wire.exchange(server.address, wire.get("/api/v1/events", "evil.example"), 1).statuses == [421]


def test_each_event_once_and_in_order_through_cuts():
    """Readers that are cut at random come back with their last id."""
    server = Server()
    total, failures = 400 * SCALE, []

    def follow(seed):
        chance, seen, last = random.Random(seed), [], None
        while len(seen) < total:
            stream = Stream(server.address, last, "?topics=dialogs")
            wanted = len(stream.data) + chance.randrange(500, 60_000)
            stream.read(lambda data: len(data) > wanted or data.count(b"\nevent: ") + len(seen) >= total, 5)
            events = stream.events()
            last = stream.last
            seen += [data["dialog"] for _, _, data in events]
            if any(name == "reset" for name, _, _ in events):
                failures.append("reset")
                return
            stream.close()
        if seen != [f"event-{number}" for number in range(total)]:
            failures.append(seen[:5])

    try:
        threads = [threading.Thread(target=follow, args=(seed,)) for seed in range(8)]
        for thread in threads:
            thread.start()
        time.sleep(0.3)
        client = Client(server)
        for number in range(total):
            assert client.call("PUT", f"/api/v1/dialogs/event-{number}", {"title": "E"}).status == 201
        for thread in threads:
            thread.join(30)
        assert not failures and not any(thread.is_alive() for thread in threads), failures
        print(f"T26: 8 readers, {total} events, random cuts: each once and in order")
    finally:
        assert server.stop() == 0


def test_readers_that_do_not_read_slow_nobody():
    server = Server("--max-dialogs", "100000")
    try:
        stuck = [Stream(server.address, receive=4096) for _ in range(60)]
        for stream in stuck:
            assert stream.read(lambda data: b"retry: " in data)
        good = Stream(server.address, query="?topics=dialogs")
        assert good.read(lambda data: b"retry: " in data)
        before, slowest = server.resident(), 0.0
        for number in range(3000 * SCALE):
            started = time.monotonic()
            assert server.call("PUT", "/api/v1/dialogs/busy", {"title": f"Round {number}"}).status in (200, 201)
            slowest = max(slowest, time.monotonic() - started)
        while len(good.events()) < 3000 * SCALE:
            size = len(good.data)
            assert good.read(lambda data: len(data) > size, 2), len(good.events())
        assert [data["version"] for _, _, data in good.events()] == list(range(1, 3000 * SCALE + 1))
        grown = server.resident() - before
        assert grown < 64 << 20, grown
        print(f"T25: 60 stuck readers, {3000 * SCALE} writes, slowest {slowest * 1000:.0f} ms, {grown >> 20} MiB more")
        for stream in [*stuck, good]:
            stream.close()
    finally:
        assert server.stop() == 0


def test_streams_are_bounded_and_their_places_come_back():
    server = Server("--max-streams", "20")
    try:
        held = [Stream(server.address) for _ in range(20)]
        for stream in held:
            assert stream.read(lambda data: b"retry: " in data)
        refused = server.get("/api/v1/events")
        assert refused.status == 503 and refused.headers["Retry-After"] == "5", refused.body
        assert refused.json["code"] == "too-many-streams" and "20" in refused.json["detail"]
        assert server.get("/").status == 200
        for stream in held:
            stream.close()
        deadline, again = time.monotonic() + 5, False
        while not again and time.monotonic() < deadline:
            server.call("PUT", "/api/v1/dialogs/touch", {"title": "T"})
            again = Stream(server.address).read(lambda data: b"retry: " in data, 0.2)
        assert again
    finally:
        assert server.stop() == 0


def test_a_stop_with_a_hundred_streams_says_so_to_each():
    for round_number in range(10 * SCALE):
        server = Server()
        streams = [Stream(server.address, receive=4096 if number % 5 == 0 else None) for number in range(100)]
        for stream in streams:
            assert stream.read(lambda data: b"retry: " in data)
        done = threading.Event()

        def write():
            client, number = Client(server), 0
            while not done.is_set():
                number += 1
                try:
                    client.call("PUT", "/api/v1/dialogs/stop", {"title": f"S{number}"})
                except OSError:
                    return

        writer = threading.Thread(target=write)
        writer.start()
        time.sleep(0.05 * (round_number % 4))
        started = time.monotonic()
        code = server.stop(10)
        seconds = time.monotonic() - started
        done.set()
        writer.join()
        assert code == 0 and seconds < 6, (code, seconds, server.log_text())
        told = sum(stream.read(lambda data: data.endswith(b"0\r\n\r\n"), 2) and b"event: shutdown" in stream.data
                   for stream in streams)
        assert told == 100, told
        for stream in streams:
            stream.close()
