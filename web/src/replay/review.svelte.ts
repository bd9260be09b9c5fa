// Reviews a finished game. The server does one step per request; leaving the page ends the requests.
import { getReview } from '../house/api';
import { Problem } from '../house/asking';
import type { Judged, Retrospect, TurningPoint } from '../protocol';

/** Milliseconds to wait after the server says there were too many requests. */
const PATIENCE = 3000;

export class LookingBack {
  /** The finished share of the work; null: not requested. */
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

  /** Stops asking. */
  stop(): void {
    this.#asked++;
    if (!this.review) this.share = null;
  }

  /** Returns the next turning point after this frame, or the previous one before it. */
  next(at: number, by: 1 | -1): TurningPoint | undefined {
    const turns = this.review?.turns ?? [];
    return by > 0 ? turns.find((turn) => turn.number > at) : turns.findLast((turn) => turn.number < at);
  }
  /** Returns the decision that follows this many moves. */
  decision(at: number): Judged | undefined {
    return this.review?.decisions.find((one) => one.number === at);
  }
  turn(at: number): TurningPoint | undefined {
    return this.review?.turns.find((turn) => turn.number === at);
  }
}

/** Returns what a seat could expect after this many moves, by the latest known value. */
export function worthAt(review: Retrospect, seat: number, at: number): number {
  const points = review.curves[seat]?.points ?? [];
  return (points.findLast((point) => point.number <= at) ?? points[0])?.worth ?? 0;
}
