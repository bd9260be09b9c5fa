// What a certificate is for, in words: a place, what was reached alone, or having been there.
import type { Text } from '../kit/text';

export interface Honoured {
  /** The seat whose animal is drawn. */
  seat: number;
  name: string;
  /** None where nobody was beaten, or where it is nothing to boast of. */
  place: number | null;
  /** What was reached, in words. */
  score?: string;
}

export const certificateWords = ({ place, score }: Honoured, text: Text): string => {
  const why = place === null ? (score ?? text('web-certificate-there')) : text('web-certificate-place', { place });
  return place !== null && score ? `${why} · ${score}` : why;
};
