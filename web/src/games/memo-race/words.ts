// Texts for a place, and for a revealed tile.
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
import type { MemoRaceCar, MemoRaceView, Phrase } from '../../protocol';
import { isColour } from './roads';
import { begun } from './say';
import type { Turn } from './turn.svelte';

type Tell = (phrase: Phrase) => string;

const SIGN_TEXTS = {
  red: 'web-mr-sign-flower',
  blue: 'web-mr-sign-moon',
  yellow: 'web-mr-sign-sun',
  green: 'web-mr-sign-clover',
} as const;

/** Returns where a car has to go: its finish, or that it has no canister yet. */
export const goalInWords = ({ canister }: MemoRaceCar, text: Text): string =>
  isColour(canister)
    ? text('web-mr-goal', { colour: text(`mr-colour-${canister}`), sign: text(SIGN_TEXTS[canister]) })
    : text('web-mr-no-canister');

/** Returns where a car is and has to go, for players who cannot see the board. */
export const standingInWords = (car: MemoRaceCar, text: Text): string =>
  [
    text(`mr-place-${car.place}`),
    ...(car.finish === null ? [text('web-mr-pit-first')] : [goalInWords(car, text), text(`mr-place-${car.finish}`)]),
  ].join(', ');

/** Returns where the viewer's car is, and its finish once it knows it. */
export const whereInWords = (car: MemoRaceCar | undefined, tell: Tell): string =>
  car
    ? [
        tell({ key: 'mr-words-car', args: { seat: car.seat, place: car.place } }),
        car.finish && tell({ key: 'mr-words-to-finish', args: { seat: car.seat, colour: car.canister, place: car.finish } }),
      ]
        .filter(Boolean)
        .join(' ')
    : '';

/** Returns the label of a place: what is there, who is there, and what a tap does. */
export function labelOf(place: string, view: MemoRaceView, turn: Turn, seats: SeatInfo[], text: Text, tell: Tell): string {
  const parts = [text(`mr-place-${place}`)];
  const tile = view.grid.find((one) => one.place === place);
  const colour = view.starts.find((one) => one.place === place)?.colour;
  if (colour) parts.push(text(`mr-colour-${colour}`));
  else if (tile?.kind === null) parts.push(text('web-mr-covered'));
  else if (tile?.kind && tile.kind !== 'pit')
    parts.push([text(`mr-kind-${tile.kind}`), tile.road && text(`mr-road-${tile.road}`)].filter(Boolean).join(', '));
  else parts.push(text('web-mr-canisters', { count: view.canisters_left }));
  for (const car of view.cars)
    if (car.place === place)
      parts.push(
        car.seat === turn.own?.seat ? text('web-mr-your-car') : text('web-mr-car-of', { name: seats[car.seat]?.name ?? '' }),
      );
  if (turn.own?.finish === place) parts.push(text('web-mr-your-finish'));
  if (view.banned.includes(place)) parts.push(text('web-mr-just-swapped'));
  const move = turn.swapping ? undefined : (turn.drives.get(place) ?? turn.leads.get(place));
  if (move?.kind === 'lay')
    parts.push(
      text('web-mr-turn-tile', { place: text(`mr-place-${view.turned ?? ''}`), road: text(`mr-road-${String(move.args.road)}`) }),
    );
  else if (move) parts.push(tell(move));
  else if (turn.question.loose.has(place)) parts.push(text(turn.held === null ? 'web-mr-can-swap' : 'web-mr-can-swap-with'));
  return parts.join(', ');
}

/**
 * Returns the revealed tile in words; empty if there is none. The story keeps no tiles (MR-13), but face-up ones are
 * public.
 */
export function tileInWords(view: MemoRaceView, events: Phrase[], text: Text): string {
  const turned = events.find((event) => event.key === 'mr-turned');
  const drove = events.find((event) => event.key === 'mr-drove');
  const place = String((drove ?? turned)?.args.place ?? '');
  const tile = view.grid.find((one) => one.place === place);
  if (!tile?.kind || tile.kind === 'pit' || (drove && !tile.road)) return '';
  return `${begun([text(`mr-kind-${tile.kind}`), drove && tile.road && text(`mr-road-${tile.road}`)].filter(Boolean).join(', '))}.`;
}
