// How fast bots play: the choice at one table is kept for the next.
import { recall, remember } from '../kit/storage';
import type { TableInfo } from '../protocol';

export type Pace = TableInfo['pace'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'quick'];

export function usualPace(): Pace {
  const kept = recall<Pace>('pace', 'normal');
  return PACES.includes(kept) ? kept : 'normal';
}

export const rememberPace = (pace: Pace): void => remember('pace', pace);
