/** A game without a screen of its own, drawn from its prompt, its moves in words, its log and its view. */

import { api } from '@/server/api';
import type { WordTable } from '@/shared/sentences';
import { find, t } from '@/shared/text.svelte';
import type { Game, Outcome, View } from '../game';
import { linesOf } from './lines';
import Table from './Table.svelte';

const result = (view: View): Outcome | null => (view as View & { result?: Outcome | null }).result ?? null;

export async function anyGame(name: string): Promise<Game> {
  const { words, components } = await api.gameWords(name);
  return {
    name,
    words: words as unknown as WordTable,
    components: () => components,
    Table,
    texts: [],
    minor: new Set(),
    spots: () => [],
    narrated: () => ({ spots: [] }),
    moment: () => '',
    inWords: (table) => linesOf(name, table.view, table.names),
    progress: () => ({ label: '', short: '', now: 0, of: 0 }),
    sources: (view) =>
      [...new Set((result(view)?.sources ?? []).flatMap(Object.keys))].map((key, fill) => ({
        key,
        fill,
        name: find(`${name}-source-${key}`) ?? key,
      })),
    result,
    why: (table) => {
      const scores = result(table.view)?.scores ?? [];
      return scores
        .map((score, seat) => t('core-name-value', { name: table.names[seat] ?? '', value: score }))
        .join(', ');
    },
  };
}
