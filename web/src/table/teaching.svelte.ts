// What a lesson says and offers at this table: the teacher's words, the answer to a tap that does not lead on, the moves.
import { aloud } from '../kit/aloud.svelte';
import { text } from '../house/house.svelte';
import type { Move, Phrase } from '../protocol';
import type { Session } from './session.svelte';

interface Table {
  say: (phrase: Phrase, seat: number | null) => string;
  moves: () => Move[];
}

export class Teaching {
  #session: Session;
  #table: Table;
  /** What the teacher said last: it stays while the others move. */
  #last = $state('');
  /** What the teacher says to a tap that does not lead on, until the next thing happens. */
  aside = $state('');

  /** The lesson, until it is done. */
  step = $derived.by(() => {
    const lesson = this.#session.update?.lesson;
    return lesson && !lesson.done ? lesson : null;
  });
  /** The words of this step; none while the others move. */
  saying = $derived.by(() => {
    const { update } = this.#session;
    return update?.lesson?.say ? this.#table.say(update.lesson.say, update.looking) : '';
  });
  /** The teacher asks, and the board need not do it as well; at the end both are glad. */
  speaks = $derived.by(() => this.saying !== '' && this.step !== null && !this.#session.update?.outcome);
  words = $derived.by(() => this.saying || this.#last);
  /** A lesson offers moves of the kind that it is about: no tap begins something that it would then have to refuse. */
  offered = $derived.by(() => {
    const moves = this.#table.moves();
    const wanted = this.step?.moves ?? [];
    const kinds = new Set(moves.filter((move) => wanted.includes(move.notation)).map((move) => move.kind));
    return kinds.size ? moves.filter((move) => kinds.has(move.kind)) : moves;
  });

  constructor(session: Session, table: Table) {
    this.#session = session;
    this.#table = table;
    $effect(() => {
      if (!this.saying) return;
      this.#last = this.saying;
      aloud.tell([this.saying]);
    });
    $effect(() => {
      if (session.update) this.aside = '';
    });
  }

  /** Says why not, and once more what is to be done: no sheet lies over the hand that points to it. */
  answer(reasons: string[]): void {
    this.aside = reasons.join(' ') || text('lesson-otherwise');
    aloud.answer(this.aside, this.saying);
  }
}
