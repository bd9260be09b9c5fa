// The flights of cards, by event. Players have data-seat; the car drives by itself (Lap.svelte).
import type { Place, Route, Timetable } from '../../kit/traffic';

/** A card, or null for a card back. */
export type Flyer = string | null;

export const PILE = '[data-pile]';
const DECK = '[data-deck]';
const seatOf = (seat: number): Place => `[data-seat="${seat}"]`;
/** Returns a player's place; the viewer's own cards come from and go to a gap in the hand. */
const person = (seat: number, looking: number | null): Place =>
  seat === looking ? ['[data-free]', '[data-hand]'] : seatOf(seat);

const laid: Route<Flyer> = ({ seat, card }, { looking }) => [{ item: card, from: person(seat, looking), to: PILE, by: seat }];
const drew: Route<Flyer> = ({ seat }, { looking }) => [{ item: null, from: DECK, to: person(seat, looking), after: 120 }];
const dealt: Route<Flyer> = ({ seat }, { looking }) => [
  { item: null, from: DECK, to: seat === looking ? '[data-hand]' : seatOf(seat) },
];

export const timetable: Timetable<Flyer> = {
  gap: 60,
  routes: {
    'zr-laid': laid,
    'zr-snapped': laid,
    'zr-drew': drew,
    'zr-drew-unseen': drew,
    'zr-dealt': dealt,
    'zr-dealt-unseen': dealt,
  },
};
