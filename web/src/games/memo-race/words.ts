// Texts for a place, and for a revealed tile.
import type { SeatInfo } from '../../kit/seats';
import { capital, type Text } from '../../kit/text';
import type { MemoRaceCar, MemoRaceView, Phrase } from '../../protocol';
import { isColour } from './roads';
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

/** Returns a tile in words: its kind and, once it lies, its road. */
const tileAt = (view: MemoRaceView, place: string, text: Text): string => {
  const tile = view.grid.find((one) => one.place === place);
  if (!tile?.kind || tile.kind === 'pit') return '';
  return [text(`mr-kind-${tile.kind}`), tile.road && text(`mr-road-${tile.road}`)].filter(Boolean).join(', ');
};

/** Returns where a car is, on which tile, and where it has to go, for players who cannot see the board. */
export const standingInWords = (car: MemoRaceCar, view: MemoRaceView, text: Text): string =>
  [
    text(`mr-place-${car.place}`),
    tileAt(view, car.place, text),
    goalInWords(car, text),
    car.finish !== null && text(`mr-place-${car.finish}`),
  ]
    .filter(Boolean)
    .join(', ');

/** Returns where the viewer's car has to go. */
export const aimInWords = (car: MemoRaceCar | undefined, tell: Tell): string => {
  if (!car) return '';
  const { seat, finish: place, canister: colour } = car;
  return place === null
    ? tell({ key: 'mr-words-to-pit', args: { seat } })
    : tell({ key: 'mr-words-to-finish', args: { seat, colour, place } });
};

/** Returns whether a turned tile is told with the drive onto it. */
export const toldByDrive = (event: Phrase, moment: Phrase[]): boolean =>
  event.key === 'mr-turned' &&
  moment.some(({ key, args }) => key === 'mr-drove' && args.seat === event.args.seat && args.place === event.args.place);

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
  // It matters only to the player who could swap it now.
  if (view.banned.includes(place) && turn.swaps.size && !turn.swaps.has(place)) parts.push(text('web-mr-just-swapped'));
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
 * Returns the revealed tile in words, and where a finish is that a petrol can has just named; empty if there is neither. The
 * story keeps no tiles (MR-13), but face-up ones are public.
 */
export function tileInWords(view: MemoRaceView, events: Phrase[], text: Text, looking: number | null = null): string {
  const found = events.find((event) => event.key === 'mr-canister');
  const finish = found && view.cars.find(({ seat }) => seat === found.args.seat)?.finish;
  if (finish) return `${capital(text(`mr-place-${finish}`))}.`;
  const turned = events.find((event) => event.key === 'mr-turned');
  const drove = events.find((event) => event.key === 'mr-drove');
  // The viewer is asked about the tile by its name.
  if (!drove && turned?.args.seat === looking) return '';
  const place = String((drove ?? turned)?.args.place ?? '');
  if (drove && !view.grid.find((one) => one.place === place)?.road) return '';
  const tile = tileAt(view, place, text);
  return tile && `${capital(tile)}.`;
}
