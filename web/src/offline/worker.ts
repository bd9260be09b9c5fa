// One engine for all windows of this browser. Windows of one version share a worker where the browser supports it. A
// lock elects the worker that runs the engine; the others forward their windows' messages. When that worker ends, the
// next one takes over.
import { Hub } from './hub';
import type { FromEngine, ToEngine } from './wire';

interface Port {
  postMessage(message: FromEngine): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
}

/** Messages between workers. */
type Passed = { from: string; said: ToEngine } | { to: string; said: FromEngine } | { news: 'another engine' };

/** Milliseconds after which a worker that does not answer counts as asleep. */
const ANSWER_MS = 4000;

/** A window of this worker: its first message, and messages not yet delivered. */
interface Window {
  port: Port;
  start: ToEngine;
  waiting: ToEngine[];
}

const windows = new Map<string, Window>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('spielkiste-engine');
let hub: Hub | null = null;
/** Whether something receives our messages: the engine here, or another worker. */
let linked = false;
let asked = false;

function pass(page: string, said: ToEngine): void {
  const post = (message: FromEngine) => windows.get(page)?.port.postMessage(message);
  if (hub) hub.hear(page, said, post);
  else channel?.postMessage({ from: page, said } satisfies Passed);
}

function link(): void {
  if (linked) return;
  linked = true;
  for (const [page, { waiting }] of windows) for (const said of waiting.splice(0)) pass(page, said);
}

/** Starts over with a new engine: pending requests are lost, and every window starts again. */
function begin(): void {
  const lost = linked;
  linked = false;
  for (const [page, { port, start, waiting }] of windows) {
    if (lost) {
      waiting.splice(0);
      port.postMessage({ t: 'lost' });
    }
    pass(page, start);
  }
}

function lead(): void {
  hub = new Hub();
  begin();
  link();
  channel?.postMessage({ news: 'another engine' } satisfies Passed);
}

function enter(page: string, port: Port, start: ToEngine): void {
  windows.set(page, { port, start, waiting: [] });
  pass(page, start);
  if (asked) return;
  asked = true;
  // Insecure addresses have no locks: every worker runs its own engine, and the database refuses the second writer.
  if (!navigator.locks) lead();
  else void navigator.locks.request('spielkiste-engine', () => (lead(), new Promise(() => undefined)));
  setTimeout(() => {
    if (!linked) for (const window of windows.values()) window.port.postMessage({ t: 'elsewhere' });
  }, ANSWER_MS);
}

if (channel)
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('from' in data) hub?.hear(data.from, data.said, (said) => channel.postMessage({ to: data.from, said } satisfies Passed));
    else if ('to' in data) {
      if (!windows.has(data.to)) return;
      windows.get(data.to)?.port.postMessage(data.said);
      link();
    } else if (!hub) begin();
  };

function serve(port: Port): void {
  let page = '';
  port.onmessage = ({ data: said }) => {
    if (said.t === 'start') {
      page = said.page;
      enter(page, port, said);
    } else if (linked) pass(page, said);
    else windows.get(page)?.waiting.push(said);
  };
}

const scope = globalThis as unknown as Port & { onconnect?: ((event: MessageEvent) => void) | null };
if ('onconnect' in scope)
  scope.onconnect = (event) => {
    const port = event.ports[0];
    if (port) serve(port);
  };
else serve(scope);
