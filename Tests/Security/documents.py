"""Dialogs of every kind with one text in every place that takes text."""

KINDS = ["dialog", "alert", "sheet", "toast"]


def document(kind, text, message=False):
    """Every string field of the document; what the text cannot stand in (ids, colours) keeps a plain value."""
    def cut(limit):
        # A scalar value is never cut in two, and a field is never longer than it may be.
        return text[:limit]

    inputs = [
        {"type": "textField", "name": "a", "label": cut(200), "placeholder": cut(200), "help": cut(500), "value": line(cut(200))},
        {"type": "textArea", "name": "b", "label": cut(200), "placeholder": cut(200), "help": cut(500), "value": cut(1000)},
        {"type": "select", "name": "c", "label": cut(200), "options": options(cut)},
        {"type": "radio", "name": "d", "label": cut(200), "options": options(cut)},
        {"type": "checkbox", "name": "e", "label": cut(200), "options": options(cut), "multiple": True},
        {"type": "toggle", "name": "f", "label": cut(200), "help": cut(500)},
        {"type": "slider", "name": "g", "label": cut(200), "help": cut(500)},
        {"type": "rating", "name": "h", "label": cut(200)},
        {"type": "number", "name": "i", "label": cut(200), "placeholder": cut(200)},
        {"type": "date", "name": "j", "label": cut(200)},
    ]
    result = {
        "kind": kind, "title": cut(200), "name": cut(120), "description": cut(500),
        "content": [
            {"type": "text", "text": cut(1000)}, {"type": "heading", "text": cut(200)},
            {"type": "list", "items": [cut(200), "plain"]}, {"type": "progress", "value": 0.5},
            {"type": "image", "src": "/favicon.svg", "alt": cut(200)},
            *inputs,
        ],
        "buttons": [{"id": "ok", "label": cut(60)}, {"id": "no", "label": cut(60), "role": "cancel"}],
        "host": {"template": "list", "title": cut(100), "items": [cut(100), "plain"]},
    }
    if message:
        result["message"] = cut(5000)
    return result


def line(text):
    """A field of one line keeps no line breaks."""
    return text.replace("\r", " ").replace("\n", " ")


def options(cut):
    return [{"value": cut(100) or "v", "label": cut(200), "help": cut(500)}, {"value": "plain", "label": "Plain"}]
