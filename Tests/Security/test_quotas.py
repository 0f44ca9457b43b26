"""Full stores answer by name and recover (T25), memory stays in bounds (T23)."""

import os
import time

from server import Server

SCALE = int(os.environ.get("SECURITY_SCALE", "1"))


def test_a_full_store_says_what_is_full():
    server = Server("--max-dialogs", "60", "--max-responses", "20", "--max-storage", "2")
    try:
        made, full = [], None
        while full is None:
            answer = server.post("/api/v1/dialogs", {"title": f"Dialog {len(made)}"})
            if answer.status == 201:
                made.append(answer.json["id"])
            else:
                full = answer
        assert full.status == 507 and full.json["code"] and "60" in full.json["detail"], full.body
        assert server.get("/livez").status == 200 and server.get(f"/preview/{made[0]}").status == 200
        assert server.call("DELETE", f"/api/v1/dialogs/{made[0]}").status == 204
        assert server.post("/api/v1/dialogs", {"title": "Room again"}).status == 201

        path = f"/api/v1/dialogs/{made[1]}/responses"
        statuses = [server.post(path, {"outcome": "escape"}).status for _ in range(22)]
        assert statuses == [201] * 20 + [507] * 2, statuses
        assert server.call("DELETE", path).status == 204
        assert server.post(path, {"outcome": "escape"}).status == 201

        big = {"title": "Big", "content": [{"type": "text", "text": "x" * 4_900}] * 40}
        codes = set()
        for number in range(40):
            answer = server.call("PUT", f"/api/v1/dialogs/{made[2]}", {**big, "name": str(number)})
            codes.add(answer.status)
        assert codes <= {200, 507}, codes
        assert server.get("/livez").status == 200
    finally:
        assert server.stop() == 0


def test_looking_up_stays_flat(sizes=(200, 2_000 * SCALE)):
    """A hundred reads of cold dialogs among few and among many."""
    server = Server()
    try:
        times, made = [], 0
        for size in sizes:
            while made < size:
                assert server.call("PUT", f"/api/v1/dialogs/d-{made}", {"title": "T"}).status == 201
                made += 1
            best = float("inf")
            for attempt in range(5):
                started = time.monotonic()
                for number in range(100):
                    assert server.get(f"/api/v1/dialogs/d-{number * size // 100}?view=resolved").status == 200
                best = min(best, time.monotonic() - started)
            times.append(best)
        assert times[1] < 3 * times[0], times
        print(f"T23: {times[1] / times[0]:.2f} times as long among {sizes[1]} as among {sizes[0]}")
    finally:
        assert server.stop() == 0
