// A recorded game as a film: the current frame, the viewpoint, and playback. It knows no rules: the server computes
// what each viewpoint saw, and the frames are loaded in chunks.
import { getFrames, watchAgain } from '../house/api';
import type { Frame, Phrase, Watched, WatchRequest } from '../protocol';

/** A seat, a spectator (null), or a spectator with all cards open. */
export type Eyes = number | 'all' | null;

/** Playback speeds, relative to normal. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds per frame at normal speed. */
const LONG = 1600;
/** Load more when fewer than this many frames are left. */
const AHEAD = 12;

export class Film {
  head = $state.raw<Watched | null>(null);
  /** The visible frame. */
  frame = $state.raw<Frame | null>(null);
  /** The requested frame: usually the visible one, ahead of it while a frame is loading. */
  at = $state(0);
  eyes = $state.raw<Eyes>(null);
  playing = $state(false);
  speed = $state(1);
  /** The events of a single step forward, for animations; empty after a jump. */
  news = $state.raw<{ number: number; events: Phrase[] }>({ number: 0, events: [] });

  /** Called when another frame is shown; `way`: by a step, a jump, or a change of viewpoint. */
  onshown: (way: 'on' | 'jump' | 'look') => void = () => {};
  ontrouble: (trouble: unknown) => void = () => {};
  /** Returns the minimum time to look at a frame with these events, in milliseconds. */
  seenAfter: (events: Phrase[]) => number = () => 0;

  #frames = new Map<number, Frame>();
  #fetching: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Incremented when all pending requests become obsolete. */
  #cut = 0;

  constructor(
    readonly recording: string,
    /** Returns whether a game has no board of its own, so that the table is described in words. */
    private plain: (game: string) => boolean = () => false,
  ) {}

  get last(): number {
    return this.head?.moves ?? 0;
  }
  /** Returns the events of each frame up to the visible one. */
  get told(): Phrase[][] {
    return this.head?.story.slice(0, (this.frame?.number ?? 0) + 1) ?? [];
  }

  /**
   * Opens the recording from this viewpoint. An unfinished game, which only a spectator may see, opens where it
   * stopped.
   */
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

  /** Changes the viewpoint at the same frame. */
  async look(eyes: Eyes): Promise<void> {
    const cut = ++this.#cut;
    try {
      const head = await watchAgain(this.#wish(eyes, 0));
      if (cut !== this.#cut || this.#closed) return;
      // Drop everything that the other viewpoint saw.
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
  /** Goes to the start of the next turn, or of the previous one. */
  turn(by: 1 | -1): void {
    const turns = this.head?.turns ?? [];
    const next = by > 0 ? turns.find((turn) => turn > this.at) : turns.findLast((turn) => turn < this.at);
    this.#move(next ?? (by > 0 ? this.last : 0));
  }

  /** Plays or pauses; at the end it starts again. */
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

  /** Moves to a frame; a manual step stops playback. */
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
    // Playback also continues after a change of viewpoint.
    if (this.playing) this.#goOn(events);
    this.#fetchAhead(wanted);
  }

  #goOn(events: Phrase[]): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) {
      this.pause();
      return;
    }
    // An animation with its own pace plays to its end at any speed.
    const wait = Math.max(LONG / this.speed, this.seenAfter(events));
    this.#timer = setTimeout(() => this.#move(this.at + 1, true), wait);
  }

  #fetchAhead(number: number): void {
    for (let ahead = number; ahead < Math.min(number + AHEAD, this.last); ahead++)
      if (!this.#frames.has(ahead)) {
        // A failed prefetch is retried when the frame is needed.
        void this.#fetch(ahead).catch(() => undefined);
        return;
      }
  }

  /** Loads one chunk at a time. */
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

  #wish(eyes: Eyes, first: number): WatchRequest {
    return {
      recording: this.recording,
      looking: typeof eyes === 'number' ? eyes : null,
      open: eyes === 'all',
      words: this.head !== null && this.plain(this.head.game),
      first,
    };
  }
}
