import { beforeAll, describe, expect, it } from 'vitest';
import { nations } from '@/games/nations/nations';
import { Teller } from '@/shared/sentences';
import { joined, loadTexts, marked, parts, plainText, t, unmarked } from '@/shared/text.svelte';
import { calls, needed } from './calls';
import { at, events, positions } from './positions';

const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/wire/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogues = import.meta.glob<string>('../../locales/en/client*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');
const written = Object.values(catalogues).flatMap((text) =>
  [...text.matchAll(/^(client-[\w-]+) =/gm)].map((match) => match[1] ?? ''),
);

const all = Object.keys(import.meta.glob('../../locales/en/*.ftl')).map(
  (path) => path.split('/').at(-1)?.replace('.ftl', '') ?? '',
);

beforeAll(() => loadTexts(...all));

describe('texts', () => {
  it('are all there', () => {
    const used = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !needed.has(id))).toEqual([]);
  });

  it('are given all their variables', () => {
    const found = Object.entries(sources).flatMap(([file, source]) => calls(file, source));
    expect(found.length).toBeGreaterThan(500);
    const wrong = found.flatMap(({ file, id, passed }) => {
      const missing = [...(needed.get(id) ?? [])].filter((name) => passed && !passed.has(name));
      return missing.length ? [`${file} ${id}: ${missing.join(' ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are all used', () => {
    const patterns = [...code.matchAll(/`([\w-]+-[^`]*\$\{[^`]*)`/g)].map(
      (match) => new RegExp(`^${(match[1] ?? '').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    );
    const unused = written.filter(
      (id) => !code.includes(`'${id}'`) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });

  it('mark parts of a sentence', () => {
    const sentence = `${marked('seat-1', 'Ada')} bought ${marked('tile-farm', 'Farm')}.`;
    expect(parts(sentence)).toEqual([
      { mark: 'seat-1', text: 'Ada' },
      { text: ' bought ' },
      { mark: 'tile-farm', text: 'Farm' },
      { text: '.' },
    ]);
    expect(plainText(sentence)).toBe('Ada bought Farm.');
  });

  it('join lists', () => {
    expect(unmarked(joined(['a']))).toBe('a');
    expect(unmarked(joined(['a', 'b', 'c']))).toBe('a, b and c');
  });
});

describe('the log of Nations', () => {
  it.each(events.map((event) => [event.type, event] as const))('has a line for %s', (_type, event) => {
    const [view] = positions;
    if (!view) throw new Error('no position');
    const names = ['Ada', 'Jonas', 'Mirte', 'Tom'];
    const line = unmarked(
      plainText(new Teller(nations, { view, names, options: {} }).sentence('event', event)),
    );
    expect(line).toMatch(/^[A-Z].*\.$/);
    expect(line).not.toMatch(/nations-|\{|\$/);
  });

  it('knows every event that can happen', () => {
    expect(events.length).toBeGreaterThanOrEqual(19);
  });
});

describe('the position in words', () => {
  it.each([...at('turn'), ...at('books')])('leaves nothing out, in %#', (view) => {
    const names = view.players.map((_, seat) => `P${seat}`);
    const text = nations
      .inWords({
        view,
        names,
        playing: true,
        watched: null,
        log: [],
        fresh: [],
        options: {},
        seats: names.map((name) => ({ name, kind: 'person', here: true })),
        play: () => Promise.resolve(false),
        undo: () => Promise.resolve(false),
        now: () => 0,
      })
      .join(' ');
    for (const place of view.board) if (place.tile) expect(text).toContain(place.tile.name);
    for (const player of view.players)
      for (const tile of player.developments) expect(text).toContain(tile.name);
    expect(text).not.toMatch(/client-|\{|\$/);
    expect(t('client-name')).toBe('Sandtable');
  });
});
