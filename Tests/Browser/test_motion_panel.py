"""The motion panel of the workbench: what it shows is what the stage does, by pointer, by keys and from the address."""

import json
import math
import urllib.parse

import pytest

from conftest import DESKTOP
from curves import spring
from measure import SURFACE, until

WAY = 1000


def query(**values):
    return urllib.parse.urlencode(
        {name: value if isinstance(value, str) else json.dumps(value) for name, value in values.items()})


def workbench(open_page, browser, dialog="deactivate-plant", viewport=DESKTOP, **state):
    page = open_page(browser, f"/dialogs/{dialog}?{query(panel='motion', **state)}", viewport)
    until(page, "document.querySelector('[data-curve]')")
    return page


def stage_frame(page):
    return page.frame_locator("[data-stage-frame]")


def offset(page):
    return stage_frame(page).locator(SURFACE).evaluate(
        "(surface) => new DOMMatrix(getComputedStyle(surface).transform).m42")


def time(page):
    now, end = page.locator("[data-motion-time]").inner_text().removesuffix(" ms").split(" / ")
    return int(now), int(end)


def shows(page, at):
    until(
        page, "(at) => document.querySelector('[data-motion-time]').textContent.startsWith(at + ' / ')", str(at))


def address(page, name):
    page.wait_for_timeout(200)
    return urllib.parse.parse_qs(urllib.parse.urlparse(page.url).query).get(name, [None])[0]


LEGACY = spring(2 * math.pi / 0.55, 0.825)


def test_address_restores_the_moment(browser, open_page):
    page = workbench(open_page, browser, at="220")
    shows(page, 220)
    page.wait_for_timeout(400)
    assert abs(offset(page) - WAY * (1 - LEGACY(0.22))) < 0.3


def test_playhead_by_keys(browser, open_page):
    page = workbench(open_page, browser)
    head = page.get_by_role("slider", name="Playhead")
    head.focus()
    for key, at in [("Home", 0), ("ArrowRight", 17), ("ArrowRight", 33), ("ArrowLeft", 17), ("PageUp", 117),
                    ("PageDown", 17), ("Shift+ArrowRight", 117), ("End", 1111), ("ArrowRight", 1111)]:
        page.keyboard.press(key)
        shows(page, at)
        assert head.get_attribute("aria-valuenow") == str(at)
    page.keyboard.press("Home")
    page.wait_for_timeout(150)
    assert abs(offset(page) - WAY) < 0.3
    assert address(page, "at") == "0"


def test_playhead_by_dragging(browser, open_page):
    page = workbench(open_page, browser)
    box = page.locator("[data-motion-axis]").bounding_box()
    page.mouse.move(box["x"] + 2, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8, steps=4)
    page.mouse.up()
    now, end = time(page)
    assert abs(now - end / 2) < 8
    page.wait_for_timeout(150)
    assert abs(offset(page) - WAY * (1 - LEGACY(now / 1000))) < 8


def test_play_pause_step_loop_and_speed(browser, open_page):
    page = workbench(open_page, browser)
    play = page.locator("[data-motion-play]")
    page.get_by_role("radio", name="10 %").check(force=True)
    page.locator("[data-motion-head]").focus()
    page.keyboard.press("Space")
    page.wait_for_timeout(900)
    assert play.get_attribute("aria-label") == "Pause"
    page.keyboard.press("Space")
    held, _ = time(page)
    assert 30 < held < 250
    page.keyboard.press(".")
    stepped, _ = time(page)
    assert stepped - held in (16, 17)
    page.keyboard.press(",")
    shows(page, held)
    assert address(page, "speed") == "0.1"
    page.get_by_label("100", exact=True).check(force=True)
    page.keyboard.press("l")
    assert page.locator("[data-motion-loop]").get_attribute("aria-pressed") == "true"
    page.wait_for_timeout(2600)
    assert play.get_attribute("aria-label") == "Pause"
    page.keyboard.press("l")
    until(page, "document.querySelector('[data-motion-play]').getAttribute('aria-label') === 'Play'")
    shows(page, 1111)


def test_exit_is_played_to_its_end_and_back(browser, open_page):
    page = workbench(open_page, browser, phase="exit", at="300")
    page.wait_for_timeout(400)
    assert abs(offset(page) - WAY * LEGACY(0.3)) < 0.3
    page.get_by_label("Enter", exact=True).check(force=True)
    page.locator("[data-motion-head]").focus()
    page.keyboard.press("End")
    page.wait_for_timeout(200)
    assert abs(offset(page)) < 0.3
    assert address(page, "phase") is None
    page.keyboard.press("m")
    assert page.locator("[data-motion-body]").is_hidden()
    stage_frame(page).locator("[data-part=close]").click()
    stage_frame(page).locator(SURFACE).wait_for(state="hidden")


def test_numbers_change_curve_stage_and_outputs(browser, open_page):
    page = workbench(open_page, browser, at="220")
    number = page.get_by_role("textbox", name="Damping fraction")
    number.fill("0.4")
    number.press("Tab")
    until(page, "document.querySelector('[data-copy-source=motion-swiftui]').textContent.includes('0.4')")
    page.wait_for_timeout(300)
    bouncy = spring(2 * math.pi / 0.55, 0.4)
    assert abs(offset(page) - WAY * (1 - bouncy(0.22))) < 0.3
    assert json.loads(address(page, "curve")) == {"type": "spring", "response": 0.55, "dampingFraction": 0.4}
    assert "@keyframes" in page.locator("[data-copy-source=motion-css]").inner_text()
    token = json.loads(page.locator("[data-copy-source=motion-token]").inner_text())
    assert token["$extensions"]["dialog-preview"]["spring"]["dampingFraction"] == 0.4
    number.press("ArrowUp")
    assert number.input_value() == "0.41"
    number.press("Shift+ArrowDown")
    assert number.input_value() == "0.31"
    page.get_by_label("Bounce", exact=True).first.check(force=True)
    assert page.get_by_role("textbox", name="Bounce").input_value() == "0.69"
    page.get_by_label("Physical").check(force=True)
    assert abs(float(page.get_by_role("textbox", name="Stiffness").input_value()) - 130.51) < 0.01
    page.get_by_role("button", name="Reset").click()
    until(page, "document.querySelector('[data-motion-kind]').value === 'spring'")
    assert address(page, "curve") is None


