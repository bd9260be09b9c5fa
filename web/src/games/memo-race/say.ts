// The sentence of the board: what happens and what to do. It is also read out.
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
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

/** Returns the sentence after "your turn", with the possible choices, because a listener does not see the pictures. */
export function question(
  said: string,
  { drives, lays, held, swapping }: Turn,
  text: Text,
  tell: (phrase: Phrase) => string,
): string {
  if (held !== null) return `${text(`mr-place-${held}`)}. ${said}`;
  const heard =
    said === text('web-mr-ask-drive-pit')
      ? text('web-mr-way-pit')
      : said === text('web-mr-ask-drive-home')
        ? text('web-mr-way-home')
        : said;
  if (lays.length > 1) return `${said} ${begun(lays.map(({ args }) => text(`mr-road-${String(args.road)}`)).join('; '))}.`;
  const ways = swapping ? [] : [...drives].map(([place, move]) => `${text(`mr-place-${place}`)}: ${tell(move)}`);
  return ways.length ? `${heard} ${begun(ways.join(', '))}.` : heard;
}

/** Returns words as the beginning of a sentence. */
export const begun = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
