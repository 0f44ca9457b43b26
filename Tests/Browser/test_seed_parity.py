"""The six seeds, line by line: each check bears the id of its line in the parity list."""

import math

import pytest

from conftest import DESKTOP, PHONE
from measure import BACKDROP, HOST, SURFACE, Stage, button, hex_rgb, near, part

LINES = []


def line(identifier, dialog, viewports=(PHONE, DESKTOP), **parameters):
    """Registers a check under its line's id; it gets the settled stage unless it asks for something else."""

    def register(check):
        for viewport in viewports:
            LINES.append(pytest.param(dialog, check, viewport, parameters,
                                      id=f"{identifier}-{dialog}-{viewport['width']}"))
        return check

    return register


@pytest.mark.parametrize("dialog, check, viewport, parameters", LINES)
def test_line(browser, open_page, dialog, check, viewport, parameters):
    query = "&".join(f"{name}={value}" for name, value in ({"theme": "light", "phase": "settled"} | parameters).items()
                     if value is not None)
    page = open_page(browser, f"/preview/{dialog}?{query}", viewport)
    check(Stage(page))


def spring(response, fraction):
    """The closed form of an underdamped spring from 0 to 1."""
    omega = 2 * math.pi / response
    decay, ringing = fraction * omega, omega * math.sqrt(1 - fraction * fraction)
    return lambda t: 1 - math.exp(-decay * t) * (math.cos(ringing * t) + decay / ringing * math.sin(ringing * t))


def bezier(x1, y1, x2, y2):
    """Progress over time of a CSS easing."""

    def progress(x):
        low, high = 0.0, 1.0
        for _ in range(60):
            s = (low + high) / 2
            if 3 * (1 - s) ** 2 * s * x1 + 3 * (1 - s) * s * s * x2 + s ** 3 < x:
                low = s
            else:
                high = s
        return 3 * (1 - low) ** 2 * low * y1 + 3 * (1 - low) * low * low * y2 + low ** 3

    return progress


def stored_answer(stage, act):
    """What the stage posts when `act` closes it."""
    with stage.page.expect_response(lambda answer: answer.request.method == "POST") as posted:
        act()
    assert posted.value.status == 201
    return posted.value.json()


# S0-A and S0-B: the card on a spring

