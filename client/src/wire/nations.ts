// Written by tools/client.py from the JSON Schema of the server. Do not change by hand.

export interface Buy {
  readonly type: "Buy";
  readonly place: number;
}

export interface Build {
  readonly type: "Build";
}

export interface Reroll {
  readonly type: "Reroll";
}

export interface Pass {
  readonly type: "Pass";
}

export interface Pay {
  readonly type: "Pay";
  readonly pieces: ReadonlyArray<string>;
}

export interface Decline {
  readonly type: "Decline";
}

export interface Roll {
  readonly type: "Roll";
  readonly pieces: ReadonlyArray<string>;
}

export interface Replace {
  readonly type: "Replace";
  readonly slot: number;
}

export interface ReturnDice {
  readonly type: "ReturnDice";
  readonly pieces: ReadonlyArray<string>;
}

export interface ReturnChits {
  readonly type: "ReturnChits";
  readonly used: number;
}

export interface UseBooks {
  readonly type: "UseBooks";
  readonly pieces: ReadonlyArray<string>;
}

export interface AgeBegan {
  readonly type: "AgeBegan";
  readonly only: number | null;
  readonly age: number;
  readonly tiles: ReadonlyArray<string>;
  readonly event: string;
}

export interface Rolled {
  readonly type: "Rolled";
  readonly only: number | null;
  readonly seat: number;
  readonly why: "age" | "new" | "reroll";
  readonly before: ReadonlyArray<string>;
  readonly pieces: ReadonlyArray<string>;
}

export interface RerollUsed {
  readonly type: "RerollUsed";
  readonly only: number | null;
  readonly seat: number;
}

export interface Chosen {
  readonly type: "Chosen";
  readonly only: number | null;
  readonly seat: number;
  readonly tile: string;
  readonly place: number | null;
  readonly symbol: string;
  readonly amount: number;
}

export interface Paid {
  readonly type: "Paid";
  readonly only: number | null;
  readonly seat: number;
  readonly pieces: ReadonlyArray<string>;
  readonly exchanged: ReadonlyArray<string>;
  readonly symbol: string;
  readonly amount: number;
  readonly purpose: "build" | "buy" | "famine" | "war";
}

export interface Bought {
  readonly type: "Bought";
  readonly only: number | null;
  readonly seat: number;
  readonly tile: string;
  readonly place: number;
  readonly to: "advisor" | "colonies" | "construction" | "developments";
  readonly slot: number | null;
}

export interface Left {
  readonly type: "Left";
  readonly only: number | null;
  readonly seat: number;
  readonly tile: string;
}

export interface DiceReturned {
  readonly type: "DiceReturned";
  readonly only: number | null;
  readonly seat: number;
  readonly pieces: ReadonlyArray<string>;
}

export interface ChitsReturned {
  readonly type: "ChitsReturned";
  readonly only: number | null;
  readonly seat: number;
  readonly available: number;
  readonly used: number;
}

export interface ChitTaken {
  readonly type: "ChitTaken";
  readonly only: number | null;
  readonly seat: number;
  readonly chit: string;
  readonly count: number;
}

export interface Built {
  readonly type: "Built";
  readonly only: number | null;
  readonly seat: number;
  readonly tile: string;
}

export interface Passed {
  readonly type: "Passed";
  readonly only: number | null;
  readonly seat: number;
}

export interface BooksUsed {
  readonly type: "BooksUsed";
  readonly only: number | null;
  readonly seat: number;
  readonly pieces: ReadonlyArray<string>;
  readonly gained: number;
  readonly books: number;
}

export interface BooksScored {
  readonly type: "BooksScored";
  readonly only: number | null;
  readonly points: ReadonlyArray<number>;
  readonly fewer: ReadonlyArray<ReadonlyArray<number>>;
  readonly ties: ReadonlyArray<ReadonlyArray<number>>;
}

