"""Clients that drip, stall and pile up, with a good one beside them (T3, T4, T5)."""

import socket
import threading
import time

import wire
from server import Client, Server


class GoodClient(threading.Thread):
    """Asks ten times a second, on a new connection each time, and keeps how long it took."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.times, self.failures, self.done = server, [], [], threading.Event()

    def run(self):
        while not self.done.wait(0.1):
            started = time.monotonic()
            try:
                if wire.exchange(self.server.address, wire.get("/livez"), 1, within=5, quiet=0).statuses != [200]:
                    self.failures.append("status")
            except OSError as error:
                self.failures.append(str(error))
            self.times.append(time.monotonic() - started)

    def worst(self, share=0.99):
        return sorted(self.times)[min(int(len(self.times) * share), len(self.times) - 1)]

    def finish(self):
        self.done.set()
        self.join()
        return self


def drip(server, head, seconds, results, byte=b"a"):
    """One byte a second; how long the server put up with it."""
    started = time.monotonic()
    try:
        with socket.create_connection(server.address, timeout=5) as connection:
            connection.sendall(head)
            connection.settimeout(1)
            while time.monotonic() - started < seconds:
                connection.sendall(byte)
                try:
                    if not connection.recv(4096):
                        break
                except TimeoutError:
                    pass
    except OSError:
        pass
    results.append(time.monotonic() - started)


def attack(server, count, seconds):
    """Slow heads and slow bodies together; the good client, and how long each kind held on."""
    good = GoodClient(server)
    good.start()
    heads, bodies = [], []
    body = b"POST /api/v1/dialogs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
    threads = [threading.Thread(target=drip, args=(server, b"GET / HTTP/1.1\r\nX: ", seconds, heads)) for _ in range(count)]
    threads += [threading.Thread(target=drip, args=(server, body, seconds, bodies, b" ")) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return good.finish(), heads, bodies


def test_dripping_clients_are_cut(server):
    good, heads, bodies = attack(server, 30, 36)
    assert not good.failures, good.failures[:3]
    assert max(heads) <= 13 and max(bodies) <= 33, (max(heads), max(bodies))
    print(f"T3: heads cut in {max(heads):.1f} s, bodies in {max(bodies):.1f} s, p99 beside them {good.worst() * 1000:.0f} ms")


def test_stalled_connections_do_not_stop_others(server, count=400):
    """Connections that say nothing, and that stop in the middle of a head."""
    held = []
    good = GoodClient(server)
    try:
        for number in range(count):
            connection = socket.create_connection(server.address, timeout=5)
            if number % 2:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: local")
            held.append(connection)
        good.start()
        time.sleep(2)
    finally:
        good.finish()
        for connection in held:
            connection.close()
    assert not good.failures and good.times, good.failures[:3]


def test_running_out_of_descriptors_is_survived():
    """More connections than the process may hold: it waits, burns nothing, and comes back."""
    server = Server(descriptors=64)
    held = []
    try:
        for _ in range(200):
            connection = socket.create_connection(server.address, timeout=5)
            held.append(connection)
        time.sleep(0.5)
        before = server.processor_seconds()
        time.sleep(2)
        burnt = (server.processor_seconds() - before) / 2
        assert server.is_alive() and burnt < 0.25, burnt
        for connection in held:
            connection.close()
        held = []
        time.sleep(1)
        assert Client(server).call("GET", "/livez").status == 200
        print(f"T5: {burnt * 100:.0f} % of a processor while out of descriptors, back within a second")
    finally:
        for connection in held:
            connection.close()
        assert server.stop() == 0
