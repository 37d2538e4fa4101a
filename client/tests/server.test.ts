import { describe, expect, it } from 'vitest';
import { apply } from '@/server/patch';
import { read } from '@/shared/route.svelte';
import { updates } from './positions';

describe('updates', () => {
  it.each(updates)('bring one view to the next, in %#', (before, patch, after) => {
    expect(apply(before, patch)).toEqual(after);
  });

  it('edit lists and objects in every way there is', () => {
    expect(apply([1, 2, 3, 4, 5], { '@': [2, -1, [9, 8], 1] })).toEqual([1, 2, 9, 8, 4, 5]);
    expect(apply([{ a: 1 }, { a: 2 }], { '1': { a: 3 } })).toEqual([{ a: 1 }, { a: 3 }]);
    expect(apply({ a: 1, b: 2 }, { '-': ['a'], c: 3 })).toEqual({ b: 2, c: 3 });
    expect(apply({ a: 1 }, { '=': { b: 2 } })).toEqual({ b: 2 });
    expect(apply(null, { '=': { b: 2 } })).toEqual({ b: 2 });
    expect(apply({ a: [1] }, { a: [2, 3] })).toEqual({ a: [2, 3] });
  });
});

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'start' }],
    ['/nowhere', '', { page: 'missing' }],
    ['/t', '', { page: 'missing' }],
    ['/person/%C3', '', { page: 'person', token: '%C3' }],
    ['/new/nations', '', { page: 'set-up', game: 'nations', club: null }],
    ['/new/nations', '?club=c', { page: 'set-up', game: 'nations', club: 'c' }],
    ['/person/abc', '', { page: 'person', token: 'abc' }],
    ['/club/abc', '', { page: 'club', id: 'abc' }],
    ['/t/abc', '?invite=x%20y', { page: 'table', id: 'abc', invite: 'x y' }],
    ['/t/abc', '', { page: 'table', id: 'abc', invite: null }],
    ['/games', '', { page: 'games' }],
    ['/replay/abc', '?entry=12&seat=1', { page: 'replay', id: 'abc', seat: 1, entry: 12, key: null }],
    ['/replay/abc', '?entry=-1&key=k', { page: 'replay', id: 'abc', seat: null, entry: null, key: 'k' }],
  ])('%s%s', (path, query, route) => {
    expect(read(path, query)).toEqual(route);
  });
});
