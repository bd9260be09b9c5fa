// Which card flies from where to where for each event, and which piles grow.
import type { Route, Timetable } from '../../../kit/traffic';
import type { Phrase } from '../../../protocol';
import { read } from '../cards';

const UP = '[data-up]';
const DECK = '[data-deck]';
const WISHES = '[data-wishes]';
const pile = (suit: unknown) => `[data-pile="${suit}"]`;
const waiting = (suit: unknown, part: 'end' | 'slot') => `[data-wait="${suit}"] .${part}`;
const suitOf = (card: string) => read(card)?.suit;

const played: Route<string> = ({ card }) => [{ item: card, from: UP, to: pile(suitOf(card)) }];
const fetched: Route<string> = ({ card }) => {
  const suit = suitOf(card);
  return [{ item: card, from: [waiting(suit, 'end'), waiting(suit, 'slot')], to: pile(suit) }];
};

export const timetable: Timetable<string> = {
  gap: 0,
  routes: {
    'nn-played': played,
    'nn-played-on-wish': played,
    'nn-waits': ({ card }) => [{ item: card, from: UP, to: waiting(suitOf(card), 'end') }],
    'nn-fetched': fetched,
    'nn-fetched-on-wish': fetched,
    'nn-wish-laid': ({ colour }) => [{ item: 'wish', from: WISHES, to: pile(colour) }],
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
