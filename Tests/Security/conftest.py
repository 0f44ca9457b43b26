"""One server for all tests that leave it usable, and the browser for those that need one."""

import shutil

import pytest

from server import Server


@pytest.fixture(scope="session")
def server():
    running = Server()
    yield running
    assert running.is_alive(), running.log_text()
    assert running.stop() == 0, running.log_text()


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    binary = shutil.which("chromium")
    assert binary, "chromium is missing: make test-tools"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox", "--disable-features=LocalNetworkAccessChecks"])
        yield browser
        browser.close()
