"""Starting where it must not, and stopping under load (T13, T14, T37)."""

import os
import signal
import socket
import subprocess
import threading
import time

import wire
from server import BINARY, Client, Server

SCALE = int(os.environ.get("SECURITY_SCALE", "1"))
TOKEN = "correct-horse-battery-staple"


def test_no_open_address_without_a_token():
    for host in ["0.0.0.0", "::", "192.0.2.1", socket.gethostname(), "127.0.0.1.evil.example", "localhost.evil.example"]:
        run = subprocess.run([BINARY, "serve", "--port", "0", "--host", host], capture_output=True, timeout=10,
                             env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        lines = run.stderr.decode().strip().splitlines()
        assert run.returncode == 2 and lines and "token" in lines[0], (host, run.returncode, lines)


def test_a_weak_token_is_no_token():
    run = subprocess.run([BINARY, "serve", "--port", "0", "--host", "0.0.0.0", "--token", "short"], capture_output=True,
                         timeout=10)
    assert run.returncode == 2


def test_the_token_is_asked_for_and_guesses_are_slowed():
    server = Server("--token", TOKEN)
    try:
        assert server.get("/livez").status == 200
        bearer = {"Authorization": f"Bearer {TOKEN}"}
        for path in ["/", "/api/v1/dialogs", "/preview/plain-slot", "/metrics", "/docs", "/schema/dialog.json"]:
            assert server.get(path).status == 401, path
            assert server.get(path, bearer).status == 200, path
        entry = server.get(f"/?token={TOKEN}")
        cookie = entry.headers["Set-Cookie"]
        assert entry.status == 303 and entry.headers["Location"] == "/"
        assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
        assert server.get("/", {"Cookie": cookie.split(";")[0]}).status == 200
        guesses = [server.get("/api/v1/dialogs", {"Authorization": f"Bearer wrong-{number}"}).status for number in range(60)]
        assert set(guesses) == {401, 429} and guesses.count(401) <= 25 and guesses[-1] == 429, guesses
        assert server.get("/api/v1/dialogs", bearer).status == 429, "a guess is judged after all"
        assert server.get("/livez").status == 200
        time.sleep(int(server.get("/", bearer).headers["Retry-After"]) + 0.2)
        assert server.get("/api/v1/dialogs", bearer).status == 200
        assert TOKEN not in server.get("/nowhere", bearer).body.decode()
        print(f"T13: {guesses.count(401)} guesses judged, {guesses.count(429)} sent away")
    finally:
        assert server.stop() == 0
        assert server.log_text().count(TOKEN) <= 1


def load(server, done, cut):
    """Good requests until the end; an answer that breaks off is a fault, a refused connection is not."""
    while not done.is_set():
        try:
            seen = wire.exchange(server.address, wire.get("/preview/plain-slot"), 1, within=5, quiet=0)
        except OSError:
            continue
        if seen.rest:
            cut.append(seen.rest[:60])


def stop_once(round_number):
    server = Server()
    done, cut = threading.Event(), []
    threads = [threading.Thread(target=load, args=(server, done, cut)) for _ in range(4)]
    for thread in threads:
        thread.start()
    held = []
    for number in range(40):
        connection = socket.create_connection(server.address, timeout=5)
        if number % 2:
            connection.sendall(b"POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n"
                               b"Content-Type: application/json\r\n\r\n{")
        else:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(wire.get("/dialogs/plain-slot") * 20)
        held.append(connection)
    time.sleep(0.1 + 0.02 * (round_number % 5))
    started = time.monotonic()
    code = server.stop(10)
    seconds = time.monotonic() - started
    done.set()
    for thread in threads:
        thread.join()
    for connection in held:
        connection.close()
    return code, seconds, cut


def test_a_stop_under_load_is_clean():
    results = [stop_once(number) for number in range(5 * SCALE)]
    assert all(code == 0 for code, _, _ in results), results
    assert all(seconds < 6 for _, seconds, _ in results), results
    assert not any(cut for _, _, cut in results), results
    print(f"T37: {len(results)} of {len(results)} exit 0, slowest {max(s for _, s, _ in results):.1f} s, no answer cut")


def test_a_second_signal_ends_at_once():
    server = Server()
    held = socket.create_connection(server.address)
    held.sendall(b"POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                 b"Content-Length: 9\r\n\r\n{")
    time.sleep(0.2)
    server.process.send_signal(signal.SIGTERM)
    time.sleep(0.3)
    started = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(5)
    held.close()
    assert time.monotonic() - started < 1


def test_the_port_is_free_again_at_once():
    server = Server()
    port = server.ready["port"]
    Client(server).call("GET", "/livez")
    assert server.stop() == 0
    again = subprocess.Popen([BINARY, "serve", "--port", str(port), "--json"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL)
    try:
        assert b"listening" in again.stdout.readline()
    finally:
        again.terminate()
        assert again.wait(10) == 0


def test_a_log_that_cannot_be_written_stops_nothing():
    """A full disk behind it, and a pipe whose reader is gone."""
    reading, writing = os.pipe()
    with open("/dev/full", "wb") as full:
        for log in (full, writing):
            process = subprocess.Popen([BINARY, "serve", "--port", "0", "--json"], stdout=subprocess.PIPE, stderr=log)
            port = __import__("json").loads(process.stdout.readline())["port"]
            if log == writing:
                os.close(reading)
                os.close(writing)
            for _ in range(3):
                # The library has something to say of this one.
                wire.exchange(("127.0.0.1", port), b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", None, 1)
            assert wire.exchange(("127.0.0.1", port), wire.get("/livez"), 1).statuses == [200]
            process.send_signal(signal.SIGTERM)
            assert process.wait(10) == 0, log
