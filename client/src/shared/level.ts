import { find, t } from './text.svelte';

/** A level of a bot in words; one without words keeps the name that the server gives it. */
export function levelName(level: string): string {
  return find(`client-level-${level}`) ?? level;
}

/** Bots have no name of their own: they are called by their seat. */
export function botName(seat: number): string {
  return t(`client-bot-name-${seat + 1}`);
}

/** The level alone, without what it means. */
export function levelShort(level: string): string {
  return levelName(level).split(':')[0] ?? level;
}
