// The cards by name: how a sum with one is written, how moves with one are written, and where each lies in the hand.
import { PRINTED } from './art/printed';

export const isNumber = (card: string): boolean => /^\d+$/.test(card);

// -- moves, as they are written ----------------------------------------------------------------------------------------

export const lay = (card: string): string => `lay ${card}`;
export const snap = (card: string): string => `snap ${card}`;
export const say = (total: number): string => `say ${total}`;
export const DRAW = 'draw';
export const PASS = 'pass';

// -- sums, as they are written -----------------------------------------------------------------------------------------

/** What is added or taken away: "+ 8", "− 10"; nothing for cards that are not reckoned with. */
function step(card: string): string | undefined {
  if (isNumber(card)) return `+ ${card}`;
  const effect = PRINTED[card]?.effect[0];
  return effect?.startsWith('\u2212') ? effect.replace('\u2212', '\u2212 ') : undefined;
}

/** Nobody can say a total below nothing: what would lead there is no sum to be written with an equals sign. */
export const stopsAtNothing = (before: number, card: string): boolean => before + Number(plain(step(card))) < 0;
const plain = (then: string | undefined): string => (then ?? '0').replace('\u2212', '-').replace(' ', '');

/** The sum without its result: "68 + 8", "68 − 10"; for the other events only where it starts. */
export function written(before: number, card: string): string {
  const then = step(card);
  return then === undefined || stopsAtNothing(before, card) ? `${before}` : `${before} ${then}`;
}
/** What stands between the sum and its result. */
export const sign = (before: number, card: string): string =>
  step(card) === undefined || stopsAtNothing(before, card) ? '\u2192' : '=';

// -- the hand ----------------------------------------------------------------------------------------------------------

/**
 * Cards keep their places: what is still there stays where it lay, what is new goes where there is room. The server
 * sorts a hand; at a table nobody does that for you, and an empty place says "you have not drawn".
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
