// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Engine } from './engine.svelte';
import type { FromEngine, Site, ToEngine } from './wire';

const SITE: Site = { version: 'v1', engine: 'e/', files: {}, data: 'd/', nets: {}, settings: { quick: false, words: {} } };

/** The worker's side of the connection. */
class Port {
  sent: ToEngine[] = [];
  onmessage: ((event: { data: FromEngine }) => void) | null = null;
  postMessage(message: ToEngine): void {
    this.sent.push(message);
  }
  say(message: FromEngine): void {
    this.onmessage?.({ data: message });
  }
}
let port: Port;

beforeEach(() => {
  port = new Port();
  vi.stubGlobal(
    'SharedWorker',
    class {
      port = port;
    },
  );
});

test('it begins when it is woken, once, and tells how much has come', () => {
  const engine = new Engine(SITE);
  expect(port.sent).toEqual([]);
  engine.wake();
  engine.wake();
  expect(port.sent.map(({ t }) => t)).toEqual(['start']);
  port.say({ t: 'loading', share: 0.4 });
  expect([engine.share, engine.ready]).toEqual([0.4, false]);
  port.say({ t: 'ready' });
  expect(engine.ready).toBe(true);
});

test('an answer finds its question, and a refusal is a problem with words', async () => {
  const engine = new Engine(SITE);
  const [first, second] = [engine.ask('api/qr', '1'), engine.ask('api/qr', '2')];
  const [one, two] = port.sent.filter((message) => message.t === 'ask').map(({ id }) => id);
  port.say({ t: 'answer', id: two ?? 0, text: 'two' });
  port.say({ t: 'answer', id: one ?? 0, text: '!{"key":"storage-full","args":{},"sentence":"No room."}' });
  expect(await second).toBe('two');
  await expect(first).rejects.toMatchObject({ key: 'storage-full', message: 'No room.' });
});

test('a failure is reported to everyone who waits, and can be retried', async () => {
  const engine = new Engine(SITE);
  const waiting = engine.ask('api/tables', '{}');
  port.say({ t: 'failed', why: 'network', said: '' });
  await expect(waiting).rejects.toMatchObject({ key: 'engine-network' });
  await expect(engine.ask('api/tables', '{}')).rejects.toMatchObject({ key: 'engine-network' });
  engine.start();
  expect(engine.failed).toBeNull();
  expect(port.sent.filter(({ t }) => t === 'start')).toHaveLength(2);
});

test('a browser that cannot run it says so at once, whatever is asked of it', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const engine = new Engine(SITE);
  vi.unstubAllGlobals();
  expect([engine.failed, port.sent]).toEqual(['too-old', []]);
  await expect(engine.ask('api/tables', '{}')).rejects.toMatchObject({ key: 'engine-too-old' });
});

test('a line looks like a socket, and is closed when the engine goes', () => {
  const engine = new Engine(SITE);
  const line = engine.line();
  const told: unknown[] = [];
  line.onopen = () => told.push('open');
  line.onmessage = ({ data }) => told.push(data);
  line.onclose = ({ code }) => told.push(code);
  const opened = port.sent.at(-1);
  if (opened?.t !== 'open') throw new Error('The page has not called.');
  port.say({ t: 'line', line: opened.line, what: 'open', value: 0 });
  line.send('hello');
  expect(port.sent.at(-1)).toEqual({ t: 'say', line: opened.line, text: 'hello' });
  port.say({ t: 'line', line: opened.line, what: 'heard', value: 'welcome' });
  port.say({ t: 'lost' });
  port.say({ t: 'line', line: opened.line, what: 'heard', value: 'too late' });
  expect(told).toEqual(['open', 'welcome', 1006]);
  expect(engine.ready).toBe(false);
});
