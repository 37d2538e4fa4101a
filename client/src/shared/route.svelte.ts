/** Where in the client a person is, as the address says it. */

type Route =
  | { page: 'start' }
  | { page: 'missing' }
  | { page: 'you'; code: string | null; mail: string | null }
  | { page: 'set-up'; game: string; club: string | null }
  | { page: 'person'; token: string }
  | { page: 'club'; id: string }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'games' }
  | { page: 'replay'; id: string; seat: number | null; entry: number | null; key: string | null }
  | { page: 'learn'; game: string };

export const to = {
  start: '/',
  you: '/you',
  /** For a club: its members find the table on its page. */
  setUp: (game: string, club: string | null = null): string => `/new/${game}${club ? `?club=${club}` : ''}`,
  person: (token: string): string => `/person/${token}`,
  club: (id: string): string => `/club/${id}`,
  table: (id: string, invite: string | null = null): string =>
    `/t/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
  /** All finished games. */
  games: '/games',
  /** The key opens the replay of a private table to others. */
  replay: (id: string, key: string | null = null): string => `/replay/${id}${key ? `?key=${key}` : ''}`,
  /** After so many entries, as the person at this seat saw it. */
  moment: (id: string, entry: number, seat: number | null, key: string | null): string =>
    `/replay/${id}?${key ? `key=${key}&` : ''}entry=${entry}${seat === null ? '' : `&seat=${seat}`}`,
  learn: (game: string): string => `/learn/${game}`,
};

/** An address may have been cut in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function read(path: string, query: string): Route {
  const [page, name] = path.split('/').filter(Boolean).map(decoded);
  const facts = new URLSearchParams(query);
  const number = (key: string): number | null => {
    const value = facts.get(key);
    return value !== null && /^\d+$/.test(value) ? Number(value) : null;
  };
  if (page === 'you') return { page: 'you', code: facts.get('code'), mail: facts.get('mail') };
  if (page === 'games') return { page: 'games' };
  if (page === 'new' && name) return { page: 'set-up', game: name, club: facts.get('club') };
  if (page === 'person' && name) return { page: 'person', token: name };
  if (page === 'club' && name) return { page: 'club', id: name };
  if (page === 't' && name) return { page: 'table', id: name, invite: facts.get('invite') };
  if (page === 'replay' && name)
    return {
      page: 'replay',
      id: name,
      seat: number('seat'),
      entry: number('entry'),
      key: facts.get('key'),
    };
  if (page === 'learn' && name) return { page: 'learn', game: name };
  return { page: page === undefined ? 'start' : 'missing' };
}

const here = $state({ route: read(location.pathname, location.search) });

export function route(): Route {
  return here.route;
}

function update(): void {
  here.route = read(location.pathname, location.search);
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  update();
  if (!replace) scrollTo(0, 0);
}

export function begin(): void {
  addEventListener('popstate', update);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/docs')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
