// Where a control leads: the moves, in notation, that touching it makes or begins. It is written on the control itself
// (`data-leads`), so that a lesson or a hint can point at it without knowing the board. What is only looked at has a name instead
// (`data-part`): it promises nothing. Where a board itself asks for a move in words (`data-asks`), a teacher takes over.
const BETWEEN = '|';

/** For `data-leads`; nothing is written on a control that leads nowhere. */
export const leads = (...moves: (string | undefined)[]): string | undefined =>
  moves.filter((move) => move !== undefined).join(BETWEEN) || undefined;

const waysOf = (control: HTMLElement): string[] => (control.dataset.leads ?? '').split(BETWEEN);
const picked = (control: HTMLElement): boolean => control.getAttribute('aria-pressed') === 'true';

/**
 * The control to touch next on the way to one of these moves, the one that leads the fewest other ways; behind it all others
 * that are touched on the way to the same move: both cards of a pair.
 */
export function waysTo(room: ParentNode, moves: readonly string[]): HTMLElement[] {
  const found = [...room.querySelectorAll<HTMLElement>('[data-leads]')].filter(
    (control) => waysOf(control).some((way) => moves.includes(way)) && control.getClientRects().length,
  );
  // What is picked already is not to be touched again: its target comes next.
  const many = (control: HTMLElement) => waysOf(control).length + (picked(control) ? 1000 : 0);
  const best = found.reduce<HTMLElement | null>((one, other) => (!one || many(other) < many(one) ? other : one), null);
  if (!best) return [];
  const move = waysOf(best).find((way) => moves.includes(way)) ?? '';
  return [best, ...found.filter((control) => control !== best && !picked(control) && waysOf(control).includes(move))];
}

/** The controls that lead to none of these moves. */
export const besides = (room: ParentNode, moves: readonly string[]): HTMLElement[] =>
  [...room.querySelectorAll<HTMLElement>('[data-leads]')].filter(
    (control) => !waysOf(control).some((way) => moves.includes(way)),
  );

/** The part of the board that goes by this name, if it is there to be seen. */
export function partNamed(room: ParentNode, name: string): HTMLElement[] {
  return [...room.querySelectorAll<HTMLElement>('[data-part]')].filter(
    (part) => part.dataset.part === name && part.getClientRects().length,
  );
}
