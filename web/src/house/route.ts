// Routes are in the fragment after #: browsers never send it, so no key appears in a server's log.
export type Route =
  | { at: 'shelf' }
  /** Set up a table, optionally with the number of a shared deal. */
  | { at: 'game'; slug: string; deal: string }
  | { at: 'join'; key: string }
  | { at: 'seat'; keys: string[] }
  | { at: 'watch'; key: string }
  /** An invitation to a table on another device, without a server. */
  /** After the code, and only in a link that was sent: `=`, the game, `/` and who invites. */
  | { at: 'meet'; code: string }
  /** The answer to such an invitation, for the device that made it. */
  | { at: 'reply'; code: string }
  /** A recorded game, entirely in the address, seen from one seat if given. */
  | { at: 'replay'; code: string; seat: number | null }
  /** A person who moves to this device, entirely in the address. */
  | { at: 'person'; code: string }
  /** The games on this device. */
  | { at: 'games'; table?: string }
  /** The learning records on this device; with a syllabus: a practice session. */
  | { at: 'learning'; practise: string }
  /** A classroom: its entrance, a code, or the key of a teacher or a child. */
  | { at: 'class'; value: string }
  /** The track workshop of Memo Race, with or without a shared track. */
  | { at: 'workshop'; code: string | null };

export function readRoute(hash = location.hash): Route {
  // Not decoded here: a damaged track link must reach the workshop, which reports it.
  if (hash === '#workshop') return { at: 'workshop', code: null };
  if (hash === '#learning') return { at: 'learning', practise: '' };
  if (hash === '#games') return { at: 'games' };
  if (hash === '#class') return { at: 'class', value: '' };
  if (hash.startsWith('#track=')) return { at: 'workshop', code: hash.slice(7) };
  const [name, value = '', about] = decoded(hash.replace(/^#/, '')).split('=');
  if (!value) return { at: 'shelf' };
  if (name === 'game') {
    const [slug = '', deal = ''] = value.split('/');
    return { at: 'game', slug, deal };
  }
  if (name === 'join') return { at: 'join', key: value };
  if (name === 'games') return { at: 'games', table: value };
  if (name === 'seat') return { at: 'seat', keys: value.split(',').filter(Boolean) };
  if (name === 'learning') return { at: 'learning', practise: value };
  if (name === 'class') return { at: 'class', value };
  if (name === 'meet') return { at: name, code: about ? `${value}=${about}` : value };
  if (name === 'reply') return { at: name, code: value };
  if (name === 'person') return { at: 'person', code: value };
  if (name === 'watch') return { at: 'watch', key: value };
  if (name === 'replay') {
    const [code = '', seat = ''] = value.split('/');
    return { at: 'replay', code, seat: /^\d$/.test(seat) ? Number(seat) : null };
  }
  return { at: 'shelf' };
}

/** Decodes a part of the address; malformed text is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page from which a film was opened; '' for the shelf. */
let before = '';
export const beforeFilm = (): string => before;

export function go(fragment: string): void {
  if (!location.hash.startsWith('#replay=')) before = location.hash.slice(1);
  // An empty hash would leave a bare "#" and jump to the top; the path alone is the shelf.
  if (fragment) location.hash = fragment;
  else {
    history.pushState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

// How other devices reach this server, if it told us: the browser on the server's own machine only knows "localhost".
let reachable: string | null = null;
export function reachedAt(address: string | null): void {
  reachable = address && !LOCAL.includes(new URL(address).hostname) ? address : null;
}

export const addressOf = (fragment: string): string =>
  `${LOCAL.includes(location.hostname) && reachable ? reachable : `${location.origin}${location.pathname}`}#${fragment}`;

/** Returns the address of the shelf for other devices, short enough to type. */
export const homeAddress = (): string => addressOf('').replace(/\/?#$/, '');

/**
 * Returns an address that messengers show with the game and its lid (server/previews.py). They see no key, because the
 * fragment is never sent.
 */
export function previewed(fragment: string, game: string, by: string): string {
  const [page = ''] = addressOf('').split('#');
  const said = new URLSearchParams({ play: game, ...(by && { by }), lang: document.documentElement.lang });
  return `${page}?${said}#${fragment}`;
}

/** Removes the part for messengers from the address. */
export function tidyAddress(): void {
  if (location.search) history.replaceState(null, '', location.pathname + location.hash);
}

/** Returns whether the address works only on this computer. */
export const onlyHere = (): boolean => LOCAL.includes(location.hostname) && !reachable;
