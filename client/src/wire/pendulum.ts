// Written by tools/client.py from the JSON Schema of the server. Do not change by hand.

export interface Place {
  readonly type: "Place";
  readonly worker: number;
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly frame: number;
}

export interface Withdraw {
  readonly type: "Withdraw";
  readonly worker: number;
}

export interface Act {
  readonly type: "Act";
  readonly worker: number;
  readonly box: number;
  readonly also: number | null;
  readonly twice: boolean;
  readonly waive: number;
}

export interface BoldAct {
  readonly type: "BoldAct";
  readonly worker: number;
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly box: number;
  readonly waive: number;
}

export interface Flip {
  readonly type: "Flip";
  readonly timer: "black" | "green" | "purple";
}

export interface PlayStratagem {
  readonly type: "PlayStratagem";
  readonly card: string;
  readonly military: number;
  readonly culture: number;
  readonly gold: number;
}

export interface PickUp {
  readonly type: "PickUp";
}

export interface Claim {
  readonly type: "Claim";
  readonly legendary: boolean;
  readonly double: boolean;
  readonly unearned: boolean;
}

export interface Refill {
  readonly type: "Refill";
  readonly place: number;
}

export interface Conquer {
  readonly type: "Conquer";
  readonly province: string;
}

export interface Draw {
  readonly type: "Draw";
}

export interface Slot {
  readonly type: "Slot";
  readonly colour: "blue" | "brown" | "red" | "yellow";
}

export interface Take {
  readonly type: "Take";
  readonly military: number;
  readonly culture: number;
  readonly gold: number;
}

export interface Step {
  readonly type: "Step";
  readonly track: "popularity" | "power" | "prestige";
}

export interface Swap {
  readonly type: "Swap";
  readonly give: "popularity" | "power" | "prestige";
  readonly gain: "popularity" | "power" | "prestige";
}

export interface Retrieve {
  readonly type: "Retrieve";
  readonly worker: number;
}

export interface Recall {
  readonly type: "Recall";
  readonly card: string;
}

export interface Glory {
  readonly type: "Glory";
  readonly cubes: number;
}

export interface Promote {
  readonly type: "Promote";
  readonly worker: number;
}

export interface TakeReward {
  readonly type: "TakeReward";
  readonly card: string;
  readonly military: number;
  readonly culture: number;
  readonly gold: number;
}

export interface Trim {
  readonly type: "Trim";
  readonly province: string;
}

export interface Decline {
  readonly type: "Decline";
}

export interface Done {
  readonly type: "Done";
}

export interface Undone {
  readonly type: "Undone";
}

export interface ClaimPrivilege {
  readonly type: "ClaimPrivilege";
}

export interface Ready {
  readonly type: "Ready";
}

export interface NotReady {
  readonly type: "NotReady";
}

export interface Wish {
  readonly type: "Wish";
  readonly timed: boolean;
}

export interface Began {
  readonly type: "Began";
  readonly only: number | null;
  readonly characters: ReadonlyArray<string>;
  readonly order: ReadonlyArray<number>;
  readonly provinces: ReadonlyArray<string>;
  readonly rewards: ReadonlyArray<string>;
  readonly achievement: string;
}

export interface Placed {
  readonly type: "Placed";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly frame: number;
}

export interface Withdrew {
  readonly type: "Withdrew";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
}

export interface Acted {
  readonly type: "Acted";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly box: number;
  readonly action: string;
  readonly stratagems: ReadonlyArray<string>;
}

export interface Paid {
  readonly type: "Paid";
  readonly only: number | null;
  readonly seat: number;
  readonly military: number;
  readonly culture: number;
  readonly gold: number;
  readonly votes: number;
  readonly power: number;
  readonly prestige: number;
  readonly popularity: number;
}

export interface Gained {
  readonly type: "Gained";
  readonly only: number | null;
  readonly seat: number;
  readonly military: number;
  readonly culture: number;
  readonly gold: number;
  readonly votes: number;
  readonly power: number;
  readonly prestige: number;
  readonly popularity: number;
  readonly legendary: number;
  readonly lost: number;
}

export interface Produced {
  readonly type: "Produced";
  readonly only: number | null;
  readonly seat: number;
  readonly colour: "blue" | "brown" | "red" | "yellow";
}

