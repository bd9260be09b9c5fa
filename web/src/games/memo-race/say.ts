// The sentence of the board: what happens and what to do. It is also read out.
import type { SeatInfo } from '../../kit/seats';
import { capital, type Text } from '../../kit/text';
import type { MemoRaceView, Outcome, Phrase } from '../../protocol';
import type { Turn } from './turn.svelte';

interface Moment {
  view: MemoRaceView;
  looking: number | null;
  /** The viewer has to act. */
  asked: boolean;
  swapping: boolean;
  held: string | null;
  /** No road leads anywhere. */
  stuck: boolean;
  outcome: Outcome | null;
  seats: SeatInfo[];
  /** Several people share this screen: "you" would be ambiguous. */
  shared: boolean;
  text: Text;
}

export function sentence({ view, looking, asked, swapping, held, stuck, outcome, seats, shared, text }: Moment): string {
  const kind = view.grid.find((tile) => tile.place === view.turned)?.kind;
  if (outcome?.ended) return text('web-ended');
  if (view.phase === 'over') {
    const [first, ...more] = outcome?.winners ?? [];
    if (first === undefined || more.length) return text('web-mr-say-shared');
    return first === looking && !shared ? text('web-mr-say-won-you') : text('web-mr-say-won', { name: seats[first]?.name ?? '' });
  }
  // Your own tile is being turned or swapped.
  if (!asked && view.turn === looking && !shared && kind && view.phase === 'lay')
    return text('web-mr-say-turned', { kind: text(`mr-kind-${kind}`) });
  if (!asked && view.turn === looking && !shared) return text('web-say-moment');
  if (!asked)
    return text(
      view.phase === 'lay' && kind ? 'web-mr-say-wait-lay' : view.phase === 'swap' ? 'web-mr-say-wait-swap' : 'web-mr-say-wait',
      { name: seats[view.turn]?.name ?? '', kind: text(`mr-kind-${kind ?? 'curve'}`) },
    );
  if (view.phase === 'lay')
    return view.ways.length > 1
      ? text('web-mr-ask-lay', { kind: text(`mr-kind-${kind ?? 'curve'}`) })
      : text('web-mr-say-turned', { kind: text(`mr-kind-${kind ?? 'curve'}`) });
  if (held !== null) return text('web-mr-ask-with');
  if (swapping) return text(stuck ? 'web-mr-ask-swap-stuck' : 'web-mr-ask-swap');
  if (view.must_drive) return text('web-mr-ask-must-drive');
  const name = seats[looking ?? -1]?.name ?? '';
  if (view.cars[looking ?? -1]?.canister == null)
    return shared ? text('web-mr-ask-name-pit', { name }) : text('web-mr-ask-drive-pit');
  return shared ? text('web-mr-ask-name-home', { name }) : text('web-mr-ask-drive-home');
}

/** Returns the ways that a car can drive, joined with "or". */
function waysInWords(drives: Turn['drives'], text: Text): string {
  const ways = [...drives].map(([place, { args }]) =>
    text('web-mr-hear-way', { direction: text(`mr-direction-${String(args.direction)}`), place: text(`mr-place-${place}`) }),
  );
  return ways.reduce((one, other) => (one ? text('web-mr-hear-or', { one, other }) : other), '');
}

/**
 * Returns the sentence after "your turn", with the place of the car and the possible choices, because a listener does not
 * see the pictures.
 */
export function question(
  said: string,
  { own, drives, swaps, lays, held, swapping }: Turn,
  text: Text,
  tell: (phrase: Phrase) => string,
): string {
  if (held !== null) return `${text(`mr-place-${held}`)}. ${said}`;
  if (lays.length > 1) return `${said} ${capital(lays.map(({ args }) => text(`mr-road-${String(args.road)}`)).join('; '))}.`;
  const ways = swapping ? '' : waysInWords(drives, text);
  if (!ways || !own) return said;
  // The place and the ways say it all; only what is said beyond that stays.
  const asks = said === text('web-mr-ask-drive-pit') || said === text('web-mr-ask-drive-home');
  const where = tell({ key: 'mr-words-car', args: { seat: own.seat, place: own.place } });
  if (asks) return `${where} ${text('web-mr-hear-drive', { ways, swap: swaps.size ? 'yes' : 'no' })}`;
  return said === text('web-mr-ask-must-drive')
    ? `${where} ${said} ${capital(ways)}.`
    : `${said} ${text('web-mr-hear-drive', { ways, swap: 'no' })}`;
}
