// A lesson at this table: the teacher's words, the answer to a wrong tap, and the offered moves.
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
  /** The teacher's last words; they stay while other players move. */
  #last = $state('');
  /** The teacher's answer to a wrong tap, until the next event. */
  aside = $state('');
  /** Whether the hand points at something the player picked by mistake and has to put back. */
  held = $state(false);

  /** The lesson until it is done. */
  step = $derived.by(() => {
    const lesson = this.#session.update?.lesson;
    return lesson && !lesson.done ? lesson : null;
  });
  /** The words of this step; none while other players move. */
  saying = $derived.by(() => {
    const { update } = this.#session;
    return update?.lesson?.say ? this.#table.say(update.lesson.say, update.looking) : '';
  });
  /** Whether the teacher speaks instead of the board; not at the end, where both celebrate. */
  speaks = $derived.by(() => this.saying !== '' && this.step !== null && !this.#session.update?.outcome);
  words = $derived.by(() => this.saying || this.#last);
  /** The moves of the kind that the lesson is about, so that no tap starts a move that the lesson would refuse. */
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
    $effect(() => {
      if (this.held) aloud.answer(text('web-lesson-back'));
    });
  }

  /** Clears the teacher's answer at the next touch on the board; returns a function that stops this. */
  listen(room: HTMLElement): () => void {
    const touched = () => (this.aside = '');
    room.addEventListener('click', touched, true);
    return () => room.removeEventListener('click', touched, true);
  }

  /** Explains the refusal and repeats the task, without a sheet that would cover the pointing hand. */
  answer(reasons: string[]): void {
    this.aside = reasons.join(' ') || text('lesson-otherwise');
    aloud.answer(this.aside, this.saying);
  }
}
