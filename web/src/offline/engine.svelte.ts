// The page's side of the connection to the engine's worker.
import { pageName, Problem } from '../house/asking';
import type { Line } from '../house/reach';
import type { Refused } from '../protocol';
import type { Failure, FromEngine, Site, ToEngine } from './wire';

const CLOSED = 3;
const WHY: Record<Failure, string> = { network: 'engine-network', broken: 'engine-broken', 'too-old': 'engine-too-old' };

interface Port {
  postMessage(message: ToEngine): void;
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null;
}

/** One connection to a table, with the interface of a WebSocket. */
export class WorkerLine implements Line {
  readyState = 0;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  constructor(
    private tell: (message: ToEngine) => void,
    readonly name: string,
  ) {
    tell({ t: 'open', line: name });
  }
  send(text: string): void {
    this.tell({ t: 'say', line: this.name, text });
  }
  close(): void {
    this.readyState = CLOSED;
    this.tell({ t: 'hang-up', line: this.name });
  }
  hear(what: 'open' | 'heard' | 'closed', value: unknown): void {
    if (this.readyState === CLOSED) return;
    if (what === 'open') {
      this.readyState = 1;
      this.onopen?.();
    } else if (what === 'heard') this.onmessage?.({ data: value });
    else {
      this.readyState = CLOSED;
      this.onclose?.({ code: Number(value) });
    }
  }
}

export class Engine {
  /** The downloaded share, 0 to 1, until the engine runs. */
  share = $state(0);
  ready = $state(false);
  elsewhere = $state(false);
  failed = $state<Failure | null>(null);
  #port: Port | null = null;
  #lines = new Map<string, WorkerLine>();
  #asked = new Map<number, { resolve: (text: string) => void; reject: (why: Problem) => void }>();
  #count = 0;
  #page = pageName();

  constructor(private site: Site) {
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') {
      this.failed = 'too-old';
    }
  }

  /**
   * Starts the engine. Called after the shelf is drawn, or when the engine is needed: starting Python keeps a small
   * device busy.
   */
  wake(): void {
    if (this.#port || this.failed) return;
    // The window holds this lock until it closes, so that the engine notices that.
    void navigator.locks?.request(`spielkiste-page-${this.#page}`, () => new Promise(() => undefined));
    if (typeof SharedWorker === 'undefined')
      this.#port = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'spielkiste' });
    else {
      const shared = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'spielkiste' });
      this.#port = shared.port;
    }
    this.#port.onmessage = ({ data }) => this.#hear(data);
    this.start();
  }

  /** Starts the engine, or retries after a failure. */
  start(): void {
    this.failed = null;
    this.#port?.postMessage({ t: 'start', site: $state.snapshot(this.site), base: document.baseURI, page: this.#page });
  }

  /** Sends a request and waits for the engine if it is still loading. */
  ask(path: string, body: string): Promise<string> {
    this.wake();
    if (this.failed) return Promise.reject(this.#problem(this.failed));
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#port?.postMessage({ t: 'ask', id, path, body });
    });
  }

  line(): Line {
    this.wake();
    const line = new WorkerLine((message) => this.#port?.postMessage(message), String(++this.#count));
    this.#lines.set(line.name, line);
    return line;
  }

  #hear(said: FromEngine): void {
    if (said.t === 'loading') {
      this.elsewhere = false;
      this.share = said.share;
    } else if (said.t === 'elsewhere') this.elsewhere = true;
    else if (said.t === 'ready') {
      this.elsewhere = false;
      this.ready = true;
    } else if (said.t === 'failed') {
      this.failed = said.why;
      this.#lose(this.#problem(said.why));
    } else if (said.t === 'lost') {
      this.ready = false;
      this.share = 0;
      this.#lose(new Problem('offline', {}, ''));
    } else if (said.t === 'answer') {
      const asked = this.#asked.get(said.id);
      this.#asked.delete(said.id);
      if (said.text.startsWith('!')) {
        const refused = JSON.parse(said.text.slice(1)) as Refused;
        asked?.reject(new Problem(refused.key, refused.args, refused.sentence));
      } else asked?.resolve(said.text);
    } else {
      this.#lines.get(said.line)?.hear(said.what, said.value);
      if (said.what === 'closed') this.#lines.delete(said.line);
    }
  }

  #lose(problem: Problem): void {
    for (const { reject } of this.#asked.values()) reject(problem);
    this.#asked.clear();
    for (const line of this.#lines.values()) line.hear('closed', 1006);
    this.#lines.clear();
  }

  #problem = (why: Failure): Problem => new Problem(WHY[why], {}, '');
}
