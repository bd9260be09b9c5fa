// A fake WebSocket for tests; the test plays the server.
import type { Message, Move, TableInfo, Update, Welcome } from '../../protocol';

interface Sent {
  t: string;
  id?: number;
  [field: string]: unknown;
}

export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All connections the page has opened, newest last. */
  static all: Line[] = [];
  static get newest(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error('The page has not called.');
    return line;
  }

  readyState = Line.CONNECTING;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL | string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = Line.CLOSED;
  }

  // -- the server's side ------------------------------------------------------------------------------------------

  answerTheCall(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hangUp(code = 1006): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code });
  }
  /** Returns the messages of this kind that the page has sent. */
  heard(kind: string): Sent[] {
    return this.sent.filter((message) => message.t === kind);
  }
  /** Acknowledges the last request. */
  ack(number = 0): void {
    this.say({ t: 'ack', id: this.sent.at(-1)?.id ?? 0, number });
  }
}

export const table = (part: Partial<TableInfo> = {}): TableInfo => ({
  game: 'thousand-km',
  options: {},
  seats: [0, 1].map((seat) => ({
    seat,
    name: `P${seat}`,
    kind: 'person',
    bot: null,
    stand_in: false,
    present: true,
    animal: seat,
  })),
  sides: 2,
  started: true,
  commitment: '',
  deal: null,
  join_key: null,
  spectator_key: null,
  pace: 'normal',
  proposal: null,
  recorded: false,
  ended: false,
  previous: null,
  feelings: true,
  slow: false,
  relief: false,
  moved: null,
  ...part,
});

export const move = (notation: string): Move => ({
  notation,
  kind: notation.split(' ')[0] ?? '',
  key: 'move',
  args: {},
  outlook: {},
});

export const update = (part: Partial<Update> = {}): Update => ({
  t: 'update',
  number: 1,
  looking: 0,
  events: [],
  view: { phase: 'turn' },
  awaited: [0],
  moves: [],
  outcome: null,
  seed: null,
  met: [],
  window_ms: null,
  remaining_ms: null,
  fresh: false,
  words: null,
  lesson: null,
  stumbled: [],
  ack: null,
  ...part,
});

export const welcome = (seats: number[], part: Partial<Update> = {}): Welcome => ({
  t: 'welcome',
  seats,
  table: table(),
  update: update({ fresh: true, ...part }),
  reconnect_ms: 1000,
});