for seed in ("deactivate-plant", "download-report"):

    @line("S0A-01", seed)
    def scrim(stage):
        assert stage.fill(BACKDROP) == (0, 0, 0, 0.5)
        view, box = stage.view, stage.box(BACKDROP)
        assert box["left"] <= 0 and box["top"] <= 0
        assert box["right"] >= view["width"] and box["bottom"] >= view["height"]

    @line("S0A-01", seed, insets="iphone")
    def scrim_under_safe_areas(stage):
        assert stage.box(BACKDROP)["top"] <= 0 and stage.box(BACKDROP)["bottom"] >= stage.view["height"]

    @line("S0A-02", seed)
    def card(stage):
        assert stage.fill(SURFACE) == (255, 255, 255, 1)
        assert stage.corners(SURFACE) == [20] * 4
        assert stage.css(SURFACE, "overflow-x") in ("hidden", "clip", "auto")

    @line("S0A-03", seed)
    def card_box(stage):
        box, view = stage.box(SURFACE), stage.view
        near(box["left"], 15)
        near(view["width"] - box["right"], 15)
        assert box["height"] < view["height"] - 200, "the height hugs the content"
        near((box["top"] + box["bottom"]) / 2, view["height"] / 2, 1)

    @line("S0A-04", seed)
    def card_shadow(stage):
        shadow = stage.css(SURFACE, "box-shadow").replace(" ", "")
        assert "0.33)" in shadow and "0px0px40px0px" in shadow

    @line("S0A-07", seed)
    def centred_column(stage):
        box, title = stage.box(SURFACE), stage.text_box(part("title"))
        near((title["left"] + title["right"]) / 2, (box["left"] + box["right"]) / 2, 1)

    @line("S0A-10", seed)
    def cross(stage):
        card_box, close = stage.box(SURFACE), stage.box(part("close"))
        near(card_box["right"] - close["right"], 0, 1)
        near(close["top"] - card_box["top"], 0, 1)
        glyph = stage.box(f"{part('close')} svg")
        near(glyph["height"], 22, 1)
        near(glyph["top"] - close["top"], 16, 1.5)
        assert stage.ink(part("close")) == (0, 0, 0)
        assert stage.css(part("close"), "position") == "absolute", "it takes no room"

    @line("S0A-11", seed, phase=None)
    def enters_on_the_spring(stage):
        position = spring(0.55, 0.825)
        for milliseconds in range(0, 760, 40):
            near(stage.at(SURFACE, milliseconds)["y"], 1000 * (1 - position(milliseconds / 1000)), 0.2)

    @line("S0A-11", seed, phase=None)
    def overshoots(stage):
        near(stage.at(SURFACE, 487)["y"], -10.2, 0.3)

    @line("S0A-12", seed)
    def finishes_the_exit(stage):
        stage.press_and_hold(part("close"))
        exit_time = max(stage.durations(SURFACE))
        assert 700 < exit_time < 1200, "the time until the spring is within a ten-thousandth"
        position = spring(0.55, 0.825)
        near(stage.at(SURFACE, 300)["y"], 1000 * position(0.3), 0.3)
        assert stage.is_open, "it stays until the exit is over"
        stage.page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
        stage.wait_closed()

    @line("S0A-13", seed)
    def the_scrim_dismisses(stage):
        answer = stored_answer(stage, lambda: stage.page.mouse.click(stage.view["width"] / 2, 20))
        assert answer["outcome"] == "backdrop"
        stage.wait_closed()

    @line("S0A-13", seed)
    def the_cross_dismisses(stage):
        answer = stored_answer(stage, lambda: stage.page.locator(part("close")).first.click())
        assert answer["outcome"] == "close"
        stage.wait_closed()

    @line("S0A-15", seed)
    def opens_again(stage):
        stage.page.keyboard.press("Escape")
        stage.wait_closed()
        stage.page.locator(part("open")).first.click()
        stage.wait_open()


@line("S0A-05", "deactivate-plant")
def title(stage):
    assert stage.css(part("title"), "font-size", "line-height", "font-weight") == ["22px", "28px", "700"]
    assert stage.page.locator(part("title")).inner_text() == "Deactivate Plant"
    assert stage.css(part("title"), "text-align") == "center"
    text, box = stage.text_box(part("title")), stage.box(SURFACE)
    near(text["top"] - box["top"], 32, 4)


@line("S0A-06", "deactivate-plant")
def message(stage):
    paragraph = f"{part('message')} p" if stage.page.locator(f"{part('message')} p").count() else part("message")
    assert stage.css(paragraph, "font-size", "line-height", "font-weight") == ["17px", "22px", "400"]
    assert stage.css(paragraph, "text-align") == "center"


@line("S0A-06", "deactivate-plant", [PHONE])
def message_wraps(stage):
    near(stage.text_box(part("message"))["height"], 44, 6)


@line("S0A-08", "deactivate-plant")
def two_buttons(stage):
    first, second = (stage.page.locator(part("button")).nth(index).bounding_box() for index in (0, 1))
    near(first["width"], second["width"], 1)
    near(first["y"], second["y"], 1)
    near(second["x"] - first["x"] - first["width"], 8 + 16 + 16, 1)
    near(first["x"] - stage.box(SURFACE)["left"], 16 + 16, 1)
    assert stage.corners(part("button")) == [20] * 4
    near(stage.px(part("button"), "padding-top"), 16, 1)


@line("S0A-09", "deactivate-plant")
def button_colours(stage):
    names = [hex_rgb("#8e8e93"), hex_rgb("#007aff")]
    for index, wanted in enumerate(names):
        item = stage.page.locator(part("button")).nth(index)
        selector = f"[data-button='{item.get_attribute('data-button')}']"
        assert stage.fill(selector)[:3] == wanted
        assert stage.ink(selector) == (255, 255, 255)
        assert stage.css(selector, "font-size", "font-weight") == ["14px", "700"]
    labels = stage.page.locator(part("button")).all_inner_texts()
    assert labels == ["Deactivate", "Cancel"], "the seed's slip is mended in the built-in"


