"""Lost updates, retried posts, paging under writes (T27, T28, T29)."""

import json
import os
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from server import Client

SCALE = int(os.environ.get("SECURITY_SCALE", "1"))


def test_no_update_is_lost(server, writers=8, rounds=40 * SCALE):
    """Each writer reads, adds one and writes with `If-Match`: the counter ends as the number of accepted writes."""
    path = "/api/v1/dialogs/counter"
    assert server.call("PUT", path, {"title": "0"}).status in (200, 201)
    refused, accepted, other = [], [], []

    def write(_):
        client = Client(server)
        for _ in range(rounds):
            while True:
                read = client.call("GET", path)
                count = int(json.loads(read.body)["definition"]["title"])
                answer = client.call("PUT", path, {"title": str(count + 1)}, {"If-Match": read.headers["ETag"]})
                if answer.status == 200:
                    accepted.append(1)
                    break
                (refused if answer.status == 412 else other).append(answer.status)
        client.close()

    with ThreadPoolExecutor(writers) as pool:
        list(pool.map(write, range(writers)))
    final = int(server.get(path).json["definition"]["title"])
    assert not other, other
    assert final == len(accepted) == writers * rounds
    print(f"T27: {final} of {len(accepted)} accepted writes kept, {len(refused)} losers told so")


def test_a_retried_post_makes_one_object(server, count=40 * SCALE):
    """Sent twice at once, once more later, and once with another body."""
    total = server.get("/api/v1/dialogs?count=exact&limit=1").json["total"]
    conflicts = 0
    for number in range(count):
        key = {"Idempotency-Key": f"retry-{os.getpid()}-{number}"}
        body = {"title": f"Retried {number}"}
        with ThreadPoolExecutor(2) as pool:
            both = list(pool.map(lambda _: Client(server).call("POST", "/api/v1/dialogs", body, key), range(2)))
        statuses = sorted(answer.status for answer in both)
        assert statuses in ([201, 201], [201, 409]), statuses
        conflicts += 409 in statuses
        again = server.post("/api/v1/dialogs", body, key)
        made = {answer.headers["Location"] for answer in [*both, again] if answer.status == 201}
        assert again.status == 201 and len(made) == 1, made
        assert server.post("/api/v1/dialogs", {"title": "Changed"}, key).status == 422
    assert server.get("/api/v1/dialogs?count=exact&limit=1").json["total"] == total + count
    print(f"T28: {count} of {count} made once, {conflicts} told to wait")


def test_paging_shows_each_dialog_once(server, size=600 * SCALE, writers=4):
    """What lives throughout is seen exactly once, whatever comes and goes meanwhile."""
    for number in range(size):
        assert server.call("PUT", f"/api/v1/dialogs/steady-{number}", {"title": "S", "tags": ["steady"]}).status == 201
    done = threading.Event()

    def churn(seed):
        client, chance = Client(server), random.Random(seed)
        while not done.is_set():
            name = f"/api/v1/dialogs/churn-{seed}-{chance.randrange(50)}"
            client.call("PUT", name, {"title": "C", "tags": ["steady"]})
            client.call("DELETE", f"/api/v1/dialogs/churn-{seed}-{chance.randrange(50)}")

    threads = [threading.Thread(target=churn, args=(seed,)) for seed in range(writers)]
    for thread in threads:
        thread.start()
    try:
        for sort in ["", "&sort=-updatedAt", "&sort=name"]:
            seen, path, pages = [], f"/api/v1/dialogs?tag=steady&limit=50{sort}", 0
            while path:
                answer = server.get(path)
                assert answer.status == 200, answer.body
                page = answer.json
                seen += [item["id"] for item in page["items"] if item["id"].startswith("steady-")]
                path = page.get("next", "").removeprefix(server.url)
                pages += 1
                time.sleep(0.005)
            assert len(seen) == size and len(set(seen)) == size, (sort, len(seen), len(set(seen)))
    finally:
        done.set()
        for thread in threads:
            thread.join()
    print(f"T29: {size} of {size} once each, in three orders, against {writers} writers")
