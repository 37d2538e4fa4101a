/** Names and sentences, in the words of the catalogue that the server uses too. */

import { joined, marked, t, type Facts } from '@/shared/text.svelte';
import components from '@/wire/pendulum-components.json';
import type { AutomaCardView, Event, Move, PendulumView, PlayerView } from '@/wire/pendulum';
import {
  AMOUNTS,
  cardNamed,
  characterNamed,
  COLOURS,
  DEEDS,
  framesOf,
  provinceNamed,
  TRACKS,
  type Amounts,
  type Area,
  type Gain,
  type Row,
} from './data';

const say = (message: string, facts?: Facts): string => t(`pendulum-${message}`, facts);

export const cardName = (id: string): string => say(`card-${id}`);
export const provinceName = (id: string): string => say(`province-${id}`);
export const actionName = (id: string): string => say(`action-${id}`);
export const achievementName = (id: string): string => say(`achievement-${id}`);
export const characterName = (id: string): string => say(`character-${id}`);
/** A word of the game: a colour, an area, a resource, a track. */
export const word = (id: string): string => say(id);

/** The first letter large, be it behind a mark; not behind a figure. */
export function capital(text: string): string {
  const first = text.search(/[^\u2068\u2069]/);
  return first < 0 ? text : text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}

export function amountsWords(amounts: Amounts): string {
  const shown = AMOUNTS.filter((name) => amounts[name]).map((name) =>
    say(`amount-${name}`, { count: amounts[name] ?? 0 }),
  );
  return shown.length ? joined(shown) : say('nothing');
}

/** What one may do who gains this, after "to". */
export function gainWords(gain: Gain): string {
  const deeds: string[] = [];
  if (AMOUNTS.some((name) => gain[name])) deeds.push(say('do-gain', { list: amountsWords(gain) }));
  if (gain.produce) deeds.push(say('do-produce', { colour: word(gain.produce) }));
  for (const name of DEEDS) if (gain[name]) deeds.push(say(`do-${name}`, { count: gain[name] }));
  return deeds.length ? joined(deeds) : say('nothing');
}

/** What a stratagem or reward does, in a sentence. */
export function cardWords(id: string): string {
  const { cost, gain, special, kind } = cardNamed(id);
  const effects = special ? say(`do-${special}`) : gainWords(gain);
  const price = Object.keys(cost).length ? 'some' : 'none';
  return say(`does-${kind}`, { effects, price, cost: amountsWords(cost) });
}

export function provinceWords(id: string): string {
  const adds = provinceNamed(id);
  return say(
    'does-province',
    Object.fromEntries(COLOURS.map((colour) => [colour, amountsWords(adds[colour])])),
  );
}

export function characterWords(id: string): string {
  const { start, columns, production, pick_up } = characterNamed(id);
  return say('does-character', {
    start: amountsWords(start),
    columns: joined(
      TRACKS.map((track) => t('core-name-value', { name: word(track), value: columns[track] ?? 0 })),
    ),
    ...Object.fromEntries(COLOURS.map((colour) => [colour, gainWords(production[colour])])),
    cost: amountsWords(pick_up),
  });
}

/** The actions under a frame. */
export function frameWords(side: PendulumView['side'], area: Area, row: Row, frame: number): string {
  const [one = '', other] = (framesOf(side, area, row)[frame] ?? []).map(actionName);
  return other === undefined ? one : say('either', { one, other });
}

export function seatName(seat: number, names: readonly string[]): string {
  return names[seat] ?? (names.length === 1 ? say('automa-name', { automa: seat }) : say('neutral'));
}

/** What the player decides; of the moves that can be made, those that trim say under which slot. */
export function promptWords(player: PlayerView, moves: readonly Move[]): string {
  const trim = moves.find((move) => move.type === 'Trim');
  const colour = trim && COLOURS.find((each) => player.provinces[each]?.includes(trim.province));
  return say(`prompt-${player.choosing}`, {
    count: player.choosing_number,
    track: player.choosing_track ? word(player.choosing_track) : '',
    province: player.taken_province ? provinceName(player.taken_province) : '',
    colour: colour ? word(colour) : '',
    limit: player.province_limit,
  });
}

/** What a card of the Automas means, sentence by sentence; the council comes last. */
export function automaCardWords(card: AutomaCardView): string[] {
  const sentences: string[] = [];
  if (card.worker) sentences.push(say('automa-card-worker', { area: word(card.worker) }));
  if (card.timer) sentences.push(say('automa-card-timer', { timer: word(card.timer) }));
  if (card.place !== null) sentences.push(say('automa-card-place', { place: card.place + 1 }));
  if (!sentences.length) sentences.push(say('automa-card-nothing'));
  const icon = say(`automa-icon-${card.reward}`);
  return [...sentences, say('automa-card-council', { points: card.points, votes: card.votes, icon })];
}

