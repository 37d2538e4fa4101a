import { fireEvent, render, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Choice from '@/games/pendulum/mat/Choice.svelte';
import Council from '@/games/pendulum/council/Council.svelte';
import { RESOURCES } from '@/games/pendulum/data';
import { pendulum } from '@/games/pendulum/pendulum';
import { Play } from '@/games/pendulum/play.svelte';
import { word } from '@/games/pendulum/words';
import { loadTexts, t, unmarked } from '@/shared/text.svelte';
import type { Foreseen, Trial } from '@/games/game';
import type { Move, PendulumView, PlayerView } from '@/wire/pendulum';
import { checked, PendulumTable } from './fakeTable.svelte';
import { played } from './played';

type Chain = readonly object[];
interface Asked {
  readonly view: PendulumView;
  /** What chains of moves bring and lead to, as the server says: JSON by JSON. */
  readonly answers: Readonly<Record<string, string>>;
}
interface Content {
  /** By kind and phase. */
  readonly choices: Readonly<Record<string, Asked>>;
  /** A round in which the exchange of STR-9 can be played. */
  readonly exchange: Asked;
}
const { choices, exchange } = played<Content>('pendulum');

const UNKNOWN: Foreseen = { why: null, events: [], views: [], certain: null };
const answersOf = ({ answers }: Asked): [Move[], Foreseen][] =>
  Object.entries(answers).map(([chain, answer]) => [
    JSON.parse(chain) as Move[],
    JSON.parse(answer) as Foreseen,
  ]);

class AskedTable extends PendulumTable {
  #answers: Asked['answers'];
  readonly tried: Chain[] = [];

  constructor({ view, answers }: Asked) {
    super(view);
    this.#answers = answers;
  }
  ask(chain: Chain): Promise<Foreseen | null> {
    checked([chain]);
    return Promise.resolve(this.#foreseen(chain));
  }
  tryOut(chains: readonly Chain[]): Promise<Trial[]> {
    checked(chains);
    this.tried.push(...chains);
    return Promise.resolve(chains.map((chain) => this.#foreseen(chain)));
  }
  #foreseen(chain: Chain): Foreseen {
    const answer = this.#answers[JSON.stringify(chain)];
    return answer === undefined ? UNKNOWN : (JSON.parse(answer) as Foreseen);
  }
}

const KINDS = [
  ...['any', 'conquer', 'glory', 'grande', 'one-track', 'pick-up-all', 'pick-up-one', 'retrieve'],
  ...['reward', 'slot', 'steps', 'swap', 'trim'],
];
/** Moves that decide nothing. */
const BESIDES: readonly Move['type'][] = ['Refill', 'Wish'];
const NO_CUBES = { military: 0, culture: 0, gold: 0 };

beforeAll(() => loadTexts('core', 'client', ...pendulum.texts));

const options = (view: PendulumView): Move[] => view.moves.filter((move) => !BESIDES.includes(move.type));
const positions = (...kinds: string[]): (readonly [string, Asked])[] =>
  Object.entries(choices).filter(([name]) => kinds.includes(name.split(' ')[0] ?? ''));

function council(table: AskedTable): HTMLElement {
  return render(Council, { play: new Play(table), openRule: () => undefined, layout: 'desktop' }).container;
}
/** Answers are given when the test lets them. */
class SlowTable extends AskedTable {
  readonly #waiting: (() => void)[] = [];

  override async ask(chain: Chain): Promise<Foreseen | null> {
    await new Promise<void>((go) => this.#waiting.push(go));
    return super.ask(chain);
  }
  override async tryOut(chains: readonly Chain[]): Promise<Trial[]> {
    await new Promise<void>((go) => this.#waiting.push(go));
    return super.tryOut(chains);
  }
  async answer(): Promise<void> {
    await waitFor(() => expect(this.#waiting).not.toEqual([]));
    for (const go of this.#waiting.splice(0)) go();
    await new Promise((done) => setTimeout(done));
    await tick();
  }
}

function shown(asked: Asked): { table: PendulumTable; play: Play; container: HTMLElement } {
  const table = new AskedTable(asked);
  const play = new Play(table);
  const { container } = render(Choice, { play });
  return { table, play, container };
}
const press = (found: Element | null): Promise<unknown> => {
  if (!(found instanceof HTMLButtonElement)) throw new Error('no button');
  return fireEvent.click(found);
};
/** As a screen reader says it: icons by their names. */
function name(of: Element): string {
  const icons = [...of.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  return unmarked(`${of.textContent} ${icons.join(' ')}`)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function fill(at: HTMLElement, cubes: Readonly<Record<string, number>>): Promise<void> {
  for (const resource of RESOURCES) {
    const more = within(at).queryByRole('button', { name: new RegExp(`More .*${resource}`) });
    for (let cube = 0; cube < (cubes[resource] ?? 0); cube++) await press(more);
  }
}
async function mix(at: HTMLElement, cubes: Readonly<Record<string, number>>): Promise<void> {
  await fill(at, cubes);
  await press(at.querySelector('[data-mix] [data-take]'));
}

describe('choices', () => {
  it('are all met', () => {
    expect([...new Set(Object.keys(choices).map((key) => key.split(' ')[0]))].sort()).toEqual(KINDS);
  });

  it.each(positions(...KINDS.filter((kind) => !['any', 'reward', 'steps'].includes(kind))))(
    '%s: every option has a name of its own, and the arrows lead to it',
    async (_, asked) => {
      const { view } = asked;
      const { table, container } = shown(asked);
      await waitFor(() => expect(container.contains(document.activeElement)).toBe(true));
      const names = new Set<string>();
      for (const [number, move] of options(view).entries()) {
        const now = document.activeElement;
        if (!(now instanceof HTMLButtonElement) || !container.contains(now)) throw new Error('no focus');
        names.add(name(now));
        await fireEvent.click(now);
        expect(table.sent[number]).toEqual(move);
        await fireEvent.keyDown(now, { key: 'ArrowDown' });
      }
      expect(names.size).toBe(options(view).length);
      expect(names).not.toContain('');
      expect([...names].join()).not.toMatch(/pendulum-|undefined|NaN/);
    },
  );

  it.each(positions('any'))(
    '%s: every mix can be put together, one of a kind with one press',
    async (_, asked) => {
      for (const move of options(asked.view)) {
        const { table, container } = shown(asked);
        const cubes = move as unknown as Record<string, number>;
        const only = RESOURCES.find((resource) => cubes[resource]);
        const one = within(container).queryByRole('button', { name: new RegExp(`^${only ?? ''}$`, 'i') });
        if (RESOURCES.reduce((sum, resource) => sum + (cubes[resource] ?? 0), 0) === 1) await press(one);
        else await mix(container, cubes);
        expect(table.sent).toEqual([move]);
      }
    },
  );

  it('of an exchange say what comes back', async () => {
    for (const move of exchange.view.moves) {
      if (move.type !== 'PlayStratagem') continue;
      const { table, play, container } = shown(exchange);
      play.panel = { type: 'play', card: move.card };
      await tick();
      expect(within(container).queryByRole('button', { name: /gold/ })).toBeNull();
      const { military = 0, culture = 0 } = move;
      await fill(container, { military, culture });
      await waitFor(() =>
        expect(unmarked(within(container).getByRole('status').textContent)).toBe(
          `You get ${military ? `${military} culture` : `${culture} military`}.`,
        ),
      );
      await press(container.querySelector('[data-take]'));
      expect(table.sent).toEqual([move]);
    }
  });

  it.each(positions('reward', 'steps'))('%s: every reward and every track can be taken', async (_, asked) => {
    const { view } = asked;
    for (const move of options(view)) {
      const table = new AskedTable(asked);
      const container = council(table);
      await waitFor(() =>
        expect(container.querySelector('[data-reward][aria-disabled=false]')).not.toBeNull(),
      );
      const open = container.querySelector('[data-reward]:not([aria-disabled=true])');
      const step = move.type === 'Step' ? move.track : 'power';
      const due = container.querySelectorAll('[data-step]').length
        ? view.players[view.seat ?? 0]?.choosing_number
        : 0;
      for (let steps = 0; steps < (due ?? 0); steps++)
        await press(container.querySelector(`[data-step=${step}]`));
      await press(move.type === 'TakeReward' ? container.querySelector(`[data-reward=${move.card}]`) : open);
      if (container.querySelector('[data-mix]'))
        await mix(container, move as unknown as Record<string, number>);
      await press([...container.querySelectorAll('[data-take]')].at(-1) ?? null);
      await tick();
      const sent = table.sent.map((each) => (each.type === 'TakeReward' ? { ...NO_CUBES, ...each } : each));
      expect(sent).toContainEqual(move);
    }
  });

  const own = (view: PendulumView | undefined, seat: number | null): PlayerView | undefined =>
    view?.players[seat ?? 0];

  /** The tracks or limits that a move changes, in the words of the page. */
  function told(move: Move, before: PlayerView, after: PlayerView): string[] {
    const tracks = 'track' in move ? [move.track] : 'give' in move ? [move.give, move.gain] : [];
    const fallen = RESOURCES.filter((name) => before.limits[name] !== after.limits[name]);
    return [
      ...tracks.map((track) => {
        const facts = { from: before.tracks[track] ?? 0, to: after.tracks[track] ?? 0 };
        return t('client-pendulum-step-to', { track: word(track), ...facts });
      }),
      ...fallen.map((name) =>
        t('client-pendulum-glory-costs', { most: after.limits[name] ?? 0, name: word(name) }),
      ),
    ].map((text) => unmarked(text).toLowerCase());
  }

  it.each(positions('one-track', 'swap', 'glory'))(
    '%s: is told as the server foresees it',
    async (_, asked) => {
      const { view } = asked;
      const { container } = shown(asked);
      for (const [[move], { views }] of answersOf(asked)) {
        const [before, then] = [view, views.at(-1)].map((each) => own(each as PendulumView, view.seat));
        if (!move || !before || !then) throw new Error('nothing foreseen');
        const offer =
          container.querySelectorAll('[data-offer]')[
            options(view).findIndex((each) => JSON.stringify(each) === JSON.stringify(move))
          ];
        for (const words of told(move, before, then))
          await waitFor(() => expect(offer && name(offer).toLowerCase()).toContain(words));
      }
    },
  );

  it.each(positions('steps'))('%s: lead where the server says', async (_, asked) => {
    for (const [chain, { views }] of answersOf(asked)) {
      const container = council(new AskedTable(asked));
      const [{ track }] = chain as [Extract<Move, { type: 'Step' }>];
      await waitFor(() => expect(container.querySelector('[data-step]')).not.toBeNull());
      const pick = container.querySelector(`[data-step=${track}]`);
      for (let step = 0; step < chain.length; step++) await press(pick);
      const to = own(views.at(-1) as PendulumView, asked.view.seat)?.tracks[track];
      await waitFor(() => expect(pick?.querySelector('.figures')?.textContent).toMatch(new RegExp(`${to}$`)));
    }
  });

  it.each(positions('reward'))('%s: cards can be taken where no steps come first', async (_, asked) => {
    const table = new AskedTable(asked);
    const container = council(table);
    expect(container.querySelector('[data-step]')).toBeNull();
    await waitFor(() => expect(container.querySelectorAll('[data-reward]').length).toBeGreaterThan(1));
    await waitFor(() => expect(container.querySelector('[data-reward][aria-disabled=true]')).toBeNull());
  });

  it.each(positions('steps'))('%s: no card is asked about before its steps are known', async (_, asked) => {
    const table = new SlowTable(asked);
    const container = council(table);
    await waitFor(() => expect(container.querySelector('[data-reward]')).not.toBeNull());
    for (let round = 0; round < 2; round++) await table.answer();
    expect(table.tried.length).toBeGreaterThan(0);
    for (const chain of table.tried) expect(chain[0]).toMatchObject({ type: 'Step' });
    await waitFor(() => expect(container.querySelector('[data-reward][aria-disabled=false]')).not.toBeNull());
  });

  it.each(positions('steps'))('%s: the cards are looked for until the table answers', async (_, asked) => {
    const table = new AskedTable(asked);
    const answer = table.ask.bind(table);
    table.ask = () => Promise.resolve({ ...UNKNOWN, why: { sentence: 'Not now.' } });
    const container = council(table);
    await waitFor(() => expect(container.querySelector('[data-reward]')).not.toBeNull());
    expect(container.querySelector('[data-reward][aria-disabled=false]')).toBeNull();
    table.ask = answer;
    await waitFor(() => expect(container.querySelector('[data-reward][aria-disabled=false]')).not.toBeNull());
  });

  it.each(positions('steps'))('%s: nothing is said of steps before the table has', async (_, asked) => {
    const table = new SlowTable(asked);
    const container = council(table);
    await waitFor(() => expect(container.querySelector('[data-step]')).not.toBeNull());
    for (let round = 0; round < 2; round++) await table.answer();
    const ghosts = (): number => container.querySelectorAll('.ghost').length;
    const pick = (track: string): Element | null => container.querySelector(`[data-step=${track}]`);
    const figures = (track: string): string =>
      pick(track)?.querySelector('.figures')?.textContent.trim() ?? '';
    const from = figures('power');
    await press(pick('power'));
    expect(figures('power')).toBe(from);
    expect(container.querySelector('.go b')).toBeNull();
    await table.answer();
    expect(figures('power')).not.toBe(from);
    expect(container.querySelector('.go b')).not.toBeNull();
    expect(ghosts()).toBe(1);
    await press(pick('prestige'));
    expect(ghosts()).toBe(1);
  });

  it.each(positions('one-track'))(
    '%s: what has the focus is shown on the tracks once it is known',
    async (_, asked) => {
      const table = new SlowTable(asked);
      const play = new Play(table);
      const { container } = render(Choice, { play });
      await waitFor(() => expect(container.contains(document.activeElement)).toBe(true));
      const [move] = play.find('Step');
      if (!move) throw new Error('no step');
      expect(play.preview).toBeNull();
      expect(container.textContent).not.toContain('→');
      await table.answer();
      expect(Object.keys(play.preview ?? {})).toEqual([move.track]);
      expect(container.textContent).toContain('→');
    },
  );
});
