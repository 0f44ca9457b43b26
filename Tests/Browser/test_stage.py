"""How a stage behaves under hands and keys: motion, focus, dismissal, answers."""

import json
import pathlib

import pytest

from conftest import OUTPUT, PHONE
from measure import SURFACE, button, near, part, until

EVENTS = """window.events = [];
for (const type of ["dialog:open", "dialog:settled", "dialog:close"])
  addEventListener(type, (event) => events.push({ type, ...event.detail }));"""
SECTION = {"kind": "toast", "title": "Saved", "dismiss": {"after": 4}}


@pytest.fixture
def stage(browser, open_page):
    """Opens a stage on a phone, told of its events from the first."""

    def open_(path):
        return open_page(browser, path, PHONE, prepare=lambda page: page.add_init_script(EVENTS))

    return open_


def state(page):
    return page.locator(".dlg").get_attribute("data-state")


def in_state(page, wanted):
    page.locator(f".dlg[data-state={wanted}]").wait_for(state="attached")


def closed(page):
    """The last event, once the dialog has closed."""
    in_state(page, "closed")
    return page.evaluate("events.at(-1)")


def focused(page):
    return page.evaluate("(({ dataset, name, id }) => dataset.button ?? dataset.part ?? name)(document.activeElement)")


HEIGHTS = """async (frames) => {
  const surface = document.querySelector("[data-part=surface]"), heights = [];
  for (let frame = 0; frame < frames; frame++) {
    heights.push(new DOMMatrix(getComputedStyle(surface).transform).m42);
    await new Promise(requestAnimationFrame);
  }
  return heights }"""


def test_the_entrance_plays_once_and_is_told(stage):
    page = stage("/preview/error-window?theme=light")
    until(page, "events.length === 2")
    assert [event["type"] for event in page.evaluate("events")] == ["dialog:open", "dialog:settled"]
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert page.locator(SURFACE).evaluate("(surface) => surface.getAnimations()[0].playState") == "finished"


def test_the_exit_is_played_before_the_dialog_closes(stage):
    page = stage("/preview/deactivate-plant?phase=settled")
    page.keyboard.press("Escape")
    assert state(page) == "closing"
    assert page.evaluate("document.querySelector('dialog').open")
    event = closed(page)
    assert (event["type"], event["outcome"]) == ("dialog:close", "escape")
    assert not page.evaluate("document.querySelector('dialog').open")


def test_a_dialog_that_is_closed_on_its_way_in_turns_round_without_a_jump(stage):
    page = stage("/preview/deactivate-plant?open=0&speed=0.2")
    page.locator(part("open")).click()
    page.wait_for_timeout(400)
    before = page.evaluate(HEIGHTS, 1)[0]
    page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))")
    after = page.evaluate(HEIGHTS, 1)[0]
    assert state(page) == "closing"
    assert 20 < before < 980
    near(after, before, 60)


def test_focus_starts_inside_wraps_and_returns(stage):
    page = stage("/preview/deactivate-plant?phase=settled")
    assert focused(page) == "cancel"
    stops = []
    for _ in range(4):
        page.keyboard.press("Tab")
        stops.append(focused(page))
    assert stops == ["close", "deactivate", "cancel", "close"]
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "cancel"
    page.keyboard.press("Escape")
    closed(page)
    assert focused(page) == "open"


def test_a_destructive_alert_starts_at_its_least_destructive_button(stage, server):
    server.call("PUT", "/api/v1/dialogs/stage-destroy", {"kind": "alert", "title": "Delete?", "buttons": [
        {"id": "delete", "label": "Delete", "role": "confirm", "destructive": True},
        {"id": "keep", "label": "Keep", "role": "cancel"}]})
    assert focused(stage("/preview/stage-destroy")) == "keep"


def test_a_long_text_opens_at_its_top(stage, server):
    server.call("PUT", "/api/v1/dialogs/stage-long", {"title": "Terms", "message": "Word " * 900, "content": [
        {"type": "checkbox", "name": "agree", "label": "Agree"}]})
    page = stage("/preview/stage-long?phase=settled")
    assert focused(page) == "title"
    assert page.locator(".dlg-body").evaluate("(body) => body.scrollTop") == 0


