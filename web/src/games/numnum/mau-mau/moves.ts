// The numbers of the moves (mau_mau/moves.py).
import { kindOf, SUITS, type Suit } from '../cards';

export const DRAW = 119;
export const KEEP = 120;
export const STOP = 121;
export const PASS = 122;
const LAY = 12;
const WISH_FOR = 115;
/** "Lay wish" without a colour is never legal; asking why about it says so. */
export const layMove = (card: string): number => LAY + kindOf(card);
export const wishMove = (suit: Suit): number => WISH_FOR + SUITS.indexOf(suit);
