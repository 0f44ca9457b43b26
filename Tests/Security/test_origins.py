"""A hostile page in a real browser: reads nothing, changes nothing, frames nothing (T10, T11, T12)."""

import http.server
import json
import threading

import pytest
from test_raw_requests import routes


class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = b"<!doctype html><title>evil</title><body>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def evil(chromium):
    """A tab on another site on this machine."""
    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"http://evil.localhost:{site.server_port}/")
    yield page
    context.close()
    site.shutdown()


READ = """async urls => { const read = []; for (const url of urls) {
  for (const mode of ['cors', 'no-cors']) { for (const credentials of ['omit', 'include']) {
    try { const answer = await fetch(url, {mode, credentials}); const text = await answer.text(); if (text.length) read.push(url); } catch {}
  } }
  const image = await new Promise(done => { const i = new Image(); i.onload = () => done(true); i.onerror = () => done(false); i.src = url; });
  if (image) read.push('image ' + url);
} return read; }"""

EVENTS = """url => new Promise(done => { const source = new EventSource(url);
  source.onopen = () => done('open'); source.onmessage = () => done('message'); source.onerror = () => done(''); setTimeout(() => done(''), 2000); })"""

WRITE = """async ({url, body}) => { for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) { for (const mode of ['cors', 'no-cors']) {
    try { await fetch(url, {method, mode, body, headers: type ? {'Content-Type': type} : {}}); } catch {}
  } } } navigator.sendBeacon(url, body); }"""

FORM = """({url, type}) => { const frame = document.createElement('iframe'); frame.name = 'sink' + Math.random(); document.body.append(frame);
  const form = document.createElement('form'); form.method = 'post'; form.action = url; form.enctype = type; form.target = frame.name;
  const input = document.createElement('input'); input.name = '{"title":"Forged","a":"'; input.value = '"}'; form.append(input);
  document.body.append(form); form.submit(); }"""


def state(server):
    return (server.get("/api/v1/dialogs?count=exact&limit=1").json["total"], server.get("/api/v1/dialogs/plain-slot").headers["ETag"],
            server.get("/api/v1/dialogs/name-popup/responses?count=exact&limit=1").body)


def test_a_foreign_page_reads_nothing(server, evil):
    closed = [server.url + path for path in routes() if not path.startswith(("/css/", "/js/", "/favicon"))]
    read = evil.evaluate(READ, closed)
    assert not read, read
    assert not evil.evaluate(EVENTS, server.url + "/api/v1/events")
    print(f"T10: 0 bytes read from {len(closed)} routes")


def test_a_foreign_page_changes_nothing(server, evil):
    before = state(server)
    targets = ["/api/v1/dialogs", "/api/v1/dialogs/plain-slot", "/api/v1/dialogs/name-popup/responses", "/api/v1/styles/ios",
               "/api/v1/dialogs:restore-builtins", "/api/v1/dialogs/plain-slot/duplicate"]
    for path in targets:
        for body in [json.dumps({"title": "Forged"}), json.dumps({"outcome": "escape"}), "outcome=escape"]:
            evil.evaluate(WRITE, {"url": server.url + path, "body": body})
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]:
            evil.evaluate(FORM, {"url": server.url + path, "type": kind})
    evil.wait_for_timeout(500)
    assert state(server) == before
    print(f"T11: {len(targets)} targets, store unchanged")


def test_a_foreign_page_frames_nothing(server, evil):
    paths = [path for path in routes() if "{" not in path][:40]
    evil.evaluate("""urls => Promise.all(urls.map(url => new Promise(done => { const frame = document.createElement('iframe');
        frame.onload = done; frame.src = url; document.body.append(frame); setTimeout(done, 3000); })))""",
                  [server.url + path for path in paths])
    shown = [frame.url for frame in evil.frames[1:] if frame.url.startswith(server.url)]
    files = [url for url in shown if "/css/" in url or "/js/" in url or "favicon" in url]
    assert sorted(shown) == sorted(files), shown
    print(f"T12: {len(paths)} paths, none framed")


def test_our_own_gallery_frames_its_stages(server, chromium):
    page = chromium.new_page()
    page.goto(server.url + "/", wait_until="load")
    page.wait_for_function("() => document.querySelectorAll('iframe').length > 0", timeout=5_000)
    page.wait_for_timeout(500)
    frames = [frame for frame in page.frames[1:] if frame.url.startswith(server.url + "/preview/")]
    assert frames and all("allow-same-origin" not in (frame.frame_element().get_attribute("sandbox") or "allow-same-origin")
                          for frame in frames)
    page.close()
