// "Why not?" is asked about a move, in the words that write it: what would a touch have meant?
import type { Move, QuestionView } from '../../protocol';

/** Any answer will do to hear that something else is asked, or somebody else. */
const ANYTHING = 'swap 1 2';

/** What a tap on one's own place (from 0) could have meant. */
export function placeMeant(kind: string | undefined, place: number, seat: number | null): string {
  if (kind === 'give') return `give ${place + 1}`;
  if (kind === 'place' || kind === 'field-card' || kind === 'leaving' || kind === 'taken') return `put ${place + 1}`;
  if (seat !== null && (kind === 'exchange' || kind === 'buy-off')) return `${kind} ${seat + 1} ${place + 1}`;
  return ANYTHING;
}

/** What a tap on a field could have meant. */
export function fieldMeant(kind: string | undefined, field: number, digit: number | undefined, asking: boolean): string {
  if (kind !== 'go-to' && digit !== undefined)
    return `${kind === 'empty-field' || (kind === 'buy' && asking) ? 'ask' : 'take'} ${digit}`;
  return field ? `go-to ${field}` : ANYTHING;
}

export const spinMeant = (spinner: string): string => `spin ${spinner}`;
export const askMeant = (digit: number): string => `ask ${digit}`;

/** The place (from 0) that a move names; people count from 1. */
export const placeOf = (move: Move): number => (move.args.place as number) - 1;
export const secondOf = (move: Move): number => (move.args.second as number) - 1;

/** The question on top of the stack: the one being asked. */
export const topOf = (questions: QuestionView[]): QuestionView | undefined => questions[questions.length - 1];
