"""From exec to the first answer, and the size of what is shipped."""

import json
import re
import shutil
import socket
import statistics
import subprocess
import time

from rows import Row, at_most, limit
from servers import SERVER_CPU, pinned

SECTION = "Start and size"


def first_answer(command, path):
    """Milliseconds until the whole first answer is here."""
    start = time.perf_counter()
    process = subprocess.Popen(
        pinned(command, SERVER_CPU), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, close_fds=False)
    try:
        line = process.stdout.readline().decode().strip()
        port = json.loads(line)["port"] if line.startswith("{") else int(re.search(r"\d+$", line).group())
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while chunk := connection.recv(1 << 20):
                answer += chunk
        took = (time.perf_counter() - start) * 1000
    finally:
        process.terminate()
        process.wait()
    if not answer.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"{path} answered {answer[:40]!r}")
    return took


def rows(plan, binary, limit_command, folder):
    ours, gallery, c = [], [], []
    serve = [binary, "serve", "--port", "0", "--json"]
    for _ in range(plan.many):
        ours.append(first_answer(serve, "/preview/deactivate-plant"))
        gallery.append(first_answer(serve, "/"))
        c.append(first_answer([*limit_command, "--loop", "external"], "/preview/deactivate-plant"))
    stage, bare = statistics.median(ours), statistics.median(c)
    yield limit(SECTION, "from exec to the first stage", stage, 40, "ms")
    yield limit(SECTION, "from exec to the first gallery", statistics.median(gallery), 150, "ms")
    yield at_most(SECTION, "the same, C limit", f"{stage:.1f} ms", f"{bare:.1f} ms", stage / bare, 2.5)
    stripped = folder / "stripped"
    if shutil.which("strip"):
        subprocess.run(["strip", "-o", stripped, binary], check=True)
        yield limit(SECTION, "release with the static standard library, stripped", stripped.stat().st_size / 1e6, 12, "MB", 2)
    else:
        yield Row(SECTION, "release, stripped", "strip is not installed")
