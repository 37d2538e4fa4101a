/** Workers of a mat: their numerals, where they stand, what they wait for. */

import { t } from '@/shared/text.svelte';
import type { PendulumView, PlayerView, Standing, WorkerView } from '@/wire/pendulum';
import type { Area, Row } from '../data';
import type { Play } from '../play.svelte';
import { word } from '../words';

const SECOND_GRANDE = 4;
export const PLACES = [1, 2, 3, 4] as const;

/** The numeral that a worker carries, which is its key too; the second grande takes that of the common it replaced. */
export function numeral(player: PlayerView, worker: number): number {
  if (worker !== SECOND_GRANDE) return worker + 1;
  const gone = player.workers.findIndex((each) => each.state === 'gone');
  return gone < 0 ? worker : gone + 1;
}

/** Which worker bears a numeral now. */
export function workerOf(player: PlayerView, number: number): number {
  const replaced = player.workers[number - 1]?.state === 'gone';
  return replaced ? SECOND_GRANDE : number - 1;
}

export function inPlay(worker: WorkerView): boolean {
  return !['reserve', 'council', 'gone'].includes(worker.state);
}

export interface Stood {
  /** Null: neutral, or of the Automas. */
  readonly seat: number | null;
  readonly worker: number;
  readonly grande: boolean;
  readonly state: WorkerView['state'] | null;
  readonly place: Standing;
}

/** Everyone on the board. */
export function everyone(view: PendulumView): Stood[] {
  const stood: Stood[] = view.players.flatMap((player, seat) =>
    player.workers.flatMap((each, worker) =>
      each.place ? [{ seat, worker, grande: each.grande, state: each.state, place: each.place }] : [],
    ),
  );
  const nobody = (place: Standing, worker: number, grande: boolean): Stood => ({
    seat: null,
    worker,
    grande,
    state: null,
    place,
  });
  view.neutral_workers.forEach((place, index) => stood.push(nobody(place, index, false)));
  view.automas?.workers.forEach((place, index) => stood.push(nobody({ ...place, box: null }, index, true)));
  return stood;
}

/** A worker of the player whose mat is shown: the viewer's own, or for a spectator the chosen player's. */
export function ownWords(play: Play, number: number, grande: boolean, state: string): string {
  return t('client-pendulum-own-here', {
    whose: play.seat === null ? 'theirs' : 'yours',
    number,
    kind: word(grande ? 'grande' : 'common'),
    state: t(`pendulum-state-${state}`),
  });
}

/** Who it is that stands there, for those who are told. */
export function whoWords(play: Play, each: Stood): string {
  if (play.owns(each))
    return ownWords(play, numeral(play.player, each.worker), each.grande, each.state ?? 'free');
  const kind = word(each.grande ? 'grande' : 'common');
  const nobody = play.solo ? 'pendulum-automas' : 'pendulum-neutral';
  const player = each.seat === null ? t(nobody) : (play.table.names[each.seat] ?? '');
  return t('client-pendulum-other-here', { player, kind });
}

export interface Target {
  readonly area: Area;
  readonly row: Row;
  readonly frame: number;
}

export function sameFrame(place: Target, other: Target): boolean {
  return place.area === other.area && place.row === other.row && place.frame === other.frame;
}

/** What this frame of the board stands for. */
export function targetOf(frame: HTMLElement): Target {
  const [area, row, number] = frame.dataset['frame']?.split(' ') ?? [];
  return { area: area as Area, row: row as Row, frame: Number(number) };
}

export function hasTimer(view: PendulumView, area: Area, row: Row): boolean {
  return view.timers[area]?.row === row;
}
