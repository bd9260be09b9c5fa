// Time, so that a test can pass it by hand.
export interface Clock {
  /** Do something later; the answer takes it back. */
  after(ms: number, act: () => void): () => void;
  now(): number;
}

export const wallClock: Clock = {
  after(ms, act) {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
  now: () => performance.now(),
};

/** One thing that will happen, or nothing: setting it anew takes back what was set before. */
export class Timer {
  #stop: (() => void) | undefined;

  constructor(private readonly clock: Clock) {}

  set(ms: number, act: () => void): void {
    this.clear();
    this.#stop = this.clock.after(ms, act);
  }

  clear(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
