"""Motion in real engines: the curve that is played, the moment that is held, the strip of frames."""

import json
import math
import urllib.parse

import pytest

from conftest import DESKTOP, launch
from curves import closed_form, spring
from measure import SURFACE, Stage

NAMES = ["default", "spring", "smooth", "snappy", "bouncy", "interactiveSpring",
         "linear", "easeIn", "easeOut", "easeInOut"]
SPRINGS = [
    {"type": "spring", "response": 0.3, "dampingFraction": 0.5},
    {"type": "spring", "response": 0.55, "dampingFraction": 0.825},
    {"type": "spring", "response": 0.6, "dampingFraction": 2},
    {"type": "spring", "duration": 0.5, "bounce": 0.4},
    {"type": "spring", "duration": 0.8, "bounce": -0.3},
    {"type": "spring", "mass": 1, "stiffness": 170, "damping": 15, "initialVelocity": 0},
    {"type": "spring", "mass": 2, "stiffness": 170, "damping": 40, "initialVelocity": 8},
    {"type": "spring", "mass": 1, "stiffness": 100, "damping": 60, "initialVelocity": -3},
]
EASINGS = [
    {"type": "easeOut", "duration": 0.8},
    {"type": "cubicBezier", "points": [0.2, 1.4, 0.4, 1.1], "duration": 0.6},
]
CURVES = NAMES + SPRINGS + EASINGS
WAY = 1000


def label(curve):
    if isinstance(curve, str):
        return curve
    return "-".join(str(value) for value in curve.values()).replace(" ", "")


def query(**values):
    return urllib.parse.urlencode(
        {name: value if isinstance(value, str) else json.dumps(value) for name, value in values.items()})


def sliding(curve):
    animation = {"enter": {"effects": [{"type": "slide", "edge": "bottom", "distance": WAY}], "curve": curve}}
    return f"set={urllib.parse.quote('/animation:' + json.dumps(animation))}"


@pytest.fixture(scope="module")
def stage_page(browser, server):
    context = browser.new_context(viewport=DESKTOP)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("curve", CURVES, ids=label)
@pytest.mark.parametrize("phase", ["enter", "exit"])
def test_curve_is_played_within_a_ten_thousandth(stage_page, server, curve, phase):
    """200 points of the real stage; the time asked for counts, for one engine rounds what it reads back."""
    at = "&phase=exit&at=0" if phase == "exit" else ""
    answer = stage_page.goto(f"{server.url}/preview/download-report?{sliding(curve)}{at}")
    assert answer.status == 200
    measured = stage_page.locator(SURFACE).evaluate("""(surface) => {
      const [motion] = surface.getAnimations();
      const { endTime } = motion.effect.getComputedTiming();
      motion.pause();
      return Array.from({ length: 200 }, (_, index) => {
        const at = (index / 199) * endTime;
        motion.currentTime = at;
        const { transform } = getComputedStyle(surface);
        return [at, transform === 'none' ? 0 : new DOMMatrix(transform).m42];
      });
    }""")
    wanted = closed_form(curve)
    off = [abs(y / WAY - (1 - wanted(at / 1000) if phase == "enter" else wanted(at / 1000))) for at, y in measured]
    assert max(off) <= 1e-4, f"{max(off):.2e} at {measured[off.index(max(off))][0]:.0f} ms"


@pytest.mark.parametrize("curve", CURVES, ids=label)
def test_panel_and_server_know_the_same_curve(stage_page, server, curve):
    stage_page.goto(f"{server.url}/docs")
    told = server.get(f"/api/v1/motion?{query(curve=curve, samples='101')}").json
    drawn = stage_page.evaluate("""async ([curve, duration]) => {
      const { motionOf } = await import('/js/components/motion/curve.js');
      const motion = motionOf(curve);
      return {
        duration: motion.duration, settled: motion.settled, peak: motion.peak,
        samples: Array.from({ length: 101 }, (_, index) => motion.value((index / 100) * duration)),
      };
    }""", [curve, told["duration"]])
    assert abs(drawn["duration"] - told["duration"]) < 1e-6
    assert abs(drawn["settled"] - told["settled"]) < 1e-6
    assert abs((drawn["peak"]["value"] if drawn["peak"] else 1) - 1 - told["overshoot"]) < 1e-6
    assert max(abs(a - b) for a, b in zip(drawn["samples"], told["samples"])) < 2e-6
    wanted = closed_form(curve)
    steps = [told["duration"] * index / 100 for index in range(101)]
    assert max(abs(wanted(t) - b) for t, b in zip(steps, told["samples"])) < 2e-6


@pytest.mark.parametrize("spring_json", SPRINGS, ids=label)
@pytest.mark.parametrize("form", ["response", "bounce", "physical"])
def test_spring_forms_are_the_same_spring(stage_page, server, spring_json, form):
    stage_page.goto(f"{server.url}/docs")
    other = stage_page.evaluate("""async ([curve, form]) => {
      const { motionOf } = await import('/js/components/motion/curve.js');
      const { written } = await import('/js/components/motion/forms.js');
      return written(motionOf(curve).spring, form);
    }""", [spring_json, form])
    wanted = closed_form(spring_json | {"initialVelocity": 0} if form != "physical" and "mass" in spring_json
                         else spring_json)
    if form == "physical" and spring_json.get("dampingFraction", 0) > 1 or spring_json.get("bounce", 0) < 0 and form == "physical":
        return  # The physical form damps critically at the most.
    got = closed_form(other)
    assert max(abs(wanted(t / 100) - got(t / 100)) for t in range(200)) < 2e-4