@line("S0A-13", "deactivate-plant")
def the_first_button_dismisses(stage):
    name = stage.page.locator(part("button")).nth(0).get_attribute("data-button")
    answer = stored_answer(stage, lambda: stage.page.locator(part("button")).nth(0).click())
    assert (answer["outcome"], answer["button"]) == ("button", name)
    stage.wait_closed()


@line("S0A-13", "deactivate-plant")
def the_second_button_dismisses(stage):
    answer = stored_answer(stage, lambda: stage.page.locator(part("button")).nth(1).click())
    assert answer["outcome"] == "button"
    stage.wait_closed()


@line("S0B-02", "download-report")
def report_title(stage):
    assert stage.page.locator(part("title")).inner_text() == "Report"
    assert stage.css(part("title"), "font-size", "font-weight") == ["22px", "700"]


def options(stage):
    return [stage.page.locator(part("option")).nth(index).bounding_box() for index in range(5)]


@line("S0B-03", "download-report")
def radio_rows(stage):
    one, two, three, four, five = options(stage)
    near(one["y"], two["y"], 1)
    near(three["y"], four["y"], 1)
    near(three["y"] - one["y"] - one["height"], 20, 1)
    near(five["y"] - three["y"] - three["height"], 20, 1)
    box = stage.box(SURFACE)
    near(one["x"] - box["left"], 32, 1)
    near(box["right"] - two["x"] - two["width"], 32, 1)
    near(five["x"] + five["width"] / 2, (box["left"] + box["right"]) / 2, 1.5)


@line("S0B-04", "download-report")
def radio_order(stage):
    labels = [text.strip() for text in stage.page.locator(part("option")).all_inner_texts()]
    assert labels == ["Last 7 Days", "Last Month", "Last 6 Month", "Last 3 Month", "Last Year"]
    checked = stage.page.locator("input[type=radio]").evaluate_all("(inputs) => inputs.map((input) => input.checked)")
    assert checked == [True, False, False, False, False]


@line("S0B-05", "download-report")
def radio_look(stage):
    label = f"{part('option')} {part('label')}"
    selector = label if stage.page.locator(label).count() else part("option")
    assert stage.ink(selector) == hex_rgb("#007aff")
    stage.page.locator(part("option")).nth(3).click(position={"x": 60, "y": 8})
    assert stage.page.locator("input[type=radio]").nth(3).is_checked(), "the whole row is the target"


@line("S0B-06", "download-report")
def message_below_radios(stage):
    assert stage.box(part("message"))["top"] >= options(stage)[4]["y"] + options(stage)[4]["height"]
    paragraph = f"{part('message')} p" if stage.page.locator(f"{part('message')} p").count() else part("message")
    assert stage.css(paragraph, "font-size") == "17px"


@line("S0B-07", "download-report")
def full_width_button(stage):
    assert stage.fill(part("button"))[:3] == hex_rgb("#007aff")
    assert stage.corners(part("button")) == [20] * 4
    assert stage.css(part("button"), "font-size", "font-weight") == ["14px", "700"]
    assert stage.ink(part("button")) == (255, 255, 255)
    assert stage.page.locator(part("button")).inner_text() == "Send To Email"
    near(stage.box(part("button"))["width"], stage.box(SURFACE)["width"] - 64, 1)


@line("S0B-08", "download-report")
def selection_reaches_the_response(stage):
    stage.page.locator(part("option")).nth(2).click()
    chosen = stage.page.locator("input[type=radio]").nth(2).get_attribute("value")
    answer = stored_answer(stage, lambda: stage.page.locator(part("button")).click())
    assert chosen in answer["values"].values()


# S1: the slot

@line("S1-01", "plain-slot")
def slot_scrim(stage):
    assert stage.fill(BACKDROP) == (0, 0, 0, 0.6)
    assert stage.durations(BACKDROP) in ([], [0])


