/** Names and sentences, in the words of the catalogue that the server uses too. */

import { amountWords } from '@/shared/sentences';
import { joined, t, type Facts } from '@/shared/text.svelte';
import type { AutomaCardView, AutomaResult, PendulumView, PlayerView } from '@/wire/pendulum';
import { AMOUNTS, cardNamed, framesOf, type Amounts, type Area, type Row } from './data';

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
  const counts = Object.fromEntries(AMOUNTS.map((name) => [name, amounts[name] ?? 0]));
  const shown = amountWords('pendulum', counts);
  return shown.length ? joined(shown) : t('core-nothing');
}

/** The actions under a frame. */
export function frameWords(side: PendulumView['side'], area: Area, row: Row, frame: number): string {
  return joined((framesOf(side, area, row)[frame] ?? []).map(actionName), true);
}

export function seatName(seat: number, names: readonly string[]): string {
  return names[seat] ?? say('seat', { seat, seats: names.length });
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

/** What an Automa got in the council. */
export function automaGotWords({ points, card }: { points: number; card: string | null }): string {
  return card === null
    ? t('client-pendulum-automa-no-card', { points })
    : t('client-pendulum-automa-took', { points, card: cardName(card) });
}

/** Whether an Automa was beaten, and what decided. */
export function againstWords({ beaten, by }: AutomaResult): string {
  return t('client-pendulum-against', { beaten: beaten ? 'yes' : 'no', reason: say(`reason-${by}`) });
}

/** What a card would bring as things stand: its production in amounts, and what of it would be lost; empty if the card
 * says it all. */
export function cardNow(player: PlayerView, id: string, lost: number): string {
  const { produce } = cardNamed(id).gain;
  const produced = produce && player.production[produce]?.gain;
  return [
    ...(produced ? [t('client-pendulum-now', { list: amountsWords(produced) })] : []),
    ...(lost ? [t('client-pendulum-now-lost', { count: lost })] : []),
  ].join(' ');
}