def test_a_press_that_ends_outside_does_not_close(stage):
    page = stage("/preview/deactivate-plant?phase=settled")
    title = page.locator(part("title")).bounding_box()
    page.mouse.move(title["x"] + 9, title["y"] + 9)
    page.mouse.down()
    page.mouse.move(9, 9)
    page.mouse.up()
    assert state(page) == "open"
    page.mouse.click(9, 9)
    assert closed(page)["outcome"] == "backdrop"


def test_return_presses_the_default_button_and_answers_once(stage, server):
    page = stage("/preview/name-popup?phase=settled")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    event = closed(page)
    assert (event["outcome"], event["button"], event["values"]) == ("button", "done", {"name": "Ada"})
    stored = server.responses("name-popup")[0]
    assert (stored["button"], stored["values"]) == ("done", {"name": "Ada"})


def test_errors_stand_at_their_fields_in_our_words_and_go_on_edit(stage, server):
    server.call("PUT", "/api/v1/dialogs/stage-form", {"title": "Form", "content": [
        {"type": "textField", "name": "name", "label": "Name", "required": True, "minLength": 3},
        {"type": "email", "name": "mail", "label": "Mail", "required": True},
        {"type": "radio", "name": "way", "label": "Way", "required": True, "options": [
            {"value": "a", "label": "A"}, {"value": "b", "label": "B"}]}],
        "buttons": [{"id": "send", "label": "Send", "role": "confirm"}]})
    page = stage("/preview/stage-form?phase=settled")
    page.locator("[data-name=mail]").fill("nobody")
    page.locator(button("send")).click()
    errors = page.locator("[data-field] > [data-part=error]").all_inner_texts()
    assert errors == ["Fill this in.", "Enter an address such as name@example.org.", "Choose one."]
    assert focused(page) == "name"
    assert page.locator("[data-name=name]").get_attribute("aria-invalid") == "true"
    page.keyboard.type("Ada")
    assert page.locator("[data-name=name]").get_attribute("aria-invalid") is None
    page.locator("[data-name=mail]").clear()
    page.locator("[data-name=mail]").fill("ada@example.org")
    page.locator(part("option")).nth(1).click()
    page.locator(button("send")).click()
    assert closed(page)["values"] == {"name": "Ada", "mail": "ada@example.org", "way": "b"}


@pytest.mark.allow_errors
def test_a_refused_answer_keeps_the_dialog_and_a_lost_one_can_be_sent_again(stage):
    page = stage("/preview/name-popup?phase=settled")
    keys = []

    def refuse(route):
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) == 1:
            problem = {"detail": "Not that one.", "errors": [{"pointer": "#/values/name", "detail": "Taken."}]}
            route.fulfill(status=422, content_type="application/problem+json", body=json.dumps(problem))
        elif len(keys) == 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/responses*", refuse)
    page.locator("[data-name=name]").fill("Ada")
    page.locator(button("done")).click()
    page.get_by_text("Taken.").wait_for()
    assert state(page) == "open"
    page.locator(button("done")).click()
    page.get_by_text("Not sent").wait_for()
    assert page.locator("[data-name=name]").input_value() == "Ada"
    page.locator(button("done")).click()
    closed(page)
    assert keys[0] != keys[1] == keys[2], "the same key again only where nothing was answered"


def test_a_toast_replaces_its_text_in_place_and_starts_its_clock_anew(stage):
    page = stage("/preview/error-banner")
    first = page.get_by_role("button", name="Error 2")
    first.click()
    clock = page.locator(part("timer")).evaluate("(timer) => timer.getAnimations()[0].currentTime")
    assert clock < 2000
    assert page.locator(part("title")).inner_text() == "Second Error"
    page.locator(part("timer")).evaluate("(timer) => { timer.getAnimations()[0].currentTime = 2000 }")
    first.click()
    assert page.locator(part("timer")).evaluate("(timer) => timer.getAnimations()[0].currentTime") >= 2000
    page.locator(part("timer")).evaluate("(timer) => timer.getAnimations()[0].finish()")
    assert closed(page)["outcome"] == "timeout"
    first.click()
    assert state(page) == "open", "the same text can be shown again"


