// What the board shows, one scene after the other. A tile that can lie in one way only is laid by the table together with
// the drive, in one update: the scene in which it is turned up is shown first, long enough for everybody to have seen it.
import type { MemoRaceView, Move, Outcome, Phrase } from '../../protocol';

/** So long everybody may look at what was turned up. */
export const LOOK = 1000;
/** Whoever is further behind than this sees what is, not what was. */
const MOST_WAITING = 4;

export interface Scene {
  view: MemoRaceView;
  looking: number | null;
  moves: Move[];
  news: { number: number; events: Phrase[] };
  outcome: Outcome | null;
}

/** The tile that was turned up and laid in one go. */
export const turnedAndLaid = (events: Phrase[]): Phrase | undefined =>
  events.find(
    (event) =>
      event.key === 'mr-turned' && events.some((other) => other.key === 'mr-drove' && other.args.place === event.args.place),
  );

export class Staging {
  now = $state.raw() as Scene;
  onlaid: () => void = () => {};
  /** The newest that was told, and what still has to be shown of it. */
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
      // The same moment as somebody else sees it: it is shown when its time has come.
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

/** The moment in which the tile lies open and the car still stands before it. */
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
