"""Sends the notices that tables owe: a job of its own, which no table waits for.

What is owed lies in the database, so a restart loses nothing. One notice becomes one for each channel of the
person; what is due for the same channel goes out in one message.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import smtplib
import ssl
from collections.abc import Awaitable, Callable, Sequence
from email.message import EmailMessage
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

from ..core.allowance import Allowance
from ..core.text import FALLBACK, say
from . import calendar, letters, rows
from .channels import Quiet
from .errors import Denied
from .letters import Letter
from .outside import Outside
from .services import Services
from .writer import Write

log = logging.getLogger(__name__)

VAPID = "vapid"
"""Under this name the server keeps the key that its push messages are signed with."""
AT_ONCE = 200
SECONDS_BETWEEN_LOOKS = 5
GAP = 10 * 60_000
"""Milliseconds between two messages on one channel; what is owed meanwhile goes out together."""
POSTPONED = 60_000
"""Milliseconds until a notice to somebody who is there is looked at again."""
FIRST_RETRY = 30_000
MOST_TRIES = 6
MOST_FAILURES = 5
"""Notices in a row that never arrived, after which a channel is given up."""
SECONDS_FOR_MAIL = 20
TTL = 24 * 3600
"""How many seconds a push service keeps a message for a device that is off."""

Outcome = Literal["sent", "failed", "gone"]


class Mail(NamedTuple):
    """The settings of the mail server."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class HostChannel(NamedTuple):
    """How the host of the site is told something."""

    kind: Literal["mail", "discord", "slack", "json"]
    address: str


def host_channel(address: str) -> HostChannel:
    """An e-mail address, or a webhook, whose kind its server's name tells."""
    if "://" not in address:
        return HostChannel("mail", address)
    name = urlsplit(address).hostname or ""
    if name == "hooks.slack.com":
        return HostChannel("slack", address)
    return HostChannel("discord" if name in ("discord.com", "discordapp.com") else "json", address)


