// The flights of cards, by event, and the piles that grow.
import type { Place, Route, Timetable } from '../../../kit/traffic';
import type { Phrase } from '../../../protocol';
import { read } from '../cards';

const UP = '[data-up]';
const DECK = '[data-deck]';
const WISHES = '[data-wishes]';
const pile = (suit: unknown) => `[data-pile="${suit}"]`;
const waiting = (suit: unknown, part: 'end' | 'slot' | 'free') => `[data-wait="${suit}"] .${part}`;
const suitOf = (card: string) => read(card)?.suit;

/** Returns where a card lands that was dropped on "pile circle" or "row circle". */
export function landing(place: string): Place {
  const [where, suit] = place.split(' ');
  return where === 'pile' ? pile(suit) : [waiting(suit, 'free'), waiting(suit, 'slot'), waiting(suit, 'end')];
}
/** The player's own card, which a drag may have moved already. */
const own = (by: number | null) => (by === null ? {} : { by });

const played: Route<string> = ({ card }, { looking }) => [{ item: card, from: UP, to: pile(suitOf(card)), ...own(looking) }];
const fetched: Route<string> = ({ card }, { looking }) => {
  const suit = suitOf(card);
  return [{ item: card, from: [waiting(suit, 'end'), waiting(suit, 'slot')], to: pile(suit), ...own(looking) }];
};

export const timetable: Timetable<string> = {
  gap: 0,
  routes: {
    'nn-played': played,
    'nn-played-on-wish': played,
    'nn-waits': ({ card }, { looking }) => [{ item: card, from: UP, to: waiting(suitOf(card), 'end'), ...own(looking) }],
    'nn-fetched': fetched,
    'nn-fetched-on-wish': fetched,
    'nn-wish-laid': ({ colour }, { looking }) => [{ item: 'wish', from: WISHES, to: pile(colour), ...own(looking) }],
    'nn-wish-aside': () => [{ item: 'wish', from: DECK, to: WISHES, after: 120 }],
    'nn-turned': ({ card }) => [{ item: card, from: DECK, to: UP }],
  },
};

const LANDS = ['nn-played', 'nn-played-on-wish', 'nn-fetched', 'nn-fetched-on-wish'];

/** Returns the suits whose piles have grown. */
export const fed = (events: readonly Phrase[]): unknown[] =>
  events.flatMap(({ key, args }) =>
    key === 'nn-wish-laid' ? [args.colour] : LANDS.includes(key) ? [suitOf(String(args.card))] : [],
  );
