#!/usr/bin/env python3
"""Publishes the files of a release under the tag that a workflow runs for: publish.py FOLDER

Speaks the part of the API that GitHub, Forgejo and Gitea share. The workflow's runner sets GITHUB_API_URL, GITHUB_REPOSITORY and
GITHUB_REF_NAME; RELEASE_TOKEN has to be a token that may write releases. The release stays a draft until all files are there.
"""

import json
import os
import re
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from notes import section, version


def ask(method, url, kind, body, size):
    """Sends a request and returns the answer."""
    headers = {
        "Authorization": f"token {os.environ['RELEASE_TOKEN']}",
        "Accept": "application/json",
        "Content-Type": kind,
        "Content-Length": str(size),
    }
    try:
        with urlopen(Request(url, data=body, headers=headers, method=method), timeout=600) as answer:
            return json.load(answer)
    except HTTPError as error:
        sys.exit(f"{method} {url}: {error.code} {error.read().decode(errors='replace')}")


def say(method, url, content):
    """Sends JSON."""
    body = json.dumps(content).encode()
    return ask(method, url, "application/json", body, len(body))


def main():
    folder = Path(sys.argv[1])
    files = sorted(path for path in folder.glob("*") if path.is_file() and path.name != "NOTES.md")
    if not files:
        sys.exit(f"{sys.argv[1]} is empty: make release fills it.")
    for variable in ("GITHUB_API_URL", "GITHUB_REPOSITORY", "GITHUB_REF_NAME", "RELEASE_TOKEN"):
        if not os.environ.get(variable):
            sys.exit(f"{variable} is not set: the workflow of a tag sets it.")
    tag = os.environ["GITHUB_REF_NAME"]
    if tag != f"v{version()}":
        sys.exit(f"The tag is {tag}, but the version in Cargo.toml is {version()}.")
    if "not released" in section()[0]:
        sys.exit(f"CHANGELOG.md says that {version()} is not released.")

    releases = f"{os.environ['GITHUB_API_URL']}/repos/{os.environ['GITHUB_REPOSITORY']}/releases"
    notes = (folder / "NOTES.md").read_text(encoding="utf-8")
    draft = {"tag_name": tag, "name": f"Lastcard {version()}", "body": notes, "draft": True, "prerelease": "-" in version()}
    release = say("POST", releases, draft)
    own = f"{releases}/{release['id']}"
    # GitHub takes files at another host, and writes what may follow the address in braces.
    assets = re.sub(r"\{.*\}$", "", release.get("upload_url") or f"{own}/assets")
    for file in files:
        with file.open("rb") as content:
            ask("POST", f"{assets}?name={quote(file.name)}", "application/octet-stream", content, file.stat().st_size)
        print(f"{file.name}: {file.stat().st_size} bytes")
    print(say("PATCH", own, {"draft": False})["html_url"])


main()
