// A published window in which players may react out of turn.
export interface Reaction {
  /** The length of the window in milliseconds, and when it closes on the clock of performance.now(). */
  total: number;
  end: number;
}
