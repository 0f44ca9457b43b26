"""Header and log injection, policy headers, what an error gives away (T2, T41, section 6.5)."""

import samples
import wire
from urllib.parse import quote

PAGES = ["/", "/new", "/dialogs/plain-slot", "/dialogs/plain-slot/responses", "/docs"]
KNOWN = {
    "date", "content-length", "content-type", "connection", "keep-alive", "etag", "cache-control", "location", "link",
    "vary", "allow", "accept-patch", "content-security-policy", "x-content-type-options", "referrer-policy",
    "cross-origin-opener-policy", "permissions-policy", "x-request-id", "idempotency-replayed", "content-disposition",
    "transfer-encoding", "retry-after", "server", "preference-applied", "content-language", "content-encoding",
    "www-authenticate", "last-modified", "cross-origin-resource-policy", "access-control-allow-origin", "age",
}


def names(reply):
    return [line.split(b":", 1)[0].decode("latin-1").lower() for line in reply.lines]


def test_no_text_reaches_a_header_line(server):
    """Titles, ids, names of files, request ids and cookies with line breaks in them."""
    for _, payload in samples.headers():
        encoded = quote(payload)
        body = ('{"title":%s,"tags":[]}' % __import__("json").dumps(payload)).encode()
        requests = [
            wire.get(f"/api/v1/dialogs/{encoded}"), wire.get(f"/preview/{encoded}"), wire.get(f"/{encoded}"),
            wire.get(f"/api/v1/dialogs?cursor={encoded}"), wire.get(f"/api/v1/dialogs?sort={encoded}"),
            wire.get(f"/api/v1/dialogs/name-popup/responses?format={encoded}"), wire.get(f"/problems/{encoded}"),
            wire.post("/api/v1/dialogs", body), wire.post("/api/v1/dialogs?validate=only", body),
            wire.get("/livez", "localhost", f"X-Request-Id: {encoded}"),
            wire.get("/livez", "localhost", f"If-None-Match: \"{encoded}\""),
        ]
        for data in requests:
            seen = wire.exchange(server.address, data, 1)
            assert len(seen.statuses) == 1 and not seen.rest, data
            reply = seen.replies[0]
            assert set(names(reply)) <= KNOWN, set(names(reply)) - KNOWN
            assert len(set(names(reply)) - {"link", "vary"}) == len([n for n in names(reply) if n not in ("link", "vary")])
            assert all(all(byte >= 32 and byte != 127 for byte in line) for line in reply.lines)


def test_every_answer_tells_browsers_to_keep_out(server):
    for path in PAGES + ["/preview/plain-slot", "/api/v1/dialogs", "/livez", "/metrics", "/nowhere", "/css/dialog.css"]:
        for accept in ["text/html", "application/json"]:
            headers = server.get(path, {"Accept": accept}).headers
            assert headers["X-Content-Type-Options"] == "nosniff", path
            if "html" not in (headers["Content-Type"] or ""):
                continue
            assert headers["Content-Type"] == "text/html; charset=utf-8", path
            policy = dict(part.strip().partition(" ")[::2] for part in headers["Content-Security-Policy"].split(";"))
            assert policy["default-src"] == "'none'" and policy["base-uri"] == "'none'", path
            assert policy["style-src-attr"] == "'none'", path
            assert policy["frame-ancestors"] == ("'self'" if path.startswith("/preview") else "'none'"), path
            assert not any("unsafe" in value or "*" in value for value in policy.values()), path
            assert headers["Referrer-Policy"] == "no-referrer" and headers["Permissions-Policy"], path
            assert headers["Cross-Origin-Opener-Policy"] == "same-origin", path


def test_errors_show_nothing_of_the_inside(server):
    for path in ["/api/v1/dialogs/none", "/preview/none", "/api/v1/dialogs?limit=x", "/nowhere"]:
        body = server.get(path, {"Accept": "text/html"}).body + server.get(path).body
        for secret in [b"Sources/", b".swift", b"/root", b"/work", b"Fatal", b"Optional("]:
            assert secret not in body, (path, secret)


def test_the_log_has_no_line_that_a_client_wrote(server):
    before = len(server.log_text().splitlines())
    for _, payload, _ in samples.texts():
        server.get("/" + quote(payload)[:2_000], {"Accept": "text/html"})
    text = server.log_text()
    assert all(character >= " " or character == "\n" for character in text)
    assert "\u202e" not in text and "__pwn" not in "\n".join(text.splitlines()[before:])
