"""The long attacks against a release, with the pass figure of each printed: `make soak SECONDS=60`."""

import argparse
import os
import random
import socket
import sys
import threading
import time

os.environ.setdefault("SECURITY_SCALE", "10")

import samples  # noqa: E402
import wire  # noqa: E402
from server import Client, Server  # noqa: E402
from test_lifecycle import stop_once  # noqa: E402
from test_slow_clients import GoodClient, drip  # noqa: E402

FAILED = []


def report(threat, passed, figure):
    print(f"{threat:4} {'pass' if passed else 'FAIL'}  {figure}", flush=True)
    if not passed:
        FAILED.append(threat)


def median(values):
    return sorted(values)[len(values) // 2]


def framing(server, _):
    """T1: each framing row split at every byte."""
    rows = [row for row in samples.raw_rows() if len(row.data) < 600 and row.within <= 2 and row.close and 0 not in row.status]
    tries = wrong = 0
    for row in rows:
        for cut in range(1, len(row.data), 3):
            seen = wire.exchange(server.address, [row.data[:cut], row.data[cut:]], None, 3, pause=0.002)
            tries += 1
            wrong += 200 in seen.statuses or b" 200 OK" in seen.rest or not set(seen.statuses) <= set(row.status)
    report("T1", wrong == 0, f"{tries} splits of {len(rows)} refused rows, {wrong} smuggled or answered otherwise")


def slow(server, seconds, count=450):
    """T3: slow heads, slow bodies and slow readers, 900 in all, with a good client."""
    good = GoodClient(server)
    good.start()
    heads, bodies = [], []
    body = (b"POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100000\r\n\r\n")
    limit = max(40, seconds)
    threads = [threading.Thread(target=drip, args=(server, b"GET / HTTP/1.1\r\nX: ", limit, heads)) for _ in range(count)]
    threads += [threading.Thread(target=drip, args=(server, body, limit, bodies, b" ")) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    good.finish()
    passed = not good.failures and good.worst() < 0.1 and max(heads) <= 13 and max(bodies) <= 33
    report("T3", passed, f"{2 * count} attackers: heads cut in {max(heads):.1f} s, bodies in {max(bodies):.1f} s; "
                         f"good client p99 {good.worst() * 1000:.1f} ms, {len(good.failures)} of {len(good.times)} failed")


def reader(server, results):
    """Asks for much and takes a little each second."""
    started = time.monotonic()
    try:
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            connection.connect(server.address)
            connection.settimeout(5)
            connection.sendall(wire.get("/docs") * 40)
            while time.monotonic() - started < 180:
                if not connection.recv(512):
                    break
                time.sleep(1)
    except OSError:
        pass
    results.append(time.monotonic() - started)


def slow_readers(server, seconds):
    """T3: clients that take their answer by the spoon; a longer answer may take longer."""
    good = GoodClient(server)
    good.start()
    results = []
    threads = [threading.Thread(target=reader, args=(server, results), daemon=True) for _ in range(100)]
    for thread in threads:
        thread.start()
    time.sleep(max(10, seconds))
    good.finish()
    report("T3r", not good.failures and good.worst() < 0.1,
           f"100 slow readers: {len(results)} cut so far, good client p99 {good.worst() * 1000:.1f} ms")


def flood(server, _):
    """T4: more idle and half requests than there is room for. Who comes after waits for those before: each thousand
    holds on for the ten seconds of a head."""
    held = []
    before = server.resident()
    for number in range(3_000):
        try:
            connection = socket.create_connection(server.address, timeout=2)
            if number % 2:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: local" + b"a" * 4_000)
            held.append(connection)
        except OSError:
            break
    started = time.monotonic()
    seen = wire.exchange(server.address, wire.get("/livez"), 1, within=90)
    waited = time.monotonic() - started
    resident = server.resident()
    for connection in held:
        connection.close()
    limit = 15 + 10 * (len(held) // 1_024)
    report("T4", seen.statuses == [200] and waited < limit and resident < 256 << 20,
           f"{len(held)} held: a newcomer served after {waited:.1f} s (limit {limit}), {resident >> 20} MiB (from {before >> 20})")


def mutated(server, seconds):
    """T8: mutated requests, seed printed."""
    seed = random.randrange(1 << 32)
    chance = random.Random(seed)
    rows = [row.data for row in samples.raw_rows() if len(row.data) < 4_096]
    until, sent = time.monotonic() + seconds, 0
    words = [b"\r\n", b"\n", b"\0", b"Content-Length: 5", b"Transfer-Encoding: chunked", b"%00", b"\xff", b"Host: ", b" ", b":"]
    while time.monotonic() < until:
        data = bytearray(chance.choice(rows))
        for _ in range(chance.randrange(1, 6)):
            place = chance.randrange(len(data) + 1)
            action = chance.randrange(4)
            if action == 0 and data:
                data[place % len(data)] = chance.randrange(256)
            elif action == 1:
                data[place:place] = chance.choice(words)
            elif action == 2:
                del data[place:place + chance.randrange(1, 20)]
            else:
                other = chance.choice(rows)
                data[place:] = other[chance.randrange(len(other)):]
        try:
            with socket.create_connection(server.address, timeout=2) as connection:
                connection.sendall(bytes(data))
                connection.shutdown(socket.SHUT_WR)
                connection.settimeout(0.2)
                try:
                    while connection.recv(65_536):
                        pass
                except OSError:
                    pass
        except OSError:
            pass
        sent += 1
    time.sleep(12)
    alive = server.is_alive() and Client(server).call("GET", "/livez").status == 200
    report("T8", alive and server.descriptors() < 40, f"{sent} mutated requests (seed {seed}), {server.descriptors()} descriptors after")


def times(server, seconds):
    """T21, T22, T30: single bombs, timed against 50 ms, the good client beside them."""
    import json

    marks = "a" + "\u0301\u0316" * 16_000
    bombs = {"depth": "[" * 100_000, "digits": '{"title":' + "1" * 1_000_000 + "}", "values": "[" + "0," * 200_000 + "0]",
             "blanks": " " * 900_000 + "{}", "marks": json.dumps({"title": marks}), "marked key": json.dumps({marks: 1}),
             "markdown": json.dumps({"title": "T", "message": "*a **a " * 700}), "brackets": json.dumps({"title": "T", "message": "[" * 5_000})}
    slowest = {}
    good = GoodClient(server)
    good.start()
    for name, bomb in bombs.items():
        for path in ["/api/v1/validate", "/api/v1/render"]:
            best = 9.0
            for _ in range(5):
                started = time.monotonic()
                server.post(path, bomb)
                best = min(best, time.monotonic() - started)
            slowest[f"{name} at {path}"] = best
    shapes = ["(a+)+$", "(a|aa)+$", "(.*a){20}", "([a-zA-Z]+)*$", "(.*)*x", "(\\w+\\s?)*$"]
    for number, shape in enumerate(shapes):
        server.call("PUT", f"/api/v1/dialogs/soak-{number}", {
            "title": "T", "content": [{"type": "textArea", "name": "t", "label": "T", "pattern": shape}]})
        started = time.monotonic()
        server.post(f"/api/v1/dialogs/soak-{number}/responses", {"outcome": "button", "button": "ok", "values": {"t": "a" * 65_536 + "!"}})
        slowest[shape] = time.monotonic() - started
    time.sleep(1)
    good.finish()
    worst = max(slowest, key=slowest.get)
    report("T21", slowest[worst] < 0.05 and good.worst() < 0.05,
           f"{len(slowest)} bombs: slowest {slowest[worst] * 1000:.1f} ms ({worst}); good client p99 {good.worst() * 1000:.1f} ms")


def stops(_, __, rounds=50):
    """T37: fifty stops under load."""
    results = [stop_once(number) for number in range(rounds)]
    clean = sum(code == 0 and seconds < 6 and not cut for code, seconds, cut in results)
    report("T37", clean == rounds, f"{clean} of {rounds} clean, slowest {max(seconds for _, seconds, _ in results):.1f} s")


def endurance(server, seconds):
    """T40: good load, drips and mutations together; memory and descriptors stay flat."""
    until = time.monotonic() + seconds
    done = threading.Event()

    def load():
        client = Client(server)
        paths = ["/", "/preview/plain-slot", "/api/v1/dialogs?limit=5", "/dialogs/plain-slot", "/api/v1/dialogs/plain-slot"]
        while not done.is_set():
            for path in paths:
                status = client.call("GET", path).status
                if status != 200:
                    errors.append(status)

    errors, early = [], None
    threads = [threading.Thread(target=load, daemon=True) for _ in range(2)]
    for thread in threads:
        thread.start()
    good = GoodClient(server)
    good.start()
    while time.monotonic() < until:
        drips = [threading.Thread(target=drip, args=(server, b"GET / HTTP/1.1\r\nX: ", 3, []), daemon=True) for _ in range(20)]
        for thread in drips:
            thread.start()
        time.sleep(3)
        if early is None and time.monotonic() > until - seconds * 0.8:
            early = server.resident()
    done.set()
    good.finish()
    time.sleep(1)
    late = server.resident()
    passed = not errors and not good.failures and good.worst() < 0.1 and late < early * 1.02 + (1 << 20)
    report("T40", passed, f"{seconds} s: memory {early >> 10} to {late >> 10} KiB, {server.descriptors()} descriptors, "
                          f"good client p99 {good.worst() * 1000:.1f} ms, {len(errors)} errors")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seconds", type=int, default=60)
    arguments.add_argument("--only", nargs="*")
    given = arguments.parse_args()
    attacks = [framing, slow, slow_readers, flood, mutated, times, endurance, stops]
    server = Server()
    for attack in attacks:
        if not given.only or attack.__name__ in given.only:
            attack(server, given.seconds)
    code = server.stop()
    report("end", code == 0, f"exit {code}")
    if not given.only:
        import pytest

        here = os.path.dirname(os.path.abspath(__file__))
        if pytest.main(["-q", "-s", here, "-c", os.path.join(here, "pytest.ini")]) != 0:
            FAILED.append("suite")
    print("passed" if not FAILED else f"failed: {' '.join(FAILED)}")
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