export interface Famine {
  readonly type: "Famine";
  readonly only: number | null;
  readonly seat: number;
  readonly fed: boolean;
  readonly able: boolean;
  readonly points: number;
}

export interface OrderSet {
  readonly type: "OrderSet";
  readonly only: number | null;
  readonly order: ReadonlyArray<number>;
  readonly before: ReadonlyArray<number>;
  readonly strength: ReadonlyArray<number>;
}

export interface War {
  readonly type: "War";
  readonly only: number | null;
  readonly seat: number;
  readonly won: boolean;
  readonly able: boolean;
  readonly points: number;
}

export interface OpponentRead {
  readonly type: "OpponentRead";
  readonly only: number | null;
  readonly pieces: ReadonlyArray<string>;
  readonly gained: number;
  readonly books: number;
}

export interface OpponentTook {
  readonly type: "OpponentTook";
  readonly only: number | null;
  readonly rolls: ReadonlyArray<number>;
  readonly place: number | null;
  readonly tile: string | null;
}

export interface Ended {
  readonly type: "Ended";
  readonly only: number | null;
  readonly scores: ReadonlyArray<number>;
  readonly winner: number | null;
  readonly hall_of_fame: string | null;
}

export interface PassAhead {
  readonly type: "PassAhead";
}

export interface RestOfAge {
  readonly type: "RestOfAge";
}

export interface NationsOptions {
  readonly opponent: "hard" | "normal";
  readonly data: Data | null;
}

export interface Data {
  readonly start: Start;
  readonly dice: ReadonlyArray<Die>;
  readonly chits: ReadonlyArray<ChitCount>;
  readonly events: ReadonlyArray<EventTile>;
  readonly tiles: ReadonlyArray<Development | Advisor | Colony | Wonder>;
}

export interface Start {
  readonly printed: ReadonlyArray<string>;
  readonly nations: ReadonlyArray<string>;
  readonly developments: ReadonlyArray<StartDevelopment>;
  readonly gold: number;
  readonly rerolls: number;
}

export interface StartDevelopment {
  readonly id: string;
  readonly name: string;
}

export interface Die {
  readonly printed: ReadonlyArray<string>;
  readonly colour: "blue" | "orange" | "red" | "white";
  readonly faces: ReadonlyArray<Face>;
  readonly in_box: number;
}

export interface Face {
  readonly symbol: "book" | "food" | "gold" | "stone" | "strength";
  readonly amount: number;
}

export interface ChitCount {
  readonly printed: ReadonlyArray<string>;
  readonly chit: "book" | "food" | "gold" | "stone" | "strength" | "reroll";
  readonly in_box: number;
}

export interface EventTile {
  readonly printed: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly food: number;
  readonly strength: number;
}

export interface Development {
  readonly kind: "development";
  readonly printed: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly points: number;
  readonly colour: "blue" | "orange" | "red" | "white";
  readonly dice: number;
}

export interface Advisor {
  readonly kind: "advisor";
  readonly printed: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly points: number;
  readonly rerolls: number;
}

export interface Colony {
  readonly kind: "colony";
  readonly printed: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly points: number;
  readonly chit: "book" | "food" | "gold" | "stone" | "strength" | null;
}

export interface Wonder {
  readonly kind: "wonder";
  readonly printed: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly points: number;
  readonly stone: number;
  readonly chit: "book" | "food" | "gold" | "stone" | "strength" | null;
}

