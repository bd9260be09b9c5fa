// What this device stores about sums: the answers given here, and whether choices are offered.
import { recall, remember } from '../../../kit/storage';
import { keepAnswer as keep } from '../../../house/learning/memory';

/** Returns the key under which a sum is stored. */
export const sumKey = (before: number, card: string): string => `${before} ${card}`;

export function keepAnswer(given: {
  name: string;
  seat: number;
  before: number;
  card: string;
  answer: number;
  milliseconds: number;
}): void {
  const { name, seat, before, card, answer, milliseconds } = given;
  keep({ name, seat, question: sumKey(before, card), answer: String(answer), milliseconds });
}

export const wantsSuggestions = (): boolean => recall('zr-suggestions', false);
export const setSuggestions = (wanted: boolean): void => remember('zr-suggestions', wanted);
