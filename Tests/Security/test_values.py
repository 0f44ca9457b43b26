"""Addresses and style values: refused by name, or printed anew (T17, T18)."""

import samples
from pages import Stage

REFUSED = (400, 422)
TOKENS = {
    "color": "surface/background", "corners": "surface/radius", "edges": "surface/padding", "shadow": "surface/shadow",
    "family": "title/font", "size": "title/size", "border": "surface/border", "weight": "title/weight",
    "maximum": "surface/maxWidth", "align": "message/align", "height": "title/lineHeight",
}


def with_token(token, value):
    family, name = token.split("/")
    return {"title": "C", "style": {"base": "ios", "tokens": {family: {name: value}}}}


def with_address(address):
    return {"title": "U", "buttons": [{"id": "go", "label": "Go", "href": address}]}


def with_image(address):
    return {"title": "U", "content": [{"type": "image", "src": address, "alt": "a"}]}


def test_a_careless_link_is_dangerous_on_the_marked_addresses(server, chromium):
    stage = Stage(chromium, server.url)
    harmless = []
    marked = [(name, text) for name, text, row in samples._context("url") if row.get("naive_bad")]
    stage.open("/livez")
    for name, text in marked:
        dangerous = stage.page.evaluate("""text => { const a = document.createElement('a'); a.setAttribute('href', text);
            return !['http:', 'https:', 'mailto:', 'tel:'].includes(a.protocol) || a.host !== location.host }""", text)
        if not dangerous:
            harmless.append(name)
    stage.close()
    assert not harmless, harmless
    print(f"T17: the careless link is dangerous on {len(marked)} of {len(marked)} marked addresses")


def test_addresses_are_refused_or_allowed_as_labelled(server):
    refused = allowed = 0
    wrong = []
    for name, address, kind in samples.urls():
        answer = server.post("/api/v1/dialogs?validate=only", with_address(address))
        if kind == "refuse":
            refused += 1
            names = [error.get("pointer") for error in answer.json.get("errors", [])]
            if answer.status not in REFUSED or (answer.status == 422 and "#/buttons/0/href" not in names):
                wrong.append((name, answer.status, names))
            image = server.post("/api/v1/dialogs?validate=only", with_image(address))
            if image.status not in REFUSED:
                wrong.append((name, "image", image.status))
        elif kind == "allow":
            allowed += 1
            if answer.status != 200:
                wrong.append((name, answer.status, answer.body[:200]))
    assert not wrong, wrong
    print(f"T17: {refused} refused, {allowed} allowed")


def test_refused_addresses_are_no_links_in_messages(server, chromium):
    stage = Stage(chromium, server.url)
    wrong = []
    rows = [(name, address) for name, address, kind in samples.urls() if kind == "refuse" and len(address) < 1000 and "\0" not in address]
    message = "\n\n".join(f"[x](<{address}>)".replace("\r", "&#13;").replace("\n", "&#10;") for _, address in rows)
    for start in range(0, len(message), 4_000):
        path = f"/api/v1/dialogs/links-{start}"
        assert server.call("PUT", path, {"title": "L", "message": message[start:start + 4_000]}).status == 201
        stage.open(f"/preview/links-{start}")
        links = stage.page.evaluate("() => [...document.querySelectorAll('[data-part=message] a')].map(a => [a.protocol, a.host, a.rel])")
        wrong += [link for link in links if link[0] not in ("http:", "https:", "mailto:", "tel:") or "evil" in link[1] or "noopener" not in link[2]]
        wrong += stage.faults()
    stage.close()
    assert not wrong, wrong


def test_a_careless_sheet_trips_on_the_marked_values(server, chromium):
    stage = Stage(chromium, server.url)
    silent = []
    marked = [(name, text) for name, text, row in samples._context("css") if row.get("naive_bad")]
    for name, text in marked:
        page = ("<!doctype html><style>p{color:%s;background:%s;font-family:%s}\n.after{width:77px}</style>"
                "<body><p>a<input value=abc></p><div class=after>b</div>" % (text, text, text))
        if not stage.trips(page):
            silent.append(name)
    stage.close()
    assert not silent, silent
    print(f"T18: the careless sheet trips on {len(marked)} of {len(marked)} marked values")


def test_values_are_refused_or_allowed_as_labelled(server):
    wrong = []
    counts = {"refuse": 0, "allow": 0}
    for name, value, kind in samples.values():
        if kind not in counts:
            continue
        counts[kind] += 1
        documents = {"#/backdrop/color": {"title": "C", "backdrop": {"color": value}},
                     "#/buttons/0/background": {"title": "C", "buttons": [{"label": "a", "background": value}]},
                     "#/content/0/width": {"title": "C", "content": [{"type": "image", "src": "/a.png", "alt": "a", "width": value}]}}
        for token in TOKENS.values():
            documents[f"#/style/tokens/{token}"] = with_token(token, value)
        answers = {place: server.post("/api/v1/dialogs?validate=only", body) for place, body in documents.items()}
        statuses = {place: answer.status for place, answer in answers.items()}
        for place, answer in answers.items():
            errors = answer.json.get("errors", [])
            if answer.status == 422 and ([error["pointer"] for error in errors] != [place] or errors[0]["code"] == "unknown-key"):
                wrong.append((name, place, errors))
        if kind == "refuse" and not set(statuses.values()) <= set(REFUSED):
            wrong.append((name, {place: status for place, status in statuses.items() if status not in REFUSED}))
        if kind == "allow" and 200 not in statuses.values():
            wrong.append((name, statuses))
    assert not wrong, wrong
    print(f"T18: {counts['refuse']} refused in {3 + len(TOKENS)} places, {counts['allow']} allowed")


def test_allowed_values_make_no_rules_and_no_requests(server, chromium):
    """The sheet of a dialog full of values has the rules of a plain one, and asks for nothing."""
    stage = Stage(chromium, server.url, with_policy=True)
    count = "() => [...document.styleSheets].map(sheet => { try { return sheet.cssRules.length } catch { return -1 } })"
    server.call("PUT", "/api/v1/dialogs/valued", {"title": "V"})
    control = stage.open("/preview/valued").page.evaluate(count)
    for number, (name, value, kind) in enumerate(samples.values()):
        for place in TOKENS.values():
            if kind != "allow" or server.call("PUT", "/api/v1/dialogs/valued", with_token(place, value)).status != 200:
                continue
            rules = stage.open("/preview/valued").page.evaluate(count)
            assert rules == control and not stage.foreign, (name, place, rules, control, stage.foreign)
    stage.close()
