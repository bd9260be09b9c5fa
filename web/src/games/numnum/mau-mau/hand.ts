// The hand with what the rules say about each card: whether it can be played, how it matches the top card, which row it
// would ban.
import { leads } from '../../../kit/leads';
import type { Text } from '../../../kit/text';
import type { MauMauView, Move, WhyView } from '../../../protocol';
import { type Suit, SUITS } from '../cards';
import { cardName, whyInWords } from '../say';

export interface Item {
  card: string;
  label: string;
  playable: boolean;
  note: string | undefined;
  /** The moves that play it; a wish card has four. */
  leads: string | undefined;
  /** It matches doubly, and that may be shown. */
  twice: boolean;
  why: WhyView | null;
  /** A ban card: its row, and whether it would lift the ban. */
  bar: { row: number; lifts: boolean } | null;
}

export const wishFor = (suit: Suit): string => `wish ${suit}`;
/** Returns the move for a card. A wish card needs a suit; to ask whether it can be played, any suit works. */
export const layMove = (card: string): string => (card === 'wish' ? wishFor('triangle') : `lay ${card}`);

export function itemsOf(view: MauMauView, moves: Move[], text: Text): Item[] {
  const legal = new Map(moves.map((move) => [move.notation, move]));
  const shown = view.naming_mode === 'off';
  return view.hand.map((card, i) => {
    const why = view.reasons[i] ?? null;
    const move = legal.get(layMove(card));
    const reason = why && shown ? whyInWords(why, card, text) : undefined;
    return {
      card,
      label: cardName(text, card),
      playable: move !== undefined,
      note: move ? reason : moves.length && view.naming_mode !== 'practice' ? text('web-nn-mm-cannot') : undefined,
      leads: leads(...(!move ? [] : card === 'wish' ? SUITS.map(wishFor) : [move.notation])),
      twice: move !== undefined && why?.level === 2 && shown,
      why,
      bar: move?.outlook.row === undefined ? null : (move.outlook as { row: number; lifts: boolean }),
    };
  });
}
