"""The servers that are compared, each started on 127.0.0.1 and on the first processor."""

import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
IS_PINNED = (os.cpu_count() or 1) >= 2 and shutil.which("taskset") is not None
SERVER_CPU, CLIENT_CPU = 0, 1


def pinned(command, cpu):
    return ["taskset", "-c", str(cpu), *map(str, command)] if IS_PINNED else [str(word) for word in command]


class Server:
    """A process that prints its port, or a line of JSON with its URL, once it accepts."""

    def __init__(self, name, command, path="/"):
        self.name, self.path = name, path
        self.process = subprocess.Popen(
            pinned(command, SERVER_CPU), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline().strip()
        number = re.search(r"\d+$", line)
        if line.startswith("{"):
            self.port = json.loads(line)["port"]
        elif number:
            self.port = int(number.group())
        else:
            self.stop()
            raise RuntimeError(f"{name} printed no port but {line!r}")

    def url(self, path=None):
        return f"http://127.0.0.1:{self.port}{path or self.path}"

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_mib(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) / 1024


class Nginx(Server):
    """One worker that sends a file."""

    def __init__(self, program, folder, path, content_type):
        self.name, self.path = "nginx", path
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        user = "user root;" if os.geteuid() == 0 else ""
        scratch = "\n".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (folder / "nginx.conf").write_text(f"""
            {user} worker_processes 1; pid {folder}/nginx.pid; error_log /dev/null; daemon off;
            events {{ worker_connections 4096; }}
            http {{ access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag on;
              {scratch}
              default_type {content_type};
              server {{ listen 127.0.0.1:{self.port} backlog=4096; root {folder}; }} }}""")
        self.process = subprocess.Popen(
            pinned([program, "-p", folder, "-c", folder / "nginx.conf"], SERVER_CPU), stderr=subprocess.DEVNULL)
        try:
            wait_for(self.port)
        except RuntimeError:
            self.stop()
            raise

    def worker(self):
        pid = self.process.pid
        return int(pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.worker()}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(port):
    for _ in range(500):
        with socket.socket() as probe:
            probe.settimeout(0.02)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise RuntimeError(f"nothing listens on {port}")


def find_nginx():
    return shutil.which("nginx") or (shutil.which("/usr/sbin/nginx"))


def compile_c(source, folder, *libraries):
    binary = folder / source.stem
    compiler = os.environ.get("CC") or shutil.which("cc") or "clang"
    subprocess.run([compiler, "-O2", "-o", binary, source, *libraries], check=True)
    return binary


def compile_go(source, folder):
    """The program, or `None` where there is no Go."""
    if not shutil.which("go"):
        return None
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "GOCACHE": os.environ.get("GOCACHE", cache), "GOFLAGS": "-mod=mod"}
        subprocess.run(["go", "build", "-o", folder / "gopeer", source], check=True, env=environment)
    return folder / "gopeer"
