import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry, Trial } from '@/games/game';
import { clockText } from '@/games/pendulum/board/clock.svelte';
import { automaGot, taken } from '@/games/pendulum/council/council.svelte';
import { CARD_IDS } from '@/games/pendulum/data';
import { pendulum } from '@/games/pendulum/pendulum';
import { Play } from '@/games/pendulum/play.svelte';
import { promptOf, timeLeft } from '@/games/pendulum/prompt';
import { waysOf } from '@/games/pendulum/ways';
import { cardWords } from '@/games/pendulum/speech';
import { againstWords } from '@/games/pendulum/words';
import { everyone, inPlay, numeral, PLACES, workerOf, type Target } from '@/games/pendulum/mat/workers';
import { Teller } from '@/shared/sentences';
import { loadTexts, parts, t, unmarked } from '@/shared/text.svelte';
import type { AutomaLaid, AutomaResult, Event, Move, PendulumView } from '@/wire/pendulum';
import { checked, PendulumTable } from './fakeTable.svelte';
import { played } from './played';

interface Content {
  readonly positions: readonly PendulumView[];
  readonly events: readonly Event[];
  /** What each card does, as the terminal words it. */
  readonly cards: Readonly<Record<string, string>>;
}
const { positions, events, cards } = played<Content>('pendulum');

beforeAll(() => loadTexts('core', 'client', ...pendulum.texts));

const seen = positions.flatMap((view) => {
  const player = view.seat === null ? undefined : view.players[view.seat];
  return player && view.seat !== null ? [{ view, seat: view.seat, player }] : [];
});

describe('workers', () => {
  it('keep the numeral they are called by', () => {
    for (const { player } of seen)
      for (const number of PLACES) {
        const worker = workerOf(player, number);
        if (player.workers[worker] && inPlay(player.workers[worker]))
          expect(numeral(player, worker)).toBe(number);
      }
  });

  it('are all on the board who have a place there', () => {
    for (const { view } of seen) {
      const own = view.players.flatMap((player) => player.workers.filter((worker) => worker.place));
      const others = view.neutral_workers.length + (view.automas?.workers.length ?? 0);
      expect(everyone(view)).toHaveLength(own.length + others);
    }
  });
});

describe('forecasts', () => {
  it('tell what the table says would be lost', async () => {
    const [view] = positions;
    if (!view) throw new Error('no position');
    const gained = { type: 'Gained', seat: view.seat, lost: 2 };
    const table = Object.assign(new PendulumTable(view), {
      tryOut: (chains: readonly (readonly object[])[]) => {
        checked(chains);
        const events = [gained, { ...gained, seat: 99 }, gained];
        return Promise.resolve(chains.map(() => ({ why: null, events })));
      },
    });
    const play = new Play(table);
    expect(await Promise.all([play.weigh({ type: 'PickUp' }), play.weigh()])).toMatchObject([
      { why: null, lost: 4 },
      { why: null, lost: 0 },
    ]);
    expect(await play.foresee()).toBeNull();
  });

  it('find every way to act with the worker that acts', () => {
    const acts = seen.flatMap(({ view, player }) => {
      const moves = view.moves.filter((move) => move.type === 'Act' || move.type === 'BoldAct');
      const ways = [...player.workers.keys()].flatMap((worker) => waysOf(view, worker));
      expect(ways.map(({ move }) => move)).toEqual(expect.arrayContaining(moves));
      expect(ways).toHaveLength(moves.length);
      return moves;
    });
    expect(acts.length).toBeGreaterThan(20);
  });
});