@line("S1-02", "plain-slot")
def slot_keeps_outside_presses(stage):
    stage.page.mouse.click(stage.view["width"] / 2, 20)
    assert stage.is_open and stage.css("dialog", "display") != "none"


@line("S1-03", "plain-slot")
def slot_card(stage):
    box, view = stage.box(SURFACE), stage.view
    assert stage.fill(SURFACE) == (255, 255, 255, 1)
    assert stage.corners(SURFACE) == [8] * 4
    near(box["left"], 40)
    near(view["width"] - box["right"], 40)
    assert stage.css(SURFACE, "box-shadow") == "none"
    assert stage.page.locator(part("close")).count() == 0
    near(stage.box(part("button"))["left"] - box["left"], 16, 1)


@line("S1-05", "plain-slot")
def slot_button(stage):
    assert stage.css(part("button"), "text-transform") == "uppercase"
    assert stage.page.locator(part("button")).text_content().strip() == "Close dialog"
    near(stage.px(part("button"), "padding-top"), 16, 1)
    near(stage.box(part("button"))["width"], stage.box(SURFACE)["width"] - 32, 1)


@line("S1-06", "plain-slot", phase=None)
def slot_has_no_motion(stage):
    assert all(duration == 0 for duration in stage.durations(SURFACE))


@line("S1-07", "plain-slot")
def slot_host(stage):
    text = stage.page.locator(HOST).inner_text()
    assert all(f"Item {number}" in text for number in range(1, 6))
    assert stage.is_open


# S2: the sheet over a blurred host

@line("S2-01", "name-popup")
def host_blur(stage):
    assert stage.css(HOST, "filter") == "blur(3px)"


@line("S2-01", "name-popup", open="0", phase=None)
def host_sharp_when_closed(stage):
    assert stage.css(HOST, "filter") in ("none", "blur(0px)")


@line("S2-02", "name-popup", phase=None)
def blur_is_linear(stage):
    assert stage.durations(HOST) == [350]
    for milliseconds in (70, 175, 280):
        blur = float(stage.at(HOST, milliseconds)["filter"].removeprefix("blur(").removesuffix("px)"))
        near(blur, 3 * milliseconds / 350, 0.01)


@line("S2-03", "name-popup")
def no_scrim(stage):
    assert stage.page.locator(BACKDROP).count() == 0 or stage.fill(BACKDROP)[3] == 0


@line("S2-04", "name-popup")
def host_is_inert(stage):
    inert = "!!document.querySelector('[data-part=host]').closest('[inert]') || !!document.querySelector('dialog:modal')"
    assert stage.page.evaluate(inert)
    stage.page.locator(part("button")).first.click() if stage.page.locator(part("button")).count() else None
    stage.page.keyboard.press("Escape")
    stage.wait_closed()
    assert not stage.page.evaluate(inert)


@line("S2-05", "name-popup")
def sheet_box(stage):
    box, view = stage.box(SURFACE), stage.view
    near(box["left"], 0)
    near(box["right"], view["width"])
    near(box["bottom"], view["height"])
    assert box["height"] < view["height"] * 0.7
    assert stage.fill(SURFACE) == (255, 255, 255, 1)


@line("S2-06", "name-popup")
def sheet_corners(stage):
    assert stage.corners(SURFACE) == [16, 16, 0, 0]


@line("S2-07", "name-popup", insets="0,0,34,0")
def sheet_safe_area(stage):
    near(stage.box(SURFACE)["bottom"], stage.view["height"])
    last = stage.page.locator(f"{SURFACE} :is(button, input)").last.bounding_box()
    assert stage.view["height"] - last["y"] - last["height"] >= 34


@line("S2-08", "name-popup", phase=None)
def sheet_slides(stage):
    assert max(stage.durations(SURFACE)) == 350
    height, ease_out = stage.box(SURFACE)["height"], bezier(0, 0, 0.58, 1)
    for milliseconds in (0, 70, 175, 280, 349):
        near(stage.at(SURFACE, milliseconds)["y"], height * (1 - ease_out(milliseconds / 350)), 0.3)


