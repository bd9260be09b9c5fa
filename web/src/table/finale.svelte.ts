// The end of a game or a lesson at this table: a last look at the board, then the sheet; paper snippets for those who have won.
import { untrack } from 'svelte';
import { play as playSound } from '../kit/sound';
import type { GameFace } from '../games/face';
import type { Session } from './session.svelte';

const LAST_LOOK = 1500;

export class Finale {
  /** The result lies there. */
  shown = $state(false);
  confetti = $state(0);

  /** `behind`: the board has not yet shown the last move. */
  constructor(session: Session, face: () => GameFace | null, behind: () => boolean) {
    session.onwon = () => {
      const { update, own, table } = session;
      // A lesson has its own end.
      if (update?.lesson) return;
      const alone = table?.seats.length === 1;
      // Who plays alone has always "won": there it is for the game to say whether that calls for confetti.
      if (alone && !face()?.cheers?.(update?.view as never)) return;
      // Paper snippets and a fanfare are for winners, and only on their own devices.
      const won = update?.outcome?.winners ?? [];
      if (!alone && !own.some((seat) => won.includes(seat))) return;
      this.confetti++;
      playSound('win');
    };
    /** By itself, so that whoever has closed the sheet is not shown it again with the next word from the table. */
    const finished = $derived(session.update?.lesson ? session.update.lesson.done : session.over);
    $effect(() => {
      if (!finished) {
        this.shown = false;
        this.confetti = 0;
        return;
      }
      if (behind()) return;
      // The last card, drive or spin is seen before the result lies over it; who comes to a finished table sees that at once.
      const wait = setTimeout(() => (this.shown = true), untrack(() => session.update?.fresh) ? 0 : LAST_LOOK);
      return () => clearTimeout(wait);
    });
  }
}
