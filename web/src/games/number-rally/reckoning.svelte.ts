// The viewer's own sums: the typed answer, keys or choices, and the explanation after a wrong answer.
import type { NumberRallyView, Phrase } from '../../protocol';
import { setSuggestions, wantsSuggestions } from './report/memory';
import type { ExplainedSum, Skill, Sum } from './sums';

/** Milliseconds an explanation stays unless it is closed. */
const STAYS = 7000;
/** For this many milliseconds a tap may still be the second half of a double tap on the keys that were here. */
const RESTS = 350;

export class Reckoning {
  draft = $state('');
  /** Three choices instead of the keys. */
  easy = $state(wantsSuggestions());
  /** Strict: the last wrong answer, until it is closed. */
  missed = $state.raw<Sum | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #namedAt = -Infinity;

  toggle(): void {
    this.easy = !this.easy;
    setSuggestions(this.easy);
  }

  hear(events: Phrase[], looking: number | null, naming: NumberRallyView['naming']): void {
    for (const { key, args } of events) {
      if (args.seat !== looking) continue;
      if (key === 'zr-misnamed' && !naming) this.#explain(args as unknown as Sum);
      else if (key === 'zr-laid') this.layAside();
    }
  }

  #explain(sum: Sum): void {
    this.missed = sum;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.missed = null), STAYS);
  }

  layAside(): void {
    clearTimeout(this.#timer);
    this.missed = null;
  }

  /** Called when the keys have disappeared. */
  named(): void {
    this.#namedAt = performance.now();
  }

  get justNamed(): boolean {
    return performance.now() - this.#namedAt < RESTS;
  }
}

/** Returns the last wrong answer to the open sum, in practice. Until the total is told, only the steps are shown. */
export function openMiss(naming: NonNullable<NumberRallyView['naming']>): ExplainedSum | null {
  const { before, card, skill, wrong, steps } = naming;
  const answer = wrong[wrong.length - 1];
  if (answer === undefined) return null;
  const right = naming.right ?? (steps.length ? steps.reduce((total, step) => total + step, before) : null);
  return { before, card, skill: skill as Skill, answer, right };
}
