#!/usr/bin/env python3
"""A client of Lastcard's API that needs Python's standard library alone.

    export LASTCARD=http://127.0.0.1:8080 LASTCARD_TOKEN=...
    lastcard.py list                                     the latest tournaments
    lastcard.py standings friday-night                   who is where
    lastcard.py next friday-night                        the hands that tables wait for
    lastcard.py record friday-night 1.1.1 anna vera=20 gleb=31
    lastcard.py follow friday-night [EVENTS]             the standings, again after each change
    lastcard.py listen 127.0.0.1 9000 whsec_...          prints what a webhook is told
"""

import base64
import hashlib
import hmac
import http.server
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

SERVER = os.environ.get("LASTCARD", "http://127.0.0.1:8080").rstrip("/")
TOKEN = os.environ.get("LASTCARD_TOKEN", "")


def call(path, body=None):
    """Asks the server, and returns the answer while it is open."""
    headers = {"accept": "application/json"}
    if TOKEN:
        headers["authorization"] = f"Bearer {TOKEN}"
    data = None
    if body is not None:
        headers["content-type"] = "application/json"
        data = json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/v1{path}", data, headers))


def read(path, body=None):
    with call(path, body) as answer:
        return json.load(answer)


def of(slug, rest):
    return f"/tournaments/{urllib.parse.quote(slug)}/{rest}"


def show(standings):
    for line in standings["standings"]:
        rank = line["rank"] or "-"
        print(rank, line["entrant"], line["total"] if line["total"] is not None else line["won"])
    if standings["finished"]:
        print("finished")


def list_tournaments():
    path = "/tournaments"
    while path:
        page = read(path)
        for one in page["tournaments"]:
            print(one["slug"], one["status"], one["name"])
        path = (page.get("next") or "").removeprefix("/api/v1")


def next_hands(slug):
    for hand in read(of(slug, "next"))["next"]:
        print(hand["slot"], "revision", hand["revision"], *hand["seats"])


def record(slug, slot, out, *left):
    """Records who went out and what the others were left with.

    The key names this submission: whoever sends it again, because no answer came, records it once.
    """
    seen = {hand["slot"]: hand["revision"] for hand in read(of(slug, "next"))["next"]}
    holdings = {player: int(total) for player, total in (one.split("=") for one in left)}
    body = {
        "slot": slot,
        "based_on": seen.get(slot, 0),
        "entry_key": str(uuid.uuid4()),
        "result": {"out": out, "left": holdings},
    }
    for attempt in range(5):
        try:
            entry = read(of(slug, "entries"), body)
            print("recorded", entry["slot"], "revision", entry["revision"])
            return
        except urllib.error.HTTPError as error:
            # 4xx says what is wrong; asking again would not help.
            if error.code < 500:
                raise
        except urllib.error.URLError:
            pass
        time.sleep(2**attempt)
    sys.exit("the server does not answer")


def follow(slug, events=None):
    """Reads server-sent events: lines of `event:` and `data:`, and an empty line after each."""
    query = f"?events={int(events)}" if events else ""
    with call(of(slug, f"live{query}")) as stream:
        kind = data = ""
        for line in stream:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name == "event":
                kind = value
            elif name == "data":
                data = value
            elif not name and kind == "standings":
                show(json.loads(data))
                print("--", flush=True)
                kind = data = ""


def is_ours(secret, headers, body):
    """Whether a message comes from who has the secret, and is not an old one sent again."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    moment = headers["webhook-timestamp"]
    if abs(time.time() - int(moment)) > 300:
        return False
    signed = f"{headers['webhook-id']}.{moment}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected, one) for one in headers["webhook-signature"].split())


def listen(host, port, secret):
    """Receives webhooks. A message may come twice: its id says so."""
    known = set()

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            if not is_ours(secret, self.headers, body):
                self.send_error(401)
                return
            if self.headers["webhook-id"] not in known:
                known.add(self.headers["webhook-id"])
                message = json.loads(body)
                print(message["type"], message["data"].get("tournament", {}).get("slug", ""), flush=True)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    http.server.HTTPServer((host, int(port)), Listener).serve_forever()


def main(arguments):
    commands = {
        "list": list_tournaments,
        "standings": lambda slug: show(read(of(slug, "standings"))),
        "next": next_hands,
        "record": record,
        "follow": follow,
        "listen": listen,
    }
    if not arguments or arguments[0] not in commands:
        sys.exit(__doc__)
    try:
        commands[arguments[0]](*arguments[1:])
    except urllib.error.HTTPError as error:
        problem = json.loads(error.read() or b"{}")
        places = [f"{one['place']}: {one['message']}" for one in problem.get("places", [])]
        sys.exit("\n".join([f"{error.code} {problem.get('title', '')}".strip(), *places]))


if __name__ == "__main__":
    main(sys.argv[1:])
