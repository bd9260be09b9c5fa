// Tracks whether the page is being used by keyboard. Only then is the focus ring visible: a sheet that opens by itself
// or after a tap also focuses its first button, but should show no ring.

const MOVES = new Set(['Tab', 'Escape']);
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

export function watchKeys(page: Document = document): void {
  const by = (keys: boolean) => page.documentElement.toggleAttribute('data-keys', keys);
  // Typing into a field does not count as keyboard use.
  page.addEventListener('keydown', (event) => (MOVES.has(event.key) || !isField(event.target)) && by(true), true);
  page.addEventListener('pointerdown', () => by(false), true);
}

/** Returns whether the page is being used by keyboard. */
export const usesKeys = (page: Document = document): boolean => page.documentElement.hasAttribute('data-keys');
