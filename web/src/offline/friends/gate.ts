// Where a guest's messages enter the host's engine. Guests are not trusted: they may send a few kinds of requests,
// limited in size, rate and depth; a guest that exceeds the limits is disconnected. Seats are guarded by their keys, as
// on a server.
import { Problem } from '../../house/asking';
import type { Line, Reach } from '../../house/reach';
import type { TableInfo } from '../../protocol';
import type { FromEngine, ToEngine } from '../wire';

/** The limits, as on a server (server/socket.py, server/serve.py). */
const LARGEST_MESSAGE = 8192;
const MESSAGES_PER_SECOND = 20;
const BURST = 60;
const MOST_LINES = 4;
const MOST_ASKED = 4;
/** The maximum nesting of lists and objects; no valid request needs more. */
const DEEPEST = 16;
/** The paths a guest may request; each needs a key of the table. */
const PATHS = ['api/invitation', 'api/join', 'api/replay'];
/** The longest message: an object around the text of a request, in which each quote takes two characters. */
export const LONGEST = 2 * LARGEST_MESSAGE + 200;

/** Limits what a guest does: a burst, then a steady rate. */
export class Rate {
  #left: number;
  #at = performance.now();
  constructor(
    private burst = BURST,
    private perSecond = MESSAGES_PER_SECOND,
  ) {
    this.#left = burst;
  }
  allows(now = performance.now()): boolean {
    this.#left = Math.min(this.burst, this.#left + ((now - this.#at) / 1000) * this.perSecond) - 1;
    this.#at = now;
    return this.#left >= 0;
  }
}

/** Who a guest is at the table, as the engine says: its own word proves nothing. */
export interface Seated {
  seats: number[];
  /** By seat. */
  names: string[];
}
/** The page that has taken a seat for a guest. One invitation is for one seat, no matter how often the guest comes back. */
export interface Joined {
  client: string;
}

export class Gate {
  #lines = new Map<string, Line>();
  #asked = 0;

  constructor(
    private reach: Reach,
    private tell: (message: FromEngine) => void,
    private letGo: () => void,
    private onseated: (seated: Seated) => void,
    private joined: Joined,
  ) {}

  hear(message: ToEngine): void {
    if (!this.#carry(message)) this.letGo();
  }

  close(): void {
    for (const line of this.#lines.values()) line.close();
    this.#lines.clear();
  }

  /** Forwards a message; returns false if no valid page would send it. */
  #carry(said: ToEngine): boolean {
    if (said.t === 'ask') {
      const { id, path, body } = said;
      if (!Number.isInteger(id) || !PATHS.includes(path) || !readable(body) || this.#asked >= MOST_ASKED) return false;
      void this.#ask(id, path, body);
    } else if (said.t === 'open') {
      const name = said.line;
      if (typeof name !== 'string' || name.length > 20 || this.#lines.has(name) || this.#lines.size >= MOST_LINES) return false;
      this.#open(name);
    } else if (said.t === 'say') {
      if (!readable(said.text)) return false;
      this.#lines.get(said.line)?.send(said.text);
    } else if (said.t === 'hang-up') {
      this.#lines.get(said.line)?.close();
      this.#lines.delete(said.line);
    } else return false;
    return true;
  }

  #open(name: string): void {
    const line = this.reach.line();
    this.#lines.set(name, line);
    const tell = (what: 'open' | 'heard' | 'closed', value: unknown) => this.tell({ t: 'line', line: name, what, value });
    line.onopen = () => tell('open', 0);
    const seated: Seated = { seats: [], names: [] };
    line.onmessage = ({ data }) => {
      if (typeof data === 'string' && SEATING.test(data)) {
        const { seats, table } = JSON.parse(data) as { seats?: number[]; table?: TableInfo };
        seated.seats = seats ?? seated.seats;
        seated.names = table?.seats.map(({ name }) => name) ?? seated.names;
        this.onseated(seated);
      }
      tell('heard', data);
    };
    line.onclose = ({ code }) => {
      this.#lines.delete(name);
      tell('closed', code);
    };
  }

  /** Lets one page of this guest take a seat: others would take the seats of people who have not come yet. */
  #joinOnce(body: string): void {
    const { client } = JSON.parse(body) as { client?: unknown };
    const page = typeof client === 'string' ? client : '';
    if (!page || (this.joined.client && this.joined.client !== page)) throw new Problem('table-full', {}, '');
    this.joined.client = page;
  }

  async #ask(id: number, path: string, body: string): Promise<void> {
    const before = this.joined.client;
    this.#asked++;
    try {
      if (path === 'api/join') this.#joinOnce(body);
      const answer = await this.reach.ask(path, { method: 'POST', body });
      this.tell({ t: 'answer', id, text: await answer.text() });
    } catch (trouble) {
      this.joined.client = before;
      const { key, args, message } = trouble instanceof Problem ? trouble : new Problem('offline', {}, '');
      this.tell({ t: 'answer', id, text: `!${JSON.stringify({ key, args, sentence: message })}` });
    } finally {
      this.#asked--;
    }
  }
}

/** The messages of the engine that say who sits where. */
const SEATING = /^\{"t":"(welcome|table|seated)"/;

/** Returns whether the engine may decode this text. Brackets inside strings count as nesting, too. */
function readable(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > LARGEST_MESSAGE) return false;
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > DEEPEST) return false;
  }
  return true;
}
