/**
 * Events, moves, prompts and what components do as sentences, in the same way for every game: the twin of
 * `core/sentences.py`, which says what the kinds mean. `wire/GAME-words.json`, made there, says what every field holds.
 */

import { find, joined, marked, plainText, t, type Facts } from './text.svelte';

type Tells = Readonly<Record<string, readonly string[]>>;
type Scope = Record<string, unknown>;

export interface WordTable {
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tells: Readonly<Record<string, Tells>>;
  readonly prompt: Tells;
  readonly about: Readonly<Record<string, Tells>>;
}

/** What a game brings to its sentences. */
export interface Speech {
  readonly name: string;
  readonly words: WordTable;
  /** What lies in the box; `names` by kind and id has names that are not in the catalogues. */
  readonly components: (options: Readonly<Record<string, unknown>>) => object;
  /** Where on the table a thing lies that an event names, as in `data-spot`. */
  readonly spot?: (kind: string, id: string | number, thing: Scope) => string | undefined;
}

export interface Telling {
  readonly view: { readonly seat: number | null; readonly to_act: readonly number[] };
  /** By seat; the viewer is `You`. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

export class Teller {
  #speech: Speech;
  #telling: Telling;
  #scope: Scope;
  #thing: Scope = {};

  constructor(speech: Speech, telling: Telling) {
    this.#speech = speech;
    this.#telling = telling;
    const { view, names, options } = telling;
    const { players = [] } = view as { players?: readonly unknown[] };
    const own = view.seat === null ? undefined : players[view.seat];
    this.#scope = { data: speech.components(options), view, own, seats: names.length || players.length };
  }

  /** A move, an event or a premove with marked parts; the name of its type if there is no message. */
  sentence(kind: 'event' | 'told' | 'move' | 'premove', thing: { readonly type: string }): string {
    const { fields, tells } = this.#speech.words;
    this.#thing = { ...thing };
    const facts = this.#facts(this.#thing, fields[thing.type] ?? {}, tells[thing.type] ?? {});
    return this.#find(`${kind}-${thing.type}`, facts) ?? thing.type;
  }

