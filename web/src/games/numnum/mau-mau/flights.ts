// The flights of cards, by event. Players have data-seat.
import type { Place, Route, Timetable } from '../../../kit/traffic';

/** A card, or null for a card back. */
export type Flyer = string | null;

export const inHand = (card: string) => `[data-hand] [data-card="${card}"]`;
/** Returns where a card is played. */
export const placeFor = (card: string): Place => (card.startsWith('no-') ? '[data-bars]' : '[data-pile]');
const person = (seat: number, looking: number | null, card?: string): Place => {
  const panel = `[data-seat="${seat}"]`;
  if (seat !== looking) return panel;
  return [...(card ? [inHand(card)] : []), '[data-hand]', panel];
};

const laid: Route<Flyer> = ({ seat, card }, { looking }) => [
  { item: card, from: person(seat, looking), to: placeFor(card), by: seat },
];
const drew: Route<Flyer> = ({ seat, card }, { looking }) => [
  { item: card ?? null, from: '[data-deck]', to: person(seat, looking, card) },
];

export const timetable: Timetable<Flyer> = {
  gap: 80,
  routes: {
    'nn-laid': laid,
    'nn-laid-doubly': laid,
    'nn-laid-on-wish': laid,
    'nn-wished': ({ seat }, scene) => laid({ seat, card: 'wish' }, scene),
    'nn-barred': laid,
    'nn-lifted': laid,
    'nn-drew': drew,
    'nn-drew-open': drew,
    'nn-drew-unseen': drew,
  },
};
