"""Hostile texts in every field of every kind of dialog, on every page (T16, T19, T24)."""

import os

import pytest
import samples
from documents import KINDS, document
from pages import Stage

REFUSED = (400, 422)
EVERYTHING = os.environ.get("SECURITY_SCALE", "1") != "1"


def texts():
    # A text that cannot be seen is no title; with a letter before it, it is one.
    return [(name, text if text.strip("\u2028\u2029 \n\t\u0000") else "a" + text, bites) for name, text, bites in samples.texts()]


@pytest.fixture(scope="module")
def stored(server):
    """The id of each text's dialog by kind; texts that the door refuses are left out."""
    ids, refused = {}, []
    for number, (name, text, _) in enumerate(texts()):
        for kind in KINDS:
            path = f"/api/v1/dialogs/text-{kind}-{number}"
            answer = server.call("PUT", path, document(kind, text))
            assert answer.status in (201, *REFUSED), (name, kind, answer.status)
            if answer.status == 201:
                ids[number, kind] = f"text-{kind}-{number}"
                server.post(f"{path}/responses", {"outcome": "button", "button": "no"})
            else:
                refused.append(name)
                assert "\u0000" in text, (name, answer.body)
    return ids


def test_a_careless_page_trips_on_the_marked_texts(server, chromium):
    """Else the tests below would prove nothing."""
    stage = Stage(chromium, server.url)
    silent = []
    marked = [(name, text) for name, text, bites in texts() if bites]
    for name, text in marked:
        pages = (f"<!doctype html><body><p>{text}</p>", f"<!doctype html><body><input value=\"{text}\">",
                 f"<!doctype html><title>{text}</title><body>", f"<!doctype html><body><textarea>{text}</textarea>")
        if not any(stage.trips(page) for page in pages):
            silent.append(name)
    stage.close()
    assert not silent, silent
    print(f"T16: the careless page trips on {len(marked)} of {len(marked)} marked texts")


@pytest.mark.parametrize("kind", KINDS)
def test_no_text_changes_a_stage(server, chromium, stored, kind):
    stage = Stage(chromium, server.url)
    server.call("PUT", f"/api/v1/dialogs/plain-{kind}", document(kind, "Plain text"))
    control = stage.open(f"/preview/plain-{kind}").shape()
    assert len(control) > 50
    checked, wrong = 0, []
    for number, (name, text, _) in enumerate(texts()):
        if (number, kind) not in stored or not (EVERYTHING or kind == "dialog" or number % 3 == KINDS.index(kind) - 1):
            continue
        stage.open(f"/preview/{stored[number, kind]}")
        faults = stage.faults()
        shape = stage.shape()
        if shape != control:
            faults.append(f"shape: {[pair for pair in zip(shape, control) if pair[0] != pair[1]][:2]}, {len(shape)}")
        shown = stage.page.text_content("[data-part=title]")
        if shown.replace("\r", "\n").strip() != text[:200].replace("\r\n", "\n").replace("\r", "\n").strip():
            faults.append(f"shows {shown!r}")
        checked += 1
        wrong += [(name, fault) for fault in faults]
    stage.close()
    assert not wrong, wrong[:10]
    print(f"T16: {checked} texts in every field of a {kind}, none moved a node")


def test_no_text_bites_on_our_own_pages(server, chromium, stored):
    stage = Stage(chromium, server.url)
    wrong = []
    for path in ["/", "/?q=text", "/docs"]:
        wrong += [(path, fault) for fault in stage.open(path).faults()]
    for (number, kind), id in stored.items():
        # Each text on both pages of one kind: the pages differ by kind in their stage only.
        if KINDS[number % len(KINDS)] == kind:
            for path in [f"/dialogs/{id}", f"/dialogs/{id}/responses"][:None if EVERYTHING else 1 + number % 2]:
                wrong += [(texts()[number][0], path, fault) for fault in stage.open(path, "domcontentloaded").faults()]
    stage.close()
    assert not wrong, wrong[:10]


def test_no_text_bites_through_an_address(server, chromium):
    """As an override, a query, a parameter and a path, all of which come back on pages."""
    from urllib.parse import quote
    import json

    stage = Stage(chromium, server.url)
    wrong = []
    for number, (name, text, _) in enumerate(texts()):
        encoded = quote(json.dumps(text, ensure_ascii=False))
        paths = [f"/preview/plain-slot?set=/title:{encoded}", f"/?q={quote(text)}", f"/preview/plain-slot?style={quote(text)}",
                     f"/dialogs/{quote(text, safe='')}", f"/problems/{quote(text, safe='')}"]
        for path in paths if EVERYTHING else [paths[0], paths[1 + number % 4]]:
            if "%00" in path or "\\u0000" in path:
                continue
            stage.foreign.clear()
            stage.page.goto(server.url + path, wait_until="domcontentloaded")
            wrong += [(name, path, fault) for fault in stage.faults()]
    stage.close()
    assert not wrong, wrong[:10]