  prompt(): string {
    const { seat, to_act } = this.#telling.view;
    const turn = to_act.length ? (seat !== null && to_act.includes(seat) ? 'yours' : 'others') : 'over';
    const facts = { turn, ...this.#facts({}, {}, this.#speech.words.prompt) };
    return this.#find('prompt', facts) ?? t('core-prompt', facts);
  }

  /** What a component does. */
  about(kind: string, id: string): string {
    const facts = this.#facts({ id }, {}, this.#speech.words.about[kind] ?? {});
    return t(`${this.#speech.name}-does-${kind}`, facts);
  }

  #facts(values: Scope, held: Readonly<Record<string, string>>, tells: Tells): Facts {
    const facts: Facts = {};
    const scope = { ...this.#scope, ...values };
    for (const [name, value] of Object.entries(values))
      this.#put(facts, name, value, held[name] ?? '', scope);
    for (const [name, [kind = '', path = '']] of Object.entries(tells)) {
      scope[name] = look(path, scope);
      this.#put(facts, name, scope[name], kind, scope);
    }
    const amounts = Object.entries(values).filter(([name]) => held[name] === 'amount');
    if (amounts.length) this.#put(facts, 'amounts', Object.fromEntries(amounts), 'amounts', scope);
    return facts;
  }

  #put(facts: Facts, field: string, value: unknown, kind: string, scope: Scope, listed = false): void {
    const name = field.replaceAll('_', '-');
    const [how = '', ...item] = kind.split(' ');
    const named = (id: unknown, text: string): void => {
      Object.assign(facts, { [name]: id, [`${name}-name`]: text });
    };
    if (['list', 'either', 'by-seat', 'counted', 'amounts', 'effects'].includes(how)) {
      const items = this.#items(value ?? [], how, item, scope);
      const text = items.length ? joined(items, how === 'either') : t('core-nothing');
      facts[name] = how === 'either' ? this.#marked(item[0] ?? '', '', plainText(text)) : text;
      facts[`${name}-count`] = items.length;
    } else if (kind === 'count') facts[name] = (value ?? 0) as number;
    else if (value === null || value === undefined) named('none', '');
    else if (kind === 'seat')
      named(value === this.#telling.view.seat ? 'you' : 'other', this.player(value as number, listed));
    else if (kind === 'from-0') facts[name] = (value as number) + 1;
    else if (kind && kind !== 'amount') named(value, this.name(kind, value as string));
    else if (typeof value === 'object') facts[name] = String((value as Scope)['type']);
    else facts[name] = typeof value === 'number' ? value : String(value);
  }

  #items(values: object, how: string, item: readonly string[], scope: Scope): string[] {
    if (how === 'amounts') return amountWords(this.#speech.name, values as Record<string, number>);
    if (how === 'effects') return this.#effects(values as Record<string, string | number>);
    const list = values as readonly unknown[];
    if (how === 'counted')
      return [...new Set(list)].map((each) =>
        counted(this.#speech.name, item, each as string, list.filter((other) => other === each).length),
      );
    if (how !== 'by-seat') return list.map((each) => this.#each(item[0], each));
    const seats = (scope['order'] ?? [...list.keys()]) as readonly number[];
    return seats.filter((seat) => seat < list.length).map((seat) => this.#each(item[0], list[seat], seat));
  }

  #effects(gain: Readonly<Record<string, string | number>>): string[] {
    const amounts: Record<string, number> = {};
    const effects = Object.entries(gain).flatMap(([name, value]) => {
      const facts: Facts = { count: value };
      this.#put(facts, name, value, typeof value === 'string' ? name : '', {});
      const effect = this.#find(`do-${name}`, facts);
      if (effect === undefined) amounts[name] = Number(value);
      return effect ?? [];
    });
    const gained = amountWords(this.#speech.name, amounts);
    return gained.length
      ? [t(`${this.#speech.name}-do-gain`, { list: joined(gained) }), ...effects]
      : effects;
  }

  #each(kind: string | undefined, value: unknown, seat?: number): string {
    const facts: Facts = {};
    this.#put(facts, kind ?? 'value', value, kind ?? '', {}, true);
    if (seat !== undefined) this.#put(facts, 'seat', seat, 'seat', {}, true);
    const worded = kind && this.#find(`each-${kind}`, facts);
    if (worded) return worded;
    const plain = String(facts[`${kind ?? ''}-name`] ?? value);
    return seat === undefined
      ? plain
      : t('core-name-value', { name: facts['seat-name'] ?? '', value: plain });
  }

  /** Whose seat it is; a game names those that nobody has. In a list the viewer has no capital. */
  player(seat: number, listed = false): string {
    const { names, view } = this.#telling;
    const facts = { seat, seats: names.length };
    const own = listed && seat === view.seat ? t('core-you') : names[seat];
    return marked(`seat-${seat}`, own ?? t(`${this.#speech.name}-seat`, facts));
  }

  name(kind: string, id: string | number): string {
    const own = look('data.names.{kind}.{id}', { ...this.#scope, kind, id });
    const text =
      (own as string | undefined) ?? this.#find(`${kind}-${id}`) ?? t(`${this.#speech.name}-${id}`);
    return this.#marked(kind, id, text);
  }

  #marked(kind: string, id: string | number, text: string): string {
    const spot = this.#speech.spot?.(kind, id, this.#thing);
    return spot === undefined ? text : marked(spot, text);
  }

  #find(message: string, facts?: Facts): string | undefined {
    return find(`${this.#speech.name}-${message}`, facts);
  }
}

export function amountWords(game: string, amounts: Readonly<Record<string, number>>): string[] {
  return Object.entries(amounts).flatMap(([name, count]) =>
    count ? [t(`${game}-amount-${name}`, { count })] : [],
  );
}

/** Several equal things; the words after the first are the names of the parts of their id. */
export function counted(
  game: string,
  [item = '', ...names]: readonly string[],
  id: string,
  count = 1,
): string {
  const parts = id.split('-').map((part, index) => [names[index] ?? '', /^\d+$/.test(part) ? +part : part]);
  return t(`${game}-each-${item}`, { ...(Object.fromEntries(parts) as Facts), count });
}

/** What lies there; `{name}` stands for a value told before, in a list for an id or else a number. */
function look(path: string, scope: Scope): unknown {
  let found: unknown = scope;
  for (const part of path.split('.')) {
    const key = (part.startsWith('{') ? scope[part.slice(1, -1)] : part) ?? '';
    const named = Array.isArray(found) ? (found as Scope[]).find((each) => each?.['id'] === key) : undefined;
    found = named ?? (found as Scope | null | undefined)?.[String(key)];
  }
  return found;
}
