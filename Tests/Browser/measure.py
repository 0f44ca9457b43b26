"""What a browser made of a page: painted colours, boxes, motion read at a given time."""

import re

SURFACE, BACKDROP, HOST = "[data-part=surface]", "[data-part=backdrop]", "[data-part=host]"


def part(name):
    return f"[data-part={name}]"


def button(name):
    return f"[data-button={name}]"


def until(page, expression, argument=None):
    """Asks again and again, from outside: the pages' policy forbids a browser to do it by text of its own."""
    for _ in range(100):
        if page.evaluate(expression, argument):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")


class Stage:
    """A stage in a page, read by computed style and geometry only."""

    def __init__(self, page):
        self.page = page

    def css(self, selector, *names):
        values = self.page.locator(selector).first.evaluate(
            "(element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name))", list(names))
        return values[0] if len(names) == 1 else values

    def px(self, selector, name):
        return float(self.css(selector, name).removesuffix("px"))

    def box(self, selector):
        return self.page.locator(selector).first.evaluate(
            """(element) => { const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
            return { left, top, right, bottom, width, height } }""")

    def text_box(self, selector):
        """The box of the text itself, without its element's padding."""
        return self.page.locator(selector).first.evaluate(
            """(element) => { const range = document.createRange(); range.selectNodeContents(element);
            const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
            return { left, top, right, bottom, width, height } }""")

    def fill(self, selector):
        """The ground of an element as (r, g, b, alpha), its own opacity counted in."""
        color, opacity = self.css(selector, "background-color", "opacity")
        r, g, b, a = rgba(color)
        return r, g, b, round(a * float(opacity), 3)

    def ink(self, selector):
        return rgba(self.css(selector, "color"))[:3]

    def corners(self, selector):
        names = [f"border-{corner}-radius" for corner in ("top-left", "top-right", "bottom-right", "bottom-left")]
        return [float(value.split("px")[0]) for value in self.css(selector, *names)]

    @property
    def view(self):
        return self.page.evaluate("({ width: innerWidth, height: innerHeight })")

    @property
    def is_open(self):
        return self.page.locator(SURFACE).first.is_visible() if self.page.locator(SURFACE).count() else False

    def wait_closed(self):
        self.page.locator(SURFACE).first.wait_for(state="hidden", timeout=5000)

    def wait_open(self):
        self.page.locator(SURFACE).first.wait_for(state="visible", timeout=5000)

    def at(self, selector, milliseconds):
        """The computed transform's translation, and the opacity, with every animation held at a moment."""
        return self.page.locator(selector).first.evaluate(
            """(element, at) => {
              for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = at }
              const style = getComputedStyle(element)
              const matrix = new DOMMatrix(style.transform === "none" ? "" : style.transform)
              return { x: matrix.m41, y: matrix.m42, scale: matrix.a, opacity: Number(style.opacity), filter: style.filter }
            }""", milliseconds)

    def press_and_hold(self, selector):
        """Presses it, and holds what that sets off at once: a busy machine may let a motion end between two calls."""
        self.page.locator(selector).first.evaluate(
            "(element) => { element.click(); for (const animation of document.getAnimations()) animation.pause() }")

    def durations(self, selector):
        """The end times of the element's animations, in milliseconds."""
        return self.page.locator(selector).first.evaluate(
            "(element) => element.getAnimations().map((animation) => animation.effect.getComputedTiming().endTime)")


def rgba(text):
    if text == "transparent":
        return 0, 0, 0, 0.0
    if match := re.match(r"color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: / ([\d.]+))?\)", text):
        r, g, b = (round(float(value) * 255) for value in match.groups()[:3])
        return r, g, b, float(match.group(4) or 1)
    numbers = [float(number) for number in re.findall(r"[\d.]+", text)]
    r, g, b = (round(number) for number in numbers[:3])
    return r, g, b, numbers[3] if len(numbers) > 3 else 1.0


def hex_rgb(text):
    return tuple(int(text[index:index + 2], 16) for index in (1, 3, 5))


def near(value, wanted, by=0.6):
    assert abs(value - wanted) <= by, f"{value} is not within {by} of {wanted}"