const NAMED: Readonly<Record<string, string>> = {
  area: '',
  row: '',
  from_row: '',
  to_row: '',
  timer: '',
  colour: '',
  track: '',
  give: '',
  gain: '',
  action: 'action-',
  achievement: 'achievement-',
  province: 'province-',
  card: 'card-',
};
const COUNTED_FROM_0 = new Set(['from_frame', 'to_frame']);
const GRANDES = new Set([0, 4]);

function plainFacts(event: Event): Facts {
  const facts: Facts = {};
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    const name = field.replace('_', '-');
    if (typeof value === 'boolean') facts[name] = String(value);
    else if (typeof value === 'string')
      facts[name] = field in NAMED ? say(`${NAMED[field] ?? ''}${value}`) : value;
    else if (typeof value === 'number') facts[name] = COUNTED_FROM_0.has(field) ? value + 1 : value;
  }
  return facts;
}

const cardNames = (ids: readonly string[]): string =>
  ids.length ? joined(ids.map((id) => say('quoted', { card: cardName(id) }))) : '';

function claimKind(legendary: boolean, rewards: number): string {
  if (legendary) return rewards ? 'both' : 'legendary';
  return rewards > 1 ? 'twice' : 'reward';
}

/** One line of the log; the places in it can be shown on the table. */
export function eventLine(event: Event, names: readonly string[], view: PendulumView): string {
  const player = (seat: number): string => marked(`seat-${seat}`, seatName(seat, names));
  const facts = plainFacts(event);
  const point = (fact: string, spot: string): void => {
    facts[fact] = marked(spot, String(facts[fact]));
  };
  if ('seat' in event && event.seat !== null) facts['player'] = player(event.seat);
  if ('worker' in event)
    facts['worker'] = say('worker', { kind: GRANDES.has(event.worker) ? 'grande' : 'common' });
  if ('order' in event) facts['list'] = joined(event.order.map(player));
  if ('move' in event) facts['move'] = event.move.type;
  switch (event.type) {
    case 'Began':
      facts['characters'] = joined(
        event.characters.map((each, seat) =>
          say('plays', { player: player(seat), character: characterName(each) }),
        ),
      );
      break;
    case 'Placed':
      facts['actions'] = frameWords(view.side, event.area, event.row, event.frame);
      point('actions', `frame-${event.area}-${event.row}-${event.frame}`);
      break;
    case 'Acted':
      Object.assign(facts, {
        with: event.stratagems.length ? 'cards' : 'nothing',
        cards: cardNames(event.stratagems),
      });
      point('action', `box-${event.area}-${event.row}-${event.box}`);
      break;
    case 'Paid':
      facts['list'] = amountsWords(event);
      break;
    case 'Gained': {
      const some = AMOUNTS.some((name) => name !== 'any' && event[name]);
      facts['list'] = amountsWords(event);
      facts['outcome'] = some ? (event.lost ? 'some' : 'all') : event.lost ? 'none' : 'past';
      break;
    }
    case 'Flipped':
      facts['by'] = event.seat === null ? 'nobody' : 'player';
      point('timer', `timer-${event.timer}`);
      break;
    case 'AutomaFlipped':
      point('timer', `timer-${event.timer}`);
      break;
    case 'Refilled':
    case 'Conquered':
      point('province', 'provinces');
      break;
    case 'PickedUp':
      facts['list'] = cardNames(event.cards);
      break;
    case 'Claimed':
      facts['kind'] = claimKind(event.legendary, event.rewards);
      point('achievement', 'achievement');
      break;
    case 'CouncilBegan':
      facts['list'] = joined(
        event.order.map((seat) =>
          t('core-name-value', { name: player(seat), value: event.votes[seat] ?? 0 }),
        ),
      );
      break;
    case 'Prepared':
      facts['list'] = cardNames(event.rewards);
      break;
    case 'Ended':
      Object.assign(facts, {
        reason: event.reason,
        player: player(event.winners[0] ?? 0),
        why: say(`reason-${event.reason}`),
      });
      break;
    case 'TakenBack':
      facts['other'] = player(event.by);
      break;
    case 'AutomaLaid': {
      const card = components.automa.deck.find((each) => each.id === event.card);
      Object.assign(facts, { points: card?.points ?? 0, votes: card?.votes ?? 0 });
      break;
    }
  }
  return say(`event-${event.type}`, facts);
}
