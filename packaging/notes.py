#!/usr/bin/env python3
"""Prints the notes of this version: its part of the changelog."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version():
    """The version of the program."""
    return re.search(r'^version = "(.+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), re.MULTILINE)[1]


def section():
    """The heading of this version in the changelog, and its text."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for found in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = found.partition("\n")
        if heading.split()[0] == version():
            # How to add a version is a comment at the end.
            return heading, re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL).strip()
    sys.exit(f"CHANGELOG.md does not have {version()}.")


if __name__ == "__main__":
    print(section()[1])