export interface Flipped {
  readonly type: "Flipped";
  readonly only: number | null;
  readonly seat: number | null;
  readonly timer: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
}

export interface Coincided {
  readonly type: "Coincided";
  readonly only: number | null;
  readonly seat: number;
  readonly move: Place | Withdraw | Act | BoldAct | Flip | PlayStratagem | PickUp | Claim | Refill | Conquer | Draw | Slot | Take | Step | Swap | Retrieve | Recall | Glory | Promote | TakeReward | Trim | Decline | Done | Undone | ClaimPrivilege | Ready | NotReady | Wish;
}

export interface CouncilCalled {
  readonly type: "CouncilCalled";
  readonly only: number | null;
  readonly round: number;
}

export interface StratagemPlayed {
  readonly type: "StratagemPlayed";
  readonly only: number | null;
  readonly seat: number;
  readonly card: string;
}

export interface PickedUp {
  readonly type: "PickedUp";
  readonly only: number | null;
  readonly seat: number;
  readonly cards: ReadonlyArray<string>;
}

export interface Claimed {
  readonly type: "Claimed";
  readonly only: number | null;
  readonly seat: number;
  readonly achievement: string;
  readonly legendary: boolean;
  readonly rewards: number;
}

export interface Refilled {
  readonly type: "Refilled";
  readonly only: number | null;
  readonly seat: number;
  readonly place: number;
  readonly province: string;
}

export interface Conquered {
  readonly type: "Conquered";
  readonly only: number | null;
  readonly seat: number;
  readonly province: string;
}

export interface Drew {
  readonly type: "Drew";
  readonly only: number | null;
  readonly seat: number;
  readonly province: string;
}

export interface Slotted {
  readonly type: "Slotted";
  readonly only: number | null;
  readonly seat: number;
  readonly province: string;
  readonly colour: "blue" | "brown" | "red" | "yellow";
}

export interface Retrieved {
  readonly type: "Retrieved";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
}

export interface Recruited {
  readonly type: "Recruited";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
}

export interface Swapped {
  readonly type: "Swapped";
  readonly only: number | null;
  readonly seat: number;
  readonly give: "popularity" | "power" | "prestige";
  readonly gain: "popularity" | "power" | "prestige";
}

export interface Glorified {
  readonly type: "Glorified";
  readonly only: number | null;
  readonly seat: number;
  readonly track: "popularity" | "power" | "prestige";
  readonly cubes: number;
}

export interface Promoted {
  readonly type: "Promoted";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
}

export interface LimitRaised {
  readonly type: "LimitRaised";
  readonly only: number | null;
  readonly seat: number;
}

export interface Declined {
  readonly type: "Declined";
  readonly only: number | null;
  readonly seat: number;
}

export interface Lapsed {
  readonly type: "Lapsed";
  readonly only: number | null;
  readonly seat: number;
}

export interface SaidDone {
  readonly type: "SaidDone";
  readonly only: number | null;
  readonly seat: number;
}

export interface TookDoneBack {
  readonly type: "TookDoneBack";
  readonly only: number | null;
  readonly seat: number;
}

export interface SaidReady {
  readonly type: "SaidReady";
  readonly only: number | null;
  readonly seat: number;
}

export interface TookReadyBack {
  readonly type: "TookReadyBack";
  readonly only: number | null;
  readonly seat: number;
}

export interface ClaimedPrivilege {
  readonly type: "ClaimedPrivilege";
  readonly only: number | null;
  readonly seat: number;
  readonly order: ReadonlyArray<number>;
}

export interface Wished {
  readonly type: "Wished";
  readonly only: number | null;
  readonly seat: number;
  readonly timed: boolean;
}

export interface ModeAgreed {
  readonly type: "ModeAgreed";
  readonly only: number | null;
  readonly timed: boolean;
}

export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly only: number | null;
  readonly round: number;
  readonly timed: boolean;
}

export interface SpaceEntered {
  readonly type: "SpaceEntered";
  readonly only: number | null;
  readonly space: number;
}