@line("S2-09", "name-popup")
def sheet_has_a_name_field(stage):
    assert stage.page.locator("input[type=text], input:not([type])").first.is_visible()
    stage.page.mouse.click(stage.view["width"] / 2, 20)
    assert stage.css("dialog", "display") != "none" and stage.is_open


@line("S2-10", "name-popup", [PHONE], keyboard="336")
def sheet_above_keyboard(stage):
    field = stage.page.locator(f"{SURFACE} input").first.bounding_box()
    assert field["y"] + field["height"] <= stage.view["height"] - 336
    near(stage.box(SURFACE)["bottom"], stage.view["height"] - 336, 1)


# S3: the crimson window

@line("S3-01", "error-window")
def window_scrim(stage):
    assert stage.fill(BACKDROP) == (0, 0, 0, 0.3)


@line("S3-02", "error-window")
def window(stage):
    box, view = stage.box(SURFACE), stage.view
    near(box["width"], 300)
    near((box["left"] + box["right"]) / 2, view["width"] / 2, 1)
    near((box["top"] + box["bottom"]) / 2, view["height"] / 2, 1)
    assert stage.corners(SURFACE) == [0] * 4
    assert stage.fill(SURFACE)[:3] == hex_rgb("#bc214b")


@line("S3-04", "error-window")
def title_bar(stage):
    box = stage.box(part("title"))
    near(box["height"], 45)
    near(box["width"], 300)
    assert stage.fill(part("title"))[:3] == hex_rgb("#9e1c40")
    assert stage.css(part("title"), "font-size", "font-weight", "text-align") == ["23px", "600", "center"]
    assert stage.ink(part("title")) == (255, 255, 255)
    assert stage.page.locator(part("title")).inner_text() == "Error"


@line("S3-05", "error-window")
def window_message(stage):
    paragraph = f"{part('message')} p" if stage.page.locator(f"{part('message')} p").count() else part("message")
    assert stage.css(paragraph, "font-size", "font-weight", "text-align") == ["16px", "600", "center"]
    assert stage.ink(paragraph) == (255, 255, 255)
    text, box = stage.text_box(paragraph), stage.box(SURFACE)
    near(text["top"] - stage.box(part("title"))["bottom"], 20, 4)
    assert text["left"] - box["left"] >= 24
    assert text["height"] > 30, "two lines"


@line("S3-06", "error-window")
def window_button(stage):
    box = stage.box(part("button"))
    near(box["height"], 54)
    near(box["width"], 300)
    assert stage.fill(part("button"))[:3] == hex_rgb("#9e1c40")
    assert stage.css(part("button"), "font-size", "font-weight") == ["23px", "600"]
    assert stage.ink(part("button")) == (255, 255, 255)
    assert stage.corners(part("button")) == [0] * 4
    assert stage.page.locator(part("button")).inner_text() == "OK"


@line("S3-03", "error-window")
def window_border_is_inset(stage):
    near(stage.box(part("title"))["top"], stage.box(SURFACE)["top"])
    border = stage.page.evaluate(
        """() => { const surface = document.querySelector("[data-part=surface]");
        for (const pseudo of [null, "::after", "::before"]) {
          const style = getComputedStyle(surface, pseudo);
          if (pseudo && style.content === "none") continue;
          if (style.borderTopWidth === "2px" && style.borderTopColor === "rgb(255, 255, 255)") return true;
          if (/rgb\\(255, 255, 255\\) 0px 0px 0px 2px inset/.test(style.boxShadow)) return true;
          if (style.outlineWidth === "2px" && style.outlineColor === "rgb(255, 255, 255)") return true }
        return false }""")
    assert border


@line("S3-07", "error-window")
def bands_touch(stage):
    near(stage.box(part("message"))["top"], stage.box(part("title"))["bottom"])
    near(stage.box(part("button"))["top"], stage.box(part("message"))["bottom"])
    near(stage.box(part("button"))["bottom"], stage.box(SURFACE)["bottom"])


