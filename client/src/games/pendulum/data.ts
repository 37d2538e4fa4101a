/** The components of Pendulum, as the server reads them. */

import components from '@/wire/pendulum-components.json';
import type { Standing } from '@/wire/pendulum';

export type Area = Standing['area'];
export type Row = Standing['row'];
export type Colour = 'brown' | 'red' | 'blue' | 'yellow';
export type Track = 'power' | 'prestige' | 'popularity';
export type Resource = 'military' | 'culture' | 'gold';

export const AREAS: readonly Area[] = ['purple', 'green', 'black'];
export const ROWS: readonly Row[] = ['top', 'bottom'];
export const COLOURS: readonly Colour[] = ['brown', 'red', 'blue', 'yellow'];
export const TRACKS: readonly Track[] = ['power', 'prestige', 'popularity'];
export const RESOURCES: readonly Resource[] = ['military', 'culture', 'gold'];
/** What is counted, in the order it is told. */
export const AMOUNTS = [
  'military',
  'culture',
  'gold',
  'votes',
  'power',
  'prestige',
  'popularity',
  'any',
  'legendary',
] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Amounts = Readonly<Partial<Record<Amount, number>>>;

export const EFFECTS = [
  'step',
  'one_track',
  'swap',
  'conquer',
  'retrieve',
  'recruit',
  'pick_up_one',
  'pick_up_all',
  'raise_limit',
  'grande',
  'waive',
] as const;
type Effect = (typeof EFFECTS)[number];

export interface Gain extends Amounts, Readonly<Partial<Record<Effect, number>>> {
  readonly produce?: Colour;
}
interface Action {
  readonly cost: Amounts;
  readonly gain: Gain;
}
interface Card {
  readonly cost: Amounts;
  readonly gain: Gain;
  readonly special: string | null;
  readonly kind: 'stratagem' | 'permanent' | 'immediate';
}
interface Character {
  readonly id: string;
  readonly mat: string;
  readonly advanced?: boolean;
  readonly start: Amounts;
  readonly columns: Readonly<Partial<Record<Track, number>>>;
  readonly pick_up: Amounts;
  readonly production: Readonly<Record<Colour, Gain>>;
}
interface Achievement {
  readonly id: string;
  readonly need: Amounts;
  readonly reward: Gain;
}
interface Side {
  readonly steps: readonly number[];
  readonly purple: Rows;
  readonly green: Rows;
  readonly black: Rows;
}
/** Frames from the left, each with the boxes under it. */
type Rows = Readonly<Record<Row, readonly (readonly string[])[]>>;
interface Data {
  readonly rounds: number;
  readonly limit: number;
  readonly neutral_votes: number;
  readonly track: { readonly columns: number; readonly parchment: number };
  readonly timer_track: { readonly spaces: readonly (readonly Area[])[] };
  readonly actions: Readonly<Record<string, Action>>;
  readonly sides: Readonly<Record<'small' | 'large', Side>>;
  readonly characters: readonly Character[];
  readonly provinces: readonly (Readonly<Record<Colour, Gain>> & { readonly ids: readonly string[] })[];
  readonly achievements: readonly Achievement[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly automa: {
    readonly levels: Readonly<
      Record<string, { readonly points: readonly number[]; readonly votes: readonly number[] }>
    >;
  };
}

export const DATA = components as unknown as Data;
export const COLUMNS = DATA.track.columns;
export const PARCHMENT = DATA.track.parchment;
export const LIMIT = DATA.limit;

export const CARD_IDS: readonly string[] = Object.keys(DATA.cards);
const PROVINCES = new Map(DATA.provinces.flatMap((kind) => kind.ids.map((id) => [id, kind] as const)));
const ACHIEVEMENTS = new Map(DATA.achievements.map((each) => [each.id, each]));
const CHARACTERS = new Map(DATA.characters.map((each) => [each.id, each]));

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`no component ${name}`);
  return value;
}

export const cardNamed = (id: string): Card => found(DATA.cards[id], id);
export const provinceNamed = (id: string): Readonly<Record<Colour, Gain>> => found(PROVINCES.get(id), id);
export const achievementNamed = (id: string): Achievement => found(ACHIEVEMENTS.get(id), id);
export const characterNamed = (id: string): Character => found(CHARACTERS.get(id), id);
export const actionNamed = (id: string): Action => found(DATA.actions[id], id);

type SideName = 'small' | 'large';

export function framesOf(side: SideName, area: Area, row: Row): readonly (readonly string[])[] {
  return DATA.sides[side][area][row];
}

/** The actions of an area by column, the same in both rows. */
export function columnsOf(side: SideName, area: Area): readonly string[] {
  return framesOf(side, area, 'top').flat();
}

/** The column of the first box under a frame. */
export function firstBox(side: SideName, area: Area, row: Row, frame: number): number {
  return framesOf(side, area, row).slice(0, frame).flat().length;
}

export function boxAction(side: SideName, area: Area, row: Row, box: number): string {
  return framesOf(side, area, row).flat()[box] ?? '';
}
