// Where a control leads: the moves, in notation, that touching it makes or begins. It is written on the control itself
// (`data-leads`), so that a lesson or a hint can point at it without knowing the board.
const BETWEEN = '|';

/** For `data-leads`; nothing is written on a control that leads nowhere. */
export const leads = (...moves: (string | undefined)[]): string | undefined =>
  moves.filter((move) => move !== undefined).join(BETWEEN) || undefined;

/** The control to touch next on the way to one of these moves: the one that leads the fewest other ways. */
export function wayTo(room: ParentNode, moves: readonly string[]): HTMLElement | null {
  let best: HTMLElement | null = null;
  let fewest = Infinity;
  for (const control of room.querySelectorAll<HTMLElement>('[data-leads]')) {
    const ways = (control.dataset.leads ?? '').split(BETWEEN);
    if (!ways.some((way) => moves.includes(way)) || !control.getClientRects().length) continue;
    // What is picked already is not to be touched again: its target comes next.
    const many = ways.length + (control.getAttribute('aria-pressed') === 'true' ? 1000 : 0);
    if (many < fewest) [best, fewest] = [control, many];
  }
  return best;
}
