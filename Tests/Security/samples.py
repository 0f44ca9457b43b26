"""Rows of hostile input: the shared folder's where it is there, and always some of our own."""

import base64
import json

from server import ROOT

SHARED = ROOT.parent / "shared" / "data"
STANDINS = [
    (b"/healthz", b"/livez"), (b"/api/dialogs", b"/api/v1/dialogs"), (b"/api/events", b"/api/v1/events"),
    (b"/static", b"/css"),
]


class RawRow:
    """Bytes of a request and what must come of them; status 0 is an end without an answer."""

    def __init__(self, name, data, status, responses=1, close=False, within=2.0):
        self.name, self.data, self.status = name, data, status
        self.responses, self.close, self.within = responses, close, within


def _request(line, *headers, body=b""):
    return "\r\n".join([line, *headers, "", ""]).encode() + body


def _post(*headers, body=b"{}"):
    return _request(
        "POST /api/v1/dialogs HTTP/1.1", "Host: localhost", "Content-Type: application/json", *headers, body=body)


OWN_ROWS = [
    RawRow("plain", _request("GET /livez HTTP/1.1", "Host: localhost"), [200]),
    RawRow("two hosts", _request("GET /livez HTTP/1.1", "Host: localhost", "Host: localhost"), [400], close=True),
    RawRow("both framings", _post("Content-Length: 4", "Transfer-Encoding: chunked", body=b"0\r\n\r\n"), [400], close=True),
    RawRow("two lengths", _post("Content-Length: 2", "Content-Length: 3", body=b"{}x"), [400], close=True),
    RawRow("blank before colon", _post("Content-Length : 2"), [400], close=True),
    RawRow("unknown encoding", _post("Transfer-Encoding: xchunked", body=b"0\r\n\r\n"), [400, 501], close=True),
    RawRow("huge length", _post("Content-Length: 18446744073709551615"), [413], close=True),
    RawRow("foreign host", _request("GET /api/v1/dialogs HTTP/1.1", "Host: evil.example"), [421, 403]),
    RawRow("foreign origin", _post("Content-Length: 2", "Origin: http://evil.example"), [403]),
    RawRow("null origin", _post("Content-Length: 2", "Origin: null"), [403]),
    RawRow("cross-site fetch", _request("GET /api/v1/dialogs HTTP/1.1", "Host: localhost", "Sec-Fetch-Site: cross-site",
                                        "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: image"), [403]),
    RawRow("text body", _request("POST /api/v1/dialogs HTTP/1.1", "Host: localhost", "Content-Type: text/plain",
                                 "Content-Length: 2", body=b"{}"), [415]),
    RawRow("form body", _request("POST /api/v1/dialogs HTTP/1.1", "Host: localhost", "Content-Length: 2",
                                 "Content-Type: application/x-www-form-urlencoded", body=b"a="), [415]),
    RawRow("multipart body", _request("POST /api/v1/dialogs HTTP/1.1", "Host: localhost", "Content-Length: 2",
                                      "Content-Type: multipart/form-data; boundary=x", body=b"a="), [415]),
    RawRow("dots", _request("GET /css/../../etc/passwd HTTP/1.1", "Host: localhost"), [400, 404]),
    RawRow("encoded NUL", _request("GET /api/v1/dialogs/a%00b HTTP/1.1", "Host: localhost"), [400, 404]),
    RawRow("trace", _request("TRACE /livez HTTP/1.1", "Host: localhost"), [405, 501]),
]


def raw_rows():
    rows = list(OWN_ROWS)
    path = SHARED / "http_raw_cases.jsonl"
    if path.exists():
        for line in path.read_text().splitlines():
            row = json.loads(line)
            if "name" not in row:
                continue
            data = base64.b64decode(row["b64"]) if "b64" in row else b"".join(
                base64.b64decode(part) * count for part, count in row["build"])
            for standin, real in STANDINS:
                data = data.replace(standin, real)
            rows.append(RawRow(row["name"], data, row["status"], row.get("responses"), row.get("close", False),
                               row.get("within_s", 2.0)))
    return rows


HOSTILE_HOSTS = [
    "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "evil-localhost",
    "", "127.0.0.1 evil", "0.0.0.0", "2130706433", "0x7f000001", "127.1", "[::]", "127.0.0.1:99999", "localhost:8080:1",
    "127.0.0.1.nip.example", "localhost.", "user@localhost",
]
GOOD_HOSTS = ["localhost", "localhost:1", "127.0.0.1:8080", "[::1]:80", "app.localhost"]

