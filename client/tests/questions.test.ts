/** What the server said of a move is asked again once it may say something else. */

import { expect, it } from 'vitest';
import { Questions } from '@/games/questions';
import type { Trial } from '@/games/game';
import type { NationsView } from '@/wire/nations';
import { FakeTable } from './fakeTable.svelte';
import { at } from './positions';

class StoppedTable extends FakeTable<NationsView, object> {
  rests = true;
  tryOut(chains: readonly (readonly object[])[]): Promise<readonly Trial[]> {
    const why = this.rests ? { sentence: 'The table is paused.', brief: true } : null;
    return Promise.resolve(chains.map(() => ({ why, events: [] })));
  }
}

it('is asked again when the table goes on', async () => {
  const [view] = at('turn');
  if (!view) throw new Error('nowhere is a turn');
  const table = new StoppedTable(view);
  const questions = new Questions(table);
  expect(await questions.why({ type: 'Pass' })).toMatchObject({ sentence: 'The table is paused.' });
  table.rests = false;
  expect(await questions.why({ type: 'Pass' })).toBeNull();
});
