// The cards by name, what each does to the total, and the numbers of the moves: those of material.py and moves.py.
const KINDS = [
  '',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'pit-repair',
  'tyre-change',
  'overtake',
  'false-start',
  'stage-win',
  'refuel',
  'oil-change',
  'home-straight',
];

export const isNumber = (card: string): boolean => /^\d+$/.test(card);

/** ZR-3: the total once this card lies on the pile. */
export function totalAfter(card: string, total: number): number {
  if (isNumber(card)) return total + Number(card);
  if (card === 'pit-repair') return Math.max(0, total - 10);
  if (card === 'tyre-change') return 50;
  if (card === 'false-start') return (total % 10) * 10 + Math.floor(total / 10);
  if (card === 'stage-win') return Math.floor((total + 5) / 10) * 10;
  return card === 'home-straight' ? 99 : total;
}

/** A total below the goal can be overshot by at most this much. */
export const OVERSHOOT = 9;
export const HAND_SIZE = 4;

export const DRAW = 32;
export const PASS = 31;
export const layMove = (card: string): number => KINDS.indexOf(card);
export const snapMove = (card: string): number => 20 + KINDS.indexOf(card);
export const sayMove = (total: number): number => 40 + total;

const reckoned = (card: string): boolean => isNumber(card) || card === 'pit-repair';

/** The sum as one writes it, without its result: "68 + 8", "68 − 10"; for the other events only where it starts. */
export function written(before: number, card: string): string {
  if (isNumber(card)) return `${before} + ${card}`;
  return card === 'pit-repair' ? `${before} \u2212 10` : `${before}`;
}
/** What stands between the sum and its result. */
export const sign = (card: string): string => (reckoned(card) ? '=' : '\u2192');

/**
 * Cards keep their places: what is still there stays where it lay, what is new goes where there is room. The server
 * sorts a hand; at a table nobody does that for you, and an empty place says "you have not drawn".
 */
export function settle(before: readonly (string | null)[], hand: readonly string[]): (string | null)[] {
  const left = [...hand];
  const slots = Array.from({ length: HAND_SIZE }, (_, i) => {
    const card = before[i];
    const at = card == null ? -1 : left.indexOf(card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  for (const card of left) slots[slots.indexOf(null)] = card;
  return slots;
}
