/** Passkeys, as the browser makes and uses them. */

import { api } from '@/server/api';

/** Browsers bind passkeys to a host name, reached safely or on this machine itself. */
export function passkeysWork(): boolean {
  return (
    isSecureContext &&
    !/^[\d.]+$|:/.test(location.hostname) &&
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

export async function createPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyOptions());
  await api.addPasskey(answer(await navigator.credentials.create({ publicKey })));
}

export async function usePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.signInOptions());
  await api.signIn(answer(await navigator.credentials.get({ publicKey })));
}

function answer(credential: Credential | null): object {
  return (credential as PublicKeyCredential).toJSON() as object;
}