OWN_TEXTS = [
    ("script", "<script>__pwn(1)</script>", True), ("img", "<img src=x onerror=__pwn(1)>", True),
    ("svg", "<svg onload=__pwn(1)>", True), ("close title", "</title><script>__pwn(1)</script>", True),
    ("close textarea", "</textarea><img src=x onerror=__pwn(1)>", True), ("comment", "<!--", False),
    ("entity", "&lt;script&gt;__pwn(1)&lt;/script&gt;", False), ("mustache", "{{{title}}}{{> pages/gallery.html}}", False),
    ("attribute", "\"><img src=x onerror=__pwn(1)>", True), ("combining", "\"\u0301 onfocus=__pwn(1) autofocus x=\"", False),
    ("joiner", "\"\u200d onfocus=__pwn(1) autofocus x=\"", False), ("backtick", "` onfocus=__pwn(1) autofocus `", False),
    ("bidi", "safe\u202etxt.exe\u202c", False), ("kelvin", "\u212a\u037e", False),
]
OWN_URLS = [
    ("javascript", "javascript:__pwn(1)", "refuse"), ("upper case", "JaVaScRiPt:__pwn(1)", "refuse"),
    ("tab", "java\tscript:__pwn(1)", "refuse"), ("control", "\u0001javascript:__pwn(1)", "refuse"),
    ("mark", "javascript:\u0301__pwn(1)", "refuse"), ("data", "data:text/html,<script>__pwn(1)</script>", "refuse"),
    ("relative host", "//evil.example/x", "refuse"), ("backslashes", "/\\evil.example", "refuse"),
    ("user", "https://good.example@evil.example/", "refuse"), ("https", "https://e.example/a?b#c", "allow"),
    ("mail", "mailto:a@b.example", "allow"), ("relative", "./x", "allow"),
]
OWN_VALUES = [
    ("url", "url(https://evil.example/x)", "refuse"), ("escape", "\\75rl(https://evil.example/x)", "refuse"),
    ("brace", "red}body{background:url(https://evil.example)}", "refuse"), ("end", "</style><script>__pwn(1)</script>", "refuse"),
    ("comment", "red/*", "refuse"), ("important", "red !important", "refuse"), ("variable", "var(--x)", "refuse"),
    ("hex", "#f0a8", "allow"), ("oklch", "oklch(0.7 0.1 200)", "allow"), ("pixels", "12px", "allow"),
    ("families", "system-ui, \"Segoe UI\", sans-serif", "allow"),
]
OWN_MARKDOWN = [
    ("script", "<script>__pwn(1)</script>"), ("link", "[x](javascript:__pwn(1))"), ("entity", "[x](javascript&colon;__pwn(1))"),
    ("title", "[x](https://ok.example \"a\\\" onmouseover=\\\"__pwn(1)\")"), ("image", "![a\" onerror=\"__pwn(1)](https://e.example/x)"),
    ("autolink", "<javascript:__pwn(1)>"), ("brackets", "[" * 4000), ("emphasis", "*a **a " * 700), ("lists", "- " * 2000 + "a"),
]


def _context(name):
    path = SHARED / "injection_payloads.json"
    rows = json.loads(path.read_text())["contexts"].get(name, []) if path.exists() else []
    for row in rows:
        payload = row["payload"] if "payload" in row else "".join(text * count for text, count in row["build"])
        yield row["id"], payload, row


def texts():
    """Name, text, and whether a page that does not escape trips on it."""
    shared = [(name, payload, bool(row.get("naive_bad"))) for context in ("text", "attribute", "json_in_script", "sql", "log", "sse")
              for name, payload, row in _context(context)]
    return OWN_TEXTS + shared


def urls():
    return OWN_URLS + [(name, payload, row["kind"]) for name, payload, row in _context("url")]


def values():
    return OWN_VALUES + [(name, payload, row["kind"]) for name, payload, row in _context("css")]


def markdown():
    return OWN_MARKDOWN + [(name, payload) for name, payload, _ in _context("markdown")]


def headers():
    return [("break", "a\r\nSet-Cookie: x=1"), ("bare", "a\rX: y")] + [(n, p) for n, p, _ in _context("header")]


def paths():
    own = ["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd", "..%5c..%5cetc", "a%00.css",
           "....//etc/passwd", "%c0%ae%c0%ae/etc/passwd", "/etc/passwd", "~root", ".git/config", "../Package.swift"]
    return own + [payload for _, payload, _ in _context("path")]
