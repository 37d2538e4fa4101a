/** What the sentences of Nations are made of. */

import { Teller, type Speech, type Telling } from '@/shared/sentences';
import { find, plainText, t } from '@/shared/text.svelte';
import type { Data, Move, NationsOptions } from '@/wire/nations';
import standard from '@/wire/nations-components.json';
import words from '@/wire/nations-words.json';

interface Named {
  readonly id: string;
  readonly name: string;
}
type Names = Readonly<Record<string, string>>;

const names: Names = standard.standard_names;
const known = new WeakMap<Data, Names>();

const isOwn = (tile: Named): boolean => names[tile.id] !== tile.name;

/** The names that the table's own data gives to tiles and events; all others are in the catalogues. */
function ownNames({ data }: Partial<NationsOptions>): Names {
  if (!data) return {};
  let own = known.get(data);
  if (!own) {
    const tiles: readonly Named[] = [...data.start.developments, ...data.tiles, ...data.events];
    known.set(data, (own = Object.fromEntries(tiles.filter(isOwn).map(({ id, name }) => [id, name]))));
  }
  return own;
}

/** What a tile or an event is called. */
export const tileName = (tile: Named): string => (isOwn(tile) ? tile.name : t(`nations-tile-${tile.id}`));

export const tileNamed = (id: string, options: Partial<NationsOptions>): string =>
  ownNames(options)[id] ?? t(`nations-tile-${id}`);

/** What a nation is called; one of the table's own is called as it is written. */
export const nationName = (nation: string): string =>
  find(`nations-nation-${nation.toLowerCase()}`) ?? nation;

export const speech: Speech = {
  name: 'nations',
  words,
  components: (options) => ({ ...standard, names: { tile: ownNames(options) } }),
  spot: (kind, id, thing) => (kind === 'tile' && 'tile' in thing ? `tile-${id}` : undefined),
};

/** What a move is called. */
export const moveWords = (move: Move, telling: Telling): string =>
  plainText(new Teller(speech, telling).sentence('move', move));
