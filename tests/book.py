#!/usr/bin/env python3
"""Preprocessor of the book (docs/book.toml): adds chapters and fits links.

A decision is listed once, in docs/decisions/README.md; here each of them becomes a chapter. Pages link to files of the repository: in the
book, a link that is named after the file of a chapter gets the chapter's title, and of a link to a file that is not in the book, such as
code, only the text remains. A page of docs/ that the book lacks is an error.
"""

import json
import os.path
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")


def chapters(items):
    """All chapters that have a page, those inside others too."""
    for item in items:
        chapter = item.get("Chapter") if isinstance(item, dict) else None
        if chapter:
            if chapter["source_path"]:
                yield chapter
            yield from chapters(chapter["sub_items"])


def source(chapter):
    """The file of a chapter, named from the root of the repository."""
    return os.path.normpath(os.path.join("docs", chapter["source_path"]))


def decision(parent, title, name):
    """A chapter for a decision."""
    path = f"decisions/{name}"
    return {
        "Chapter": {
            "name": title,
            "content": (ROOT / "docs" / path).read_text(encoding="utf-8"),
            "number": None,
            "sub_items": [],
            "path": path,
            "source_path": path,
            "parent_names": [*parent["parent_names"], parent["name"]],
        }
    }


def fit_links(chapter, pages):
    """Leads each link to the chapter of its file, or leaves only its text."""
    folder = os.path.dirname(source(chapter))

    def fit(link):
        picture, text, target = link.groups()
        path, mark, place = target.partition("#")
        if not path or re.match(r"[a-z]+:", path):
            return link[0]
        file = os.path.normpath(os.path.join(folder, path))
        if file in pages:
            page, title = pages[file]
            path = os.path.relpath(page, os.path.dirname(chapter["path"]) or ".")
            text = title if re.fullmatch(r"[\w/-]+\.md", text) else text
        elif file.startswith("docs/"):
            path = os.path.relpath(file, os.path.join("docs", os.path.dirname(chapter["path"])))
        elif (ROOT / file).exists():
            return text
        return f"{picture}[{text}]({path}{mark}{place})"

    return LINK.sub(fit, chapter["content"])


def main():
    if sys.argv[1:2] == ["supports"]:
        return
    _, book = json.load(sys.stdin)
    items = book.get("items") or book["sections"]
    for chapter in chapters(items):
        # A page of the top level may have the name of one in docs/.
        if chapter["path"].startswith("../"):
            chapter["path"] = f"repository/{chapter['path'][3:]}"
        if source(chapter) == "docs/decisions/README.md":
            listed = re.findall(r"^- \[(.+)\]\((\d{4}-[^)]+\.md)\)$", chapter["content"], re.MULTILINE)
            chapter["sub_items"] = [decision(chapter, title, name) for title, name in listed]
    pages = {source(chapter): (chapter["path"], chapter["name"]) for chapter in chapters(items)}
    written = {str(path.relative_to(ROOT)) for path in ROOT.glob("docs/**/*.md")} - {"docs/SUMMARY.md"}
    missing = sorted(written - pages.keys())
    if missing:
        sys.exit("The book lacks " + ", ".join(missing) + ": list pages in docs/SUMMARY.md, decisions in docs/decisions/README.md.")
    for chapter in chapters(items):
        chapter["content"] = fit_links(chapter, pages)
    json.dump(book, sys.stdout)


main()
