// Something was touched that cannot be done: the rules say why, and which picture goes with it.
import type { MemoRaceView, Phrase } from '../../protocol';

export interface Refusal {
  place: string;
  /**
   * road: no road leads from the car to that place; swap: that tile cannot be swapped; drive: enough has been swapped;
   * lay: the tile that was turned up comes first; far: cars drive from one place to the next.
   */
  picture: 'road' | 'swap' | 'drive' | 'lay' | 'far';
  /** In the words of the rules; without it the picture's own. */
  phrase?: Phrase;
  /** Moves to ask the rules about; empty: there is no such move. */
  about: string[];
}

/** Why touching this place did nothing, for the seat whose turn it is. `swap`: it was meant for a swap. */
export function refusal(view: MemoRaceView, place: string, swap: boolean): Refusal {
  const covered = view.grid.find((tile) => tile.place === place)?.kind === null;
  const drive = swap ? undefined : refused(view, 'drive', place);
  const tile = swap || covered ? refused(view, 'swap', place) : undefined;
  const reason = drive ?? tile;
  const picture =
    view.phase === 'lay' ? 'lay' : drive ? 'road' : tile && view.must_drive ? 'drive' : tile || swap ? 'swap' : 'far';
  return reason ? { place, picture, phrase: reason, about: [reason.move] } : { place, picture, about: [] };
}

export const refused = (view: MemoRaceView, does: 'drive' | 'swap', place: string) =>
  view.refused.find((one) => one.does === does && (one.place === null || one.place === place));
