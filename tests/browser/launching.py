"""How the browser is started: nothing of its own on the network, nothing to set up first."""

from __future__ import annotations

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
