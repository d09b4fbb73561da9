"""Notices to people who are away: to whom, how, and where they never go."""

import asyncio
import datetime
import json
import logging
import ssl
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from starlette.testclient import TestClient

from cubetown.server.http import notice_routes
from cubetown.server.http.app import make_app
from cubetown.server.http.routes import service_of
from cubetown.server.notices import webhooks
from cubetown.server.notices.outside import Outside, checked, is_public
from cubetown.server.notices.web_push import Signer, decoded, encoded, encrypt, signer_in
from cubetown.server.settings import Settings
from cubetown.server.stores.listener import WEBHOOK, Listener
from cubetown.server.stores.memory import MemoryStore
from cubetown.service.asking import Ask
from cubetown.service.asking import Request as AskedRequest
from cubetown.table.bodies import TableWish, read_body
from cubetown.table.table import TableError
from tests.server.visiting import QUICK, Visitor, open_tables, person, run, some_ticks, started

NAME = "push.example"
ALONE = {"game": "tiny-towns", "seats": [person("Ann")]}


def public_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


@dataclass
class Browser:
    """A subscription, with the secrets that only the browser has."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"0123456789abcdef"

    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(public_of(self.key)), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Any:
        """What a push says, as RFC 8291 has it read."""
        salt, theirs = body[:16], body[21 : 21 + body[20]]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + public_of(self.key) + theirs
        material = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        text = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


@dataclass
class Got:
    """A request that a service got."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A push service or a channel on this machine, with TLS, under a public name."""

    def __init__(self, folder: Path) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.port = 0
        self.held = asyncio.Event()
        self.held.set()
        self.certificate, self.key = _certificate(folder)

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Outside]:
        """The internet, on which there is only this service."""
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate, self.key)
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        trusted = ssl.create_default_context(cafile=str(self.certificate))

        async def resolve(host: str, port: int) -> list[str]:
            assert host == NAME
            return ["127.0.0.1"]

        async with server:
            yield Outside(resolve, lambda address: True, (self.port,), lambda: trusted, 30.0)

    def address(self, path: str) -> str:
        return f"https://{NAME}:{self.port}/{path}"

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (h.partition(": ") for h in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        await self.held.wait()
        self.got.append(Got(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()

    async def until(self, number: int) -> list[Got]:
        while len(self.got) < number:
            await asyncio.sleep(0.005)
        return self.got


def _certificate(folder: Path) -> tuple[Path, Path]:
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.DNSName(NAME)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([name]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, file = folder / "certificate.pem", folder / "certificate.key"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return certificate, file


def settings_with(folder: Path, outside: Outside, **others: Any) -> Settings:
    signer = signer_in(folder / "data", "https://towns.example", lambda: 1_790_000_000.0)
    return replace(QUICK, push=signer, outside=outside, webhook_calm=0.0, **others)


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(number, ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


def test_the_server_makes_its_key_once_and_keeps_it_to_itself(tmp_path: Path) -> None:
    made = [signer_in(tmp_path / "data", "https://towns.example", lambda: 0.0) for _ in range(2)]
    assert made[0].public == made[1].public
    file = tmp_path / "data" / "push.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("nonsense")
    with pytest.raises(OSError, match="not a key"):
        signer_in(tmp_path / "data", "", lambda: 0.0)


def test_a_signature_names_the_service_and_holds_for_a_while() -> None:
    key, now = ec.generate_private_key(ec.SECP256R1()), [1_790_000_000.0]
    signer = Signer(key, "https://towns.example", lambda: now[0])
    scheme, token, public = signer.headers("https://push.example:8443/abc")["Authorization"].split()
    assert (scheme, public) == ("vapid", f"k={encoded(public_of(key))}")
    head, claims, signature = token.removeprefix("t=").rstrip(",").split(".")
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1_790_043_200,
        "sub": "https://towns.example",
    }
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    signed = f"{head}.{claims}".encode()
    key.public_key().verify(encode_dss_signature(*numbers), signed, ec.ECDSA(SHA256()))
    assert signer.headers("https://push.example:8443/x")["Authorization"].split()[1] == token
    now[0] += 11 * 3600
    assert signer.headers("https://push.example:8443/x")["Authorization"].split()[1] != token
    assert "X-WNS-Type" in signer.headers("https://db5p.notify.windows.com/w/?token=1")


async def finish(visitor: Visitor, seat: int) -> None:
    """Play a seat's moves until it has nothing to do in the step."""
    phase = visitor.view(seat)["view"]["phase"]
    while (view := visitor.view(seat))["moves"] and view["view"]["phase"] == phase:
        moves = view["moves"]
        await visitor.move(seat, "done" if "done" in moves else moves[0])


def test_whoever_is_away_is_told_once_for_each_turn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def work() -> None:
        service, browser = Service(tmp_path), Browser()
        async with (
            service.serving() as outside,
            open_tables(tmp_path, settings_with(tmp_path, outside)) as tables,
        ):
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            token = (await tables.find(ann.table)).terms.chairs[1].token or ""
            about = json.dumps({**browser.keys(), "language": "uk"})
            await tables.store.listen(ann.table, Listener(token, service.address("bo"), about))
            await ann.move(1, "name wood")  # Both are there.
            await finish(bo, 2)
            bo.talk.end()
            service.held.clear()  # A slow service; the move does not wait for it.
            await finish(ann, 1)
            assert ann.now("to_act") == [2]
            assert service.got == []
            service.held.set()
            (got,) = await service.until(1)
            assert browser.read(got.body) == {
                "title": "Крихітні містечка: ваш хід",
                "body": "Bo, зараз ваш хід. З вами за столом: Ann.",
                "path": f"t/{ann.table}",
                "table": ann.table,
            }
            assert (got.path, got.headers["content-encoding"]) == ("/bo", "aes128gcm")
            assert got.headers["authorization"].startswith("vapid t=")
            assert {"ttl", "topic", "urgency"} <= got.headers.keys()
            bo = Visitor(tables, ann.table, bo.tokens)
            await bo.hello()
            await finish(bo, 2)  # Bo names a resource: the next step is no news to Bo.
            await finish(bo, 2)
            bo.talk.end()
            await finish(ann, 1)
            assert ann.now("to_act") == [1]
            await some_ticks(tables)
            assert len(service.got) == 1
            service.status = 410
            await finish(ann, 1)
            await service.until(2)
            while not tables.metrics.counts["notices_failed"]:
                await asyncio.sleep(0.005)
            assert await tables.store.listeners(ann.table) == []

    run(work)
    assert NAME not in caplog.text


def test_a_channel_is_told_when_the_table_is_calm(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(tmp_path)
        async with (
            service.serving() as outside,
            open_tables(
                tmp_path,
                settings_with(tmp_path, outside, webhooks=True, address="https://towns.example"),
            ) as tables,
        ):
            _, (ann, bo) = await started(tables, person("Ann"), person("@everyone"))
            about = json.dumps({"service": "discord", "language": "en"})
            await tables.store.listen(ann.table, Listener(WEBHOOK, service.address("hook"), about))
            bo.talk.end()
            await ann.move(1, "name wood")
            (got,) = await service.until(1)
            told = json.loads(got.body)
            assert told["allowed_mentions"] == {"parse": []}
            assert told["content"] == (
                f"Tiny Towns: waiting for @everyone.\nhttps://towns.example/t/{ann.table}"
            )

    run(work)


def test_each_service_is_told_in_its_own_form() -> None:
    told = webhooks.Told("k3v9", "tiny-towns", "https://t.example/t/k3v9", "Ann’s turn", {0: "Ann"})
    body, headers = webhooks.request("ntfy", told)
    assert (body.decode(), headers["Click"]) == ("Ann’s turn", "https://t.example/t/k3v9")
    body, _ = webhooks.request("json", told)
    assert json.loads(body) == {
        "table": "k3v9",
        "game": "tiny-towns",
        "seats": [{"seat": 1, "name": "Ann"}],
        "text": "Ann’s turn",
        "link": "https://t.example/t/k3v9",
    }


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1"),
        *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1"),
        *("fec0::1", "3fff::1", "192.88.99.1", "192.0.0.8", "168.63.129.16", "fd00:ec2::254"),
        "localhost",
    ],
)
def test_what_is_not_public_is_not_reached(address: str) -> None:
    assert not is_public(address)


def test_what_is_public_is_reached() -> None:
    assert all(map(is_public, ["8.8.8.8", "2606:4700::1111"]))


@pytest.mark.parametrize(
    "address",
    [
        *("http://push.example/a", "https://push.example:8443/a", "https://a@push.example/b", ""),
        *(
            "https://push.example/a\r\nX: y",
            "https://push.example/ a",
            "https://[::1/",
            "https:///",
        ),
        *("https://127.0.0.1/a", "https://[::1]/a", "https://2130706433/a", "https://0x7f.1/a"),
        *("https://push.example:99999/", "https://ä.example/", "https://" + "a" * 1000, "ftp://x/"),
    ],
)
def test_an_address_must_be_plain_https(address: str) -> None:
    with pytest.raises(TableError, match="address"):
        checked(address)


def test_a_name_is_reached_only_at_the_public_address_that_was_checked(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(tmp_path)
        async with service.serving() as outside:
            post, address = outside.post, service.address("x")
            service.status = 301
            assert await post(address, b"hello", {"A": "b"}) == 301  # Nobody goes on from there.
            assert [(got.path, got.body, got.headers["a"]) for got in service.got] == [
                ("/x", b"hello", "b")
            ]
            answers = [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], []]

            async def resolve(host: str, port: int) -> list[str]:
                return answers.pop(0)

            strict = replace(outside, resolve=resolve, may_reach=is_public)
            for _ in range(3):
                with pytest.raises(OSError, match="not public"):
                    await strict.post(address, b"", {})
            assert answers == []  # It is asked once for each request.
            stranger = replace(outside, context=ssl.create_default_context)
            with pytest.raises(OSError, match="SSL"):
                await stranger.post(address, b"", {})
            service.held.clear()
            with pytest.raises(OSError, match="Timeout"):
                await replace(outside, seconds=0.02).post(address, b"", {})
            service.held.set()
            assert len(service.got) <= 2

    run(work)


def test_who_may_listen(tmp_path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    signer = Signer(key, "https://towns.example", lambda: 1_790_000_000.0)
    store, settings = MemoryStore(), replace(QUICK, push=signer, webhooks=True)
    with TestClient(make_app(store, settings)) as http:
        assert http.get("/api/server").json()["push"] == signer.public
        seats = [person("Ann"), {"kind": "open"}]
        made = http.post("/api/tables", json={"game": "tiny-towns", "seats": seats}).json()
        table, host = made["table"], {"Authorization": f"Bearer {made['starter']}"}
        ann = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        path, wish = f"/api/tables/{table}/push", Browser().keys()

        def listeners() -> list[Listener]:
            return asyncio.run(store.listeners(table))

        for number in range(7):
            body = {**wish, "endpoint": f"https://push.example/{number}", "language": "hu"}
            assert http.post(path, json=body, headers=ann).json() == {"listens": True}
        assert [one.address[-1] for one in listeners()] == ["2", "3", "4", "5", "6"]
        http.post(f"{path}/stop", json={"endpoint": "https://push.example/3"})
        assert len(listeners()) == 4
        assert http.post(path, json=body).status_code == 404
        assert http.post(path, json=body, headers=host).status_code == 404
        for wrong in ({"auth": "AAAA"}, {"p256dh": wish["auth"]}, {"endpoint": "http://a.b/c"}):
            assert http.post(path, json={**body, **wrong}, headers=ann).status_code == 422

        hook = f"/api/tables/{table}/webhook"
        wanted = {"service": "ntfy", "address": "https://ntfy.sh/towns"}
        assert http.post(hook, json=wanted, headers=ann).status_code == 422
        assert http.post(hook, json=wanted, headers=host).json() == {"service": "ntfy"}
        assert http.get(hook, headers=host).json() == {"service": "ntfy"}
        inside = {**wanted, "address": "https://ntfy.sh:22/towns"}
        assert http.post(hook, json=inside, headers=host).status_code == 422
        assert len([one for one in listeners() if one.token == WEBHOOK]) == 1
        assert http.post(hook, json={"service": None}, headers=host).json() == {"service": None}
        assert all(one.token != WEBHOOK for one in listeners())
    with TestClient(make_app(store, QUICK)) as http:
        for where, sent, headers in ((path, body, ann), (hook, wanted, host)):
            assert http.post(where, json=sent, headers=headers).status_code == 404
        assert http.get("/api/server").json()["push"] is None


def test_of_two_webhooks_set_at_once_one_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, replace(QUICK, webhooks=True)) as tables:
            opening = await tables.create(read_body(TableWish, json.dumps(ALONE)))

            async def set_webhook(number: int) -> None:
                body = json.dumps({"service": "ntfy", "address": f"https://ntfy.sh/{number}"})
                path = f"/api/tables/{opening.table}/webhook"
                request = AskedRequest("POST", path, body=body, token=opening.host)
                ask = Ask(service_of(tables), request)
                assert await notice_routes.set_webhook(ask, opening.table) == {"service": "ntfy"}

            await asyncio.gather(*map(set_webhook, range(20)))
            (one,) = await tables.store.listeners(opening.table)
            assert one.token == WEBHOOK
            assert len(json.loads(one.about)["visitor"]) == notice_routes.MARK

    run(work)
