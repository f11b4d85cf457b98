"""Results as Markdown: tables for documents, with headings and what has to be said about them."""

from __future__ import annotations

from pathlib import Path

from .sections import Section, Table


def write_markdown(file: Path, title: str, notes: list[str], sections: list[Section]) -> None:
    """Write a document: a heading, its notes, and every section with its table."""
    parts = [f"# {plain(title)}", *[plain(note) for note in notes]]
    for section in sections:
        parts += [f"## {plain(section.title)}"] if section.title else []
        parts += [markdown_table(section.table)] if section.table else []
        parts += [plain(note) for note in section.notes]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n\n".join(parts) + "\n", "utf-8")


def markdown_table(rows: Table) -> str:
    """Return a table; the first row has its headings, and numbers stand on the right."""
    head, *body = [[plain(cell) for cell in row] for row in rows]
    ruler = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ruler, *body])


def plain(text: str) -> str:
    """Return text that neither ends a cell nor begins a tag."""
    return " ".join(text.split()).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")
