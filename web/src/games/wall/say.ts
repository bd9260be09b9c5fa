// One sentence says what is up, one more says what to do. And why two cards match, in words.
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
import type { Move, Outcome } from '../../protocol';
import { read, type Suit, type Why } from '../numnum/cards';
import { isBar, isWish, rowOf, type Pair, type WallView } from './view';

const COLOURS: Record<Suit, string> = {
  triangle: 'web-wall-triangle',
  circle: 'web-wall-circle',
  square: 'web-wall-square',
  diamond: 'web-wall-diamond',
};
const SPECIAL: Record<string, string> = { wish: 'web-wall-wish', 'no-twos': 'web-wall-no-twos', 'no-fives': 'web-wall-no-fives' };

export function cardName(text: Text, card: string): string {
  const known = read(card);
  if (!known) return text(SPECIAL[card] ?? card);
  return text(known.number === 1 ? 'web-wall-joker' : 'web-wall-card', { number: String(known.number), colour: text(COLOURS[known.suit]) });
}

/** "both in the 3 row and the 9 row, both triangles" */
export function because(text: Text, match: Why, card: string): string {
  const suit = read(card)?.suit;
  const reasons: string[] = [];
  if (match.joker) reasons.push(text('web-wall-why-joker'));
  else if (match.rows.length) reasons.push(text('web-wall-why-rows', { count: match.rows.length, rows: match.rows.join(', ') }));
  if (match.colour && suit) reasons.push(text('web-wall-why-colour', { colour: text(COLOURS[suit]) }));
  return reasons.join(', ');
}

interface Moment {
  view: WallView;
  looking: number | null;
  moves: Move[];
  /** The free card that was tapped. */
  held: string | undefined;
  /** Pairs it belongs to. */
  offers: Pair[];
  outcome: Outcome | null;
  seats: SeatInfo[];
  text: Text;
  latest: string | undefined;
  /** The second move of a turn in a row, after a double pair. */
  again: boolean;
}

export function sentences({ view, looking, moves, held, offers, outcome, seats, text, latest, again }: Moment): [string, string?] {
  const name = seats[view.turn]?.name ?? '';
  if (view.phase === 'over') {
    const winners = (outcome?.winners ?? []).map((seat) => seats[seat]?.name ?? '');
    if (winners.length > (view.sides[0]?.seats.length ?? 1)) return [text('web-wall-say-draw')];
    return [text('web-wall-say-won', { names: winners.join(' & ') })];
  }
  const mine = view.turn === looking && moves.length > 0;
  if (view.phase === 'breach') return mine ? [text('web-wall-say-breach'), text('web-wall-say-breach-hint')] : [text('web-wall-say-breach-other', { name })];
  if (!mine) return [text('web-wall-say-wait', { name }), latest];
  if (view.phase === 'naming') return [text('web-wall-say-naming')];
  if (held !== undefined) {
    const card = cardName(text, held);
    if (isBar(held)) return [text(view.bars.includes(rowOf(held)) ? 'web-wall-say-lift' : 'web-wall-say-bar', { row: rowOf(held) })];
    if (isWish(held)) return [text('web-wall-say-swap'), text('web-wall-say-swap-hint')];
    if (!offers.length) return [text('web-wall-say-lonely', { card }), text(view.opening ? 'web-wall-say-lonely-opening' : 'web-wall-say-lonely-hint')];
    return [text('web-wall-say-second', { card, count: offers.length }), text(view.opening ? 'web-wall-say-opening-hint' : 'web-wall-say-second-hint')];
  }
  if (view.opening) return [text('web-wall-say-opening'), text('web-wall-say-opening-hint')];
  if (!view.pairs.length) return [text('web-wall-say-must'), text('web-wall-say-must-hint')];
  return [text(again ? 'web-wall-say-again' : 'web-wall-say-go'), text('web-wall-say-go-hint')];
}
