// Where we are is written behind the #: a browser never sends that part, so no key ever stands in a server's log.
export type Route =
  | { at: 'shelf' }
  | { at: 'game'; slug: string }
  | { at: 'join'; key: string }
  | { at: 'seat'; keys: string[] }
  | { at: 'watch'; key: string };

export function readRoute(hash = location.hash): Route {
  const [name, value = ''] = decodeURIComponent(hash.replace(/^#/, '')).split('=');
  if (!value) return { at: 'shelf' };
  if (name === 'game') return { at: 'game', slug: value };
  if (name === 'join') return { at: 'join', key: value };
  if (name === 'seat') return { at: 'seat', keys: value.split(',').filter(Boolean) };
  if (name === 'watch') return { at: 'watch', key: value };
  return { at: 'shelf' };
}

export function go(fragment: string): void {
  // Setting an empty hash would leave a bare "#" and jump to the top; the path alone is the shelf.
  if (fragment) location.hash = fragment;
  else {
    history.pushState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

export const addressOf = (fragment: string): string => `${location.origin}${location.pathname}#${fragment}`;

/** An address that only this very computer understands is no good on a phone. */
export const onlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