@line("S3-08", "error-window", phase=None)
def window_fades(stage):
    assert max(stage.durations(SURFACE)) == 300
    for milliseconds in (0, 90, 150, 270):
        near(stage.at(SURFACE, milliseconds)["opacity"], milliseconds / 300, 0.002)
        near(stage.fill(BACKDROP)[3], 0.3 * milliseconds / 300, 0.002)


@line("S3-09", "error-window")
def only_the_button_dismisses(stage):
    assert stage.page.locator(part("close")).count() == 0
    stage.page.mouse.click(10, 10)
    assert stage.is_open and stage.css("dialog", "display") != "none"
    stage.page.locator(part("button")).click()
    stage.wait_closed()


@line("S3-10", "error-window", open="0", phase=None)
def window_host(stage):
    text = stage.page.locator(HOST).inner_text()
    assert "PopUpWindowSwiftUIExample" in text and "Show PopUp Window" in text
    trigger = part("open")
    assert stage.fill(trigger)[:3] == hex_rgb("#9e1c40")
    assert stage.ink(trigger) == (255, 255, 255)
    near(stage.px(trigger, "padding-top"), 16)


@line("S3-11", "error-window", open="0", phase=None)
def trigger_opens_with_the_fade(stage):
    stage.press_and_hold(part("open"))
    stage.wait_open()
    assert max(stage.durations(SURFACE)) == 300


# S4: the banner

@line("S4-01", "error-banner")
def banner_box(stage):
    box, view = stage.box(SURFACE), stage.view
    near(box["left"], 24)
    near(view["width"] - box["right"], 24)
    near(box["top"], 5)


@line("S4-01", "error-banner", [PHONE], insets="59,0,34,0")
def banner_inside_the_safe_area(stage):
    near(stage.box(SURFACE)["top"], 64)


@line("S4-02", "error-banner")
def banner_look(stage):
    assert stage.fill(SURFACE)[:3] == hex_rgb("#ff3b30")
    assert stage.corners(SURFACE) == [10] * 4
    shadow = stage.css(SURFACE, "box-shadow").replace(" ", "")
    assert "0.33)" in shadow and "0px0px48px0px" in shadow


@line("S4-03", "error-banner")
def banner_text(stage):
    text = part("title") if stage.page.locator(part("title")).count() else part("message")
    assert stage.css(text, "font-size", "text-align") == ["17px", "center"]
    assert stage.ink(text) == (255, 255, 255)
    near(stage.text_box(text)["top"] - stage.box(SURFACE)["top"], 15, 3)


@line("S4-04", "error-banner", phase=None)
def banner_moves_and_fades(stage):
    height, ease = stage.box(SURFACE)["height"], bezier(0.42, 0, 0.58, 1)
    for milliseconds in (0, 70, 175, 280):
        state, progress = stage.at(SURFACE, milliseconds), ease(milliseconds / 350)
        near(state["y"], -height * (1 - progress), 0.3)
        near(state["opacity"], progress, 0.003)


@line("S4-05", "error-banner", phase=None)
def banner_takes_350_ms(stage):
    assert max(stage.durations(SURFACE)) == 350


@line("S4-10", "error-banner")
def banner_leaves_the_host_alive(stage):
    assert stage.page.locator(BACKDROP).count() == 0 or stage.fill(BACKDROP)[3] == 0
    assert stage.page.locator(part("close")).count() == 0
    assert not stage.page.evaluate("document.querySelector('[data-part=host]').inert")


@line("S4-11", "error-banner", open="0", phase=None)
def banner_host(stage):
    boxes = []
    for number, text in ((1, "First Error"), (2, "Second Error"), (3, "Third Error")):
        trigger = stage.page.get_by_role("button", name=f"Error {number}")
        boxes.append(trigger.bounding_box())
        trigger.click()
        stage.wait_open()
        assert text in stage.page.locator(SURFACE).inner_text()
    near(boxes[1]["y"] - boxes[0]["y"] - boxes[0]["height"], 20, 1)
    near(boxes[2]["y"] - boxes[1]["y"] - boxes[1]["height"], 20, 1)
