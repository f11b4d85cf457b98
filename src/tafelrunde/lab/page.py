"""A page of results: one HTML file with tables and plots, which asks no other host for anything.

Vega, which draws the plots, comes along in the page.
"""

from __future__ import annotations

import json
import re
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from vl_convert import javascript_bundle

from .sections import Section, Table

DRAWING = "window.vegaEmbed = vegaEmbed;"  # what the page calls of all that comes along
ENDING = re.compile("<(/script|!--)", re.IGNORECASE)
# How Vega writes numbers where the comma is the decimal sign.
COMMA = {"decimal": ",", "thousands": "\u00a0", "grouping": [3], "currency": ["", ""]}


def write_page(
    file: Path, lang: str, title: str, notes: list[str], sections: list[Section]
) -> None:
    """Write a page."""
    page = Template(files(__package__).joinpath("page.html").read_text("utf-8"))
    specs = [spec for section in sections for _, spec in section.plots]
    content = page.substitute(
        lang=lang,
        title=escape(title),
        notes=paragraphs(notes),
        sections=all_sections(sections),
        vega=in_script(javascript_bundle(DRAWING)),
        specs=in_script(json.dumps(specs, ensure_ascii=False)),
        numbers=json.dumps({} if lang == "en" else COMMA),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, "utf-8")


def all_sections(sections: list[Section]) -> str:
    """Return the sections one after the other; plots are numbered through."""
    parts: list[str] = []
    place = 0
    for section in sections:
        parts += [f"<h2>{escape(section.title)}</h2>"] if section.title else []
        parts += [f'<div class="wide">{html_table(section.table)}</div>'] if section.table else []
        parts.append(paragraphs(section.notes))
        for name, _ in section.plots:
            caption = f"<figcaption>{escape(name)}</figcaption>"
            parts.append(f'<figure>{caption}<div id="plot{place}"></div></figure>')
            place += 1
    return "\n".join(parts)


def paragraphs(texts: list[str]) -> str:
    """Return a paragraph for each text."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts)


def html_table(rows: Table) -> str:
    """Return a table; the first row has its headings."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows[1:]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def in_script(text: str) -> str:
    """Return text that can't end the script it stands in; `</` alone may be part of a pattern."""
    return ENDING.sub(r"<\\\1", text)
