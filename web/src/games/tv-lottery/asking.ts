// Finds the move that an impossible touch could have meant, to ask why it is illegal.
import type { Move, QuestionView } from '../../protocol';

/** Any move yields the reason that something else, or another player, is asked. */
const ANYTHING = 'swap 1 2';

/** Returns what a tap on your own place (from 0) could have meant. */
export function placeMeant(kind: string | undefined, place: number, seat: number | null): string {
  if (kind === 'give') return `give ${place + 1}`;
  if (kind === 'place' || kind === 'field-card' || kind === 'leaving' || kind === 'taken') return `put ${place + 1}`;
  if (seat !== null && (kind === 'exchange' || kind === 'buy-off')) return `${kind} ${seat + 1} ${place + 1}`;
  return ANYTHING;
}

/** Returns what a tap on a space could have meant. */
export function fieldMeant(kind: string | undefined, field: number, digit: number | undefined, asking: boolean): string {
  if (kind !== 'go-to' && digit !== undefined)
    return `${kind === 'empty-field' || (kind === 'buy' && asking) ? 'ask' : 'take'} ${digit}`;
  return field ? `go-to ${field}` : ANYTHING;
}

export const spinMeant = (spinner: string): string => `spin ${spinner}`;
export const askMeant = (digit: number): string => `ask ${digit}`;

/** Returns the place (from 0) that a move names; moves count from 1. */
export const placeOf = (move: Move): number => (move.args.place as number) - 1;
export const secondOf = (move: Move): number => (move.args.second as number) - 1;

/** Returns the question on top of the stack: the current one. */
export const topOf = (questions: QuestionView[]): QuestionView | undefined => questions[questions.length - 1];
