// "Why not?" is asked about a move, by its number; the numbers are those of moves.py.
import type { Move, QuestionView } from '../../protocol';
import { digitOf, PLACES } from './ring';

const [TAKE, ASK, PUT, GIVE, SWAP, SPIN, GO_TO, EXCHANGE, BUY_OFF] = [0, 10, 20, 26, 32, 47, 63, 83, 119];

/** What a tap on one's own place (from 0) could have meant. */
export function placeMeant(kind: string | undefined, place: number, seat: number | null): number[] {
  if (kind === 'give') return [GIVE + place];
  if (kind === 'place' || kind === 'field-card' || kind === 'leaving' || kind === 'taken') return [PUT + place];
  if (seat !== null && kind === 'exchange') return [EXCHANGE + PLACES * seat + place];
  if (seat !== null && kind === 'buy-off') return [BUY_OFF + PLACES * seat + place];
  return [SWAP];
}

/** What a tap on a field could have meant. */
export function fieldMeant(kind: string | undefined, field: number, asking: boolean): number[] {
  const digit = digitOf(field);
  if (kind !== 'go-to' && digit !== undefined)
    return [(kind === 'empty-field' || (kind === 'buy' && asking) ? ASK : TAKE) + digit];
  return field ? [GO_TO + field - 1] : [SWAP];
}

export const spinMeant = (spinner: number): number[] => [SPIN + spinner];
export const askMeant = (digit: number): number[] => [ASK + digit];

/** The place (from 0) that a move names; people count from 1. */
export const placeOf = (move: Move): number => (move.args.place as number) - 1;
export const secondOf = (move: Move): number => (move.args.second as number) - 1;

/** The question on top of the stack: the one being asked. */
export const topOf = (questions: QuestionView[]): QuestionView | undefined => questions[questions.length - 1];
