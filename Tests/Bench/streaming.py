"""Event streams and live files: one event to a thousand, ten thousand that are idle, a saved file in a browser."""

import http.client
import json
import resource
import selectors
import shutil
import socket
import statistics
import subprocess
import tempfile
import pathlib
import time

from rows import Row, limit
from servers import SERVER_CPU, pinned

SECTION = "Streams and files"
MARK = """addEventListener("DOMContentLoaded", () => {
  const title = document.querySelector("[data-part=title]");
  if (title) console.log("shown " + title.textContent);
});"""


class Running:
    """The server on its processor, asked over one kept connection."""

    def __init__(self, binary, *arguments):
        self.process = subprocess.Popen(
            pinned([binary, "serve", "--port", "0", "--json", *arguments], SERVER_CPU), stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        ready = json.loads(self.process.stdout.readline())
        self.url, self.port, self.pid = ready["url"].rstrip("/"), ready["port"], ready["pid"]
        self.client = http.client.HTTPConnection("127.0.0.1", self.port)

    def put(self, name, document):
        self.client.request("PUT", f"/api/v1/dialogs/{name}", json.dumps(document), {"Content-Type": "application/json"})
        answer = self.client.getresponse()
        answer.read()
        assert answer.status in (200, 201), answer.status

    def resident(self):
        with open(f"/proc/{self.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Crowd:
    """Many streams, read by one thread."""

    def __init__(self, port, count):
        self.selector = selectors.EpollSelector()
        self.sockets = []
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", port))
            connection.sendall(b"GET /api/v1/events?topics=dialogs HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            connection.setblocking(False)
            self.selector.register(connection, selectors.EVENT_READ)
            self.sockets.append(connection)
        self.wait_for(b"retry: ")

    def wait_for(self, word, seconds=20):
        """Until each has received the word."""
        left, deadline = set(self.sockets), time.perf_counter() + seconds
        while left and time.perf_counter() < deadline:
            for key, _ in self.selector.select(1):
                if word in key.fileobj.recv(1 << 16):
                    left.discard(key.fileobj)
        assert not left, f"{len(left)} of {len(self.sockets)} did not hear"

    def close(self):
        for connection in self.sockets:
            connection.close()
        self.selector.close()


def broadcasts(server, crowd, rounds):
    """Milliseconds from the beginning of a change to its arrival at the last."""
    times = []
    for number in range(rounds):
        word = f"heard-{time.monotonic_ns()}"
        start = time.perf_counter()
        server.put(word, {"title": "Heard"})
        crowd.wait_for(word.encode())
        times.append((time.perf_counter() - start) * 1000)
    return times


def saved_files(binary, edits):
    """Milliseconds from a saved file to a stage in Chromium that shows it, among 200 files."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        for number in range(200):
            (folder / f"file-{number}.dialog.json").write_text(json.dumps({"title": f"File {number}"}))
        server = Running(binary, name)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            page = browser.new_page()
            page.add_init_script(MARK)
            page.goto(server.url + "/dialogs/file-7")
            page.wait_for_timeout(1000)
            times = []
            for number in range(edits):
                with page.expect_console_message(lambda message: message.text == f"shown Edit {number}"):
                    start = time.perf_counter()
                    (folder / "file-7.dialog.json").write_text(json.dumps({"title": f"Edit {number}"}))
                times.append((time.perf_counter() - start) * 1000)
                page.wait_for_timeout(50)
            return times
        finally:
            browser.close()
            server.stop()


def rows(plan, binary):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = Running(binary, "--max-streams", "10100")
    try:
        crowd = Crowd(server.port, 1000)
        yield limit(SECTION, "an event to the last of 1 000 subscribers",
                    statistics.median(broadcasts(server, crowd, plan.many)), 100, "ms")
        crowd.close()
    finally:
        server.stop()
    count = min(10_000, hard - 200)
    server = Running(binary, "--max-streams", "10100")
    try:
        before = server.resident()
        crowd = Crowd(server.port, count)
        yield limit(SECTION, f"each of {count} idle streams", (server.resident() - before) / count, 10, "KiB")
        took = statistics.median(broadcasts(server, crowd, 3))
        yield Row(SECTION, f"an event to the last of {count}", f"{took:.0f} ms")
        crowd.close()
    finally:
        server.stop()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if not shutil.which("chromium"):
        yield Row(SECTION, "file saved to stage shown", "chromium is not installed")
        return
    times = sorted(saved_files(binary, 50))
    yield limit(SECTION, "file saved to stage shown in Chromium, 95 of 100", times[int(len(times) * 0.95) - 1], 100, "ms")
