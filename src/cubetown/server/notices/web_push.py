"""Web Push: messages that one browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import binascii
import json
import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from cubetown.server.private_files import OWNER_ONLY, opener
from cubetown.server.stores.listener import PUSH_KEY

RECORD = 4096
"""The size of a record; a message is a single one."""
SIGNED_FOR = 12 * 3600.0
"""Seconds for which a signature holds; push services allow a day."""
POINT, SECRET = 65, 16
"""Bytes of a browser's public key and of its secret."""


def encoded(data: bytes) -> str:
    """Bytes as base64 for addresses, as Web Push writes everything."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text. Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def check_keys(p256dh: str, auth: str) -> None:
    """Raises ValueError if these are not a browser's keys."""
    if len(decoded(auth)) != SECRET:
        raise ValueError("auth")
    _point(decoded(p256dh))


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    if len(data) != POINT:
        raise ValueError("p256dh")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from None


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser, with a key and a salt that are used once. Raises ValueError."""
    theirs, secret = decoded(p256dh), decoded(auth)
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours = _public(key.public_key())
    shared = key.exchange(ec.ECDH(), _point(theirs))
    material = _derive(shared, 32, secret, b"WebPush: info\0" + theirs + ours)
    content = _derive(material, 16, salt, b"Content-Encoding: aes128gcm\0")
    nonce = _derive(material, 12, salt, b"Content-Encoding: nonce\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def _derive(secret: bytes, length: int, salt: bytes, info: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _public(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


class Signer:
    """Signs what this server pushes, so that a push service knows whom it comes from."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey, subject: str, now: Callable[[], float]
    ) -> None:
        self._key = key
        self._subject = subject
        """How a push service reaches the operator."""
        self._now = now
        self._signed: dict[str, tuple[float, str]] = {}
        self.public = encoded(_public(key.public_key()))
        """The key that browsers need to subscribe."""

    def headers(self, address: str) -> dict[str, str]:
        """The headers of a push to an address."""
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        until, token = self._signed.get(origin, (0.0, ""))
        if abs(until - self._now() - SIGNED_FOR) > SIGNED_FOR / 2:
            if len(self._signed) > 100:
                self._signed.clear()
            until = self._now() + SIGNED_FOR
            token = self._token({"aud": origin, "exp": int(until), "sub": self._subject})
            self._signed[origin] = until, token
        headers = {"Authorization": f"vapid t={token}, k={self.public}"}
        if (parts.hostname or "").endswith(".notify.windows.com"):
            headers["X-WNS-Type"] = "wns/raw"
        return headers

    def _token(self, claims: dict[str, object]) -> str:
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encoded(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def signer_in(folder: Path, subject: str, now: Callable[[], float]) -> Signer:
    """A server's signer, with the key in its folder, made on the first start. Raises OSError."""
    file = folder / PUSH_KEY
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with open(file, "xb", opener=opener()) as created:
            created.write(_written(ec.generate_private_key(ec.SECP256R1())))
    except FileExistsError:
        file.chmod(OWNER_ONLY)
    try:
        key = serialization.load_pem_private_key(file.read_bytes(), None)
    except ValueError:
        raise OSError(f"{file} is not a key") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise OSError(f"{file} is not a key for Web Push")
    return Signer(key, subject, now)


def _written(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
