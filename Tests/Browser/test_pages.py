"""Our own pages: no script errors, nothing for axe to find, narrow and wide, by keyboard."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import DESKTOP, OUTPUT, PHONE, ROOT
from measure import SURFACE, part, until

PAGES = {
    "gallery": "/",
    "workbench": "/dialogs/deactivate-plant",
    "workbench-form": "/dialogs/contact-us",
    "motion": "/dialogs/deactivate-plant?panel=motion&at=200",
    "motion-bezier": "/dialogs/error-banner?panel=motion&phase=exit",
    "filmstrip": "/dialogs/deactivate-plant/filmstrip",
    "new": "/new",
    "responses": "/dialogs/deactivate-plant/responses",
    "docs": "/docs",
    "styles": "/styles",
    "missing": "/dialogs/not-there",
}
NARROW = {"width": 320, "height": 640}


def settle(page):
    """Waits until nothing of the page's own moves, by the animations themselves."""
    page.wait_for_load_state("load")
    page.evaluate("Promise.all(document.getAnimations().map((a) => a.finished.catch(() => 0)))")


@pytest.mark.allow_errors
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(chromium, open_page, name, theme):
    page = open_page(chromium, PAGES[name], DESKTOP, color_scheme=theme)
    settle(page)
    found = Axe().run(page, options={"iframes": False}).response["violations"]
    assert not found, [(item["id"], [node["target"] for node in item["nodes"]]) for item in found]


@pytest.mark.allow_errors
@pytest.mark.parametrize("viewport", [NARROW, PHONE, {"width": 768, "height": 1024}, {"width": 1440, "height": 900}],
                         ids=lambda viewport: str(viewport["width"]))
@pytest.mark.parametrize("name", PAGES)
def test_nothing_runs_out_sideways(browser, open_page, name, viewport):
    page = open_page(browser, PAGES[name], viewport)
    settle(page)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= viewport["width"]
    OUTPUT.mkdir(exist_ok=True)
    page.screenshot(path=OUTPUT / f"{name}-{viewport['width']}-{browser.engine}.png")


@pytest.mark.parametrize("name", [name for name in PAGES if name != "missing"])
def test_no_script_fails_and_nothing_comes_from_elsewhere(browser, open_page, server, name):
    foreign = []
    page = open_page(browser, PAGES[name])
    page.on("request", lambda request: foreign.append(request.url) if not request.url.startswith(server.url)
            and not request.url.startswith(("data:", "blob:")) else None)
    page.reload()
    settle(page)
    assert foreign == []


def test_a_click_on_a_card_leads_to_the_dialog(browser, open_page, server):
    before = len(server.responses("plain-slot"))
    page = open_page(browser, "/")
    page.get_by_role("link", name=server.get("/api/v1/dialogs/plain-slot").json["definition"]["name"]).click()
    page.wait_for_url("**/dialogs/plain-slot")
    stage = page.frame_locator("iframe[data-stage-frame]")
    stage.locator(SURFACE).wait_for()
    stage.locator(part("button")).first.click()
    page.locator("[data-responses] .response").first.wait_for()
    stored = server.responses("plain-slot")
    assert len(stored) == before + 1 and stored[0]["outcome"] == "button"


def test_at_most_twelve_stages_are_alive(browser, open_page):
    page = open_page(browser, "/", {"width": 1680, "height": 1050})
    for _ in range(6):
        page.mouse.wheel(0, 700)
        until(page, "document.querySelectorAll('.card iframe[data-ready]').length > 0")
        assert page.locator(".card iframe").count() <= 12 + 1


def test_a_new_dialog_appears_on_reload(browser, open_page, server):
    page = open_page(browser, "/")
    title = f"Fresh from the shell, for {browser.engine}"
    server.post("/api/v1/dialogs", {"title": title})
    page.reload()
    assert page.get_by_role("link", name=title).count() == 1


def test_search_and_filters_stand_in_the_address(browser, open_page):
    page = open_page(browser, "/?q=toast&kind=toast")
    shown = page.locator(".card[data-card]:not([hidden])")
    assert shown.count() > 0
    assert set(shown.evaluate_all("(cards) => cards.map((card) => card.dataset.kind)")) == {"toast"}
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.matches('[data-search-field]')")
    page.keyboard.type("zzzz")
    page.get_by_role("heading", name="Nothing matches").wait_for()
    assert "q=zzzz" in page.url
    page.get_by_role("button", name="Clear search and filters").click()
    assert re.search(r"/\??$", page.url)
    assert page.locator(".card[data-card][hidden]").count() == 0


def test_arrows_walk_the_cards(browser, open_page):
    page = open_page(browser, "/")
    links = page.locator(".card-link")
    links.first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement === document.querySelectorAll('.card-link')[1]")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("[...document.querySelectorAll('.card-link')].indexOf(document.activeElement)") > 1


def test_the_theme_is_remembered_without_a_flash(chromium, open_page, server):
    page = open_page(chromium, "/", color_scheme="light")
    page.locator("[data-theme-switch] input[value=dark]").check(force=True)
    page.goto(server.url + "/docs")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.locator("head script[src*='theme-early']").count() == 1


def test_the_definition_is_checked_and_saved(browser, open_page, server):
    server.call("PUT", "/api/v1/dialogs/to-edit", {"title": "Before"})
    page = open_page(browser, "/dialogs/to-edit")
    editor = page.locator("[data-editor]")
    editor.fill('{"title": "After", "buttonz": []}')
    page.locator("[data-issues] li").first.wait_for()
    assert "buttons" in page.locator("[data-issues]").inner_text()
    assert page.locator("[data-save]").is_disabled()
    editor.fill('{"title": "After"}')
    until(page, "!document.querySelector('[data-save]').disabled")
    page.locator("[data-save]").click()
    page.get_by_text("Saved", exact=True).wait_for()
    assert server.get("/api/v1/dialogs/to-edit").json["definition"] == {"title": "After"}
    page.frame_locator("iframe[data-stage-frame]").get_by_text("After").first.wait_for()


def test_the_readme_picture_is_ours(chromium, open_page):
    """Makes the picture of the README when asked to: RECORD_PICTURES=1."""
    import os

    page = open_page(chromium, "/", {"width": 1440, "height": 900}, device_scale_factor=1)
    until(page, "document.querySelectorAll('.card iframe[data-ready]').length >= 11")
    settle(page)
    shot = page.screenshot()
    assert len(shot) > 20_000
    if os.environ.get("RECORD_PICTURES"):
        (ROOT / "Public" / "img" / "gallery.png").write_bytes(shot)
