// The reason for a certificate in words: a place, a solo achievement, or taking part.
import type { Text } from '../kit/text';

export interface Honoured {
  /** The seat, for its animal. */
  seat: number;
  name: string;
  /** Null if nobody was beaten, or if the place is nothing to boast about. */
  place: number | null;
  /** The achievement in words. */
  score?: string;
  /** The title of the games, if it differs from the page's. */
  title?: string;
}

export const certificateWords = ({ place, score }: Honoured, text: Text): string => {
  const why = place === null ? (score ?? text('web-certificate-there')) : text('web-certificate-place', { place });
  return place !== null && score ? `${why} · ${score}` : why;
};