@pytest.mark.parametrize("phase, at", [("enter", 0), ("enter", 123), ("enter", 1111), ("exit", 200)])
def test_held_moment_is_where_the_curve_is(browser, open_page, server, phase, at):
    page = open_page(browser, f"/preview/deactivate-plant?phase={phase}&at={at}", java_script_enabled=False)
    html = server.get(f"/preview/deactivate-plant?phase={phase}&at={at}").body
    assert html == server.get(f"/preview/deactivate-plant?phase={phase}&at={at}").body
    assert b"<script" not in html
    top = page.locator(SURFACE).bounding_box()["y"]
    rest = open_page(browser, "/preview/deactivate-plant?phase=settled").locator(SURFACE).bounding_box()["y"]
    progress = spring(2 * math.pi / 0.55, 0.825)(at / 1000)
    wanted = WAY * (1 - progress if phase == "enter" else progress)
    assert abs(top - rest - wanted) < 0.3
    page.wait_for_timeout(120)
    assert page.locator(SURFACE).bounding_box()["y"] == top
    if browser.engine == "chromium":  # To take a picture, the other engine is given a style that our policy refuses.
        first = page.screenshot()
        page.wait_for_timeout(120)
        assert page.screenshot() == first


@pytest.mark.parametrize("speed", [1, 0.5, 0.25, 0.1])
def test_speed_stretches_time_and_nothing_else(browser, open_page, speed):
    stage = Stage(open_page(browser, f"/preview/deactivate-plant?speed={speed}"))
    full = 1110.1
    assert abs(stage.durations(SURFACE)[0] * speed - full) < 2
    stage.page.locator(SURFACE).evaluate(
        "(surface, at) => { const [motion] = surface.getAnimations(); motion.pause(); motion.currentTime = at }",
        300 / speed)
    y = stage.page.locator(SURFACE).evaluate("(surface) => new DOMMatrix(getComputedStyle(surface).transform).m42")
    assert abs(y - WAY * (1 - spring(2 * math.pi / 0.55, 0.825)(0.3))) < 0.2


def moves(page):
    return page.locator(SURFACE).evaluate("""(surface) => surface.getAnimations().flatMap((motion) =>
      motion.effect.getKeyframes().flatMap((frame) => ['transform', 'filter', 'scale', 'translate']
        .filter((name) => name in frame && frame[name] !== 'none')))""")


def test_reduced_motion_by_parameter_does_not_move(browser, open_page):
    page = open_page(browser, "/preview/deactivate-plant?motion=reduce")
    assert moves(page) == []
    assert max(Stage(page).durations(SURFACE) or [0]) <= 160


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_reduced_motion_by_the_system_does_not_move(playwright, server, engine):
    running = launch(playwright, engine, reduced=True)
    page = running.new_context(reduced_motion="reduce" if engine == "chromium" else None).new_page()
    page.goto(f"{server.url}/preview/deactivate-plant")
    assert moves(page) == []
    assert max(Stage(page).durations(SURFACE) or [0]) <= 160
    running.close()


@pytest.mark.parametrize("moment", [120, 250, 420])
def test_closing_during_the_entrance_turns_around_without_a_jump(browser, open_page, moment):
    page = open_page(browser, "/preview/deactivate-plant?phase=settled")
    page.evaluate("""() => {
      window.seen = [];
      const surface = document.querySelector('[data-part=surface]');
      const read = () => new DOMMatrix(getComputedStyle(surface).transform).m42;
      const watch = () => { window.seen.push([performance.now(), read()]); requestAnimationFrame(watch) };
      window.read = read;
      requestAnimationFrame(watch);
    }""")
    page.keyboard.press("Escape")
    Stage(page).wait_closed()
    page.locator("[data-part=open]").click()
    before, after = page.evaluate("""(moment) => new Promise((done) => {
      const surface = document.querySelector('[data-part=surface]');
      const tick = () => {
        const [motion] = surface.getAnimations();
        if (!motion || motion.currentTime < moment) return requestAnimationFrame(tick);
        const before = window.read();
        document.querySelector('[data-part=close]').click();
        done([before, window.read()]);
      };
      tick();
    })""", moment)
    assert abs(before - after) <= 1.5
    Stage(page).wait_closed()


def test_filmstrip_has_no_script_and_shows_every_frame(browser, open_page, server):
    html = server.get("/dialogs/error-banner/filmstrip").body
    assert b"<script" not in html and b" style=" not in html
    page = open_page(browser, "/dialogs/error-banner/filmstrip?frames=6&phase=enter", java_script_enabled=False)
    page.wait_for_timeout(600)
    tops = [frame.locator(SURFACE).bounding_box()["y"] for frame in page.frames[1:]]
    assert len(tops) == 6
    assert tops == sorted(tops) and tops[-1] - tops[0] > 20
    assert page.locator("svg.plot circle.plot-dot").count() == 6


def test_filmstrip_prints_on_few_pages(chromium, open_page):
    page = open_page(chromium, "/dialogs/deactivate-plant/filmstrip?theme=dark")
    page.emulate_media(media="print")
    assert page.locator(".bar").is_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    pages = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert pages == 2
