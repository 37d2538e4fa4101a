"""Passkeys: WebAuthn credentials that bring a person back on any device."""

from __future__ import annotations

import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..live import rows
from ..live.errors import Denied
from ..live.persons import MINUTES, Person, Persons
from ..live.secret import hashed
from ..live.services import Services

MOST = 20


class Passkeys:
    def __init__(self, services: Services, persons: Persons, address: str) -> None:
        self._storage = services.storage
        self._clock = services.clock
        self._persons = persons
        parts = urlsplit(address)
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._site = parts.hostname or ""

    async def creation(self, person: Person) -> dict[str, Any]:
        known = await self._storage.passkeys(person.token)
        if len(known) >= MOST:
            raise Denied("too-many-passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=self._site,
            rp_name="Sandtable",
            user_id=person.token.encode(),
            user_name=person.name,
            challenge=await self._challenge(person.token),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.id)) for row in known],
        )
        found: dict[str, Any] = json.loads(options_to_json(options))
        return found

    async def add(self, person: Person, credential: dict[str, Any]) -> None:
        challenge = await self._answered(credential, person.token)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
            )
        except (WebAuthnException, ValueError, KeyError):
            raise Denied("passkey-failed") from None
        passkey = bytes_to_base64url(made.credential_id)
        if len(passkey) > 400 or await self._storage.passkey(passkey) is not None:
            raise Denied("passkey-failed")
        key = bytes_to_base64url(made.credential_public_key)
        await self._storage.write(
            rows.new_passkey(passkey, person.token, key, made.sign_count, self._clock.wall())
        )

    async def remove(self, person: Person, passkey: str) -> None:
        if passkey not in [row.id for row in await self._storage.passkeys(person.token)]:
            raise Denied("no-such-passkey")
        await self._storage.write(rows.delete_passkey(passkey))

    async def request(self) -> dict[str, Any]:
        options = webauthn.generate_authentication_options(
            rp_id=self._site, challenge=await self._challenge("")
        )
        found: dict[str, Any] = json.loads(options_to_json(options))
        return found

    async def person(self, credential: dict[str, Any]) -> str:
        """The token of the person whose passkey answered the challenge."""
        challenge = await self._answered(credential, "")
        row = await self._storage.passkey(str(credential.get("id", ""))[:400])
        if row is None:
            raise Denied("passkey-unknown")
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(row.key),
                credential_current_sign_count=row.count,
            )
        except (WebAuthnException, ValueError, KeyError):
            raise Denied("passkey-failed") from None
        await self._storage.write(rows.passkey_used(row.id, used.new_sign_count))
        return str(row.token)

    async def _challenge(self, token: str) -> bytes:
        challenge, now = secrets.token_bytes(32), self._clock.wall()
        code = hashed(bytes_to_base64url(challenge))
        await self._storage.write(*rows.new_voucher(code, "passkey", token, now, now + MINUTES * 60_000))
        return challenge

    async def _answered(self, credential: dict[str, Any], token: str) -> bytes:
        """The challenge that the browser signed, if it was ours for this person; it is used up."""
        try:
            signed = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(str(signed["challenge"]))
        except (ValueError, KeyError, TypeError):
            raise Denied("passkey-failed") from None
        if await self._persons.use_voucher(bytes_to_base64url(challenge), "passkey") != token:
            raise Denied("passkey-failed")
        return challenge
