// The table as the server shows it (state.py, view), and the numbers of the moves (moves.py).
import type { Naming, Suit, Why } from '../numnum/cards';

export interface PatiencePile {
  colour: Suit;
  /** The top last. */
  cards: string[];
  /** The lower end last. */
  waiting: string[];
  end_fits: boolean;
  end_why: Why | null;
  up_fits: boolean;
  up_why: Why | null;
}

export interface PatienceView {
  phase: 'turn' | 'naming' | 'over';
  turn: number;
  card_up: string | null;
  /** The card turned up included. */
  hand_pile: number;
  piles: PatiencePile[];
  wishes: number;
  score: number;
  best: number | null;
  naming: Naming | null;
  naming_mode: 'off' | 'practice' | 'strict';
  mistakes: number[];
}

export const PLAY = 12;
export const WAIT = 13;
export const FETCH = 14;
export const LAY_WISH = 18;
export const FINISH = 22;
export const MOST = 95;
