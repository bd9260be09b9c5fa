// What listeners are told beyond the sentences of the board, because sighted players see it on the table.
import type { Text } from '../../../kit/text';
import type { PatienceView } from '../../../protocol';
import { cardName } from '../say';

/** Returns the table: the tops of the piles, the last waiting card of each row, and the draw pile. */
export function middle(text: Text, { piles, card_up: up, hand_pile: left }: PatienceView): string {
  const ends = (rows: string[][]) =>
    rows
      .flatMap((cards) => cards.at(-1) ?? [])
      .map((card) => cardName(text, card))
      .join('; ');
  const tops = ends(piles.map(({ cards }) => cards));
  const waits = ends(piles.map(({ waiting }) => waiting));
  return [
    tops && text('web-nn-pa-heard-piles', { cards: tops }),
    waits && text('web-nn-pa-heard-waits', { cards: waits }),
    // The turned-over card is one of the hand pile.
    up && text('nn-words-card-up', { card: cardName(text, up), count: left - 1 }),
  ]
    .filter(Boolean)
    .join(' ');
}