describe('words', () => {
  it('tell of every card what the terminal tells', () => {
    expect(Object.fromEntries(CARD_IDS.map((id) => [id, unmarked(cardWords(id))]))).toEqual(cards);
  });

  it.each(events.map((event) => [event.type, event] as const))('tell %s', (type, event) => {
    const [view] = positions;
    if (!view) throw new Error('no position');
    const line = new Teller(pendulum, new PendulumTable(view)).sentence('event', event);
    expect(line).not.toContain(`pendulum-event-${type}`);
    expect(line).not.toMatch(/\{\$|undefined|pendulum-/);
  });

  it.each([
    ['Placed', /^frame-(purple|green|black)-(top|bottom)-\d$/],
    ['Acted', /^box-(purple|green|black)-(top|bottom)-\d$/],
    ['Flipped', /^timer-(purple|green|black)$/],
    ['Conquered', /^provinces$/],
    ['Claimed', /^achievement$/],
  ])('point at the place of %s', (type, spot) => {
    const [view] = positions;
    const event = events.find((each) => each.type === type);
    if (!view || !event) throw new Error(`no ${type}`);
    const marks = parts(new Teller(pendulum, new PendulumTable(view)).sentence('event', event)).map(
      (part) => part.mark ?? '',
    );
    expect(marks.filter((mark) => spot.test(mark))).toHaveLength(1);
  });
});

describe('the Automas', () => {
  const [view] = positions;
  if (!view) throw new Error('no position');
  const teller = new Teller(pendulum, new PendulumTable(view));
  const laid = (card: number): string =>
    unmarked(teller.sentence('event', { type: 'AutomaLaid', automa: 1, card } as AutomaLaid));

  it('lay out cards whose numbers are told, whatever lies there now', () => {
    expect(laid(12)).toBe('Automa 1 laid out card 12: 1 point, 1 vote.');
    expect(laid(10)).toBe('Automa 1 laid out card 10: 2 points, -1 votes.');
  });

  it('gain and take in this council, not in one before', () => {
    const began = { type: 'CouncilBegan', only: null, order: [2, 0, 1], votes: [1, 0, 3] };
    const turn = (automa: number, card: string): object[] => [
      { type: 'AutomaAdvanced', only: null, automa, points: 2, total: 5, why: 'place' },
      { type: 'AutomaTook', only: null, automa, card },
    ];
    const log = [began, ...turn(1, 'grande'), began, ...turn(2, 'printed')].map(
      (event) => ({ events: [event] }) as unknown as Entry,
    );
    expect(taken(log)).toEqual([{ seat: 2, card: 'printed' }]);
    expect([1, 2].map((automa) => automaGot(log, automa))).toEqual([
      { points: 0, card: null },
      { points: 2, card: 'printed' },
    ]);
  });

  it('are ahead where they were not beaten', () => {
    const against = (beaten: boolean, by: AutomaResult['by']): string =>
      unmarked(againstWords({ beaten, by, points: 0, parchment: 0, glory: 0, distance: 0 }));
    expect(against(true, 'parchment')).toBe('beaten (all four tracks in the parchment)');
    expect(against(false, 'automa-parchment')).toBe('not beaten (only the Automa reached the parchment)');
    expect(against(false, 'automa-distance')).toBe('not beaten (the Automa is closer to the parchment)');
    expect(against(false, 'no-legendary')).toBe('not beaten (no legendary)');
  });
});

describe('sand', () => {
  it('has run out in other words', () => {
    expect([0, 1].map((left) => unmarked(t('client-pendulum-caught', timeLeft(left))))).toEqual([
      'can flip now',
      'caught in 0:01',
    ]);
  });

  it('counts a started second', () => {
    expect([0, 1, 1000, 1001, 60_000, 179_999].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:02',
      '1:00',
      '3:00',
    ]);
  });
});

type Place = Extract<Move, { type: 'Place' }>;
const isPlace = (move: Move): move is Place => move.type === 'Place';

/** A position in a timed round with a placement that is allowed. */
function round(): { view: PendulumView; place: Place } {
  for (const { view, player } of seen) {
    const place = view.moves.find(isPlace);
    const state = place && player.workers[place.worker]?.state;
    if (place && view.phase === 'round' && view.timed && (state === 'free' || state === 'available'))
      return { view, place };
  }
  throw new Error('nowhere may a worker be placed');
}

