import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { nations } from '@/games/nations/nations';
import Piece from '@/games/nations/Piece.svelte';
import Rules from '@/table/Rules.svelte';
import Verify from '@/result/Verify.svelte';
import { loadTexts, unmarked } from '@/shared/text.svelte';

beforeAll(async () => {
  await loadTexts('core', 'client', ...nations.texts);
});

describe('pieces', () => {
  it.each([
    ['white-gold-1', 'a white die showing gold'],
    ['blue-book-3', 'a blue die showing 3 books'],
    ['chit-reroll', 'a reroll chit'],
    ['red-used', 'a used red die'],
  ])('%s has a name', (name, words) => {
    const { container } = render(Piece, { name });
    expect(unmarked(container.querySelector('[role=img]')?.getAttribute('aria-label') ?? '')).toBe(words);
  });
});

describe('rules', () => {
  it('are all shown, and the sought one is marked', () => {
    const { container } = render(Rules, { game: 'nations', shown: 'nations.BUY-3' });
    expect(container.querySelectorAll('dt').length).toBeGreaterThan(30);
    expect(container.querySelector('.shown dt')?.textContent).toBe('BUY-3');
  });
});

describe('the seal of the shuffle', () => {
  it('is checked on the spot', async () => {
    const seed = '00ff';
    const seal = '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8';
    render(Verify, { seed, seal, file: 'x.json' });
    const bytes = Uint8Array.from([0, 255]);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(await screen.findByText(hex === seal ? /matches the fingerprint/ : /does not match/)).toBeTruthy();
  });
});
