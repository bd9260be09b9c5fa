// The answer to a refused move: from the teacher in a lesson, as a sheet in your own turn, otherwise as a short note. A
// keyboard gets the note, too: a sheet would take the focus from the next try.
import type { Shown } from '../games/face';
import { house, text } from '../house/house.svelte';
import { usesKeys } from '../kit/keys';
import type { Hearing } from './hearing.svelte';
import type { Session } from './session.svelte';
import type { Teaching } from './teaching.svelte';
import type { Telling } from './telling.svelte';

export class Refusal {
  /** Whether the sheet is open. */
  open = $state(false);
  reasons = $state.raw<string[]>([]);
  clause = $state<string | null>(null);
  shown = $state.raw<Shown | null>(null);

  constructor(session: Session, telling: Telling, teaching: Teaching, hearing: Hearing) {
    session.onrefused = (given, about, meant) => {
      // The reason may be about an event that is still being shown.
      hearing.catchUp();
      const reasons = given.map((reason) => telling.say(reason, session.looking));
      if (teaching.step) {
        teaching.answer(reasons);
        return;
      }
      // No rule forbids it any more: the table has changed since the tap. Every tap must get an answer.
      if (!reasons.length) {
        house.notice = text('web-ear-again');
        return;
      }
      // A tap during others' turns needs only a short note, not a sheet.
      if (!session.update?.moves.length || usesKeys()) {
        house.note(reasons);
        return;
      }
      // Several moves may have been meant; a picture of each would be confusing.
      const [only, ...others] = given;
      this.reasons = reasons;
      this.clause = about;
      this.shown = only && !others.length ? telling.picture(only, meant, true) : null;
      this.open = true;
    };
  }

  hush(): void {
    this.open = false;
    this.reasons = [];
    this.clause = this.shown = null;
    if (house.notice) house.notice = null;
  }
}
