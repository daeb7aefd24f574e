"""Behind nginx and Caddy, as docs/operating/ has them: TLS, sockets, sizes, and who somebody is."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx2
import pytest
from websockets.sync.client import connect

from tests.server.real import RealServer

from .stranger import PATIENCE, eventually

FOLDER: Final = Path(__file__).parents[2] / "docs" / "operating"
HOST: Final = "hadur.example"
PATHS: Final = f"{os.environ.get('PATH', '')}:/usr/sbin"
"""Debian keeps servers out of the path of those who are not root."""


def program(name: str) -> str:
    """A proxy; without it the test is left out and says so."""
    found = shutil.which(name, path=PATHS)
    if found is None:
        pytest.skip(f"{name} is not installed (tools/system.sh installs it where that is allowed)")
    return found


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("behind")
    options = ("--quiet", "--url", f"https://{HOST}", "--port", str(port := free_port()))
    server = RealServer(f"sqlite:///{home / 'x.db'}", home, *options)
    assert server.address == f"https://{HOST}", "it says where people find it"
    server.address = f"http://127.0.0.1:{port}"
    yield server
    server.kill()


@dataclass
class Proxy:
    """One that listens at `secure` with a certificate of its own, and at `plain`."""

    process: subprocess.Popen[bytes]
    secure: int
    plain: int

    def client(self) -> httpx2.Client:
        headers = {"host": HOST}
        base = f"https://127.0.0.1:{self.secure}"
        return httpx2.Client(base_url=base, headers=headers, verify=_trusting(), timeout=PATIENCE)

    def answers(self) -> bool:
        try:
            with self.client() as client:
                answer = client.get("/healthz", extensions={"sni_hostname": HOST})
                return answer.status_code == 200
        except httpx2.TransportError:
            assert self.process.poll() is None, "the proxy did not start"
            return False

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def _trusting() -> ssl.SSLContext:
    """The certificates of tests are nobody's."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certificate(place: Path) -> tuple[Path, Path]:
    pem, key = place / "cert.pem", place / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-subj", f"/CN={HOST}", "-keyout", str(key), "-out", str(pem)]
    subprocess.run(command, check=True, capture_output=True)
    return pem, key


def nginx(place: Path, server: RealServer) -> Proxy:
    found, (pem, key) = program("nginx"), certificate(place)
    secure, plain = free_port(), free_port()
    text = (FOLDER / "nginx.conf").read_text()
    for before, after in (
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ", f"listen 127.0.0.1:{secure} "),
        (r"ssl_certificate .*;", f"ssl_certificate {pem};"),
        (r"ssl_certificate_key .*;", f"ssl_certificate_key {key};"),
        (r"http://127.0.0.1:8040", server.address),
    ):
        text, count = re.subn(before, after, text)
        assert count == 1, before
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {place}/{kind};" for kind in kinds)
    whole = place / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    whole.write_text(
        f"{user} daemon off; pid {place}/pid; error_log {place}/errors;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{text}\n}}\n"
    )
    subprocess.run([found, "-t", "-c", str(whole), "-e", f"{place}/errors"], check=True)
    process = subprocess.Popen([found, "-c", str(whole), "-e", f"{place}/errors"])
    return Proxy(process, secure, plain)


def caddy(place: Path, server: RealServer) -> Proxy:
    found, (pem, key) = program("caddy"), certificate(place)
    secure, plain = free_port(), free_port()
    text = (FOLDER / "Caddyfile").read_text()
    text, count = re.subn(r"127\.0\.0\.1:8040", server.address.removeprefix("http://"), text)
    assert count == 1
    # Its certificate comes from a file here, and not from the world.
    text, count = re.subn(r"encode gzip", f"encode gzip\n\ttls {pem} {key}\n\tbind 127.0.0.1", text)
    assert count == 1
    ports = f"admin off\n\thttps_port {secure}\n\thttp_port {plain}"
    whole = place / "Caddyfile"
    whole.write_text(f"{{\n\t{ports}\n\tskip_install_trust\n}}\n{text}")
    around = {**os.environ, "XDG_DATA_HOME": str(place), "XDG_CONFIG_HOME": str(place)}
    command = [found, "run", "--adapter", "caddyfile", "--config", str(whole)]
    with (place / "log").open("w") as log:
        process = subprocess.Popen(command, env=around, stdout=log, stderr=log)
    return Proxy(process, secure, plain)


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, behind: RealServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    found: Proxy = request.param(tmp_path_factory.mktemp("proxy"), behind)
    eventually(found.answers, "the proxy passes requests on")
    yield found
    found.end()


SNI: Final = {"sni_hostname": HOST}


def test_pages_come_by_tls_and_cookies_only_so(proxy: Proxy) -> None:
    with proxy.client() as client:
        page = client.get("/account", extensions=SNI)
        assert page.status_code == 200
        assert "max-age" in page.headers["strict-transport-security"]
        assert "secure" in page.headers["set-cookie"].lower()
        packed = client.get("/lobby", headers={"accept-encoding": "gzip"}, extensions=SNI)
        assert packed.headers.get("content-encoding") == "gzip"
    plain = httpx2.get(
        f"http://127.0.0.1:{proxy.plain}/lobby", headers={"host": HOST}, timeout=PATIENCE
    )
    assert plain.status_code in (301, 308)
    assert plain.headers["location"].startswith(f"https://{HOST}")


def test_a_socket_goes_through(proxy: Proxy) -> None:
    with proxy.client() as client:
        made = client.post("/api/sessions", json={"name": "Anna"}, extensions=SNI).json()
        header = {"authorization": f"Bearer {made['token']}"}
        body = {"game": "summoner-wars", "players": ["me", "me"]}
        opened = client.post("/api/tables", json=body, headers=header, extensions=SNI).json()
    address = f"wss://{HOST}:{proxy.secure}/table/{opened['id']}/ws?form=data"
    own = {**header, "origin": f"https://{HOST}"}
    with (
        socket.create_connection(("127.0.0.1", proxy.secure), PATIENCE) as sock,
        connect(address, sock=sock, ssl=_trusting(), additional_headers=own, max_size=None) as line,
    ):
        assert json.loads(line.recv(PATIENCE))["table"]["game"] == "summoner-wars"


def test_who_somebody_is_the_proxy_says(proxy: Proxy, behind: RealServer) -> None:
    """Not they themselves: nobody is this machine by saying so."""
    lies = {"x-forwarded-for": "127.0.0.1", "forwarded": "for=127.0.0.1"}
    with proxy.client() as client:
        assert client.get("/metrics", headers=lies, extensions=SNI).status_code == 404
        lied = {"x-forwarded-for": "203.0.113.9"}
        assert client.get("/static/nothing", headers=lied, extensions=SNI).status_code == 404
    noted = behind.log.read_text()
    assert "/static/nothing" in noted and "203.0.113.9" not in noted


def test_a_body_that_is_too_long_is_refused(proxy: Proxy) -> None:
    with proxy.client() as client:
        answer = client.post("/api/sessions", content=b"x" * 100_000, extensions=SNI)
        # Caddy before 2.7 tells it as a fault of the server.
        assert answer.status_code in (413, 502)
        assert client.get("/healthz", extensions=SNI).status_code == 200
