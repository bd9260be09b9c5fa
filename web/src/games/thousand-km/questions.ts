// "Why not?" is asked about a move, by its number; the numbers are those of moves.py.
import { isAttack, isSafety, KINDS } from './cards';

// In the order of the server's kinds: distances, attacks, defences, safeties.
const ORDER = [
  '25', '50', '75', '100', '200',
  'red-light', 'speed-limit', 'empty-tank', 'flat-tyre', 'breakdown',
  'green-light', 'end-of-limit', 'petrol', 'spare-tyre', 'repair',
  'right-of-way', 'tanker', 'puncture-proof', 'ace-driver',
]; // prettier-ignore
const [ATTACK, MASTER, FIRST_ATTACK, FIRST_SAFETY] = [20, 60, 5, 15];

/** What playing this card now could have meant. */
export function movesMeant(card: string, rivals: number[], reacting: boolean): number[] {
  const kind = ORDER.indexOf(card);
  if (kind < 0 || KINDS.length !== ORDER.length) return [];
  if (reacting && isSafety(card)) return [MASTER + kind - FIRST_SAFETY];
  if (isAttack(card)) return rivals.map((side) => ATTACK + 5 * side + kind - FIRST_ATTACK);
  return [kind];
}
