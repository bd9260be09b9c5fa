// The engine and all windows it serves.
import { Broken } from './loading';
import { type Engine, startPython } from './python';
import type { Failure, FromEngine, Site, ToEngine } from './wire';

type Post = (message: FromEngine) => void;

/** The answer if the engine itself has failed. */
const BROKEN = '!{"key":"engine-broken","args":{},"sentence":""}';
const failure = (trouble: unknown): Failure => (trouble instanceof Broken ? 'broken' : 'network');

export class Hub {
  #engine: Promise<Engine> | null = null;
  #state: FromEngine = { t: 'loading', share: 0 };
  #pages = new Map<string, { post: Post; lines: Set<string> }>();

  /** Handles a message from a window; `post` sends the replies. */
  hear(page: string, said: ToEngine, post: Post): void {
    if (said.t === 'start') {
      this.#let(page, post);
      this.#engine ??= this.#begin(said.site, said.base);
      this.#engine.catch(() => undefined);
      post(this.#state);
    } else
      this.#engine?.then(
        (engine) => this.#carry(engine, page, said),
        () => undefined,
      );
  }

  #let(page: string, post: Post): void {
    if (this.#pages.has(page)) return;
    this.#pages.set(page, { post, lines: new Set() });
    // A window that closes, in any way, releases the lock named after it.
    void navigator.locks?.request(`spielkiste-page-${page}`, () => this.#gone(page));
  }

  #gone(page: string): void {
    const lines = this.#pages.get(page)?.lines ?? [];
    this.#pages.delete(page);
    void this.#engine?.then((engine) => {
      for (const line of lines) engine.hang_up(`${page}/${line}`);
    });
  }

  #carry(engine: Engine, page: string, said: ToEngine): void {
    const known = this.#pages.get(page);
    if (!known) return;
    const { post, lines } = known;
    if (said.t === 'ask') {
      const answer = (text: string) => post({ t: 'answer', id: said.id, text });
      // Every request gets an answer, even if the engine fails.
      engine.ask(said.path, said.body).then(answer, () => answer(BROKEN));
    } else if (said.t === 'open') {
      const line = said.line;
      lines.add(line);
      engine.open(`${page}/${line}`, (what, value) => post({ t: 'line', line, what, value }));
    } else if (said.t === 'say') engine.say(`${page}/${said.line}`, said.text);
    else if (said.t === 'hang-up') {
      lines.delete(said.line);
      engine.hang_up(`${page}/${said.line}`);
    }
  }

  async #begin(site: Site, base: string): Promise<Engine> {
    try {
      const engine = await startPython(site, base, (share) => this.#tellAll({ t: 'loading', share }));
      this.#tellAll({ t: 'ready' });
      return engine;
    } catch (trouble) {
      // Cleared, so that the next request tries again.
      this.#engine = null;
      this.#tellAll({ t: 'failed', why: failure(trouble), said: String(trouble) });
      throw trouble;
    }
  }

  #tellAll(message: FromEngine): void {
    this.#state = message.t === 'failed' ? { t: 'loading', share: 0 } : message;
    for (const { post } of this.#pages.values()) post(message);
  }
}
