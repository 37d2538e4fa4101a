/** The position in words, for those who would rather read it. */

import { joined, t } from '@/shared/text.svelte';
import type { PendulumView } from '@/wire/pendulum';
import { listed, type AtTable } from '../game';
import { AREAS, COLOURS, RESOURCES, ROWS, framesOf, TRACKS, type Area, type Row } from './data';
import { clockText } from './board/clock.svelte';
import {
  achievementName,
  amountsWords,
  capital,
  cardName,
  characterName,
  frameWords,
  provinceName,
  seatName,
  word,
} from './words';
import { everyone, hasTimer, numeral, type Stood } from './mat/workers';

export function inWords(table: AtTable): string[] {
  const view = table.view as PendulumView;
  return [
    situation(view, table),
    ...AREAS.map((area) => areaWords(view, table, area)),
    ...view.players.map((_, seat) => playerWords(view, table, seat)),
  ];
}

function situation(view: PendulumView, table: AtTable): string {
  return t('client-pendulum-text-situation', {
    phase: t('pendulum-phase', { phase: view.phase, round: view.round }),
    round: view.round,
    order: listed(table, view.order, (seat) => seatName(seat, table.names)),
    achievement: achievementName(view.achievement),
    token: view.token ? 'yes' : 'no',
    provinces: joined([...view.provinces.flatMap((id) => (id ? [provinceName(id)] : [])), word('deck')]),
    rewards: joined([...view.rewards.flatMap((id) => (id ? [cardName(id)] : [])), cardName('printed')]),
  });
}

function areaWords(view: PendulumView, table: AtTable, area: Area): string {
  const runsOut = view.timers[area]?.runs_out ?? null;
  const timer = t('client-pendulum-text-area', {
    area: capital(word(area)),
    row: word(view.timers[area]?.row ?? 'top'),
    runs: runsOut === null ? 'no' : 'yes',
    time: clockText(Math.max(0, (runsOut ?? 0) - table.now())),
  });
  return [timer, ...ROWS.map((row) => rowWords(view, table, area, row))].join(' ');
}

function rowWords(view: PendulumView, table: AtTable, area: Area, row: Row): string {
  const here = everyone(view).filter((each) => each.place.area === area && each.place.row === row);
  const frames = framesOf(view.side, area, row).flatMap((_, frame) => {
    const stood = here.filter((each) => each.place.frame === frame);
    return stood.length
      ? [
          `${frameWords(view.side, area, row, frame)}: ${joined(stood.map((each) => whoWords(view, table, each)))}`,
        ]
      : [];
  });
  return t('client-pendulum-text-row', {
    row: capital(word(row)),
    timer: hasTimer(view, area, row) ? 'here' : 'away',
    list: frames.length ? frames.join('; ') : t('core-nothing'),
  });
}

function whoWords(view: PendulumView, table: AtTable, each: Stood): string {
  const player = each.seat === null ? undefined : view.players[each.seat];
  return t('client-pendulum-text-worker', {
    player:
      each.seat === null
        ? t(view.automas ? 'pendulum-automas' : 'pendulum-neutral')
        : (table.names[each.seat] ?? ''),
    number: player ? numeral(player, each.worker) : 0,
    own: each.seat !== null && each.seat === view.seat ? 'yes' : 'no',
    kind: word(each.grande ? 'grande' : 'common'),
    at: each.place.box === null ? 'frame' : 'box',
  });
}

function playerWords(view: PendulumView, table: AtTable, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  const resources = Object.fromEntries(RESOURCES.map((name) => [name, player.resources[name] ?? 0]));
  const slots = COLOURS.filter((colour) => player.provinces[colour]?.length).map(
    (colour) => `${word(colour)}: ${joined((player.provinces[colour] ?? []).map(provinceName))}`,
  );
  return t('client-pendulum-text-player', {
    player: table.names[seat] ?? '',
    character: characterName(player.character),
    holds: amountsWords({ ...resources, votes: player.votes }),
    tracks: joined(
      TRACKS.map((track) => t('core-name-value', { name: word(track), value: player.tracks[track] ?? 0 })),
    ),
    legendary: player.tracks['legendary'] ? 'yes' : 'no',
    hand: player.hand.length ? joined(player.hand.map(cardName)) : t('core-nothing'),
    provinces: slots.length ? slots.join('; ') : t('core-nothing'),
  });
}
