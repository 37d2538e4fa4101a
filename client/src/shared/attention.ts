/** Says in the tab, with its title and its icon, whether somebody is waited for here. */

import { t } from './text.svelte';

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';

export function titled(title: string, yourTurn: boolean): void {
  document.title = yourTurn ? `• ${t('client-your-turn')} · ${title}` : title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', yourTurn ? CALLING : CALM);
}
