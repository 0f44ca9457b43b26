"""Dialogs that follow one another on a stage: values kept, one answer a step, the backdrop unbroken."""

from conftest import PHONE
from measure import button

BACKDROP = """async () => {
  const seen = [];
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    const shown = [...document.querySelectorAll("dialog[open] > [data-part=backdrop]")];
    seen.push(Math.max(0, ...shown.map((part) => Number(getComputedStyle(part).opacity))));
    await new Promise(requestAnimationFrame);
  }
  return seen }"""


def opened(page, dialog):
    page.locator(f"#dlg-{dialog}[data-state=open]").wait_for(state="attached")


def ready(page, *dialogs):
    for dialog in dialogs:
        page.locator(f"#dlg-{dialog}").wait_for(state="attached")


def test_a_wizard_goes_on_and_back_with_its_values_kept(browser, open_page, server):
    page = open_page(browser, "/preview/welcome", PHONE)
    page.locator(button("start")).click()
    opened(page, "your-profile")
    page.locator("#dlg-your-profile [data-name=name]").fill("Ada")
    page.locator("#dlg-your-profile " + button("back")).click()
    opened(page, "welcome")
    page.locator("#dlg-welcome " + button("start")).click()
    opened(page, "your-profile")
    assert page.locator("#dlg-your-profile [data-name=name]").input_value() == "Ada"
    page.locator("#dlg-your-profile " + button("done")).click()
    opened(page, "all-set")
    assert server.responses("your-profile")[0]["values"]["name"] == "Ada"
    assert server.responses("welcome")[0]["button"] == "start"


def test_the_backdrop_stays_while_one_dialog_follows_another(browser, open_page):
    page = open_page(browser, "/preview/welcome?phase=settled", PHONE)
    ready(page, "your-profile")
    page.wait_for_timeout(300)
    page.evaluate("document.querySelector('#dlg-welcome [data-button=start]').click()")
    seen = page.evaluate(BACKDROP)
    opened(page, "your-profile")
    assert min(seen) == 1, f"the backdrop went down to {min(seen)}"


def test_focus_goes_to_the_opener_after_the_last_of_a_flow(browser, open_page):
    page = open_page(browser, "/preview/welcome?phase=settled", PHONE)
    ready(page, "your-profile")
    page.locator(button("start")).click()
    opened(page, "your-profile")
    page.keyboard.press("Escape")
    page.locator("#dlg-your-profile[data-state=closed]").wait_for(state="attached")
    assert page.evaluate("document.activeElement.dataset.part") == "open"