describe('play', () => {
  it('places the chosen worker where it is accepted', async () => {
    const { view, place } = round();
    const table = new PendulumTable(view);
    const play = new Play(table);
    play.choose(place.worker);
    flushSync();
    expect(play.chosen).toBe(place.worker);
    expect(play.accepts(place)).toBe(true);
    await play.place(place);
    expect(table.sent).toEqual([{ ...place }]);
    expect(play.chosen).toBeNull();
  });

  it('is told what each worker can do, or what they wait for', () => {
    const { view, place } = round();
    const told = (changed: Partial<PendulumView>): string => {
      const play = new Play(new PendulumTable({ ...view, ways: [], moves: [], ...changed }));
      return unmarked(promptOf(play, null));
    };
    const seat = view.seat ?? 0;
    const stuck = view.players.map((player, number) =>
      number === seat
        ? { ...player, workers: player.workers.map((each) => ({ ...each, state: 'stuck' as const })) }
        : player,
    );
    expect(told({ moves: [place] })).toContain(`Worker ${place.worker + 1} can be placed.`);
    expect(told({ moves: [place], timed: false })).not.toContain('Press Ready');
    expect(told({ players: stuck, timed: false })).toContain('Press Ready to move the timers on.');
    expect(told({ players: stuck, moves: [{ type: 'Flip', timer: 'black' }] })).toBe(
      'Black has run out: you can flip it.',
    );
    expect(told({ players: stuck })).toMatch(/^Your workers are waiting, first for \w+ to run out\.$/);
  });

  it('says what its button shows, or nothing', () => {
    const { view } = round();
    const table = new PendulumTable({ ...view, moves: [{ type: 'Done' }] });
    const play = new Play(table);
    play.say({ ...view, moves: [{ type: 'Ready' }] });
    play.say({ ...table.view, space: 7 });
    expect(table.sent).toEqual([]);
    play.say({ ...table.view });
    play.say();
    expect(table.sent).toEqual([{ type: 'Done' }, { type: 'Done' }]);
  });

  it('fires a plan when it is allowed, once', () => {
    const { view, place } = round();
    const table = new PendulumTable({ ...view, moves: view.moves.filter((move) => !isPlace(move)) });
    const play = new Play(table);
    play.plan(place.worker, { area: place.area, row: place.row, frame: place.frame });
    play.firePlans();
    expect(table.sent).toEqual([]);
    table.view = view;
    flushSync();
    play.firePlans();
    play.firePlans();
    expect(table.sent).toEqual([{ ...place }]);
  });

  it('fires no plan while the table rests', () => {
    const { view, place } = round();
    const table = new PendulumTable(view);
    const play = new Play(table);
    play.plan(place.worker, place);
    table.rests = true;
    play.firePlans();
    expect(table.sent).toEqual([]);
    table.rests = false;
    play.firePlans();
    expect(table.sent).toHaveLength(1);
  });

  it('keeps a plan that was made while the one before was under way', async () => {
    const { view, place } = round();
    const play = new Play(new PendulumTable(view));
    const next: Target = { area: place.area, row: place.row, frame: place.frame + 1 };
    play.plan(place.worker, place);
    play.firePlans();
    play.plan(place.worker, next);
    await Promise.resolve();
    expect(play.plans.get(place.worker)).toBe(next);
  });

  it('offers no plans where the table has none', () => {
    const { view, place } = round();
    const table = new PendulumTable(
      { ...view, moves: view.moves.filter((move) => !isPlace(move)) },
      { plans: false },
    );
    const play = new Play(table);
    play.choose(place.worker);
    play.togglePlanning();
    expect(play.chosen).toBeNull();
    expect(play.planning).toBe(false);
  });

  it('asks the table about a frame that is not among the moves', async () => {
    const { view, place } = round();
    const table = new PendulumTable(view);
    let grants = false;
    const tryOut = (chains: readonly (readonly object[])[]): Promise<Trial[]> => {
      checked(chains);
      const trial = { why: grants ? null : { sentence: '' }, events: grants ? [{ type: 'Granted' }] : [] };
      return Promise.resolve(chains.map(() => trial));
    };
    Object.assign(table, { tryOut });
    const play = new Play(table);
    play.choose(place.worker);
    table.view = { ...view, moves: view.moves.filter((move) => !isPlace(move)) };
    flushSync();
    expect(play.accepts(place)).toBe(false);
    expect(await play.place(place)).toBe(false);
    expect(table.sent).toEqual([]);
    expect(play.chosen).toBe(place.worker);
    grants = true;
    table.view = { ...table.view };
    flushSync();
    expect(await Promise.all([play.place(place), play.place(place)])).toEqual([true, false]);
    expect(table.sent).toEqual([{ ...place }]);
  });
});
