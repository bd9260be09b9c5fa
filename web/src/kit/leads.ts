// Marks what a control leads to: the moves, in notation, that touching it makes or starts. The mark is on the control
// itself (`data-leads`), so a lesson or a hint can point at it without knowing the board. A part that is only looked at
// has a name instead (`data-part`). A board's own request for a move, in words (`data-asks`), is hidden while a teacher
// speaks.
const BETWEEN = '|';

/** Returns the value for `data-leads`, or undefined for a control that leads nowhere. */
export const leads = (...moves: (string | undefined)[]): string | undefined =>
  moves.filter((move) => move !== undefined).join(BETWEEN) || undefined;

const waysOf = (control: HTMLElement): string[] => (control.dataset.leads ?? '').split(BETWEEN);
/** Returns whether a control is picked: touching it again puts it back. */
export const isPicked = (control: HTMLElement): boolean => control.getAttribute('aria-pressed') === 'true';

/** Returns the visible controls that make or begin one of these moves, in the order of the page. */
export const waysAmong = (room: ParentNode, moves: readonly string[]): HTMLElement[] =>
  [...room.querySelectorAll<HTMLElement>('[data-leads]')].filter(
    (control) => waysOf(control).some((way) => moves.includes(way)) && control.getClientRects().length,
  );

/** Returns whether two controls are touched for the same one of these moves. */
export const together = (one: HTMLElement, other: HTMLElement, moves: readonly string[]): boolean =>
  waysOf(one).some((way) => moves.includes(way) && waysOf(other).includes(way));

/**
 * Returns the control to touch next for one of these moves, preferring the one with the fewest other moves. Other
 * controls needed for the same move follow, such as the second card of a pair.
 */
export function waysTo(room: ParentNode, moves: readonly string[]): HTMLElement[] {
  const found = waysAmong(room, moves);
  // A picked control need not be touched again: its target comes next.
  const many = (control: HTMLElement) => waysOf(control).length + (isPicked(control) ? 1000 : 0);
  const best = found.reduce<HTMLElement | null>((one, other) => (!one || many(other) < many(one) ? other : one), null);
  if (!best) return [];
  const move = waysOf(best).find((way) => moves.includes(way)) ?? '';
  return [best, ...found.filter((control) => control !== best && !isPicked(control) && waysOf(control).includes(move))];
}

/** Returns the controls that lead to none of these moves. */
export const besides = (room: ParentNode, moves: readonly string[]): HTMLElement[] =>
  [...room.querySelectorAll<HTMLElement>('[data-leads]')].filter(
    (control) => !waysOf(control).some((way) => moves.includes(way)),
  );

/** Returns the visible part of the board with this name. */
export function partNamed(room: ParentNode, name: string): HTMLElement[] {
  return [...room.querySelectorAll<HTMLElement>('[data-part]')].filter(
    (part) => part.dataset.part === name && part.getClientRects().length,
  );
}
