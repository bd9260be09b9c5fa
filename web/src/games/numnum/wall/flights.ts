// The flights of cards, by event. The view is already the new one: a stack's free card is where the taken one was.
import type { Place, Route, Timetable, Trip } from '../../../kit/traffic';
import type { WallView } from '../../../protocol';
import { read } from '../cards';
import { sideOf } from './view';

/** Events count stacks from 1. */
const stackAt = (number: unknown) => [`[data-free="${Number(number) - 1}"]`, `[data-stack="${Number(number) - 1}"]`];
const SEVEN: Place = ['[data-taken="wish"]', '[data-place="last"]'];

/** Milliseconds until a card is eaten. */
export const EATEN = 360;

const took: Route<string, WallView> = ({ seat, left, right, first, second }, { given, find }) => {
  const side = sideOf(given, seat);
  const pile = [`[data-loot="${side}"]`, `[data-side="${side}"] .pile`];
  // From the rope, if the pair was shown on it.
  // If there is a monster of its suit, the card flies through its mouth.
  const fly = (item: string, from: Place, after: number): Trip<string>[] => {
    const mouth = `[data-mouth="${read(item)?.suit}"]`;
    return find(mouth)
      ? [
          { item, from, to: mouth, after },
          { item, from: mouth, to: pile, after: after + EATEN },
        ]
      : [{ item, from, to: pile, after }];
  };
  return [...fly(left, ['[data-rope="0"]', ...stackAt(first)], 0), ...fly(right, ['[data-rope="1"]', ...stackAt(second)], 90)];
};
const aside: Route<string, WallView> = ({ card, stack, row }) => [
  { item: card, from: stackAt(stack), to: `[data-bar="${row}"]` },
];

export const timetable: Timetable<string, WallView> = {
  gap: 240,
  routes: {
    'nn-took': took,
    'nn-took-doubly': took,
    'nn-took-opening': took,
    'nn-swapped': ({ card, stack }) => [
      { item: card, from: SEVEN, to: stackAt(stack) },
      { item: 'wish', from: stackAt(stack), to: SEVEN },
    ],
    'nn-aside-barred': aside,
    'nn-aside-lifted': aside,
  },
};
