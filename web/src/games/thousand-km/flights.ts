// The flights of cards, by event. Places have data-side and data-place, players data-seat.
import type { Place, Route, Timetable } from '../../kit/traffic';
import type { ThousandKmView } from '../../protocol';
import { isDistance, isSafety } from './cards';
import { sideAt } from './view';

/** A card, or null for a card back. */
export type Flyer = string | null;

const placeFor = (card: string): string => {
  if (isDistance(card)) return 'road';
  if (isSafety(card)) return 'safeties';
  return card === 'speed-limit' || card === 'end-of-limit' ? 'speed' : 'battle';
};
/** Returns the place of a card on a side's mat. */
export const spot = (side: number, card: string): Place => `[data-side="${side}"] [data-place="${placeFor(card)}"]`;
export const BOX: Place = '.box';
const person = (seat: number, looking: number | null): Place => (seat === looking ? '.hand' : `[data-seat="${seat}"]`);

const drew: Route<Flyer, ThousandKmView> = ({ seat }, { looking }) => [
  { item: null, from: '.deck', to: person(seat, looking), after: 220 },
];
/** A card for the player's own side. */
const laid: Route<Flyer, ThousandKmView> = ({ seat, card }, { looking, given }) => [
  { item: card, from: person(seat, looking), to: spot(sideAt(given, seat), card), by: seat },
];

export const timetable: Timetable<Flyer, ThousandKmView> = {
  gap: 60,
  every: true,
  routes: {
    'km-drew': drew,
    'km-drew-unseen': drew,
    'km-started': laid,
    'km-drove': ({ seat, km }, scene) => laid({ seat, card: String(km) }, scene),
    'km-defended': laid,
    'km-protected': laid,
    'km-master-move': laid,
    'km-attacked': ({ seat, side, card }, { looking }) => [
      { item: card, from: person(seat, looking), to: spot(side, card), by: seat },
    ],
    'km-lifted': ({ side, card }) => [{ item: card, from: spot(side, card), to: BOX, after: 160 }],
    'km-discarded': ({ seat, card }, { looking }) => [{ item: card, from: person(seat, looking), to: BOX, by: seat }],
  },
};
