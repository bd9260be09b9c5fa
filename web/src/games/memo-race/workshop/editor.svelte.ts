// The track being edited. Changes are sent to the server one after another; the last verdict stays until the next one
// arrives.
import { Problem } from '../../../house/asking';
import { house, text } from '../../../house/house.svelte';
import { play } from '../../../kit/sound';
import type { TrackView } from '../../../protocol';
import { edited, type Step } from './ask';
import { draft, keepDraft } from './shelf';

const MOST_STEPS = 60;

export class Editor {
  /** Null until the first answer arrives. */
  track = $state.raw<TrackView | null>(null);
  /** Earlier tracks for undo, newest last. */
  before = $state.raw<TrackView[]>([]);
  /** What is wrong with the link, in words. */
  trouble = $state<string | null>(null);
  onchange: () => void = () => {};
  #work: Promise<unknown> = Promise.resolve();

  /** `code`: the track of a link; without one the last track is continued. */
  constructor(
    private code: string | null,
    fresh: Step,
  ) {
    void this.#then(async () => {
      try {
        this.track = (await this.#first(fresh)).track;
      } catch (trouble) {
        if (!(trouble instanceof Problem)) throw trouble;
        this.trouble = house.complaint(trouble.key, trouble.args, trouble.message);
      }
    });
  }

  async #first(fresh: Step) {
    if (this.code !== null) return edited(this.code);
    const left = draft();
    // The stored text may not be a valid track.
    const found = left === null ? null : await edited(left).catch((trouble) => this.#unless('offline', trouble));
    return found ?? edited(null, fresh);
  }
  #unless(key: string, trouble: unknown): null {
    if (!(trouble instanceof Problem) || trouble.key === key) throw trouble;
    return null;
  }

  /** Runs the changes one after another. */
  #then<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  /** Queues a change of the track; reports any error. */
  change(step: (track: TrackView) => Step): Promise<TrackView | null> {
    return this.#then(async () => {
      const track = this.track;
      if (!track) return null;
      try {
        const made = step(track);
        const answer = await edited(track.code, made);
        if (answer.trouble) house.notice = text(`error-${answer.trouble}`);
        // Naming is not undoable.
        if (made.do === 'name') this.#keep(answer.track);
        else if (answer.track.code !== track.code) this.#lay(answer.track);
        if (answer.track.pieces.length > track.pieces.length) play('card');
        return answer.track;
      } catch (trouble) {
        house.complain(trouble);
        return null;
      }
    });
  }

  /** Changes the shape of empty sand, which needs no undo. */
  reshape(shape: { columns: number; rows: number }): void {
    void this.#then(async () => {
      const { track } = this;
      if (!track || track.pieces.length || (track.columns === shape.columns && track.rows === shape.rows)) return;
      this.#keep((await edited(track.code, { do: 'size', ...shape })).track);
    }).catch((trouble) => house.complain(trouble));
  }

  /** Opens another track from the shelf. */
  open(track: TrackView): void {
    void this.#then(async () => this.#lay(track));
  }

  undo(): void {
    void this.#then(async () => {
      const last = this.before[this.before.length - 1];
      this.before = this.before.slice(0, -1);
      if (last) this.#keep(last);
    });
  }

  #lay(next: TrackView): void {
    if (this.track) this.before = [...this.before.slice(-MOST_STEPS), this.track];
    this.#keep(next);
  }
  #keep(next: TrackView): void {
    this.track = next;
    // A track from a link stays in the link; the user's own is stored on the device.
    if (this.code === null) keepDraft(next);
    else history.replaceState(null, '', `#track=${next.code}`);
    this.onchange();
  }
}
