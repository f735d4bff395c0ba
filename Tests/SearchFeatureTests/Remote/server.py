"""A search server on loopback that answers well or badly, as its path says.

Prints its port, and ends when its standard input does. Paths are /TEST/ACTION/ARGUMENT…; TEST keeps the tests apart.
Nothing here waits for a time: `hang` and `late` wait for the test, and `await/NAME` lets the test wait for the event
NAME of its own, which another request causes.
"""

import collections
import http.server
import json
import os
import sys
import threading
import urllib.parse

AIRPORT = {"code": "ICN", "name": "Incheon International Airport", "city": "Seoul", "country": "KR"}
lock = threading.Lock()
events = collections.defaultdict(threading.Event)
failures = collections.Counter()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        path, _, query = self.path.partition("?")
        self.test, action, *arguments = path.strip("/").split("/")
        self.query = urllib.parse.parse_qs(query, keep_blank_values=True)
        getattr(self, "on_" + action)(*arguments)

    def event(self, name):
        with lock:
            return events[self.test, name]

    def answer(self, body, status=200, length=None):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

    def on_airports(self):
        self.answer(json.dumps({"airports": [AIRPORT]}).encode())

    def on_echo(self):
        """One airport named as the query."""
        self.answer(json.dumps({"airports": [{**AIRPORT, "name": self.query["q"][0]}]}).encode())

    def on_none(self):
        self.answer(b'{"airports":[]}')

    def on_status(self, status):
        self.answer(json.dumps({"airports": [AIRPORT]}).encode(), int(status))

    def on_flaky(self, times):
        """Fails so many times, and then answers."""
        with lock:
            failures[self.test] += 1
            fails = failures[self.test] <= int(times)
        if fails:
            self.on_status("503")
            self.event("failed").set()
        else:
            self.on_airports()

    def on_malformed(self):
        self.answer(b'{"airports":[{"code":"ICN"}]}')

    def on_blank(self):
        self.answer(b"")

    def on_truncated(self):
        self.answer(b'{"airports":[', length=1_000)
        self.close_connection = True

    def on_nothing(self):
        self.close_connection = True

    def on_garbage(self):
        self.wfile.write(b"this is no HTTP\r\n\r\n")
        self.close_connection = True

    def on_huge(self):
        self.until_closed(lambda: self.answer(b"x" * 100, length=10**12))

    def on_unannounced(self):
        """Too much, in an answer that does not tell its length and has no end."""

        def send():
            self.send_response(200)
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            self.wfile.write(b"1000\r\n" + b"x" * 0x1000 + b"\r\n")
            self.wfile.write(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")

        self.until_closed(send)

    def on_hang(self):
        self.event("started").set()
        self.until_closed(lambda: None)

    def on_trickle(self):
        """A beginning, and never more."""
        self.answer(b'{"airports":[', length=1_000)
        self.event("started").set()
        self.until_closed(lambda: None)

    def on_late(self):
        """Answers when told to, whether or not anyone still listens."""
        self.event("started").set()
        self.event("release").wait()
        try:
            self.on_airports()
        except OSError:
            pass
        self.event("released").set()
        self.close_connection = True

    def on_await(self, name):
        self.event(name).wait()
        self.answer(b"")

    def on_set(self, name):
        self.event(name).set()
        self.answer(b"")

    def until_closed(self, action):
        self.close_connection = True
        try:
            action()
            self.connection.recv(1)
        except OSError:
            pass
        self.event("closed").set()


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 100

    def handle_error(self, request, client_address):
        """A client that goes away is what the tests are about."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


server = Server(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
os._exit(0)