class Sender:
    def __init__(
        self,
        services: Services,
        is_there: Callable[[str, int], Awaitable[bool]],
        *,
        mail: Mail | None = None,
        address: str = "",
        outside: Outside | None = None,
        reports: str = "",
        language: str = FALLBACK,
    ) -> None:
        self._services = services
        self._storage = services.storage
        self._is_there = is_there
        """Whether the person of this seat is at the table."""
        self.mail = mail
        self._address = address
        self._outside = outside or Outside()
        self._vapid: Vapid02 | None = None
        self._host = host_channel(reports) if reports else None
        """Where the host of the site is told of reported chat lines."""
        self._language = language

    async def begin(self) -> None:
        """Read the key for push messages, or make it at the first start."""
        kept = await self._storage.kept(VAPID)
        if kept is None:
            vapid = Vapid02()
            vapid.generate_keys()
            kept = await self._storage.keep_first(VAPID, vapid.private_pem().decode())
        self._vapid = Vapid02.from_pem(kept.encode())

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        assert self._vapid is not None
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def run(self) -> None:
        while True:
            try:
                if self._services.runs_errands:
                    await self.look()
                    await self.tell_host()
            except Denied:
                log.warning("notices wait: the database does not answer")
            except Exception:
                log.exception("sending notices broke")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def look(self) -> None:
        """Do all that is due."""
        now = self._services.clock.wall()
        due = await self._storage.notices_due(now, AT_ONCE)
        writes: list[Write] = []
        by_channel: dict[str, list[Any]] = {}
        for notice in due:
            calls = notice.kind in ("turn", "soon", "club-turn")
            if calls and await self._is_there(notice.table_id, notice.seat):
                writes.append(rows.change_notice(notice.id, due=now + POSTPONED))
            elif notice.channel is None:
                try:
                    writes += await self._shared_out(notice, now)
                except msgspec.DecodeError:  # What is stored of the person is damaged; others go on.
                    log.exception("notice %s cannot be sent", notice.id)
                    writes.append(rows.delete_notice(notice.id))
            else:
                by_channel.setdefault(notice.channel, []).append(notice)
        if writes:
            await self._storage.write(*writes)
        await asyncio.gather(*(self._deliver(channel, owed) for channel, owed in by_channel.items()))
        if any(notice.channel is None for notice in due):
            await self.look()

    async def _shared_out(self, notice: Any, now: int) -> list[Write]:
        """One notice for each channel of the person, after their quiet hours, or of the club."""
        writes = [rows.delete_notice(notice.id)]
        person = await self._storage.person(notice.token)
        quiet = msgspec.json.decode(person.quiet, type=Quiet) if person and person.quiet else None
        due = after_quiet(quiet, now)
        wanted = "soon" if notice.kind == "late" else notice.kind
        for channel in await self._storage.channels(notice.token):
            if channel.confirmed and wanted in msgspec.json.decode(channel.wanted):
                writes.append(
                    rows.new_notice(
                        token=notice.token,
                        kind=notice.kind,
                        table_id=notice.table_id,
                        seat=notice.seat,
                        made=notice.made,
                        due=max(due, (channel.sent or 0) + GAP) if channel.sent else due,
                        channel=channel.id,
                    )
                )
        return writes

    async def _deliver(self, channel_id: str, owed: list[Any]) -> None:
        now = self._services.clock.wall()
        channel = await self._storage.channel(channel_id)
        if channel is None:
            await self._storage.write(*(rows.delete_notice(notice.id) for notice in owed))
            return
        letter = letters.written(owed, await self._spoken(channel.token), self._address or channel.base)
        outcome = await self.send(channel, letter)
        if outcome == "sent":
            writes = [rows.delete_notice(notice.id) for notice in owed]
            writes.append(rows.change_channel(channel.id, sent=now, failures=0))
        elif outcome == "gone":
            writes = rows.delete_channel(channel.id)
        else:
            writes = self._retried(channel, owed, now)
        await self._storage.write(*writes)

    async def _spoken(self, owner: str) -> str:
        """The language of a person; of a club that of who made it."""
        club = await self._storage.club(owner)
        person = await self._storage.person(club.owner if club else owner)
        return (person.language if person else None) or FALLBACK

    async def tell_host(self) -> None:
        """Tell the host of the site of chat lines that were reported."""
        now = self._services.clock.wall()
        owed = await self._storage.reports_due(now, AT_ONCE) if self._host else []
        if not owed or self._host is None:
            return
        letter = letters.of_reports(owed, self._language, self._address)
        sent = await self.send(self._host, letter) == "sent"
        writes = []
        for report in owed:
            again = None if sent or report.tries + 1 >= MOST_TRIES else now + FIRST_RETRY * 4**report.tries
            writes.append(rows.change_report(report.id, due=again, tries=report.tries + 1))
        await self._storage.write(*writes)

    def _retried(self, channel: Any, owed: Sequence[Any], now: int) -> list[Write]:
        writes = []
        given_up = 0
        for notice in owed:
            if notice.tries + 1 >= MOST_TRIES:
                writes.append(rows.delete_notice(notice.id))
                given_up += 1
            else:
                due = now + FIRST_RETRY * 4**notice.tries
                writes.append(rows.change_notice(notice.id, due=due, tries=notice.tries + 1))
        if given_up and channel.failures + given_up >= MOST_FAILURES:
            return rows.delete_channel(channel.id)
        if given_up:
            writes.append(rows.change_channel(channel.id, failures=channel.failures + given_up))
        return writes

    async def send(self, channel: Any, letter: Letter) -> Outcome:
        """Send one message."""
        try:
            if channel.kind == "mail":
                return await self._send_mail(channel.address, letter.title, letter.plain())
            if channel.kind == "push":
                body, headers = self._sealed(channel, letter)
            else:
                body = {"discord": letter.discord, "slack": letter.slack, "json": letter.json}[channel.kind]()
                headers = {"Content-Type": "application/json"}
            status = await self._outside.post(channel.address, body, headers)
        except Denied:
            return "gone"
        except (OSError, TimeoutError, ssl.SSLError) as error:
            log.info("a notice did not arrive: %s", error)
            return "failed"
        except Exception:  # Or it would be tried for ever, and everything else would wait for it.
            log.exception("a notice could not be sent")
            return "failed"
        if status in (404, 410):
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    def _sealed(self, channel: Any, letter: Letter) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher  # It loads much that few servers need.

        assert self._vapid is not None
        keys = msgspec.json.decode(channel.keys)
        sealed = WebPusher({"endpoint": channel.address, "keys": keys}).encode(letter.push())
        parts = urlsplit(channel.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": f"mailto:{self.mail.sender}" if self.mail else self._address or channel.base,
            "exp": self._services.clock.wall() // 1000 + 12 * 3600,
        }
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL),
            **self._vapid.sign(claims),
        }
        return sealed["body"], headers

    async def confirm_mail(self, address: str, code: str, language: str, base: str) -> None:
        """Ask whether an e-mail address is this person's."""
        link = f"{(self._address or base).rstrip('/')}/you?mail={code}"
        said = say("notice-confirm", language, link=link)
        outcome = await self._send_mail(address, say("notice-confirm-title", language), said)
        if outcome != "sent":
            raise Denied("mail-failed")

    async def _send_mail(self, address: str, subject: str, said: str) -> Outcome:
        if self.mail is None:
            return "failed"
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.mail.sender, address, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(said)
        try:
            await asyncio.to_thread(_hand_over, self.mail, message)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return "gone" if all(code >= 500 for code in codes) else "failed"
        except (smtplib.SMTPException, OSError) as error:
            log.info("a mail was not taken: %s", error)
            return "failed"
        return "sent"


def _hand_over(mail: Mail, message: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if mail.security == "tls" else smtplib.SMTP
    name = mail.sender.rpartition("@")[2]  # To look up a name for this machine may take long.
    server = kind(mail.host, mail.port, name, timeout=SECONDS_FOR_MAIL)
    with contextlib.closing(server):
        if mail.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
        server.quit()


def after_quiet(quiet: Quiet | None, now: int) -> int:
    """`now`, or when the quiet hours end."""
    if quiet is None or quiet.begin == quiet.end:
        return now
    night = Allowance(kind="move", seconds=60, night=(quiet.begin, quiet.end), zone=quiet.zone)
    return calendar.reached(night, now, 0)
