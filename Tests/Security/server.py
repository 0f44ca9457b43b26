"""The built server as a process of its own, and a client that keeps its connection."""

import http.client
import json
import os
import pathlib
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("DIALOG_PREVIEW_BINARY") or str(ROOT / ".build" / "debug" / "dialog-preview")


class Answer:
    """One HTTP answer, whatever its status."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)


class Client:
    """One kept connection."""

    def __init__(self, server):
        self.connection = http.client.HTTPConnection(*server.address, timeout=20)

    def call(self, method, path, body=None, headers=None):
        headers = dict(headers or {})
        if body is not None and not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
            body = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        for attempt in (1, 2):
            try:
                self.connection.request(method, path, body=body, headers=headers)
                answer = self.connection.getresponse()
                return Answer(answer.status, answer.headers, answer.read())
            except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
                # The server closed the kept connection after the answer before.
                self.connection.close()
                if attempt == 2:
                    raise

    def close(self):
        self.connection.close()


class Server:
    """A server on a free port."""

    def __init__(self, *arguments, descriptors=None, environment=None):
        self.log = tempfile.TemporaryFile()
        command = [BINARY, "serve", "--port", "0", "--json", *arguments]
        if descriptors:
            command = ["bash", "-c", f"ulimit -n {descriptors}; exec \"$@\"", "bash", *command]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, stdin=subprocess.DEVNULL, cwd="/",
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **(environment or {})})
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {self.log_text()}"
        self.ready = json.loads(line)
        self.address = ("127.0.0.1", self.ready["port"])
        self.url = f"http://127.0.0.1:{self.ready['port']}"
        self.client = Client(self)

    def call(self, method, path, body=None, headers=None):
        return self.client.call(method, path, body, headers)

    def get(self, path, headers=None):
        return self.call("GET", path, None, headers)

    def post(self, path, body, headers=None):
        return self.call("POST", path, body, headers)

    def log_text(self):
        self.log.seek(0)
        return self.log.read().decode("utf-8", "replace")

    def resident(self):
        """Bytes of memory."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def is_alive(self):
        return self.process.poll() is None

    def stop(self, within=10):
        if self.is_alive():
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(within)