export interface CouncilBegan {
  readonly type: "CouncilBegan";
  readonly only: number | null;
  readonly round: number;
  readonly order: ReadonlyArray<number>;
  readonly votes: ReadonlyArray<number>;
  readonly ties: ReadonlyArray<number>;
}

export interface RewardTaken {
  readonly type: "RewardTaken";
  readonly only: number | null;
  readonly seat: number;
  readonly card: string;
}

export interface Trimmed {
  readonly type: "Trimmed";
  readonly only: number | null;
  readonly seat: number;
  readonly province: string;
}

export interface Prepared {
  readonly type: "Prepared";
  readonly only: number | null;
  readonly round: number;
  readonly provinces: ReadonlyArray<string>;
  readonly rewards: ReadonlyArray<string>;
  readonly achievement: string;
}

export interface Ended {
  readonly type: "Ended";
  readonly only: number | null;
  readonly winners: ReadonlyArray<number>;
  readonly reason: string;
}

export interface Granted {
  readonly type: "Granted";
  readonly only: number | null;
  readonly seat: number;
  readonly move: Place | Withdraw | Act | BoldAct | Flip | PlayStratagem | PickUp | Claim | Refill | Conquer | Draw | Slot | Take | Step | Swap | Retrieve | Recall | Glory | Promote | TakeReward | Trim | Decline | Done | Undone | ClaimPrivilege | Ready | NotReady | Wish;
  readonly at: number;
}

export interface TakenBack {
  readonly type: "TakenBack";
  readonly only: number | null;
  readonly seat: number;
  readonly move: Place | Withdraw | Act | BoldAct | Flip | PlayStratagem | PickUp | Claim | Refill | Conquer | Draw | Slot | Take | Step | Swap | Retrieve | Recall | Glory | Promote | TakeReward | Trim | Decline | Done | Undone | ClaimPrivilege | Ready | NotReady | Wish;
  readonly by: number;
}

export interface AutomasBegan {
  readonly type: "AutomasBegan";
  readonly only: number | null;
  readonly level: string;
  readonly foreshadowing: boolean;
  readonly cards: ReadonlyArray<number>;
}

export interface LeftBox {
  readonly type: "LeftBox";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
}

export interface Stayed {
  readonly type: "Stayed";
  readonly only: number | null;
  readonly seat: number;
  readonly worker: number;
}

export interface AutomaDrew {
  readonly type: "AutomaDrew";
  readonly only: number | null;
  readonly card: number;
  readonly reshuffled: boolean;
}

export interface AutomaMoved {
  readonly type: "AutomaMoved";
  readonly only: number | null;
  readonly area: "black" | "green" | "purple";
  readonly from_row: "bottom" | "top";
  readonly from_frame: number;
  readonly to_row: "bottom" | "top";
  readonly to_frame: number;
}

export interface AutomaFlipped {
  readonly type: "AutomaFlipped";
  readonly only: number | null;
  readonly timer: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
}

export interface AutomaRemoved {
  readonly type: "AutomaRemoved";
  readonly only: number | null;
  readonly place: number;
  readonly province: string;
}

export interface AutomaLaid {
  readonly type: "AutomaLaid";
  readonly only: number | null;
  readonly automa: number;
  readonly card: number;
}

export interface TokenGone {
  readonly type: "TokenGone";
  readonly only: number | null;
}

export interface AutomaScored {
  readonly type: "AutomaScored";
  readonly only: number | null;
  readonly automa: number;
  readonly cards: ReadonlyArray<number>;
  readonly points: number;
  readonly total: number;
  readonly votes: number;
}

export interface AutomaAdvanced {
  readonly type: "AutomaAdvanced";
  readonly only: number | null;
  readonly automa: number;
  readonly points: number;
  readonly total: number;
  readonly why: "no-match" | "place";
}

export interface AutomaTook {
  readonly type: "AutomaTook";
  readonly only: number | null;
  readonly automa: number;
  readonly card: string;
}

export interface StayReady {
  readonly type: "StayReady";
}

export interface RestOfRound {
  readonly type: "RestOfRound";
}

export interface Reconsider {
  readonly type: "Reconsider";
}