export interface NationsView {
  readonly seat: number | null;
  readonly to_act: ReadonlyArray<number>;
  readonly moves: ReadonlyArray<Buy | Build | Reroll | Pass | Pay | Decline | Roll | Replace | ReturnDice | ReturnChits | UseBooks>;
  readonly result: NationsResult | null;
  readonly age: number;
  readonly stage: string;
  readonly order: ReadonlyArray<number>;
  readonly columns: number;
  readonly board: ReadonlyArray<Place>;
  readonly event: EventTile;
  readonly buying: number | null;
  readonly replacing: number | null;
  readonly due: Due | null;
  readonly ways: ReadonlyArray<Way>;
  readonly proposals: ReadonlyArray<ReadonlyArray<string> | null>;
  readonly stages: ReadonlyArray<string>;
  readonly next_order: ReadonlyArray<number>;
  readonly players: ReadonlyArray<PlayerView>;
  readonly opponent_books: number | null;
  readonly hall_of_fame: string | null;
  readonly hard: boolean;
}

export interface NationsResult {
  readonly winners: ReadonlyArray<number>;
  readonly ranking: ReadonlyArray<number>;
  readonly scores: ReadonlyArray<number>;
  readonly sources: ReadonlyArray<{ readonly [name: string]: number }>;
  readonly hall_of_fame: string | null;
}

export interface Place {
  readonly price: number;
  readonly symbol: string;
  readonly to: "advisor" | "colonies" | "construction" | "developments" | null;
  readonly tile: Development | Advisor | Colony | Wonder | null;
  readonly taken_by: number | "opponent" | null;
  readonly taken: string | null;
}

export interface Due {
  readonly symbol: string;
  readonly amount: number;
}

export interface Way {
  readonly pieces: ReadonlyArray<string>;
  readonly exchanged: ReadonlyArray<string>;
  readonly lost: number;
  readonly books: number;
  readonly famine: "given-up" | "kept" | "none";
  readonly war: "given-up" | "kept" | "none";
}

export interface PlayerView {
  readonly seat: number;
  readonly nation: string;
  readonly available: ReadonlyArray<string>;
  readonly unrolled: { readonly [name: string]: number };
  readonly used_dice: { readonly [name: string]: number };
  readonly used_chits: { readonly [name: string]: number };
  readonly rerolls: number;
  readonly used_rerolls: number;
  readonly developments: ReadonlyArray<Development>;
  readonly spare: number;
  readonly advisor: Development | Advisor | Colony | Wonder | null;
  readonly construction: Development | Advisor | Colony | Wonder | null;
  readonly colonies: ReadonlyArray<Development | Advisor | Colony | Wonder>;
  readonly wonders: ReadonlyArray<Development | Advisor | Colony | Wonder>;
  readonly books: number;
  readonly reads: number;
  readonly book_place: number;
  readonly book_points: number;
  readonly shows: { readonly [name: string]: number };
  readonly famine: Outlook;
  readonly war: Outlook;
  readonly points: number;
  readonly score: number;
  readonly sources: { readonly [name: string]: number };
  readonly passed: boolean;
}

export interface Outlook {
  readonly needed: number;
  readonly shown: number;
  readonly pays: "exchanging" | "no" | "plainly";
  readonly pieces: ReadonlyArray<string>;
  readonly points: number;
}

export interface Record {
  readonly format: number;
  readonly game: string;
  readonly rules_version: string;
  readonly data_version: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly allowance?: Allowance;
  readonly commitment: string;
  readonly seed: string | null;
  readonly players?: ReadonlyArray<Player>;
  readonly check: string;
  readonly entries: ReadonlyArray<Entry>;
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

export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

export interface Entry {
  readonly at: number;
  readonly seat: number;
  readonly move: unknown;
  readonly check: string;
}

export type Move = Buy | Build | Reroll | Pass | Pay | Decline | Roll | Replace | ReturnDice | ReturnChits | UseBooks;

export type Event = AgeBegan | Rolled | RerollUsed | Chosen | Paid | Bought | Left | DiceReturned | ChitsReturned | ChitTaken | Built | Passed | BooksUsed | BooksScored | Famine | OrderSet | War | OpponentRead | OpponentTook | Ended;

export type Premove = PassAhead | RestOfAge;

export type Options = NationsOptions;

export type View = NationsView;

export type Result = NationsResult;
