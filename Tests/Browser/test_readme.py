"""The README keeps its word: its curl lines run as they stand."""

import re
import subprocess

from conftest import ROOT

README = (ROOT / "README.md").read_text()


def curl_lines():
    return [line for line in README.splitlines() if line.startswith("curl ")]


def test_it_has_three_curl_lines():
    assert len(curl_lines()) == 3


def test_its_curl_lines_run(server):
    outputs = []
    for line in curl_lines():
        assert "http://127.0.0.1:8080" in line
        command = line.replace("http://127.0.0.1:8080", server.url)
        done = subprocess.run(["bash", "-c", command + " --fail-with-body"], capture_output=True, text=True, timeout=20)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        outputs.append(done.stdout)
    assert server.get("/preview/hello").status == 200
    assert server.responses("hello")[0]["button"] == "ok"
    assert outputs[1] == server.get("/preview/hello").body.decode() or "outcome" in outputs[1] + outputs[2]


def test_it_fits_two_screens():
    assert len(README.splitlines()) <= 100


def test_its_picture_is_there():
    for path in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README) + re.findall(r'<img[^>]+src="([^"]+)"', README):
        assert (ROOT / path).is_file(), path
