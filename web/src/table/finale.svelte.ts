// The end of a game or lesson at this table: a last look at the board, then the sheet, and confetti for winners.
import { untrack } from 'svelte';
import { play as playSound } from '../kit/sound';
import type { GameFace } from '../games/face';
import type { Session } from './session.svelte';

const LAST_LOOK = 1500;

export class Finale {
  /** The result sheet is open. */
  shown = $state(false);
  confetti = $state(0);

  /** `behind`: the board is still animating the last move. */
  constructor(session: Session, face: () => GameFace | null, behind: () => boolean) {
    session.onwon = () => {
      const { update, own, table } = session;
      // A lesson has its own ending.
      if (update?.lesson) return;
      const alone = table?.seats.length === 1;
      // A solo player always "wins": the game decides whether that deserves confetti.
      if (alone && !face()?.cheers?.(update?.view as never)) return;
      // Confetti and a fanfare are for winners, on their own devices only.
      const won = update?.outcome?.winners ?? [];
      if (!alone && !own.some((seat) => won.includes(seat))) {
        if (own.length) playSound('lose');
        return;
      }
      this.confetti++;
      playSound('win');
    };
    /** A derived value, so that a closed sheet does not reopen with the next message. */
    const finished = $derived(session.update?.lesson ? session.update.lesson.done : session.over);
    $effect(() => {
      if (!finished) {
        this.shown = false;
        this.confetti = 0;
        return;
      }
      if (behind()) return;
      // The last move stays visible for a while before the result covers it; at a finished table the result opens at
      // once.
      const wait = setTimeout(() => (this.shown = true), untrack(() => session.update?.fresh) ? 0 : LAST_LOOK);
      return () => clearTimeout(wait);
    });
  }
}
