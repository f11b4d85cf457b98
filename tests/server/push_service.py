"""A push service and a browser behind it, written from RFC 8291 and 8292 alone.

Nothing of the server's own code is used: keys are derived with `hmac`, not with a library's HKDF.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import ssl
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PEM = serialization.Encoding.PEM


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    numbers = key.public_numbers()
    return b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 for up to one block."""
    pseudo = hmac.new(salt, material, hashlib.sha256).digest()
    return hmac.new(pseudo, info + b"\x01", hashlib.sha256).digest()[:length]


class Browser:
    """Keys of its own, and nobody else can read what is sealed for them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def p256dh(self) -> str:
        return b64(point(self.key.public_key()))

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": self.p256dh, "auth": b64(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Open a sealed message of one record."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + point(self.key.public_key()) + sender
        material = hkdf(self.auth, shared, info, 32)
        key = hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02"), "this was not the last record"
        return plain[:-1]


def read_note(authorization: str) -> tuple[dict[str, Any], str]:
    """Check the signature of a VAPID header; return its claims and the sender's key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unb64(claims))
    return found, parts["k"]


@dataclass
class Delivery:
    path: str
    headers: Message
    body: bytes


@dataclass
class PushService:
    """Takes messages by HTTPS, and answers as it is told to."""

    host: str
    certificate: Path
    deliveries: list[Delivery] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)  # status by path; usually 201
    arrived: threading.Event = field(default_factory=threading.Event)
    patience: float = 0.0  # seconds until it answers

    def endpoint(self, name: str = "anna") -> str:
        return f"https://{self.host}/push/{name}"

    def wait(self, count: int = 1, seconds: float = 15.0) -> list[Delivery]:
        """Wait until so many messages have come."""
        end = datetime.now(UTC) + timedelta(seconds=seconds)
        while len(self.deliveries) < count and datetime.now(UTC) < end:
            self.arrived.wait(0.05)
            self.arrived.clear()
        assert len(self.deliveries) >= count, f"{len(self.deliveries)} messages came, not {count}"
        return self.deliveries


def handler_for(service: PushService) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if service.patience:
                threading.Event().wait(service.patience)
            service.deliveries.append(Delivery(self.path, self.headers, body))
            self.send_response(service.answers.get(self.path, 201))
            if service.answers.get(self.path) == 307:
                self.send_header("location", f"https://{service.host}/push/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()
            service.arrived.set()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    return Handler


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """Write a certificate for this machine, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a push service for tests")])
    now = datetime.now(UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "push.pem", folder / "push.key"
    certificate.write_bytes(made.public_bytes(PEM))
    form = serialization.PrivateFormat.PKCS8
    private.write_bytes(key.private_bytes(PEM, form, serialization.NoEncryption()))
    return certificate, private


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Run a push service while the block lasts."""
    certificate, private = make_certificate(folder)
    service = PushService("", certificate)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler_for(service))
    server.daemon_threads = False
    server.block_on_close = True
    service.host = f"127.0.0.1:{server.server_port}"
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, private)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
