// The table as the server shows it (state.py, view), and the numbers of the moves (moves.py).
import { kindOf, type Naming, SUITS, type Suit, type Why } from '../numnum/cards';

export interface MauMauView {
  phase: 'turn' | 'again' | 'drawn' | 'naming' | 'over';
  turn: number;
  top: string;
  wished: Suit | null;
  /** Barred rows. */
  bars: number[];
  pile: number;
  draw_pile: number;
  can_draw: boolean;
  hand: string[];
  /** For each own card: what it shares with the top; null for special cards and on a wish. */
  reasons: (Why | null)[];
  /** The card just drawn, if these eyes may see it. */
  drawn: string | null;
  open_hands: boolean;
  hands: (string[] | null)[];
  hand_sizes: number[];
  passes: number;
  naming: Naming | null;
  naming_mode: 'off' | 'practice' | 'strict';
  mistakes: number[];
}

export const DRAW = 119;
export const KEEP = 120;
export const STOP = 121;
export const PASS = 122;
const LAY = 12;
const WISH_FOR = 115;
/** "Lay wish" without a colour is never legal; asking why about it says so. */
export const layMove = (card: string): number => LAY + kindOf(card);
export const wishMove = (suit: Suit): number => WISH_FOR + SUITS.indexOf(suit);
