/** Why an action is not possible now, in the words the server would use. */

import { t } from '@/shared/text.svelte';
import type { Why } from '@/shared/tip.svelte';
import type { NationsView, PlayerView } from '@/wire/nations';
import type { Choice } from './draft.svelte';
import { canPay, type Price } from './payments';
import { isDie, shown } from './pieces';

function refused(reason: string, rule: string, facts?: Record<string, string | number>): Why {
  return { sentence: t(`nations-refused-${reason}`, facts), rule: `nations.${rule}` };
}

function unaffordable(player: PlayerView, price: Price, rule: string): Why | null {
  if (canPay(player.available, price)) return null;
  return refused('cannot-afford', rule, {
    symbol: price.symbol,
    'symbol-name': t(`nations-${price.symbol}`),
    needed: price.amount,
    held: shown(player.available, price.symbol),
  });
}

export function priceOf(view: NationsView, place: number): Price {
  const found = view.board[place];
  return { symbol: found?.tile?.kind === 'colony' ? 'strength' : 'gold', amount: found?.price ?? 0 };
}

/** Null if the viewer could do this in a turn of its own. */
export function reason(view: NationsView, player: PlayerView, mine: boolean, choice: Choice): Why | null {
  if (choice.type === 'buy') {
    if (!view.board[choice.place]?.tile) return refused('place-empty', 'BUY-2');
    const short = unaffordable(player, priceOf(view, choice.place), 'BUY-1');
    if (short) return short;
  } else if (choice.type === 'build') {
    if (player.construction?.kind !== 'wonder') return refused('no-wonder-begun', 'WON-1');
    const short = unaffordable(player, { symbol: 'stone', amount: player.construction.stone }, 'WON-1');
    if (short) return short;
  } else {
    if (!player.rerolls) return refused('no-reroll-chit', 'RER-1');
    if (!player.available.some(isDie)) return refused('no-die-to-reroll', 'RER-1');
  }
  return mine && view.stage === 'turn' ? null : refused('not-your-turn', 'AGE-3');
}
