// The geometry of the board. The view says what the spaces and spinners are, and where a step leads.
import type { TvLotteryView } from '../../protocol';
import type { TextKey } from '../../texts';

type Printed = Pick<TvLotteryView, 'ring' | 'onward' | 'back'>;

/** Returns the digit of a digit space. */
export const digitOf = (square: string | undefined): number | undefined =>
  square?.startsWith('digit-') ? Number(square.slice('digit-'.length)) : undefined;
export const fieldOf = ({ ring }: Pick<Printed, 'ring'>, digit: number): number => ring.indexOf(`digit-${digit}`);

/** Returns each needle's angle from the top, in degrees: the middle of its sector. */
export const anglesOf = ({ needles, spinners }: Pick<TvLotteryView, 'needles' | 'spinners'>): number[] =>
  needles.map((sector, i) => ((sector + 0.5) * 360) / (spinners[i]?.sectors.length ?? 1));

export const signed = (number: number): string => String(number).replace('-', '−');

/** Returns the spaces on a pawn's path, including the first and the last; without a number it flies straight. */
export function way({ ring, onward, back }: Printed, from: number, to: number, number: number): number[] {
  if (!number) return [from, to];
  const fields = [from];
  for (let at = from; at !== to && fields.length < ring.length;) {
    at = (number > 0 ? onward : back)[at] ?? to;
    fields.push(at);
  }
  return fields;
}

/** Returns how many steps a space is ahead of another one, negative if it is behind; 0 if no spinner leads there. */
export function stepsTo(
  { onward, back, spinners }: Pick<TvLotteryView, 'onward' | 'back' | 'spinners'>,
  from: number,
  to: number,
): number {
  const numbers = spinners.flatMap(({ sectors }) => sectors.map((number) => number ?? 0));
  const steps = (ways: number[], most: number): number => {
    let at = from;
    for (let step = 1; step <= most; step++) if ((at = ways[at] ?? from) === to) return step;
    return 0;
  };
  return from === to ? 0 : steps(onward, Math.max(...numbers)) || -steps(back, -Math.min(...numbers)) || 0;
}

/** Returns row and column (from 0) on the printed grid of six by seven; the start fills two columns. */
export function spot(field: number): [row: number, column: number] {
  if (field === 0) return [5, 0];
  if (field <= 5) return [5 - field, 0];
  if (field <= 11) return [0, field - 5];
  if (field <= 16) return [field - 11, 6];
  return [5, 22 - field];
}

/** The names of the symbols on the spaces. */
export const SIGNS: Record<string, TextKey> = {
  luck: 'web-tl-sign-luck',
  swap: 'web-tl-sign-swap',
  'bad-luck': 'web-tl-sign-bad-luck',
  buy: 'web-tl-sign-buy',
};
/** The colours of the spaces, on screen and on paper. */
export const GROUNDS: Record<string, string> = {
  luck: 'var(--tv-green)',
  'bad-luck': 'var(--tv-rose)',
  swap: 'var(--tv-sky)',
  buy: 'var(--tv-lilac)',
};
