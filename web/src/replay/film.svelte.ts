// A recorded game as a film: which frame is on the screen, with whose eyes, and how it goes on. It knows no rules: what every
// pair of eyes saw is worked out by whoever runs the tables, and fetched in pieces as they are needed.
import { getFrames, watchAgain } from '../house/api';
import type { Frame, Phrase, Watched, WatchWish } from '../protocol';

/** A seat's, a spectator's (null), or a spectator's with all cards open. */
export type Eyes = number | 'all' | null;

/** How many frames go by in the time of one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** So long a frame stays at the usual speed. */
const LONG = 1600;
/** Fetched when so few are left before the next unknown one. */
const AHEAD = 12;

export class Film {
  head = $state.raw<Watched | null>(null);
  /** What is on the screen. */
  frame = $state.raw<Frame | null>(null);
  /** Where we want to be: mostly what is on the screen, a moment later where a frame has to be fetched first. */
  at = $state(0);
  eyes = $state.raw<Eyes>(null);
  playing = $state(false);
  speed = $state(1);
  /** For things that move: what a single step forward brought; nothing after a jump. */
  news = $state.raw<{ number: number; events: Phrase[] }>({ number: 0, events: [] });

  /** A frame is shown that was not before: how we came there. */
  onshown: (way: 'on' | 'jump' | 'look') => void = () => {};
  ontrouble: (trouble: unknown) => void = () => {};
  /** How long what a frame brings has to be looked at, at least. */
  seenAfter: (events: Phrase[]) => number = () => 0;

  #frames = new Map<number, Frame>();
  #fetching: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Goes up when everything that is still under way is of no use any more. */
  #cut = 0;

  constructor(
    readonly recording: string,
    /** The page has no board for some games: then the table is wanted in words. */
    private plain: (game: string) => boolean = () => false,
  ) {}

  get last(): number {
    return this.head?.moves ?? 0;
  }
  /** What each frame up to this one told. */
  get told(): Phrase[][] {
    return this.head?.story.slice(0, (this.frame?.number ?? 0) + 1) ?? [];
  }

  /** Begins with these eyes; a game without an end, which only a spectator's may see, where it stopped. */
  async open(eyes: Eyes): Promise<void> {
    const cut = ++this.#cut;
    try {
      const head = await watchAgain(this.#wish(null, 0));
      if (cut !== this.#cut || this.#closed) return;
      this.head = head;
      this.at = head.over ? 0 : head.moves;
      const blind = !head.over || (eyes === 'all' ? !head.secrets : eyes !== null && eyes >= head.names.length);
      await this.look(blind ? null : eyes);
    } catch (trouble) {
      if (cut === this.#cut && !this.#closed) this.ontrouble(trouble);
    }
  }

  /** Looks with other eyes, at the same frame. */
  async look(eyes: Eyes): Promise<void> {
    const cut = ++this.#cut;
    try {
      const head = await watchAgain(this.#wish(eyes, 0));
      if (cut !== this.#cut || this.#closed) return;
      // Whatever other eyes saw is thrown away.
      this.#frames.clear();
      this.#fetching = null;
      this.eyes = eyes;
      this.head = head;
      this.at = Math.min(this.at, head.moves);
      await this.#show('look');
    } catch (trouble) {
      if (cut === this.#cut && !this.#closed) this.ontrouble(trouble);
    }
  }

  goTo(number: number): void {
    this.#move(number);
  }
  step(by: 1 | -1): void {
    this.#move(this.at + by);
  }
  /** To where the next turn begins, or the last one did. */
  turn(by: 1 | -1): void {
    const turns = this.head?.turns ?? [];
    const next = by > 0 ? turns.find((turn) => turn > this.at) : turns.findLast((turn) => turn < this.at);
    this.#move(next ?? (by > 0 ? this.last : 0));
  }

  /** At the end it begins anew. */
  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.at >= this.last) this.#move(0, true);
    else this.#move(this.at + 1, true);
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Whoever steps by hand has taken it into their own hands. */
  #move(number: number, playing = false): void {
    if (!playing) this.pause();
    const to = Math.max(0, Math.min(number, this.last));
    if (!this.head || to === this.at) return;
    this.at = to;
    void this.#show(to === (this.frame?.number ?? 0) + 1 ? 'on' : 'jump');
  }

  async #show(way: 'on' | 'jump' | 'look'): Promise<void> {
    const cut = this.#cut;
    const wanted = this.at;
    try {
      while (!this.#frames.has(wanted)) {
        await this.#fetch(wanted);
        if (cut !== this.#cut || this.#closed || wanted !== this.at) return;
      }
    } catch (trouble) {
      if (cut !== this.#cut || this.#closed) return;
      this.pause();
      this.at = this.frame?.number ?? 0;
      this.ontrouble(trouble);
      return;
    }
    const events = this.head?.story[wanted] ?? [];
    this.frame = this.#frames.get(wanted) ?? null;
    this.news = { number: this.news.number + 1, events: way === 'on' ? events : [] };
    this.onshown(way);
    // Also after another pair of eyes: whoever plays goes on.
    if (this.playing) this.#goOn(events);
    this.#fetchAhead(wanted);
  }

  #goOn(events: Phrase[]): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) {
      this.pause();
      return;
    }
    // What moves at its own pace is seen to its end, however fast the rest goes by.
    const wait = Math.max(LONG / this.speed, this.seenAfter(events));
    this.#timer = setTimeout(() => this.#move(this.at + 1, true), wait);
  }

  #fetchAhead(number: number): void {
    for (let ahead = number; ahead < Math.min(number + AHEAD, this.last); ahead++)
      if (!this.#frames.has(ahead)) {
        // What cannot be had now is asked for again when it is needed.
        void this.#fetch(ahead).catch(() => undefined);
        return;
      }
  }

  /** One piece at a time. */
  async #fetch(first: number): Promise<void> {
    if (this.#fetching) return this.#fetching;
    const cut = this.#cut;
    const fetching = (async () => {
      const found = await getFrames(this.#wish(this.eyes, first));
      if (cut !== this.#cut) return;
      for (const frame of found) this.#frames.set(frame.number, frame);
      if (!found.length) throw new Error('no frames');
    })();
    this.#fetching = fetching;
    try {
      await fetching;
    } finally {
      if (this.#fetching === fetching) this.#fetching = null;
    }
  }

  #wish(eyes: Eyes, first: number): WatchWish {
    return {
      recording: this.recording,
      looking: typeof eyes === 'number' ? eyes : null,
      open: eyes === 'all',
      words: this.head !== null && this.plain(this.head.game),
      first,
    };
  }
}
