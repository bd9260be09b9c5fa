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
  /** What the player is asked: worth nothing once it is answered. */
  question: boolean;
  due: number;
}

/** What a catch-up has said. */
export interface Caught {
  events: boolean;
  question: boolean;
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

  /** Queues what the player is asked now, after everything that is waiting. */
  ask(line: string): void {
    this.#queue([line], true, 0);
  }

  /** Answers what the player tapped or asked, after the events that are waiting: they led to it. A question follows. */
  answer(...lines: string[]): void {
    this.tellEvents();
    this.#insert(lines, ({ question }) => question);
  }

  /** Answers a tap on something that is still moving, before everything that is waiting. */
  remark(...lines: string[]): void {
    this.#insert(lines, ({ answer }) => !answer);
  }

  /** Queues answers before the first waiting line of this kind. */
  #insert(lines: string[], kind: (line: Waiting) => boolean): void {
    const due = performance.now();
    const at = this.#line.findIndex(kind);
    const added = lines.filter(Boolean).map((words) => ({ words, answer: true, question: false, due }));
    this.#line.splice(at < 0 ? this.#line.length : at, 0, ...added);
    untrack(() => this.#run());
  }

  /** Returns whether something is still to be said. */
  get waiting(): boolean {
    return this.#line.length > 0;
  }

  /** Says everything that is waiting now, and returns what that was. */
  catchUp(): Caught {
    const caught = this.#caught();
    this.#due = 0;
    this.#line = this.#line.map((line) => ({ ...line, due: 0 }));
    untrack(() => this.#run());
    return caught;
  }

  /** Says all events that are waiting now; a question still waits for its moment, in which it may be answered. */
  tellEvents(): void {
    if (!this.#caught().events) return;
    const asked = this.#line.filter(({ question }) => question);
    this.#due = Math.max(0, ...asked.map(({ due }) => due));
    this.#line = [...this.#line.filter(({ question }) => !question).map((line) => ({ ...line, due: 0 })), ...asked];
    untrack(() => this.#run());
  }

  /** Drops the questions that are waiting, because they have been answered, and returns them. */
  drop(): string[] {
    const dropped = this.#line.filter((line) => line.question);
    this.#line = this.#line.filter((line) => !line.question);
    return dropped.map(({ words }) => words);
  }

  #caught(): Caught {
    return {
      events: this.#line.some(({ answer, question }) => !answer && !question),
      question: this.#line.some(({ question }) => question),
    };
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
    const before = this.#places.at(-1);
    this.#places.push(++this.#count);
    this.#met = performance.now() + MET;
    if (before !== undefined) this.#move(before, this.#count);
    return this.#count;
  }
  /** Closes a region. */
  close(place: number): void {
    this.#places = this.#places.filter((other) => other !== place);
    this.#move(place, this.#places.at(-1) ?? 0);
  }
  /** Moves the lines that a region had no time to show to the region that is active now. */
  #move(from: number, to: number): void {
    const late = (line: Said) => line.place === from && !line.shown;
    untrack(() => {
      if (this.said.some(late)) this.said = this.said.map((line) => (late(line) ? { ...line, place: to } : line));
    });
  }

  #queue(lines: string[], question: boolean, wait: number): void {
    this.#due = Math.max(this.#due, performance.now() + wait);
    const due = this.#due;
    this.#line.push(...lines.filter(Boolean).map((words) => ({ words, answer: false, question, due })));
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
