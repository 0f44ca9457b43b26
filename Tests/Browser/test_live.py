"""Pages that change by themselves: the store's events in every open tab, and files saved in an editor."""

import pathlib
import time

import pytest

from conftest import Server


def until(condition, seconds=10):
    """Waits without scripts in the page, which its policy forbids."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError("it did not come to pass")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "hello.dialog.json").write_text('{"title":"Hello file"}')
    return tmp_path


@pytest.fixture
def live(folder):
    running = Server(str(folder), "--write")
    yield running
    assert running.stop() == 0


def card(page, name):
    return page.locator(f'[data-card][data-id="{name}"]')


def test_the_gallery_shows_what_comes_changes_and_goes(open_page, browser, server):
    page = open_page(browser)
    second = page.context.new_page()
    second.goto(server.url)
    before = int(page.locator("[data-count]").inner_text().split()[0])
    server.call("PUT", "/api/v1/dialogs/live-one", {"title": "Live one", "tags": ["fresh-tag"]})
    for each in (page, second):
        card(each, "live-one").wait_for()
        assert each.locator("[data-cards] li").nth(1).get_attribute("data-id") == "live-one"
    until(lambda: page.locator("[data-count]").inner_text().split()[0] == str(before + 1))
    assert page.locator('[data-filter="tag"] option[value="fresh-tag"]').count() == 1
    frame = card(page, "live-one").locator("iframe")
    frame.first.wait_for()
    server.call("PUT", "/api/v1/dialogs/live-one", {"title": "Renamed", "kind": "alert"})
    until(lambda: card(page, "live-one").locator(".card-link").inner_text() == "Renamed")
    until(lambda: frame.count() == 1 and frame.content_frame.locator("[data-part=title]").inner_text() == "Renamed")
    assert card(page, "live-one").get_attribute("data-kind") == "alert"
    server.call("DELETE", "/api/v1/dialogs/live-one")
    for each in (page, second):
        card(each, "live-one").wait_for(state="detached")
    until(lambda: page.locator("[data-count]").inner_text().split()[0] == str(before))


def test_all_pages_of_a_browser_share_one_stream(open_page, browser, server):
    def streams():
        text = server.get("/metrics").body.decode()
        return int(next(line for line in text.splitlines() if line.startswith("dialog_preview_event_streams ")).split()[1])

    # Those of pages that are gone are noticed with the next thing to send.
    until(lambda: server.call("PUT", "/api/v1/dialogs/touch", {"title": f"T{time.time()}"}) and streams() == 0, 40)
    page = open_page(browser)
    for path in ["/dialogs/plain-slot", "/styles", "/dialogs/plain-slot/responses", "/", "/", "/"]:
        page.context.new_page().goto(server.url + path)
    until(lambda: streams() >= 1)
    time.sleep(1)
    assert streams() == 1
    server.call("DELETE", "/api/v1/dialogs/touch")


def test_the_workbench_follows_a_change_made_elsewhere(open_page, browser, server):
    server.call("PUT", "/api/v1/dialogs/followed", {"title": "First"})
    page = open_page(browser, "/dialogs/followed")
    stage = page.frame_locator("[data-stage-frame]")
    assert stage.locator("[data-part=title]").inner_text() == "First"
    for title in ("Second", "Second too", "Second again"):
        server.call("PUT", "/api/v1/dialogs/followed", {"title": title})
    until(lambda: stage.locator("[data-part=title]").inner_text() == "Second again")
    until(lambda: '"Second again"' in page.locator("[data-editor]").input_value())
    until(lambda: page.locator("[data-version]").inner_text() == "4")
    # And can save on top of it.
    page.locator("[data-editor]").fill('{"title":"Third"}')
    page.locator("[data-save]:enabled").click()
    until(lambda: page.locator("[data-editor-status]").inner_text() == "Saved")
    assert server.get("/api/v1/dialogs/followed").json["definition"]["title"] == "Third"
    time.sleep(0.3)
    assert page.locator("[data-editor-status]").inner_text() == "Saved", "its own change is no news"
    server.call("DELETE", "/api/v1/dialogs/followed")
    until(lambda: "Deleted elsewhere" in page.locator("[data-editor-status]").inner_text())


@pytest.mark.allow_errors
def test_an_unsaved_draft_is_kept_and_its_author_decides(open_page, browser, server):
    server.call("PUT", "/api/v1/dialogs/contested", {"title": "First"})
    for choice, expected in (("mine", '{"title":"My draft"}'), ("theirs", '"title": "Theirs mine')):
        page = open_page(browser, "/dialogs/contested")
        page.locator("[data-editor]").fill('{"title":"My draft"}')
        server.call("PUT", "/api/v1/dialogs/contested", {"title": f"Theirs {choice}" if choice == "mine" else "Theirs mine 2"})
        page.locator(f"[data-{choice}]").wait_for()
        assert page.locator("[data-editor]").input_value() == '{"title":"My draft"}'
        assert "kept" in page.locator("[data-editor-status]").inner_text()
        page.locator(f"[data-{choice}]").click()
        until(lambda: expected in page.locator("[data-editor]").input_value())
        if choice == "mine":
            page.locator("[data-save]:enabled").click()
            until(lambda: page.locator("[data-editor-status]").inner_text() == "Saved")
            assert server.get("/api/v1/dialogs/contested").json["definition"]["title"] == "My draft"
        page.close(run_before_unload=False)
    server.call("DELETE", "/api/v1/dialogs/contested")


def test_responses_show_as_they_come(open_page, browser, server):
    server.call("PUT", "/api/v1/dialogs/answered", {"title": "Answered"})
    page = open_page(browser, "/dialogs/answered")
    listing = page.context.new_page()
    listing.goto(server.url + "/dialogs/answered/responses")
    made = server.post("/api/v1/dialogs/answered/responses", {"outcome": "button", "button": "ok"}).json
    for each in (page, listing):
        each.locator(f'[data-response="{made["id"]}"]').wait_for()
        assert each.locator("[data-response-total]").inner_text() == "1"
    # What this page's own stage answers is in the list once.
    page.frame_locator("[data-stage-frame]").locator("[data-button=ok]").click()
    until(lambda: page.locator("[data-response-total]").inner_text() == "2")
    until(lambda: listing.locator("[data-response]").count() == 2)
    time.sleep(0.3)
    assert page.locator("[data-response]").count() == 2
    server.call("DELETE", "/api/v1/dialogs/answered/responses")
    until(lambda: page.locator("[data-response]").count() == 0 and listing.locator("[data-response]").count() == 0)
    assert page.locator("[data-responses-empty]").is_visible()
    server.call("DELETE", "/api/v1/dialogs/answered")


def test_a_saved_file_shows_and_a_broken_one_says_where(open_page, browser, live, folder):
    page = open_page(browser, live.url + "/dialogs/hello")
    gallery = page.context.new_page()
    gallery.goto(live.url)
    stage = page.frame_locator("[data-stage-frame]")
    assert stage.locator("[data-part=title]").inner_text() == "Hello file"
    (folder / "hello.dialog.json").write_text('{"title":"Saved again"}')
    until(lambda: stage.locator("[data-part=title]").inner_text() == "Saved again")
    until(lambda: card(gallery, "hello").locator(".card-link").inner_text() == "Saved again")
    (folder / "hello.dialog.json").write_text('{\n  "title": }\n')
    for each in (page, gallery):
        each.locator(".fault").wait_for()
        assert each.locator(".fault-place").inner_text() == "hello.dialog.json:2:12"
        assert each.locator(".fault-excerpt").inner_text() == '  "title": }\n           ^'
    assert stage.locator("[data-part=title]").inner_text() == "Saved again"
    temporary = folder / ".hello.swp"
    temporary.write_text('{"title":"Mended"}')
    temporary.rename(folder / "hello.dialog.json")
    until(lambda: stage.locator("[data-part=title]").inner_text() == "Mended")
    for each in (page, gallery):
        until(lambda: each.locator(".fault").count() == 0 and each.locator("[data-faults]").is_hidden())
    # Back from the browser into the file, once.
    page.locator("[data-editor]").fill('{"title":"From the page"}')
    page.locator("[data-save]:enabled").click()
    until(lambda: "From the page" in pathlib.Path(folder / "hello.dialog.json").read_text())
    time.sleep(0.3)
    assert live.get("/api/v1/dialogs/hello").json["version"] == 4
    (folder / "hello.dialog.json").unlink()
    card(gallery, "hello").wait_for(state="detached")


# Stages that are still loading when the server stops say so.
@pytest.mark.allow_errors
def test_many_files_at_once_fill_the_gallery(open_page, browser, live, folder):
    page = open_page(browser, live.url)
    for number in range(200):
        (folder / f"many-{number}.dialog.json").write_text(f'{{"title":"Many {number}"}}')
    until(lambda: page.locator('[data-card][data-id^="many-"]').count() == 200, 20)


@pytest.mark.allow_errors
def test_a_page_finds_its_way_back_after_a_restart(open_page, browser, folder):
    first = Server(str(folder))
    port = first.url.rsplit(":", 1)[1]
    page = open_page(browser, first.url)
    card(page, "hello").wait_for()
    time.sleep(0.5)
    assert first.stop() == 0
    page.locator("[data-live]:not([hidden])").wait_for(timeout=20_000)
    (folder / "second.dialog.json").write_text('{"title":"While away"}')
    again = Server(str(folder), "--port", port)
    try:
        card(page, "second").wait_for(timeout=20_000)
        until(lambda: page.locator("[data-live]").is_hidden())
    finally:
        assert again.stop() == 0


@pytest.mark.parametrize("missing", ["SharedWorker", "SharedWorker,locks"])
def test_without_shared_workers_pages_listen_for_each_other(open_page, browser, server, missing):
    script = "delete window.SharedWorker;"
    if "locks" in missing:
        script += "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
    page = open_page(browser, prepare=lambda page: page.context.add_init_script(script))
    second = page.context.new_page()
    second.goto(server.url)
    time.sleep(0.3)
    server.call("PUT", "/api/v1/dialogs/shared", {"title": "Shared"})
    for each in (page, second):
        card(each, "shared").wait_for()
    page.close()
    server.call("DELETE", "/api/v1/dialogs/shared")
    card(second, "shared").wait_for(state="detached")
