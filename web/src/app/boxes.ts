// The five boxes, and how each game's board is fetched: only when somebody opens the box.
import type { GameFace } from '../games/face';

export const BOXES = [
  { id: 'thousand-km', title: 'web-box-thousand-km', tag: 'web-box-thousand-km-tag' },
  { id: 'number-rally', title: 'web-box-number-rally', tag: 'web-box-number-rally-tag' },
  { id: 'numnum', title: 'web-box-numnum', tag: 'web-box-numnum-tag' },
  { id: 'memo-race', title: 'web-box-memo-race', tag: 'web-box-memo-race-tag' },
  { id: 'tv-lottery', title: 'web-box-tv-lottery', tag: 'web-box-tv-lottery-tag' },
] as const;
export type BoxId = (typeof BOXES)[number]['id'];

export interface BoxInfo {
  id: BoxId;
  title: string;
  /** Printed on the shelf below the box: "2–8 · teams". */
  tagline: string;
  ready: boolean;
}

type Load = () => Promise<{ default: GameFace }>;
/** By the game's slug. A new game: its folder under games/, and one line here. */
export const BOARDS: Partial<Record<string, Load>> = {
  'thousand-km': () => import('../games/thousand-km/index'),
  'number-rally': () => import('../games/number-rally/index'),
  'memo-race': () => import('../games/memo-race/index'),
  'tv-lottery': () => import('../games/tv-lottery/index'),
  'mau-mau': () => import('../games/numnum/mau-mau/index'),
  'wall-break': () => import('../games/numnum/wall-break/index'),
  'clear-away': () => import('../games/numnum/clear-away/index'),
  patience: () => import('../games/numnum/patience/index'),
};
