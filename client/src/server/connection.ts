/**
 * The connection to a table, which opens a new socket when one is lost, and measures the delay. An answer comes on the
 * socket that the question went out on; what a lost socket left unanswered is sent again on the next one.
 */

import { language, onLanguage } from '@/shared/text.svelte';
import type {
  Accepted,
  AnyFromClientMessage,
  AnyFromServerMessage,
  Answer,
  Hints,
  Premoves,
  Refused,
  Tried,
  Update,
  Welcome,
} from './messages';

export type Link = 'connecting' | 'online' | 'lost' | 'ended';

interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  premoves(message: Premoves): void;
  refused(message: Refused): void;
  link(state: Link, retryIn: number, text: string): void;
  measured(delay: number, offset: number): void;
}

/** What a message that is answered can bring; null: the connection has ended. */
type Reply = Accepted | Hints | Answer | Tried | Refused | null;

interface Waiting {
  readonly message: AnyFromClientMessage;
  readonly settle: (reply: Reply) => void;
}

/** Often at first: the quickest of several answers tells the clock of the server. */
const FIRST_PING = 125;
const PING_EVERY = 4000;
/** If nothing comes for this long after a ping, the line is dead. */
const SILENCE = 10_000;
const QUESTIONS = ['Ask', 'Try'];
/** After being sent from server to server this often in a row, the client pauses before it tries again. */
const MOST_FOLLOWED = 3;
const PAUSES = [300, 700, 1500, 3000, 5000];

export class Connection {
  readonly #path: string;
  readonly #query: Readonly<Record<string, string>>;
  readonly #listener: Listener;
  readonly #silence: () => void;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #stream: string | null = null;
  #version: number | null = null;
  #failures = 0;
  #closed = false;
  /** The server for the next socket: that of this page, until it names another one that has the table. */
  #server = location.origin;
  /** Other servers of the site, for when that one is gone, and what tells them who we are. */
  #others: readonly string[] = [];
  #ticket: string | null = null;
  #turn = 0;
  #followed = 0;
  /** When the first ping was sent since something last came; a hidden page sends one a minute. */
  #asked: number | null = null;
  #best = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, invite: string | null, listener: Listener) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/live`;
    this.#query = invite ? { invite } : {};
    this.#listener = listener;
    this.#silence = onLanguage(() => this.tell({ type: 'Speak', language: language() }));
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#silence();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#pinger);
    this.#socket?.close();
  }

  /** Send something that is answered. */
  ask(make: (id: string) => AnyFromClientMessage): Promise<Reply> {
    const id = randomId();
    const message = make(id);
    return new Promise((settle) => {
      this.#waiting.set(id, { message, settle });
      this.#send(message);
    });
  }

  tell(message: AnyFromClientMessage): void {
    this.#send(message);
  }

  #hurry = (): void => {
    if (this.#timer === undefined || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #send(message: AnyFromClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#timer = undefined;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#asked = null;
    socket.onopen = () => {
      this.#send({ type: 'Join', stream: this.#stream, version: this.#version, language: language() });
      for (const { message } of this.#waiting.values()) this.#send(message);
      clearTimeout(this.#pinger);
      this.#ping(FIRST_PING);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as AnyFromServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    setTimeout(() => {
      if (this.#socket !== socket || socket.readyState !== WebSocket.CONNECTING) return;
      this.#lost();
      socket.close();
    }, SILENCE);
  }

  #address(): string {
    const home = this.#server === location.origin;
    const query = new URLSearchParams({
      ...this.#query,
      ...(!home && this.#ticket ? { ticket: this.#ticket } : {}),
    });
    return `${this.#server.replace(/^http/, 'ws')}${this.#path}${query.size ? `?${query}` : ''}`;
  }

  /** Another server has the table. */
  #follow(server: string, ticket: string | null): void {
    if (this.#followed++ >= MOST_FOLLOWED) {
      this.#lost();
      return;
    }
    const socket = this.#socket;
    clearTimeout(this.#pinger);
    this.#failures = Math.min(this.#failures, 1);
    this.#server = server;
    this.#ticket = ticket ?? this.#ticket;
    this.#open();
    socket?.close();
  }

  /** Sends a ping, and the next one after so many milliseconds. */
  #ping(next: number): void {
    const now = performance.now();
    this.#asked ??= now;
    if (now - this.#asked > SILENCE) {
      this.#socket?.close();
      this.#lost();
      return;
    }
    this.#send({ type: 'Ping', sent: now });
    this.#pinger = setTimeout(() => this.#ping(Math.min(2 * next, PING_EVERY)), next);
  }

  #lost(retry?: number, text = ''): void {
    clearTimeout(this.#pinger);
    if (this.#closed || this.#timer !== undefined) return;
    this.#socket = null;
    const servers = [location.origin, ...this.#others];
    this.#server = servers[this.#turn++ % servers.length] ?? location.origin;
    const pause = retry ?? PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 0;
    this.#failures += 1;
    this.#listener.link('lost', pause, text);
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #receive(message: AnyFromServerMessage): void {
    this.#asked = null;
    switch (message.type) {
      case 'Welcome':
        // Another server has another clock; that of the same one need not be measured again.
        if (this.#stream !== message.stream) this.#best = Infinity;
        this.#stream = message.stream;
        this.#version = message.version;
        this.#others = message.others?.addresses ?? [];
        this.#ticket = message.others?.ticket ?? this.#ticket;
        this.#online();
        this.#listener.welcome(message);
        break;
      case 'Update':
        this.#version = message.version;
        this.#online();
        this.#listener.update(message);
        break;
      case 'Premoves':
        this.#listener.premoves(message);
        break;
      case 'Accepted':
      case 'Hints':
      case 'Answer':
      case 'Tried':
        this.#settle(message.id, message);
        break;
      case 'Refused':
        // Nobody has to hear that a question could not be answered.
        if (!message.id || !QUESTIONS.includes(this.#waiting.get(message.id)?.message.type ?? ''))
          this.#listener.refused(message);
        if (message.id) this.#settle(message.id, message);
        break;
      case 'Pong':
        this.#online();
        this.#measure(message.sent, message.server);
        break;
      case 'Bye':
        if (message.address) this.#follow(message.address, message.ticket ?? null);
        else this.#end(message.retry, message.text);
        break;
    }
  }

  #online(): void {
    this.#failures = this.#turn = this.#followed = 0;
    this.#listener.link('online', 0, '');
  }

  #settle(id: string, reply: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(reply);
  }

  #measure(sent: number, server: number): void {
    const now = performance.now();
    const delay = now - sent;
    // The quickest answer tells best how the clocks differ; it is forgotten slowly, as clocks drift.
    this.#best *= 1.02;
    if (delay <= this.#best) {
      this.#best = delay;
      this.#listener.measured(delay, server - (sent + delay / 2));
    } else this.#listener.measured(delay, NaN);
  }

  #end(retry: number | null, text: string): void {
    const socket = this.#socket;
    if (retry === null) {
      this.#closed = true;
      clearTimeout(this.#pinger);
      for (const id of [...this.#waiting.keys()]) this.#settle(id, null);
      this.#listener.link('ended', 0, text);
    } else this.#lost(retry, text);
    socket?.close();
  }
}

/** A random word; `crypto.randomUUID` is missing where a page comes over plain HTTP. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
