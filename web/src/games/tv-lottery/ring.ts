// Where the board is drawn. What the fields and spinners are, and where a step leads, comes with the view.
import type { TvLotteryView } from '../../protocol';

type Printed = Pick<TvLotteryView, 'ring' | 'onward' | 'back'>;

/** The digit of a digit field. */
export const digitOf = (square: string | undefined): number | undefined =>
  square?.startsWith('digit-') ? Number(square.slice('digit-'.length)) : undefined;
export const fieldOf = ({ ring }: Pick<Printed, 'ring'>, digit: number): number => ring.indexOf(`digit-${digit}`);

/** Degrees from the top of where each needle points: the middle of its sector. */
export const anglesOf = ({ needles, spinners }: Pick<TvLotteryView, 'needles' | 'spinners'>): number[] =>
  needles.map((sector, i) => ((sector + 0.5) * 360) / (spinners[i]?.sectors.length ?? 1));

export const signed = (number: number): string => String(number).replace('-', '−');

/** The fields a pawn touches on its way, the first and the last included; it flies straight where no number moves it. */
export function way({ ring, onward, back }: Printed, from: number, to: number, number: number): number[] {
  if (!number) return [from, to];
  const fields = [from];
  for (let at = from; at !== to && fields.length < ring.length;) {
    at = (number > 0 ? onward : back)[at] ?? to;
    fields.push(at);
  }
  return fields;
}

/** Row and column (from 0) on the printed grid of six by seven; the start fills two columns. */
export function spot(field: number): [row: number, column: number] {
  if (field === 0) return [5, 0];
  if (field <= 5) return [5 - field, 0];
  if (field <= 11) return [0, field - 5];
  if (field <= 16) return [field - 11, 6];
  return [5, 22 - field];
}

/** What the signs on the fields are called. */
export const SIGNS: Record<string, string> = {
  luck: 'web-tl-sign-luck',
  swap: 'web-tl-sign-swap',
  'bad-luck': 'web-tl-sign-bad-luck',
  buy: 'web-tl-sign-buy',
};
/** What such a field is coloured with, on the screen and on paper. */
export const GROUNDS: Record<string, string> = {
  luck: 'var(--tv-green)',
  'bad-luck': 'var(--tv-rose)',
  swap: 'var(--tv-sky)',
  buy: 'var(--tv-lilac)',
};
