// The cards by name: how sums and moves with them are written, and their places in the hand.
import { PRINTED } from './art/printed';

export const isNumber = (card: string): boolean => /^\d+$/.test(card);

// -- moves in notation
// -----------------------------------------------------------------------------------------------------

export const lay = (card: string): string => `lay ${card}`;
export const snap = (card: string): string => `snap ${card}`;
export const say = (total: number): string => `say ${total}`;
export const DRAW = 'draw';
export const PASS = 'pass';

// -- sums in writing
// -------------------------------------------------------------------------------------------------------

/** Returns what is added or subtracted: "+ 8", "− 10"; undefined for other cards. */
function step(card: string): string | undefined {
  if (isNumber(card)) return `+ ${card}`;
  const effect = PRINTED[card]?.effect[0];
  return effect?.startsWith('\u2212') ? effect.replace('\u2212', '\u2212 ') : undefined;
}

/** Returns whether the total stops at zero: such a sum is not written with an equals sign. */
export const stopsAtNothing = (before: number, card: string): boolean => before + Number(plain(step(card))) < 0;
const plain = (then: string | undefined): string => (then ?? '0').replace('\u2212', '-').replace(' ', '');

/** Returns the sum without its result: "68 + 8", "68 − 10"; for other events only the start. */
export function written(before: number, card: string): string {
  const then = step(card);
  return then === undefined || stopsAtNothing(before, card) ? `${before}` : `${before} ${then}`;
}
/** Returns the sign between the sum and its result. */
export const sign = (before: number, card: string): string =>
  step(card) === undefined || stopsAtNothing(before, card) ? '\u2192' : '=';

// -- the hand ----------------------------------------------------------------------------------------------------------

/**
 * Returns the cards by place: remaining ones keep their place, and new ones fill gaps. The server sorts a hand; at a
 * real table cards stay where they are, and an empty place means "you have not drawn".
 */
export function settle(before: readonly (string | null)[], hand: readonly string[], places: number): (string | null)[] {
  const left = [...hand];
  const slots = Array.from({ length: places }, (_, i) => {
    const card = before[i];
    const at = card == null ? -1 : left.indexOf(card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  for (const card of left) slots[slots.indexOf(null)] = card;
  return slots;
}