def test_no_response_bites(server, chromium):
    """Answers come back on the responses page, in the answer page and in tables."""
    fields = {"title": "R", "content": [{"type": "textArea", "name": "t", "label": "T"}], "buttons": [{"id": "ok", "label": "OK"}]}
    server.call("PUT", "/api/v1/dialogs/answered", fields)
    stage = Stage(chromium, server.url)
    for name, text, _ in texts():
        body = {"outcome": "button", "button": "ok", "values": {"t": text}}
        assert server.post("/api/v1/dialogs/answered/responses", body).status in (201, *REFUSED), name
        page = server.call("POST", "/api/v1/dialogs/answered/responses", "button=ok&t=" + __import__("urllib.parse").parse.quote(text),
                           {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"})
        assert page.status in (201, *REFUSED) and b"<script>__pwn" not in page.body and b"onerror=__pwn(1)>" not in page.body, name
    faults = stage.open("/dialogs/answered/responses").faults()
    stage.close()
    assert not faults, faults
    table = server.get("/api/v1/dialogs/answered/responses?format=csv")
    assert table.headers["Content-Type"].startswith("text/csv") and table.headers["X-Content-Type-Options"] == "nosniff"


ALLOWED = {"p", "em", "strong", "code", "pre", "ul", "ol", "li", "blockquote", "a", "br", "hr", "h3", "h4", "h5", "h6", "div", "bdi"}


def test_markdown_brings_only_what_is_allowed(server, chromium):
    stage = Stage(chromium, server.url)
    wrong, checked, refused = [], 0, 0
    for number, (name, text) in enumerate(samples.markdown()):
        path = f"/api/v1/dialogs/markdown-{number}"
        answer = server.call("PUT", path, {"title": "M", "message": text})
        assert answer.status in (201, *REFUSED), (name, answer.status)
        if answer.status != 201:
            refused += 1
            continue
        page = server.get(f"/preview/markdown-{number}")
        assert len(page.body) < 12 * len(text) + 65_536, (name, len(page.body))
        wrong += [(name, fault) for fault in stage.open(f"/preview/markdown-{number}").faults()]
        nodes = stage.page.evaluate("""() => [...document.querySelectorAll('[data-part=message], [data-part=message] *')]
            .map(element => [element.localName, element.getAttributeNames(), element.href || ''])""")
        for element, attributes, href in nodes:
            if element not in ALLOWED or set(attributes) - {"href", "target", "rel", "dir", "start", "data-part", "id"}:
                wrong.append((name, element, attributes))
            if href and not href.startswith(("http://", "https://", "mailto:", "tel:")):
                wrong.append((name, href))
        checked += 1
    stage.close()
    assert not wrong, wrong[:10]
    print(f"T19: {checked} messages shown, {refused} refused")


def test_text_of_the_other_direction_stays_in_its_place(server, chromium):
    """Overrides without an end, in a title and in labels, leave the letters beside them in their order."""
    server.call("PUT", "/api/v1/dialogs/bidi", {
        "title": "safe \u202etxt.exe", "message": "\u202eabc", "host": {"template": "list", "items": ["\u202eabc", "def"]},
        "content": [{"type": "text", "text": "def"}, {"type": "radio", "name": "r", "label": "\u202eabc",
                                                      "options": [{"value": "1", "label": "\u202eabc"}, {"value": "2", "label": "def"}]}],
        "buttons": [{"id": "a", "label": "\u202eabc"}, {"id": "b", "label": "def"}]})
    stage = Stage(chromium, server.url).open("/preview/bidi")
    places = stage.page.evaluate("""() => { const found = [];
        for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode();) {
          const node = walker.currentNode;
          if (node.data.trim() !== 'def') continue;
          const start = node.data.indexOf('def');
          found.push([0, 1, 2].map(offset => { const range = document.createRange();
            range.setStart(node, start + offset); range.setEnd(node, start + offset + 1); return range.getBoundingClientRect().x; }));
        } return found; }""")
    stage.close()
    assert len(places) >= 3 and all(a < b < c for a, b, c in places), places
    assert "\u202etxt.exe" in server.get("/preview/bidi").body.decode()
