"""Real browsers against a real server: one server and one process per engine for the whole run."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Tests" / "Browser" / "output"
ENGINES = {"chromium": "chromium", "firefox": "firefox-esr"}
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class Answer:
    """One HTTP answer, whatever its status."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)


class Server:
    """The built server on a free port, started once and stopped as an operator would."""

    def __init__(self, *arguments):
        binary = os.environ.get("DIALOG_PREVIEW_BINARY") or ROOT / ".build" / "debug" / "dialog-preview"
        OUTPUT.mkdir(exist_ok=True)
        self.log = open(OUTPUT / "server.log", "wb")
        self.process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--json", *arguments],
            stdout=subprocess.PIPE, stderr=self.log, stdin=subprocess.DEVNULL, cwd="/")
        line = self.process.stdout.readline()
        assert line, f"the server did not start: see {self.log.name}"
        self.url = json.loads(line)["url"].rstrip("/")

    def call(self, method, path, body=None, **headers):
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        if body is not None:
            names.setdefault("Content-Type", "application/json")
        request = urllib.request.Request(self.url + path, data=body, method=method, headers=names)
        try:
            with urllib.request.build_opener(NoRedirect).open(request, timeout=10) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as answer:
            return Answer(answer.code, answer.headers, answer.read())

    def get(self, path, **headers):
        return self.call("GET", path, **headers)

    def post(self, path, body, **headers):
        return self.call("POST", path, body, **headers)

    def responses(self, dialog):
        return self.get(f"/api/v1/dialogs/{dialog}/responses").json["items"]

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(10)
        self.log.close()
        return code


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


@pytest.fixture(scope="session")
def server():
    running = Server()
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


def launch(playwright, engine, dark=False, reduced=False):
    """Starts an engine as Debian packages it. Firefox takes its media features from preferences only."""
    binary = shutil.which(ENGINES[engine])
    if binary is None:
        message = f"{ENGINES[engine]} is missing: apt-get install {ENGINES[engine]}"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    if engine == "chromium":
        return playwright.chromium.launch(executable_path=binary, args=["--no-sandbox"])
    preferences = {}
    if dark:
        preferences["layout.css.prefers-color-scheme.content-override"] = 0
    if reduced:
        preferences["ui.prefersReducedMotion"] = 1
    return playwright.firefox.launch(
        executable_path=binary, channel="moz-firefox", firefox_user_prefs=preferences)


@pytest.fixture(scope="session", params=list(ENGINES))
def browser(request, playwright):
    running = launch(playwright, request.param)
    running.engine = request.param
    yield running
    running.close()


@pytest.fixture(scope="session")
def chromium(playwright):
    running = launch(playwright, "chromium")
    running.engine = "chromium"
    yield running
    running.close()


def is_expected(message):
    """A framed stage asks for the focus in its markup; Chromium says that it keeps the focus in the page around it."""
    return message.startswith("Blocked autofocusing")


@pytest.fixture
def open_page(request, server):
    """Opens pages that fail the test on any script error or refused resource."""
    contexts, problems = [], []

    def open_(browser, path="/", viewport=DESKTOP, prepare=None, **options):
        context = browser.new_context(viewport=viewport, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
        page.on("console", lambda message: problems.append(f"{page.url}: {message.text}")
                if message.type == "error" and not is_expected(message.text) else None)
        if prepare:
            prepare(page)
        page.goto(path if "://" in path else server.url + path)
        return page

    yield open_
    for context in contexts:
        context.close()
    allowed = request.node.get_closest_marker("allow_errors")
    assert allowed or not problems, "\n".join(problems)