export interface PendulumOptions {
  readonly tempo: number;
  readonly grace: number;
  readonly untimed: ReadonlyArray<number>;
  readonly sides: "advanced" | "any" | "basic";
  readonly characters: ReadonlyArray<string | null>;
  readonly glory: ReadonlyArray<number>;
  readonly worker_rule: ReadonlyArray<number>;
  readonly automa: "A" | "B" | "C" | "D" | "E" | "F" | null;
  readonly foreshadowing: boolean;
  readonly plans: boolean;
}

export interface PendulumView {
  readonly seat: number | null;
  readonly to_act: ReadonlyArray<number>;
  readonly moves: ReadonlyArray<Place | Withdraw | Act | BoldAct | Flip | PlayStratagem | PickUp | Claim | Refill | Conquer | Draw | Slot | Take | Step | Swap | Retrieve | Recall | Glory | Promote | TakeReward | Trim | Decline | Done | Undone | ClaimPrivilege | Ready | NotReady | Wish>;
  readonly result: PendulumResult | null;
  readonly at: number;
  readonly phase: string;
  readonly round: number;
  readonly timed: boolean;
  readonly space: number | null;
  readonly side: "large" | "small";
  readonly order: ReadonlyArray<number>;
  readonly next_order: ReadonlyArray<number>;
  readonly turn: number | null;
  readonly turns: ReadonlyArray<number>;
  readonly timers: { readonly [name: string]: TimerView };
  readonly markers: { readonly [name: string]: number };
  readonly flips_left: number;
  readonly councils_left: number;
  readonly neutral_workers: ReadonlyArray<Standing>;
  readonly players: ReadonlyArray<PlayerView>;
  readonly provinces: ReadonlyArray<string | null>;
  readonly province_deck: number;
  readonly achievement: string;
  readonly achievement_deck: number;
  readonly token: boolean;
  readonly rewards: ReadonlyArray<string | null>;
  readonly reward_deck: number;
  readonly grande_card: boolean;
  readonly automas: AutomasView | null;
  readonly ways: ReadonlyArray<WayView>;
  readonly more_from: number | null;
}

export interface PendulumResult {
  readonly winners: ReadonlyArray<number>;
  readonly ranking: ReadonlyArray<number>;
  readonly scores: ReadonlyArray<number>;
  readonly sources: ReadonlyArray<{ readonly [name: string]: number }>;
  readonly reason: "automa-distance" | "automa-glory" | "automa-parchment" | "automa-points" | "automa-privilege" | "distance" | "glory" | "legendary" | "no-legendary" | "nobody" | "parchment" | "points" | "privilege" | "worst-track";
  readonly order: ReadonlyArray<number>;
  readonly glory: ReadonlyArray<number>;
  readonly statistics: ReadonlyArray<Statistics>;
  readonly round_lengths: ReadonlyArray<number>;
  readonly automas: ReadonlyArray<AutomaResult>;
}

export interface Statistics {
  readonly actions_taken: { readonly [name: string]: number };
  readonly actions_missed: { readonly [name: string]: number };
  readonly gained: { readonly [name: string]: number };
  readonly lost: { readonly [name: string]: number };
  readonly time_used: number;
  readonly privilege_claims: number;
  readonly privileges_granted: number;
  readonly commands_taken_back: number;
}

export interface AutomaResult {
  readonly points: number;
  readonly parchment: number;
  readonly glory: number;
  readonly distance: number;
  readonly beaten: boolean;
  readonly by: "automa-distance" | "automa-glory" | "automa-parchment" | "automa-points" | "automa-privilege" | "distance" | "glory" | "legendary" | "no-legendary" | "nobody" | "parchment" | "points" | "privilege" | "worst-track";
}

export interface TimerView {
  readonly row: "bottom" | "top";
  readonly runs_out: number | null;
  readonly running: boolean;
  readonly lasts: number;
  readonly flipped_by: number | null;
  readonly next_space: number | null;
}

export interface Standing {
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly frame: number | null;
  readonly box: number | null;
}

