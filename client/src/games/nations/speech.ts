/** What the sentences of Nations are made of. */

import type { Speech } from '@/shared/sentences';
import type { Data, NationsOptions } from '@/wire/nations';
import standard from '@/wire/nations-components.json';
import words from '@/wire/nations-words.json';

const known = new WeakMap<Data, Readonly<Record<string, string>>>();

/** The names of all tiles, be they of the table's own. */
function tileNames(options: Partial<NationsOptions>): Readonly<Record<string, string>> {
  const { data } = options;
  if (!data) return standard.names.tile;
  let names = known.get(data);
  if (!names) {
    const tiles = [...data.start.developments, ...data.tiles, ...data.events];
    known.set(data, (names = Object.fromEntries(tiles.map((tile) => [tile.id, tile.name]))));
  }
  return names;
}

export const tileName = (id: string, options: Partial<NationsOptions>): string =>
  tileNames(options)[id] ?? id;

export const speech: Speech = {
  name: 'nations',
  words,
  components: (options) => ({ ...standard, names: { tile: tileNames(options) } }),
  spot: (kind, id, thing) => (kind === 'tile' && 'tile' in thing ? `tile-${id}` : undefined),
};
