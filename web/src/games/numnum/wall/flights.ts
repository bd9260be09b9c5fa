// The flights of cards, by event. The view is already the new one: a stack's free card is where the taken one was.
import type { Place, Route, Timetable } from '../../../kit/traffic';
import type { WallView } from '../../../protocol';
import { sideOf } from './view';

/** Events count stacks from 1. */
const stackAt = (number: unknown) => [`[data-free="${Number(number) - 1}"]`, `[data-stack="${Number(number) - 1}"]`];
const SEVEN: Place = ['[data-taken="wish"]', '[data-place="last"]'];

const took: Route<string, WallView> = ({ seat, left, right, first, second }, { given }) => {
  const side = sideOf(given, seat);
  const pile = [`[data-loot="${side}"]`, `[data-side="${side}"] .pile`];
  // From the rope, if the pair was shown on it.
  return [
    { item: left, from: ['[data-rope="0"]', ...stackAt(first)], to: pile },
    { item: right, from: ['[data-rope="1"]', ...stackAt(second)], to: pile, after: 90 },
  ];
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
