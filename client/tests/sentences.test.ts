import { beforeAll, describe, expect, it } from 'vitest';
import { nations } from '@/games/nations/nations';
import { pendulum } from '@/games/pendulum/pendulum';
import { apply, type Json } from '@/server/patch';
import { Teller, type Telling } from '@/shared/sentences';
import { loadTexts, plainText, unmarked } from '@/shared/text.svelte';
import { played } from './played';

interface Typed {
  readonly type: string;
}
interface Told {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly own: number;
  readonly names: readonly string[];
  readonly view: Json;
  readonly steps: readonly {
    readonly view: Json;
    readonly seat: number;
    readonly moves: Json;
    readonly move: Typed;
    readonly line: string;
    readonly prompt: string;
  }[];
  readonly events: readonly (readonly [Typed, string])[];
}
const GAMES = { nations, pendulum };
const games = played<readonly Told[]>('sentences');
const plain = (sentence: string): string => unmarked(plainText(sentence));

beforeAll(() => loadTexts('core', 'client', ...nations.texts, ...pendulum.texts));

describe('the sentences of the client are those of the server', () => {
  it.each(games.map((told, index) => [`${index} ${told.game}`, told] as const))(
    'in game %s',
    (_name, told) => {
      const game = GAMES[told.game as keyof typeof GAMES];
      const { names, options } = told;
      let view = told.view as unknown as Telling['view'];
      const wrong: unknown[] = [];
      const same = (line: string, expected: string): void => {
        if (line !== expected) wrong.push({ line, expected });
      };
      for (const step of told.steps) {
        view = apply(view as unknown as Json, step.view) as unknown as Telling['view'];
        const teller = new Teller(game, {
          view: { ...view, seat: step.seat, moves: step.moves } as Telling['view'],
          names,
          options,
        });
        same(plain(teller.sentence('move', step.move)), step.line);
        same(plain(teller.prompt()), step.prompt);
      }
      const teller = new Teller(game, { view: { ...view, seat: told.own }, names, options });
      for (const [event, line] of told.events) same(plain(teller.sentence('event', event)), line);
      expect(wrong).toEqual([]);
    },
  );
});
