"""The served schemas against the corpus that the reader's own tests use, and against the server's verdict."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft7Validator, Draft202012Validator

CORPUS = Path(__file__).parent.parent / "Fixtures" / "dialogs"
TEMPLATES = Path(__file__).parent.parent.parent / "Templates"


def rows(kind):
    return [row for path in sorted((CORPUS / kind).glob("*.json")) for row in json.loads(path.read_text())]


@pytest.fixture(scope="module", params=[Draft202012Validator, Draft7Validator], ids=["2020-12", "draft-07"])
def validator(request, server):
    schema = server.get("/schema/dialog.json").json
    request.param.check_schema(schema)
    return request.param(schema)


def test_the_schema_takes_what_the_reader_takes(validator):
    refused = [row["document"] for row in rows("valid") if not validator.is_valid(row["document"])]
    assert refused == []


def test_the_schema_refuses_what_the_reader_refuses_where_it_can(validator):
    wrong = []
    for row in rows("invalid"):
        is_valid = validator.is_valid(json.loads(row["text"].replace("‸", "")))
        if is_valid != (row.get("schema") == "accepts"):
            wrong.append(row["text"])
    assert wrong == []


def test_the_built_in_dialogs_are_valid(validator):
    paths = sorted(TEMPLATES.glob("dialogs/**/*.dialog.json"))
    assert paths
    for path in paths:
        assert list(validator.iter_errors(json.loads(path.read_text()))) == [], path.name


def test_the_server_gives_the_corpus_its_issues(server):
    for row in rows("invalid"):
        answer = server.post("/api/v1/validate", row["text"].replace("‸", "").encode())
        assert answer.status == 200, row["text"]
        body = answer.json
        assert not body["valid"], row["text"]
        assert [f"{issue['pointer']} {issue['code']}" for issue in body["issues"]] == row["issues"]
    for row in rows("valid"):
        body = server.post("/api/v1/validate", json.dumps(row["document"]).encode()).json
        assert body["valid"], row["document"]
