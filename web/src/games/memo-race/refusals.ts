// Something was touched that cannot be done: what the picture shows, what is said, and which move to ask the rules about.
import type { MemoRaceView, Phrase } from '../../protocol';
import { directionTo, driveMove, exits, PIT, STARTS, swapMove } from './roads';

export interface Refusal {
  place: string;
  /**
   * road: no road leads from the car to that place; swap: that tile cannot be swapped; drive: enough has been swapped;
   * lay: the tile that was turned up comes first; far: cars drive from one place to the next.
   */
  picture: 'road' | 'swap' | 'drive' | 'lay' | 'far';
  /** In the words of the rules; without it the picture's own. */
  phrase?: Phrase;
  /** Empty: there is no such move. */
  about: number[];
}

const reason = (key: string, args: Record<string, unknown> = {}): Phrase => ({ key, args });

/** Why touching this place did nothing, for the seat whose turn it is. `swap`: it was meant for a swap. */
export function refusal(view: MemoRaceView, seat: number, place: string, swap: boolean): Refusal {
  const car = view.cars[seat];
  const towards = directionTo(car?.place ?? '', place);
  if (view.phase === 'lay')
    return {
      place,
      picture: 'lay',
      phrase: reason('mr-why-lay-first', { place: view.turned }),
      about: towards ? [driveMove(towards)] : swapMove(place),
    };
  const tile = view.grid.find((one) => one.place === place);
  if (swap || (!towards && tile?.kind === null)) return swapRefusal(view, place, tile?.kind ?? null);
  if (!towards) return { place, picture: 'far', about: [] };
  const leads = exits(car?.road ?? '').includes(towards);
  return {
    place,
    picture: 'road',
    phrase: leads ? reason('mr-why-not-joined', { place }) : reason('mr-why-no-road', { direction: towards }),
    about: [driveMove(towards)],
  };
}

function swapRefusal(view: MemoRaceView, place: string, kind: string | null): Refusal {
  const about = swapMove(place);
  if (view.must_drive)
    return {
      place,
      picture: 'drive',
      phrase: reason('mr-why-must-drive', { count: view.cars[view.turn]?.swaps ?? view.swap_limit }),
      about,
    };
  if (place in STARTS) return { place, picture: 'swap', about };
  if (place === PIT) return { place, picture: 'swap', phrase: reason('mr-why-pit-stays'), about };
  return { place, picture: 'swap', phrase: reason(kind === null ? 'mr-why-banned' : 'mr-why-open', { place }), about };
}
