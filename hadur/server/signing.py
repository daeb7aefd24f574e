"""Texts that only this server can have written."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final


class Signer:
    """Signs with the store's secret; `purpose` keeps one kind of text from passing for another."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def seal(self, purpose: str, content: bytes) -> str:
        """The content with its signature, fit for a cookie or a header."""
        body = urlsafe_b64encode(content).rstrip(b"=").decode()
        return f"{body}.{self.mark(purpose, body)}"

    def open(self, purpose: str, text: str) -> bytes | None:
        """The content of a sealed text; None if it is not ours."""
        body, _, mark = text.partition(".")
        if not hmac.compare_digest(mark.encode(), self.mark(purpose, body).encode()):
            return None
        try:
            return urlsafe_b64decode(body + "=" * (-len(body) % 4))
        except ValueError:
            return None

    def mark(self, purpose: str, text: str) -> str:
        """A signature; also good as a token that follows from a text."""
        message = f"{purpose}\0{text}".encode("utf-8", "surrogatepass")
        digest = hmac.new(self._secret, message, sha256).digest()
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
