// The published time in which somebody may react out of turn.
export interface Reaction {
  /** How long the window is in all, in milliseconds, and when it closes on the clock of performance.now(). */
  total: number;
  end: number;
}
