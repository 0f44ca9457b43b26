"""A stored dialog on a page that knows nothing of it, under that page's own strict policy."""

from conftest import PHONE
from measure import button

LINES = b"""<script type="module" src="/js/dom/embed.js"></script>
<button id="opener" data-dlg-open="name-popup">Name</button>"""


def embedded(browser, open_page, server):
    """The page of the reference with two lines more, and its own policy: no inline style, no inline script."""
    answer = server.get("/docs")
    policy = answer.headers["Content-Security-Policy"]
    assert "unsafe-inline" not in policy
    body = answer.body.replace(b"</main>", LINES + b"</main>")
    headers = {"Content-Security-Policy": policy, "Content-Type": "text/html; charset=utf-8"}
    return open_page(browser, "/docs", PHONE, prepare=lambda page: page.route(
        "**/docs", lambda route: route.fulfill(status=200, headers=headers, body=body)))


def dialog(page, state):
    page.locator(f"#dlg-name-popup[data-state={state}]").wait_for(state="attached")


def test_two_lines_show_a_stored_dialog_and_store_its_answer(browser, open_page, server):
    page = embedded(browser, open_page, server)
    page.locator("#opener").click()
    dialog(page, "open")
    assert page.locator("#dlg-name-popup").evaluate("(element) => element.matches(':modal')")
    assert page.locator("#dlg-name-popup").evaluate("(element) => getComputedStyle(element).position") == "fixed"
    page.locator("[data-name=name]").fill("Embedded")
    page.locator(button("done")).click()
    dialog(page, "closed")
    assert page.evaluate("document.activeElement.id") == "opener"
    assert server.responses("name-popup")[0]["values"] == {"name": "Embedded"}


def test_a_script_opens_closes_and_is_promised_the_answer(browser, open_page, server):
    page = embedded(browser, open_page, server)
    answer = page.evaluate("""async () => {
      const { open, close } = await import("/js/dom/embed.js");
      const answered = open("name-popup");
      while (!document.querySelector("#dlg-name-popup[data-state=open]")) await new Promise(requestAnimationFrame);
      close("name-popup");
      return answered }""")
    assert answer["outcome"] == "close"


def test_the_page_may_refuse_the_closing_and_knows_its_source(browser, open_page, server):
    page = embedded(browser, open_page, server)
    page.evaluate("""() => document.addEventListener("dlg-request-close", (event) => {
      document.title = `${event.detail.outcome} ${event.detail.button}`;
      event.preventDefault() }, { once: true })""")
    page.locator("#opener").click()
    dialog(page, "open")
    page.locator(button("done")).click()
    assert page.title() == "button done"
    dialog(page, "open")
    page.locator("[data-name=name]").fill("Again")
    page.locator(button("done")).click()
    dialog(page, "closed")
