/** Every sentence a person reads comes from the Fluent catalogues in `locales`, which the server reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Facts = Record<string, FluentVariable>;

const FALLBACK = 'en';

/** What the server has, as it wrote into the page. */
interface Texts {
  readonly folder: string;
  readonly languages: readonly string[];
  readonly catalogues: readonly string[];
}
const there = JSON.parse(document.documentElement.dataset['texts'] ?? '') as Texts;

export const languages: readonly string[] = [...there.languages].sort(
  (one, other) => Number(other === FALLBACK) - Number(one === FALLBACK) || one.localeCompare(other),
);

/** The event that Vite sends to the window when code of this page is gone from the server; texts send it too. */
export const GONE = 'vite:preloadError';

type Read = (language: string) => Promise<string>;
const readers = new Map<string, Read>(
  there.catalogues.map((name) => [name, (language) => fetched(language, name)]),
);

async function fetched(language: string, catalogue: string): Promise<string> {
  const answer = await fetch(`${there.folder}${language}/${catalogue}.ftl`);
  if (answer.status === 404) dispatchEvent(new Event(GONE));
  if (!answer.ok) throw new Error(`${catalogue}: ${String(answer.status)}`);
  return answer.text();
}

/** A game that is not part of this client brings a catalogue of its own. */
export function serveTexts(catalogue: string, read: Read): void {
  readers.set(catalogue, read);
}

/** Called when another language is in use. */
const listeners = new Set<() => void>();
/** By catalogue, the ids in it, in their order. */
const ids = new Map<string, readonly string[]>();
const bundles = new Map<string, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
const wanted = new Set<string>();
const current = $state({ language: FALLBACK, version: 0 });

function load(language: string, catalogue: string): Promise<void> {
  const key = `${language} ${catalogue}`;
  const read = readers.get(catalogue);
  if (!read) return Promise.resolve();
  let loading = loaded.get(key);
  if (!loading) {
    loading = read(language).then((source) => {
      ids.set(catalogue, [...new Set([...source.matchAll(/^[a-z][\w-]*(?= *=)/gm)].map(([id]) => id))]);
      let bundle = bundles.get(language);
      if (!bundle) bundles.set(language, (bundle = new FluentBundle(language)));
      // What the language lacks comes in English, before its own texts.
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
    });
    // What could not be brought may come another time.
    loading.catch(() => loaded.delete(key));
    loaded.set(key, loading);
  }
  return loading;
}

/** The language whose catalogues are on their way or in use. */
let chosen = FALLBACK;

/** Bring these catalogues in the language in use; safe to ask for twice. */
export async function loadTexts(...catalogues: string[]): Promise<void> {
  for (const catalogue of catalogues) wanted.add(catalogue);
  // While the language changes, the page is still read in the old one.
  const read = bundles.has(current.language) ? new Set([chosen, current.language]) : [chosen];
  await Promise.all([...read].flatMap((language) => catalogues.map((each) => load(language, each))));
  current.version += 1;
}

/** Read another language; the page keeps the old one until the new texts are there, or if they do not come. */
export async function setLanguage(language: string): Promise<void> {
  chosen = languages.includes(language) ? language : FALLBACK;
  const wish = chosen;
  try {
    await loadTexts(...wanted);
  } catch (error) {
    if (wish === chosen) chosen = current.language;
    throw error;
  }
  if (wish !== chosen) return;
  const changed = current.language !== wish;
  current.language = wish;
  document.documentElement.lang = wish;
  if (changed) for (const told of listeners) told();
}

/** Returns how to stop listening. */
export function onLanguage(told: () => void): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

export function language(): string {
  return current.language;
}

/** The language among ours that the browser prefers. */
export function preferredLanguage(): string {
  const known = navigator.languages.map((each) => each.split('-')[0] ?? '');
  return known.find((each) => languages.includes(each)) ?? FALLBACK;
}

/** What was said lately: with every update of a table most sentences are asked for again. */
const said = new Map<string, string | undefined>();
const SAID_MOST = 4000;

/** The sentence with its facts put in; undefined if no catalogue has it. */
export function find(id: string, facts?: Facts): string | undefined {
  const key = `${current.language} ${current.version} ${id} ${facts ? JSON.stringify(facts) : ''}`;
  if (said.has(key)) return said.get(key);
  if (said.size >= SAID_MOST) said.clear();
  const text = worded(id, facts);
  said.set(key, text);
  return text;
}

function worded(id: string, facts?: Facts): string | undefined {
  const bundle = bundles.get(current.language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, facts ?? null, problems);
  for (const problem of problems) complain(`text ${id}: ${problem.message}`);
  return text;
}

/** A variable is missing: tests must not pass over it. */
function complain(problem: string): void {
  if (import.meta.env.DEV) throw new Error(problem);
  console.error(problem);
}

/** The ids of a catalogue that is loaded, in its order. */
export function idsIn(catalogue: string): readonly string[] {
  void current.version;
  return ids.get(catalogue) ?? [];
}

export function t(id: string, facts?: Facts): string {
  return find(id, facts) ?? id;
}

/** Lists have no comma before the last item. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB' };
const lists = new Map<string, Intl.ListFormat>();

/** Joins a list as the language does: one, two and three; or `either` of them. */
export function joined(items: readonly string[], either = false): string {
  const tongue = current.language;
  const type = either ? 'disjunction' : 'conjunction';
  const key = `${tongue} ${type}`;
  let format = lists.get(key);
  if (!format) lists.set(key, (format = new Intl.ListFormat(REGIONS[tongue] ?? tongue, { type })));
  return format.format(items);
}

/** Without the marks that keep names of another writing direction apart: for titles and files. */
export function unmarked(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

// Parts of a sentence that are more than text: a name in bold, a tile that can be shown on the board.

interface Part {
  readonly text: string;
  readonly mark?: string;
}

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** A fact that can be found again in the finished sentence by `parts`. */
export function marked(mark: string, text: string): string {
  return `${OPEN}${mark}${MIDDLE}${text}${CLOSE}`;
}

export function parts(sentence: string): Part[] {
  return sentence
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (!piece.startsWith(OPEN)) return { text: piece };
      const [mark = '', text = ''] = piece.slice(1, -1).split(MIDDLE);
      return { mark, text };
    });
}

export function plainText(sentence: string): string {
  return parts(sentence)
    .map((part) => part.text)
    .join('');
}