def test_a_clock_rests_under_the_pointer(stage, server):
    server.call("PUT", "/api/v1/dialogs/stage-toast", SECTION)
    page = stage("/preview/stage-toast")
    page.locator(SURFACE).hover()
    assert page.locator(part("timer")).evaluate("(timer) => timer.getAnimations()[0].playState") == "paused"
    page.mouse.move(200, 700)
    assert closed(page)["outcome"] == "timeout"


def test_a_sheet_is_drawn_away_or_springs_back(stage, server):
    server.call("PUT", "/api/v1/dialogs/stage-sheet", {"kind": "sheet", "title": "Sheet", "message": "Pull me."})
    page = stage("/preview/stage-sheet?phase=settled")
    handle = page.locator(".dlg-handle").bounding_box()
    height = page.locator(SURFACE).bounding_box()["height"]
    x, y = handle["x"] + 18, handle["y"] + 2
    for distance, wanted in ((20, "open"), (height * 0.7, "closed")):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + distance, steps=5)
        page.wait_for_timeout(150)
        page.mouse.up()
        if wanted == "open":
            page.wait_for_timeout(300)
            assert state(page) == "open"
            assert page.locator(SURFACE).evaluate("(surface) => surface.style.translate") == ""
    assert closed(page)["outcome"] == "drag"


def test_a_frozen_moment_stands_still_without_scripts(browser, open_page):
    page = open_page(browser, "/preview/deactivate-plant?phase=enter&at=100&theme=light", PHONE,
                     java_script_enabled=browser.engine != "chromium")
    first = page.locator(SURFACE).bounding_box()["y"]
    page.wait_for_timeout(200)
    assert page.locator(SURFACE).bounding_box()["y"] == first > 400


def test_without_scripts_the_form_is_posted_and_the_answer_shown(browser, open_page, server):
    if browser.engine != "chromium":
        pytest.skip("Firefox driven this way keeps scripts on")
    page = open_page(browser, "/preview/name-popup", PHONE, java_script_enabled=False)
    page.locator("[data-name=name]").fill("Grace")
    page.locator("[data-name=name]").press("Enter")
    page.wait_for_load_state()
    assert "Grace" in page.locator("body").inner_text()
    assert server.responses("name-popup")[0]["values"] == {"name": "Grace"}


def test_a_framed_stage_tells_its_parent_and_stores_nothing(browser, open_page, server):
    page = open_page(browser, "/docs", PHONE)
    before = len(server.responses("plain-slot"))
    page.evaluate("""(address) => {
      window.told = [];
      addEventListener("message", ({ data }) => told.push(data));
      const frame = document.createElement("iframe");
      Object.assign(frame, { src: address, width: 380, height: 600, sandbox: "allow-scripts allow-forms" });
      document.body.append(frame) }""", server.url + "/preview/plain-slot")
    page.frame_locator("iframe").locator(button("close")).click()
    until(page, "told.some(({ type }) => type === 'dialog:close')")
    told = [message for message in page.evaluate("told") if message["type"].startswith("dialog:")]
    assert [message["type"] for message in told] == ["dialog:open", "dialog:settled", "dialog:close"]
    assert (told[-1]["id"], told[-1]["button"]) == ("plain-slot", "close")
    assert len(server.responses("plain-slot")) == before


def test_a_rendered_document_works_from_a_file(browser, open_page, server):
    document = {"title": "Alone", "message": "On a disk.", "dismiss": {"escape": True}}
    answer = server.post("/api/v1/render", document)
    assert answer.status == 200
    file = OUTPUT / f"alone-{browser.engine}.html"
    pathlib.Path(file).write_bytes(answer.body)
    page = open_page(browser, file.as_uri(), PHONE)
    page.locator(SURFACE).wait_for()
    until(page, "document.querySelector('dialog').matches(':modal')")
    page.keyboard.press("Escape")
    in_state(page, "closed")
    page.locator(part("open")).click()
    assert state(page) == "open"
