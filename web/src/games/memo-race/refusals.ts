// Explains a refused touch: the rule's reason, and the picture for it.
import type { MemoRaceView, Phrase } from '../../protocol';

export interface Refusal {
  place: string;
  /**
   * road: no road leads there; swap: that tile cannot be swapped; drive: the swap limit is reached; lay: the revealed
   * tile comes first; far: cars drive only to a neighbouring place.
   */
  picture: 'road' | 'swap' | 'drive' | 'lay' | 'far';
  /** The rule's words; default: the picture's own. */
  phrase?: Phrase;
  /** Moves to ask the rules about; empty: there is no such move. */
  about: string[];
}

/** Returns why touching this place did nothing, for the current player. `swap`: the touch was for a swap. */
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
