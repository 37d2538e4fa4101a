// Written by tools/client.py from the JSON Schema of the server. Do not change by hand.

export interface Profile {
  readonly token: string;
  readonly name: string;
  readonly shown: "all" | "nothing" | "ratings";
  readonly games: ReadonlyArray<GameFigures>;
  readonly ratings: ReadonlyArray<LadderRating>;
}

export interface GameFigures {
  readonly game: string;
  readonly matches: number;
  readonly winnable: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number;
  readonly solo: number;
  readonly by_seats: ReadonlyArray<Figures>;
  readonly by_opponents: ReadonlyArray<Figures>;
  readonly by_character: ReadonlyArray<Figures>;
  readonly places: ReadonlyArray<number>;
  readonly seconds_a_move: number | null;
  readonly hall: ReadonlyArray<number>;
  readonly latest: ReadonlyArray<Played>;
}

export interface Figures {
  readonly of: string;
  readonly matches: number;
  readonly winnable: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number;
}

export interface Played {
  readonly ended: number;
  readonly score: number;
  readonly place: number;
  readonly won: boolean;
}

export interface LadderRating {
  readonly ladder: string;
  readonly rating: number;
  readonly spread: number;
  readonly uncertain: boolean;
  readonly matches: number;
  readonly course: ReadonlyArray<number>;
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

export interface Choice {
  readonly id: string;
  readonly values: ReadonlyArray<Value>;
  readonly by_seat: boolean;
  readonly switch: [string, string] | null;
  readonly moot: { readonly [name: string]: string };
  readonly front: boolean;
}

export interface Value {
  readonly id: string;
  readonly options: { readonly [name: string]: unknown };
}

export interface SetUp {
  readonly presets: ReadonlyArray<Preset>;
  readonly choices: ReadonlyArray<Choice>;
  readonly days: { readonly [name: string]: string } | null;
}

export interface Preset {
  readonly id: "days" | "expert" | "first" | "standard";
  readonly choices: { readonly [name: string]: string };
  readonly bot: string | null;
  readonly hints: boolean | null;
  readonly waits: boolean;
  readonly minutes: number | null;
}

export interface Advised {
  readonly move: unknown;
  readonly text: string;
  readonly value: number;
  readonly unit: "chance" | "points" | "steps";
  readonly worth: string;
  readonly reasons: ReadonlyArray<string>;
}

export interface Replay {
  readonly entries: number;
  readonly view: unknown;
  readonly moments: ReadonlyArray<Moment>;
}

export interface Moment {
  readonly entry: number;
  readonly at: number;
  readonly seat: number | null;
  readonly events: ReadonlyArray<unknown>;
  readonly view?: unknown;
}

export interface Absence {
  readonly do: "bot" | "offer" | "pause" | "wait";
  readonly after: number;
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

export interface ClockView {
  readonly allowance: Allowance;
  readonly seats: ReadonlyArray<SeatClock>;
}

export interface SeatClock {
  readonly left: number;
  readonly due: number | null;
}

export interface Body {
}

export interface SeatWish {
  readonly kind: "bot" | "open" | "person";
  readonly bot?: string | null;
  readonly token?: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly seats: ReadonlyArray<SeatWish>;
  readonly options?: { readonly [name: string]: unknown };
  readonly public?: boolean;
  readonly hints?: boolean | null;
  readonly name?: string | null;
  readonly called?: string | null;
  readonly absence?: Absence;
  readonly allowance?: Allowance | null;
  readonly rated?: boolean;
  readonly club?: string | null;
}

export interface QuickMatch {
  readonly game: string | null;
  readonly tempo: "timed" | "untimed" | null;
  readonly rated: boolean | null;
  readonly name: string | null;
}

export interface QuickStart {
  readonly game: string;
  readonly kind?: "bots" | "solo";
  readonly seats?: number | null;
  readonly bot?: string | null;
  readonly options?: { readonly [name: string]: unknown };
  readonly name?: string | null;
  readonly lesson?: string | null;
}

export interface Sit {
  readonly seat: number;
  readonly name?: string | null;
  readonly invite?: string | null;
}

export interface ChangeSeat {
  readonly kind: "bot" | "open";
  readonly bot?: string | null;
}

export interface ChangeTable {
  readonly absence?: Absence | null;
}

export interface HallWish {
  readonly wanted: boolean;
}

export interface PersonView {
  readonly token: string;
  readonly name: string;
}

export interface NewPerson {
  readonly person: PersonView;
  readonly secret: string | null;
}

export interface Seated {
  readonly table: TableView;
  readonly seat: number | null;
  readonly secret: string | null;
  readonly person: NewPerson;
  readonly invite: string | null;
  readonly link: string | null;
}

export interface Summary {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly status: "closed" | "finished" | "open" | "playing";
  readonly public: boolean;
  readonly seats: ReadonlyArray<SeatView>;
  readonly your_seat: number | null;
  readonly your_turn: boolean;
  readonly planned: boolean;
  readonly part: number | null;
  readonly paused: boolean;
  readonly allowance: Allowance | null;
  readonly due: number | null;
  readonly rated: boolean;
  readonly tempo: "timed" | "untimed" | null;
  readonly since: number | null;
  readonly problem: string | null;
}

export interface GameWords {
  readonly texts: string;
  readonly words: { readonly [name: string]: unknown };
  readonly components: { readonly [name: string]: unknown };
}

export interface GameView {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly rules_version: string;
  readonly seats: ReadonlyArray<number>;
  readonly solo: boolean;
  readonly bots: ReadonlyArray<string>;
  readonly hints: boolean;
  readonly switches: ReadonlyArray<Choice>;
}

export interface SetUpView {
  readonly by_seats: { readonly [name: string]: SetUp };
}

export interface FinishedSeat {
  readonly seat: number;
  readonly name: string;
  readonly token: string | null;
  readonly bot: string | null;
  readonly score: number;
  readonly place: number;
  readonly won: boolean;
}

export interface Finished {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly ended: number;
  readonly imported: boolean;
  readonly seats: ReadonlyArray<FinishedSeat>;
  readonly replay: string;
  readonly record: string;
}

export interface Replayed {
  readonly table: TableView;
  readonly replay: Replay;
  readonly guest: boolean;
}

export interface ReviewedMoment {
  readonly entry: number;
  readonly at: number;
  readonly part: number | null;
  readonly cost: number;
  readonly played: Advised;
  readonly better: Advised;
}

export interface Review {
  readonly done: number;
  readonly of: number;
  readonly moments: ReadonlyArray<ReviewedMoment> | null;
}

export interface HallEntry {
  readonly table: string | null;
  readonly name: string;
  readonly token: string;
  readonly score: number;
  readonly ended: number;
  readonly result: unknown;
}

export interface Health {
  readonly status: "ok";
  readonly version: string;
  readonly engine: string;
  readonly tables: number;
  readonly connections: number;
}

export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly facts: { readonly [name: string]: unknown };
}

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface Quiet {
  readonly begin: number;
  readonly end: number;
  readonly zone: string;
}

export interface NewName {
  readonly name: string;
}

export interface Names {
  readonly person: string;
  readonly table: string;
}

export interface Spoken {
  readonly language: string;
}

export interface Device {
  readonly device: string;
  readonly browser: string;
  readonly system: string;
  readonly made: number;
  readonly seen: number;
  readonly this: boolean;
}

export interface Passkey {
  readonly passkey: string;
  readonly made: number;
}

export interface Devices {
  readonly devices: ReadonlyArray<Device>;
  readonly passkeys: ReadonlyArray<Passkey>;
}

export interface DeviceCode {
  readonly code: string;
  readonly ends: number;
  readonly link: string;
}

export interface UsedCode {
  readonly code: string;
}

export interface NewChannel {
  readonly kind: "discord" | "json" | "mail" | "push" | "slack";
  readonly address: string;
  readonly keys: PushKeys | null;
}

export interface WantedNotices {
  readonly wanted: ReadonlyArray<"over" | "soon" | "turn">;
}

export interface QuietHours {
  readonly quiet: Quiet | null;
}

export interface Channel {
  readonly channel: string;
  readonly kind: "discord" | "json" | "mail" | "push" | "slack";
  readonly address: string;
  readonly this: boolean;
  readonly confirmed: boolean;
  readonly wanted: ReadonlyArray<"over" | "soon" | "turn">;
  readonly sent: number | null;
}

export interface Notices {
  readonly push: string;
  readonly mail: boolean;
  readonly quiet: Quiet | null;
  readonly channels: ReadonlyArray<Channel>;
}

export interface Me {
  readonly person: PersonView | null;
  readonly language: string | null;
  readonly settings: { readonly [name: string]: unknown } | null;
  readonly tables: ReadonlyArray<Summary>;
}

export interface ShownWish {
  readonly shown: "all" | "nothing" | "ratings";
}

export interface Companion {
  readonly token: string;
  readonly name: string;
  readonly games: number;
  readonly last: number;
}

export interface NewClub {
  readonly name: string;
}

export interface ClubName {
  readonly club: string;
  readonly name: string;
}

export interface Member {
  readonly token: string;
  readonly name: string;
  readonly owner: boolean;
  readonly ratings: ReadonlyArray<LadderRating>;
}

export interface NewWebhook {
  readonly kind: "discord" | "json" | "slack";
  readonly address: string;
}

export interface Webhook {
  readonly channel: string;
  readonly kind: "discord" | "json" | "slack";
  readonly address: string;
}

export interface ClubTable {
  readonly table: Summary;
  readonly link: string;
}

export interface Club {
  readonly club: string;
  readonly name: string;
  readonly size: number;
  readonly member: boolean;
  readonly owner: boolean;
  readonly link: string;
  readonly feed: string;
  readonly members: ReadonlyArray<Member>;
  readonly tables: ReadonlyArray<ClubTable>;
  readonly finished: ReadonlyArray<Finished>;
}
