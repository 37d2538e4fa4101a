/** The HTTP API of the server. */

import { language, t } from '@/shared/text.svelte';
import type {
  Absence,
  ChangeSeat,
  Club,
  ClubName,
  Companion,
  DeviceCode,
  Devices,
  Finished,
  GameView,
  GameWords,
  HallEntry,
  Me,
  NewChannel,
  NewTable,
  NewWebhook,
  Notices,
  PersonView,
  Problem,
  Profile,
  QuickMatch,
  QuickStart,
  Quiet,
  Replayed,
  Review,
  Seated,
  Names,
  SetUpView,
  Summary,
  Webhook,
} from '@/wire/http';

export type {
  Absence,
  Companion,
  DeviceCode,
  Devices,
  Finished,
  Profile,
  GameView,
  HallEntry,
  Me,
  NewTable,
  QuickStart,
  Replayed,
  Review,
  Seated,
  Summary,
};

/** Which moments of a match, and as who saw them. */
export interface Span {
  readonly entry: number;
  readonly count?: number;
  readonly step?: number;
  readonly seat?: number | null;
}

function query(facts: object): string {
  const given = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** Why the server did not do what it was asked, in words. */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** What to tell about something that failed. */
export const why = (error: unknown): string =>
  error instanceof ApiError ? error.message : t('client-broken');

async function call<T>(method: string, path: string, body?: object | Blob, tongue = language()): Promise<T> {
  const json = body !== undefined && !(body instanceof Blob);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      keepalive: method === 'PUT', // What was chosen counts, even if the page is left at once.
      headers: {
        'accept-language': tongue,
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
    });
  } catch {
    throw new ApiError('offline', t('client-offline'));
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.code ?? 'http', problem?.text ?? t('client-broken'));
}

/** What opens the replays of private tables to those who did not sit there, by table. */
const replayKeys = new Map<string, string>();

export function keepReplayKey(id: string, key: string | null | undefined): void {
  if (key) replayKeys.set(id, key);
}

/** Which finished games to look for. */
interface Sought {
  readonly game?: string | null;
  readonly player?: string | null;
  readonly since?: number | null;
  readonly before?: number | null;
}