def test_bad_number_says_its_range_and_changes_nothing(browser, open_page):
    page = workbench(open_page, browser)
    number = page.get_by_role("textbox", name="Response")
    for text in ["0", "-1", "11", "NaN", "1e9", ""]:
        number.fill(text)
        assert number.get_attribute("aria-invalid") == "true"
        assert number.get_attribute("title") == "From 0.01 to 10"
    assert address(page, "curve") is None
    number.press("Escape")
    assert number.input_value() == "0.55"


def test_slider_by_keys_and_scrubbing_a_label(browser, open_page):
    page = workbench(open_page, browser)
    slider = page.get_by_role("slider", name="Damping fraction")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert slider.get_attribute("aria-valuetext") == "0.835"
    label_ = page.locator(".number-label", has_text="Damping fraction")
    box = label_.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 10, steps=5)
    page.mouse.up()
    assert float(page.get_by_role("textbox", name="Damping fraction").input_value()) > 1.2
    label_.dblclick()
    until(page, "document.querySelector('[data-motion-kind]').value === 'spring'")


def test_bezier_handles_by_keys_and_pointer(browser, open_page):
    page = workbench(open_page, browser, dialog="error-banner")
    handle = page.get_by_role("slider", name="First handle")
    assert handle.get_attribute("aria-valuetext") == "x 0.42, y 0"
    handle.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    until(page, "document.querySelector('[data-handle=\"0\"]').getAttribute('aria-valuetext') === 'x 0.41, y 0.1'")
    assert page.evaluate("document.activeElement.dataset.handle") == "0"
    assert json.loads(address(page, "curve")) == {"type": "cubicBezier", "points": [0.41, 0.1, 0.58, 1], "duration": 0.35}
    box = page.get_by_role("slider", name="Second handle").bounding_box()
    page.mouse.move(box["x"] + 6, box["y"] + 6)
    page.mouse.down()
    page.mouse.move(box["x"] + 6, box["y"] - 20, steps=4)
    page.mouse.up()
    until(page, "Number(document.querySelector('[data-handle=\"1\"]').getAttribute('aria-valuetext').split('y ')[1]) > 1.1")
    until(page, "JSON.parse(new URL(location.href).searchParams.get('curve')).points[3] > 1.1")
    points = json.loads(address(page, "curve"))["points"]
    assert points[3] > 1.1 and abs(points[2] - 0.58) < 0.02


def test_second_curve_is_drawn_and_played_beside(browser, open_page):
    page = workbench(open_page, browser, at="220", compare="bouncy")
    second = page.frame_locator(".workbench-second iframe")
    second.locator(SURFACE).wait_for()
    page.wait_for_timeout(600)
    y = second.locator(SURFACE).evaluate("(surface) => new DOMMatrix(getComputedStyle(surface).transform).m42")
    assert abs(y - WAY * (1 - spring(2 * math.pi / 0.5, 0.7)(0.22))) < 0.3
    assert abs(offset(page) - WAY * (1 - LEGACY(0.22))) < 0.3
    assert page.locator(".plot-second").count() == 1
    page.get_by_label("Compare with").select_option("")
    until(page, "!document.querySelector('.workbench-second')")
    assert address(page, "compare") is None


def test_apply_writes_the_curve_into_the_definition(browser, open_page):
    page = workbench(open_page, browser, dialog="deactivate-plant", curve="snappy")
    page.get_by_role("button", name="Apply to definition").click()
    definition = json.loads(page.locator("[data-editor]").input_value())
    assert definition["animation"]["enter"]["curve"] == "snappy"
    assert address(page, "curve") is None
    assert page.get_by_role("button", name="Apply to definition").is_disabled()


def test_backdrop_is_a_track_with_its_own_curve(browser, open_page):
    page = workbench(open_page, browser)
    page.get_by_role("button", name="Backdrop").click()
    assert address(page, "part") == "backdrop"
    assert page.locator("[data-motion-kind]").input_value() == "easeOut"
    page.locator("[data-motion-kind]").select_option("linear")
    until(page, "document.querySelector('[data-copy-source=motion-css]').textContent.includes('backdrop-enter 350ms')")


@pytest.mark.parametrize("bad", [
    "curve=%7B%22type%22%3A", "curve=wobbly", "at=NaN", "at=-5", "speed=7", "compare=%3Cscript%3E", "phase=sideways",
    "at=599999",
])
def test_bad_address_falls_back(browser, open_page, bad):
    page = open_page(browser, f"/dialogs/deactivate-plant?panel=motion&{bad}")
    until(page, "document.querySelector('[data-curve]')")
    page.wait_for_timeout(200)
    assert time(page)[0] <= 1111


def test_closed_panel_plays_a_way_and_lets_the_stage_go(browser, open_page):
    page = open_page(browser, "/dialogs/error-banner")
    page.wait_for_timeout(500)
    page.get_by_label("Exit", exact=True).check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_timeout(1500)
    assert stage_frame(page).locator(SURFACE).is_visible()
    assert page.locator("[data-motion-play]").get_attribute("aria-label") == "Play"
    assert address(page, "at") is None