export interface PlayerView {
  readonly character: string;
  readonly glory_rule: boolean;
  readonly worker_rule: boolean;
  readonly resources: { readonly [name: string]: number };
  readonly limits: { readonly [name: string]: number };
  readonly votes: number;
  readonly tracks: { readonly [name: string]: number };
  readonly to_go: { readonly [name: string]: number };
  readonly starts: { readonly [name: string]: number };
  readonly glory: { readonly [name: string]: number };
  readonly workers: ReadonlyArray<WorkerView>;
  readonly hand: ReadonlyArray<string>;
  readonly discard: ReadonlyArray<string>;
  readonly provinces: { readonly [name: string]: ReadonlyArray<string> };
  readonly production: { readonly [name: string]: Yield };
  readonly province_limit: number;
  readonly room: { readonly [name: string]: number };
  readonly limit_card: string | null;
  readonly claimed: boolean;
  readonly done: boolean;
  readonly wishes_timed: boolean;
  readonly toward: { readonly [name: string]: number };
  readonly lacks: { readonly [name: string]: number };
  readonly unpaid: { readonly [name: string]: { readonly [name: string]: number } };
  readonly choosing: string;
  readonly choosing_number: number;
  readonly choosing_track: "popularity" | "power" | "prestige" | null;
  readonly taken_province: string | null;
}

export interface WorkerView {
  readonly grande: boolean;
  readonly state: "available" | "council" | "free" | "gone" | "ready" | "reserve" | "stuck" | "waiting";
  readonly place: Standing | null;
}

export interface Yield {
  readonly gain: { readonly [name: string]: number };
  readonly lost: number;
}

export interface AutomasView {
  readonly level: "A" | "B" | "C" | "D" | "E" | "F";
  readonly foreshadowing: boolean;
  readonly advanced: boolean;
  readonly parchment_from: number;
  readonly green_from: number | null;
  readonly end: number;
  readonly rivals: ReadonlyArray<AutomaView>;
  readonly workers: ReadonlyArray<AutomaStanding>;
  readonly markers: number;
  readonly purple_flips: number;
  readonly deck: number;
  readonly last: ReadonlyArray<AutomaCardView>;
  readonly discard: ReadonlyArray<number>;
}

export interface AutomaView {
  readonly points: number;
  readonly distance: number;
  readonly parchment: number;
  readonly glory: number;
  readonly votes: number;
  readonly grande: boolean;
  readonly cards: ReadonlyArray<AutomaCardView>;
  readonly points_to_come: number | null;
  readonly votes_to_come: number | null;
}

export interface AutomaCardView {
  readonly id: number;
  readonly worker: "green" | "purple" | null;
  readonly timer: "black" | "green" | null;
  readonly place: number | null;
  readonly points: number;
  readonly votes: number;
  readonly reward: string;
}

export interface AutomaStanding {
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly frame: number;
}

export interface WayView {
  readonly move: Act | BoldAct;
  readonly area: "black" | "green" | "purple";
  readonly row: "bottom" | "top";
  readonly actions: ReadonlyArray<string>;
  readonly cards: ReadonlyArray<string>;
  readonly cost: { readonly [name: string]: number };
  readonly gain: { readonly [name: string]: number };
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

export type Move = Place | Withdraw | Act | BoldAct | Flip | PlayStratagem | PickUp | Claim | Refill | Conquer | Draw | Slot | Take | Step | Swap | Retrieve | Recall | Glory | Promote | TakeReward | Trim | Decline | Done | Undone | ClaimPrivilege | Ready | NotReady | Wish;

export type Event = Began | Placed | Withdrew | Acted | Paid | Gained | Produced | Flipped | Coincided | CouncilCalled | StratagemPlayed | PickedUp | Claimed | Refilled | Conquered | Drew | Slotted | Retrieved | Recruited | Swapped | Glorified | Promoted | LimitRaised | Declined | Lapsed | SaidDone | TookDoneBack | SaidReady | TookReadyBack | ClaimedPrivilege | Wished | ModeAgreed | RoundBegan | SpaceEntered | CouncilBegan | RewardTaken | Trimmed | Prepared | Ended | Granted | TakenBack | AutomasBegan | LeftBox | Stayed | AutomaDrew | AutomaMoved | AutomaFlipped | AutomaRemoved | AutomaLaid | TokenGone | AutomaScored | AutomaAdvanced | AutomaTook;

export type Premove = StayReady | RestOfRound | Reconsider;

export type Options = PendulumOptions;

export type View = PendulumView;

export type Result = PendulumResult;
