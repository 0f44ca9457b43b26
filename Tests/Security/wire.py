"""Requests as bytes, and what comes back, byte by byte."""

import select
import socket
import time


class Reply:
    """One answer: its status, its header lines as they came, its body."""

    def __init__(self, status, lines, body):
        self.status, self.lines, self.body = status, lines, body

    def value(self, name):
        wanted = name.lower().encode() + b":"
        return next((line[len(wanted):].strip() for line in self.lines if line.lower().startswith(wanted)), None)


class Exchange:
    """All that a connection gave: the answers, whether the server closed it, what was left over, how long it took."""

    def __init__(self, replies, closed, rest, seconds):
        self.replies, self.closed, self.rest, self.seconds = replies, closed, rest, seconds

    @property
    def statuses(self):
        return [reply.status for reply in self.replies]


def parse(data, is_head=False):
    """The whole answers at the front of the bytes, and the rest. Raises where it is no HTTP."""
    replies = []
    while True:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return replies, data
        lines = data[:end].split(b"\r\n")
        if not lines[0].startswith(b"HTTP/1."):
            return replies, data
        status = int(lines[0].split(b" ")[1])
        reply = Reply(status, lines[1:], b"")
        start = end + 4
        length = reply.value("Content-Length")
        if is_head or status in (204, 304) or status < 200:
            size = 0
        elif reply.value("Content-Type") == b"text/event-stream":
            return [*replies, Reply(status, lines[1:], data[start:])], b""  # It has no end.
        elif reply.value("Transfer-Encoding") == b"chunked":
            stop = data.find(b"0\r\n\r\n", start)
            if stop < 0:
                return replies, data
            size = stop + 5 - start
        else:
            size = int(length or 0)
        if len(data) < start + size:
            return replies, data
        reply.body = data[start:start + size]
        data = data[start + size:]
        if status != 100:
            replies.append(reply)


def readable(connection, seconds):
    """Whether there is something to read in that time; for any number of descriptors, which `select` is not."""
    poller = select.poll()
    poller.register(connection, select.POLLIN)
    return bool(poller.poll(seconds * 1000))


def exchange(address, pieces, replies=None, within=2.0, quiet=0.1, pause=0.0):
    """Sends the pieces; reads until so many answers came (and nothing more for a moment), the end, or the time is up."""
    if isinstance(pieces, bytes):
        pieces = [pieces]
    is_head = pieces[0].startswith(b"HEAD")
    started = time.monotonic()
    data, closed, answers, rest = b"", False, [], b""
    with socket.create_connection(address, timeout=max(5, within)) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            for piece in pieces:
                connection.sendall(piece)
                if pause:
                    time.sleep(pause)
        except OSError:
            pass
        deadline = started + within
        while True:
            answers, rest = parse(data, is_head)
            enough = replies is not None and len(answers) >= replies and not rest
            wait = quiet if enough else deadline - time.monotonic()
            if wait <= 0 or not readable(connection, wait):
                break
            try:
                chunk = connection.recv(1 << 16)
            except OSError:
                chunk = b""
            if not chunk:
                closed = True
                break
            data += chunk
    return Exchange(answers, closed, rest, time.monotonic() - started)


def get(path, host="localhost", *lines):
    """A GET as bytes."""
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode()


def post(path, body, *lines, host="localhost", kind="application/json"):
    """A POST as bytes."""
    head = [f"POST {path} HTTP/1.1", f"Host: {host}", f"Content-Type: {kind}", f"Content-Length: {len(body)}", *lines]
    return "\r\n".join([*head, "", ""]).encode() + body