const club = (id: string): string => `/api/clubs/${encodeURIComponent(id)}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: (): Promise<GameView[]> => call('GET', '/api/games'),
  setUp: (game: string): Promise<SetUpView> => call('GET', `/api/games/${game}/set-up`),
  gameWords: (game: string): Promise<GameWords> => call('GET', `/api/games/${game}/words`),
  gameTexts: async (game: string, tongue: string): Promise<string> =>
    (await call<GameWords>('GET', `/api/games/${game}/words`, undefined, tongue)).texts,
  names: (): Promise<Names> => call('GET', '/api/names'),
  me: (): Promise<Me> => call('GET', '/api/me'),
  speak: (language: string): Promise<unknown> => call('PUT', '/api/me/language', { language }),
  rename: (name: string): Promise<unknown> => call('PUT', '/api/me', { name }),
  keepSettings: (settings: object): Promise<unknown> => call('PUT', '/api/me/settings', settings),
  notices: (): Promise<Notices> => call('GET', '/api/me/notices'),
  addChannel: (channel: Partial<NewChannel>): Promise<Notices> => call('POST', '/api/me/channels', channel),
  changeChannel: (channel: string, wanted: readonly string[]): Promise<Notices> =>
    call('PUT', `/api/me/channels/${channel}`, { wanted }),
  removeChannel: (channel: string): Promise<Notices> => call('DELETE', `/api/me/channels/${channel}`),
  tryChannel: (channel: string): Promise<unknown> => call('POST', `/api/me/channels/${channel}/test`),
  keepQuiet: (quiet: Quiet | null): Promise<Notices> => call('PUT', '/api/me/quiet', { quiet }),
  confirmMail: (code: string): Promise<unknown> => call('POST', '/api/mail', { code }),
  devices: (): Promise<Devices> => call('GET', '/api/me/devices'),
  signOut: (device: string): Promise<unknown> => call('DELETE', `/api/me/devices/${device}`),
  deviceCode: (): Promise<DeviceCode> => call('POST', '/api/me/code'),
  useCode: (code: string): Promise<unknown> => call('POST', '/api/codes', { code }),
  passkeyOptions: (): Promise<PublicKeyCredentialCreationOptionsJSON> =>
    call('POST', '/api/me/passkeys/challenge'),
  addPasskey: (passkey: object): Promise<unknown> => call('POST', '/api/me/passkeys', passkey),
  removePasskey: (passkey: string): Promise<unknown> => call('DELETE', `/api/me/passkeys/${passkey}`),
  signInOptions: (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
    call('POST', '/api/passkeys/challenge'),
  signIn: (passkey: object): Promise<unknown> => call('POST', '/api/passkeys', passkey),
  deleteMe: (): Promise<unknown> => call('DELETE', '/api/me'),
  person: (token: string): Promise<Profile> => call('GET', `/api/persons/${encodeURIComponent(token)}`),
  showProfile: (shown: Profile['shown']): Promise<unknown> => call('PUT', '/api/me/shown', { shown }),
  company: (): Promise<Companion[]> => call('GET', '/api/me/company'),
  blocked: (): Promise<PersonView[]> => call('GET', '/api/me/blocked'),
  block: (token: string): Promise<unknown> => call('PUT', `/api/me/blocked/${encodeURIComponent(token)}`),
  unblock: (token: string): Promise<unknown> =>
    call('DELETE', `/api/me/blocked/${encodeURIComponent(token)}`),
  clubs: (): Promise<ClubName[]> => call('GET', '/api/me/clubs'),
  makeClub: (name: string): Promise<ClubName> => call('POST', '/api/clubs', { name }),
  club: (id: string): Promise<Club> => call('GET', club(id)),
  joinClub: (id: string): Promise<unknown> => call('PUT', `${club(id)}/members`),
  leaveClub: (id: string, token: string): Promise<unknown> =>
    call('DELETE', `${club(id)}/members/${encodeURIComponent(token)}`),
  webhooks: (id: string): Promise<Webhook[]> => call('GET', `${club(id)}/channels`),
  addWebhook: (id: string, hook: NewWebhook): Promise<Webhook[]> =>
    call('POST', `${club(id)}/channels`, hook),
  removeWebhook: (id: string, channel: string): Promise<Webhook[]> =>
    call('DELETE', `${club(id)}/channels/${channel}`),
  tryWebhook: (id: string, channel: string): Promise<unknown> =>
    call('POST', `${club(id)}/channels/${channel}/test`),
  quickMatch: (wish: Partial<QuickMatch>): Promise<Seated> => call('POST', '/api/quick-match', wish),
  lobby: (): Promise<Summary[]> => call('GET', '/api/tables'),
  finished: (sought: Sought = {}): Promise<Finished[]> => call('GET', `/api/finished?${query(sought)}`),
  hall: (game: string): Promise<HallEntry[]> => call('GET', `/api/halls/${game}`),
  make: (wish: NewTable): Promise<Seated> => call('POST', '/api/tables', wish),
  quickStart: (wish: QuickStart): Promise<Seated> => call('POST', '/api/quick-start', wish),
  show: (id: string, invite: string | null): Promise<Seated> =>
    call('GET', table(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : '')),
  sit: (id: string, seat: number, name: string | null, invite: string | null): Promise<Seated> =>
    call('POST', `${table(id)}/sit`, { seat, name, invite }),
  report: (id: string, line: number, invite: string | null): Promise<unknown> =>
    call('POST', `${table(id)}/chat/${line}/report?${query({ invite })}`),
  resign: (id: string): Promise<unknown> => call('POST', `${table(id)}/resign`),
  hide: (id: string): Promise<unknown> => call('DELETE', `/api/me/tables/${encodeURIComponent(id)}`),
  standUp: (id: string): Promise<unknown> => call('POST', `${table(id)}/stand-up`),
  start: (id: string): Promise<unknown> => call('POST', `${table(id)}/start`),
  changeSeat: (id: string, seat: number, change: ChangeSeat): Promise<unknown> =>
    call('PUT', `${table(id)}/seats/${seat}`, change),
  remove: (id: string, seat: number): Promise<unknown> => call('DELETE', `${table(id)}/seats/${seat}/person`),
  close: (id: string): Promise<unknown> => call('POST', `${table(id)}/close`),
  chooseHall: (id: string, wanted: boolean): Promise<unknown> => call('PUT', `${table(id)}/hall`, { wanted }),
  rematch: (id: string): Promise<Summary> => call('POST', `${table(id)}/rematch`),
  replay: (id: string, span: Span): Promise<Replayed> =>
    call('GET', `${table(id)}/replay?${query({ ...span, key: replayKeys.get(id) })}`),
  review: (id: string, seat: number, invite: string | null): Promise<Review> =>
    call('POST', `${table(id)}/review?${query({ seat, invite })}`),
  recordAddress: (id: string): string => {
    const key = replayKeys.get(id);
    return `${table(id)}/record${key ? `?key=${key}` : ''}`;
  },
  /** Importing makes a visitor without a name a person. */
  importRecord: async (file: Blob, name: string): Promise<Summary> => {
    const { person } = await api.me();
    if (!person) await api.rename(name || (await api.names()).person);
    return call('POST', '/api/records', file);
  },
};
