// Shows scenes one after another. A tile that fits in only one way is placed by the table in the same update as the
// drive: its reveal is shown first, long enough for everyone to see.
import type { MemoRaceView, Move, Outcome, Phrase } from '../../protocol';

/** Milliseconds to look at a revealed tile. */
export const LOOK = 1000;
/** With more waiting scenes than this, only the latest state is shown. */
const MOST_WAITING = 4;

export interface Scene {
  view: MemoRaceView;
  looking: number | null;
  moves: Move[];
  news: { number: number; events: Phrase[] };
  outcome: Outcome | null;
}

/** Returns the tile that was revealed and placed in one update. */
export const turnedAndLaid = (events: Phrase[]): Phrase | undefined =>
  events.find(
    (event) =>
      event.key === 'mr-turned' && events.some((other) => other.key === 'mr-drove' && other.args.place === event.args.place),
  );

export class Staging {
  now = $state.raw() as Scene;
  onlaid: () => void = () => {};
  /** The newest scene, and the scenes still to be shown. */
  #newest: Scene;
  #waiting: { scene: Scene; long: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Scene) {
    this.now = this.#newest = first;
  }

  take(next: Scene): void {
    const before = this.#newest;
    this.#newest = next;
    const last = this.#waiting[this.#waiting.length - 1];
    if (next.news.number === before.news.number) {
      // Another viewer's view of this moment: it is shown in its turn.
      if (last) last.scene = { ...next, news: last.scene.news };
      else this.now = next;
      return;
    }
    if (this.#waiting.length >= MOST_WAITING) this.stop();
    const turned = turnedAndLaid(next.news.events);
    const between = turned && sceneBetween(before.view, next, turned);
    if (between) {
      const events = next.news.events.filter((event) => event !== turned);
      this.#waiting.push({ scene: between, long: LOOK }, { scene: { ...next, news: { ...next.news, events } }, long: 0 });
    } else this.#waiting.push({ scene: next, long: 0 });
    if (this.#timer === undefined) this.#show();
  }

  /** Shows the newest scene at once if the viewer has to act in it: a tap is about that scene. */
  hurry(): void {
    if (!this.#waiting.length || !this.#newest.moves.length) return;
    this.stop();
    this.now = this.#newest;
  }

  #show(): void {
    for (let shown = this.#waiting.shift(); shown; shown = this.#waiting.shift()) {
      this.now = shown.scene;
      if (!shown.long) continue;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.onlaid();
        this.#show();
      }, shown.long);
      return;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }
}

/** Returns the scene in which the tile is face up and the car still in front of it. */
function sceneBetween(before: MemoRaceView, next: Scene, turned: Phrase): Scene | undefined {
  const tile = next.view.grid.find((one) => one.place === turned.args.place);
  if (!tile?.road) return undefined;
  const view: MemoRaceView = {
    ...before,
    phase: 'lay',
    turned: tile.place,
    ways: [tile.road],
    must_drive: false,
    refused: [],
    grid: before.grid.map((one) => (one.place === tile.place ? { ...tile, road: null } : one)),
  };
  return { ...next, view, moves: [], outcome: null, news: { ...next.news, events: [turned] } };
}
