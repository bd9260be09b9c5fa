// A clock that a test can control.
export interface Clock {
  /** Runs something later; returns a function that cancels it. */
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

/** One scheduled action at a time: setting a new one cancels the old one. */
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
