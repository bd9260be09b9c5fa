// The shares of the maximum that earn stars.
import type { PatienceView } from '../../../protocol';

const PARTS = [0.5, 0.8, 0.96];

/** Returns how many cards earn each star. If the maximum is unknown, all cards count as possible. */
export const starsAt = ({ best, most }: PatienceView): number[] => PARTS.map((part) => part * (best ?? most));
