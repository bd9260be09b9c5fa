// Looking back on a finished game. The work is done piece by piece by whoever runs the tables; leaving means to ask no more.
import { getReview } from '../house/api';
import { Problem } from '../house/asking';
import type { Judged, Retrospect, TurningPoint } from '../protocol';

/** Whoever has asked too much for a while waits so long before going on. */
const PATIENCE = 3000;

export class LookingBack {
  /** How much of the work is done; null: nobody has asked. */
  share = $state<number | null>(null);
  review = $state.raw<Retrospect | null>(null);
  ontrouble: (trouble: unknown) => void = () => {};
  #asked = 0;

  constructor(readonly recording: string) {}

  async start(): Promise<void> {
    const asked = ++this.#asked;
    this.share = 0;
    for (let piece = 0; ;) {
      try {
        const answer = await getReview({ recording: this.recording, piece });
        if (asked !== this.#asked) return;
        this.share = answer.done / answer.pieces;
        if (answer.review) {
          this.review = answer.review;
          return;
        }
        piece = answer.done;
      } catch (trouble) {
        if (asked !== this.#asked) return;
        if (trouble instanceof Problem && trouble.key === 'too-many') {
          await new Promise((resolve) => setTimeout(resolve, PATIENCE));
          if (asked !== this.#asked) return;
        } else {
          this.share = null;
          this.ontrouble(trouble);
          return;
        }
      }
    }
  }

  /** Nobody wants it any more. */
  stop(): void {
    this.#asked++;
    if (!this.review) this.share = null;
  }

  /** The turning point after this frame, or before it. */
  next(at: number, by: 1 | -1): TurningPoint | undefined {
    const turns = this.review?.turns ?? [];
    return by > 0 ? turns.find((turn) => turn.number > at) : turns.findLast((turn) => turn.number < at);
  }
  /** The decision that is about to be made after so many moves. */
  decision(at: number): Judged | undefined {
    return this.review?.decisions.find((one) => one.number === at);
  }
  turn(at: number): TurningPoint | undefined {
    return this.review?.turns.find((turn) => turn.number === at);
  }
}

/** What a seat could expect after so many moves: what it knew last. */
export function worthAt(review: Retrospect, seat: number, at: number): number {
  const points = review.curves[seat]?.points ?? [];
  return (points.findLast((point) => point.number <= at) ?? points[0])?.worth ?? 0;
}
