// Whether the page is operated by keys just now: then, and only then, one sees where the focus is. A sheet that opens by itself
// or after a tap gives the focus to its first button, too, and nobody needs to see that.

const MOVES = new Set(['Tab', 'Escape']);
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

export function watchKeys(page: Document = document): void {
  const by = (keys: boolean) => page.documentElement.toggleAttribute('data-keys', keys);
  // Typing a name is not moving about.
  page.addEventListener('keydown', (event) => (MOVES.has(event.key) || !isField(event.target)) && by(true), true);
  page.addEventListener('pointerdown', () => by(false), true);
}
