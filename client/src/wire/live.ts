// Written by tools/client.py from the JSON Schema of the server. Do not change by hand.

export interface Join {
  readonly type: "Join";
  readonly stream?: string | null;
  readonly version?: number | null;
  readonly language?: string;
}

export interface Speak {
  readonly type: "Speak";
  readonly language: string;
}

export interface Command {
  readonly type: "Command";
  readonly id: string;
  readonly move: { readonly [name: string]: unknown };
  readonly version?: number | null;
}

export interface Undo {
  readonly type: "Undo";
  readonly id: string;
}

export interface Hint {
  readonly type: "Hint";
  readonly id: string;
}

export interface Ask {
  readonly type: "Ask";
  readonly id: string;
  readonly moves: ReadonlyArray<{ readonly [name: string]: unknown }>;
}

export interface Try {
  readonly type: "Try";
  readonly id: string;
  readonly chains: ReadonlyArray<ReadonlyArray<{ readonly [name: string]: unknown }>>;
}

export interface SetPremove {
  readonly type: "SetPremove";
  readonly id: string;
  readonly premove: { readonly [name: string]: unknown } | null;
}

export interface Agree {
  readonly type: "Agree";
  readonly agree: boolean;
}

export interface Pause {
  readonly type: "Pause";
}

export interface Resume {
  readonly type: "Resume";
  readonly ready?: boolean;
}

export interface Chat {
  readonly type: "Chat";
  readonly id: string;
  readonly text: string;
}

export interface Mute {
  readonly type: "Mute";
  readonly seat: number;
  readonly muted?: boolean;
}

export interface StandIn {
  readonly type: "StandIn";
  readonly seat: number;
  readonly bot: string;
}

export interface Free {
  readonly type: "Free";
  readonly seat: number;
}

export interface Ping {
  readonly type: "Ping";
  readonly sent: number;
}

export interface Welcome {
  readonly type: "Welcome";
  readonly stream: string;
  readonly version: number;
  readonly seat: number | null;
  readonly server: number;
  readonly table: TableView;
  readonly view: unknown;
  readonly log: ReadonlyArray<Happened>;
  readonly chat: ReadonlyArray<ChatLine>;
  readonly muted: ReadonlyArray<number>;
  readonly others?: Others;
}

export interface TableView {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly status: "closed" | "finished" | "open" | "playing";
  readonly public: boolean;
  readonly hall: boolean;
  readonly host: string;
  readonly hints: boolean;
  readonly rated: boolean;
  readonly seats: ReadonlyArray<SeatView>;
  readonly options: { readonly [name: string]: unknown };
  readonly rules_version: string;
  readonly data_version: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly replay_key: string | null;
  readonly entries: number;
  readonly time: TimeView;
  readonly pause: PauseView | null;
  readonly undo: UndoView | null;
  readonly absence: Absence;
  readonly clock: ClockView | null;
  readonly spectators: number;
  readonly rematch: string | null;
  readonly problem: string | null;
  readonly lost: number;
}

export interface SeatView {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly token: string | null;
  readonly bot: string | null;
  readonly present: boolean;
  readonly gone_since: number | null;
  readonly offered: boolean;
  readonly stand_in: string | null;
  readonly ran_out: string | null;
  readonly replaced: string | null;
}

export interface TimeView {
  readonly at: number;
  readonly since: number;
  readonly running: boolean;
}

export interface PauseView {
  readonly reason: "absence" | "nobody" | "person" | "restart" | "start";
  readonly by: number | null;
  readonly ready: ReadonlyArray<number>;
  readonly ends: number | null;
}

export interface UndoView {
  readonly by: number;
  readonly entries: number;
  readonly agreed: ReadonlyArray<number>;
}

export interface Absence {
  readonly do: "bot" | "offer" | "pause" | "wait";
  readonly after: number;
}

export interface ClockView {
  readonly allowance: Allowance;
  readonly seats: ReadonlyArray<SeatClock>;
}

export interface Allowance {
  readonly kind: "move" | "stock";
  readonly seconds: number;
  readonly increment: number;
  readonly night: [number, number] | null;
  readonly days_off: ReadonlyArray<number>;
  readonly zone: string;
  readonly then: "bot" | "end" | "free";
}

export interface SeatClock {
  readonly left: number;
  readonly due: number | null;
}

export interface Happened {
  readonly at: number;
  readonly seat: number | null;
  readonly events: ReadonlyArray<unknown>;
}

export interface ChatLine {
  readonly number: number;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
  readonly text: string;
  readonly wall: number;
}

export interface Others {
  readonly addresses: ReadonlyArray<string>;
  readonly ticket: string | null;
}

export interface Update {
  readonly type: "Update";
  readonly version: number;
  readonly at: number;
  readonly seat?: number | null;
  readonly events?: ReadonlyArray<unknown>;
  readonly taken_back?: number;
  readonly view?: unknown;
  readonly table?: unknown;
  readonly chat?: ChatLine;
}

export interface Accepted {
  readonly type: "Accepted";
  readonly id: string;
  readonly version: number;
}

export interface Hints {
  readonly type: "Hints";
  readonly id: string;
  readonly version: number;
  readonly hints: ReadonlyArray<Advised>;
}

export interface Advised {
  readonly move: unknown;
  readonly text: string;
  readonly value: number;
  readonly unit: "chance" | "points" | "steps";
  readonly worth: string;
  readonly reasons: ReadonlyArray<string>;
}

export interface Answer {
  readonly type: "Answer";
  readonly id: string;
  readonly version: number;
  readonly tried: number;
  readonly why: Why | null;
  readonly events: ReadonlyArray<unknown>;
  readonly views: ReadonlyArray<unknown>;
  readonly certain: unknown;
}

export interface Why {
  readonly rule: string;
  readonly text: string;
  readonly facts: { readonly [name: string]: string | number };
}

export interface Tried {
  readonly type: "Tried";
  readonly id: string;
  readonly version: number;
  readonly trials: ReadonlyArray<Trial>;
}

export interface Trial {
  readonly why: Why | null;
  readonly events: ReadonlyArray<unknown>;
}

export interface Premoves {
  readonly type: "Premoves";
  readonly planned: unknown;
  readonly offered: ReadonlyArray<unknown>;
  readonly lapsed: LapsedPremove | null;
}

export interface LapsedPremove {
  readonly premove: unknown;
  readonly reason: string;
}

export interface Refused {
  readonly type: "Refused";
  readonly id: string | null;
  readonly code: string;
  readonly text: string;
  readonly rule?: string;
  readonly facts?: { readonly [name: string]: string | number };
}

export interface Pong {
  readonly type: "Pong";
  readonly sent: number;
  readonly server: number;
}

export interface Bye {
  readonly type: "Bye";
  readonly code: string;
  readonly text: string;
  readonly retry: number | null;
  readonly address?: string;
  readonly ticket?: string;
}

export type FromClient = Join | Speak | Command | Undo | Hint | Ask | Try | SetPremove | Agree | Pause | Resume | Chat | Mute | StandIn | Free | Ping;

export type FromServer = Welcome | Update | Accepted | Hints | Answer | Tried | Premoves | Refused | Pong | Bye;
