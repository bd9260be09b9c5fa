// So much of what was possible earns a star.
import type { PatienceView } from '../../../protocol';

const PARTS = [0.4, 0.7, 0.9];

/** How many cards earn each star. As long as nobody knows what is possible, that many are certainly enough. */
export const starsAt = ({ best, most }: PatienceView): number[] => PARTS.map((part) => part * (best ?? most));
