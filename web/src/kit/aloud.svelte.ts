// A queue of everything read out, by a screen reader or by the page's own voice. Lines are spoken in order, and none
// is lost.
import { untrack } from 'svelte';

export interface Said {
  id: number;
  words: string;
  /** An answer to the player's own action, not an event at the table. */
  answer: boolean;
  /** The live region that shows it. */
  place: number;
  at: number;
  /** Whether it has been shown. */
  shown: boolean;
}

interface Waiting {
  words: string;
  answer: boolean;
  due: number;
}

/** Reads lines aloud in place of the screen reader. */
export interface Reader {
  /** Returns false if it cannot speak; the screen reader then takes over. */
  read: (words: string) => boolean;
  hush: () => void;
}

/**
 * Lines younger than this many milliseconds stay, and so do the last 12: a screen reader needs time to notice them.
 */
const KEPT = 12;
const READ = 4000;
/** Milliseconds until a screen reader listens to a new live region. */
const MET = 120;

export class Aloud {
  said = $state.raw<Said[]>([]);
  reader: Reader | null = null;
  #line: Waiting[] = [];
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #places: number[] = [];
  #met = 0;

  /** Queues events; they are spoken after everything that is waiting, and no sooner than in `wait` milliseconds. */
  tell(lines: string[], wait = 0): void {
    this.#queue(lines, false, wait);
  }

  /** Answers what the player tapped or asked, before everything that is waiting. */
  answer(...lines: string[]): void {
    this.#queue(lines, true, 0);
  }

  /** Returns whether something is still to be said. */
  get waiting(): boolean {
    return this.#line.length > 0;
  }

  /** Says everything that is waiting now: the answer to a question about the table must not come before its events. */
  catchUp(): void {
    this.#due = 0;
    this.#line = this.#line.map((line) => ({ ...line, due: 0 }));
    untrack(() => this.#run());
  }

  /** Drops everything said or waiting, before the tablet goes to the next player. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#line = [];
    this.#due = 0;
    this.said = [];
    this.reader?.hush();
  }

  /**
   * Opens a region and returns its number. The newest region is the active one, because a dialog silences the page
   * behind it.
   */
  open(): number {
    this.#places.push(++this.#count);
    this.#met = performance.now() + MET;
    return this.#count;
  }
  /** Closes a region. Lines that it had no time to show move to the region that is active now. */
  close(place: number): void {
    this.#places = this.#places.filter((other) => other !== place);
    const next = this.#places.at(-1) ?? 0;
    const late = (line: Said) => line.place === place && !line.shown;
    untrack(() => {
      if (this.said.some(late)) this.said = this.said.map((line) => (late(line) ? { ...line, place: next } : line));
    });
  }

  #queue(lines: string[], answer: boolean, wait: number): void {
    const now = performance.now();
    if (!answer) this.#due = Math.max(this.#due, now + wait);
    const due = answer ? now : this.#due;
    // The answer to a key press comes at once, not after events that are still being shown.
    const at = answer ? this.#line.findIndex((line) => !line.answer) : -1;
    const added = lines.filter(Boolean).map((words) => ({ words, answer, due }));
    this.#line.splice(at < 0 ? this.#line.length : at, 0, ...added);
    // This is also called from effects, which must not depend on what is read here.
    untrack(() => this.#run());
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (let next = this.#line[0]; next; next = this.#line[0]) {
      const due = Math.max(next.due, this.#met);
      if (due > now) {
        this.#timer = setTimeout(() => this.#run(), Math.ceil(due - now));
        return;
      }
      this.#line.shift();
      if (!this.reader?.read(next.words)) this.#write(next, now);
    }
  }

  #write({ words, answer }: Waiting, at: number): void {
    const old = this.said.findIndex((line, i) => line.at > at - READ || i >= this.said.length - KEPT);
    const kept = old < 0 ? [] : this.said.slice(old);
    this.said = [...kept, { id: ++this.#count, words, answer, place: this.#places.at(-1) ?? 0, at, shown: false }];
  }
}

export const aloud = new Aloud();
