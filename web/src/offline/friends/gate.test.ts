// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { Problem } from '../../house/asking';
import type { Line, Reach } from '../../house/reach';
import { Gate, Rate } from './gate';
import type { FromEngine, ToEngine } from '../wire';

/** Returns a gate, the messages to its guest, and whether the guest was disconnected. */
function gate() {
  const lines: Line[] = [];
  const line = (): Line => {
    lines.push({ readyState: 0, onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() });
    return lines.at(-1) as Line;
  };
  const ask = vi.fn((_: string, __?: RequestInit) => Promise.resolve(new Response('{"free":[1]}')));
  const told: FromEngine[] = [];
  const letGo = vi.fn();
  const onseated = vi.fn();
  const host = { far: false, ask, line, picture: String } as Reach;
  const made = new Gate(host, (message) => told.push(message), letGo, onseated, { client: '' });
  return { made, lines, ask, told, letGo, onseated };
}
const open = (line: string): ToEngine => ({ t: 'open', line });
const asking = (path: string, body = '{}'): ToEngine => ({ t: 'ask', id: 1, path, body });

it('carries what a page says to a table, and what the table says to the page', async () => {
  const { made, lines, told, letGo } = gate();
  made.hear(open('1'));
  lines[0]?.onopen?.();
  made.hear({ t: 'say', line: '1', text: '{"t":"hello","keys":["a.b"]}' });
  expect(lines[0]?.send).toHaveBeenCalledWith('{"t":"hello","keys":["a.b"]}');
  lines[0]?.onmessage?.({ data: '{"t":"welcome"}' });
  made.hear(asking('api/invitation'));
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told.at(-1)).toEqual({ t: 'answer', id: 1, text: '{"free":[1]}' });
  made.close();
  expect(lines[0]?.close).toHaveBeenCalled();
  expect(letGo).not.toHaveBeenCalled();
});

it.each<[string, ToEngine[]]>([
  ['sets up tables here', [asking('api/tables')]],
  ['takes all games away', [asking('api/chest')]],
  ['says too much', [open('1'), { t: 'say', line: '1', text: 'x'.repeat(8193) }]],
  ['says it too deeply', [open('1'), { t: 'say', line: '1', text: '['.repeat(17) }]],
  ['asks too deeply', [asking('api/join', '{"a":'.repeat(17))]],
  ['says no text', [open('1'), { t: 'say', line: '1', text: 7 as unknown as string }]],
  ['opens too many lines', ['1', '2', '3', '4', '5'].map(open)],
  ['opens a line twice', [open('1'), open('1')]],
  ['asks too much at once', Array<ToEngine>(5).fill(asking('api/invitation'))],
  ['starts an engine', [{ t: 'start', site: {}, base: '', page: '' } as unknown as ToEngine]],
  ['says something unknown', [{ t: 'shout' } as unknown as ToEngine]],
])('lets a guest go who %s', (_, messages) => {
  const { made, letGo, ask } = gate();
  for (const message of messages) {
    expect(letGo).not.toHaveBeenCalled();
    made.hear(message);
  }
  expect(letGo).toHaveBeenCalledOnce();
  for (const [path] of ask.mock.calls) expect(path).toBe('api/invitation');
});

it('allows a burst, then a steady rate', () => {
  const rate = new Rate();
  const now = performance.now() + 1;
  const allowed = Array.from({ length: 100 }, () => rate.allows(now)).filter(Boolean);
  expect(allowed).toHaveLength(60);
  expect(rate.allows(now + 60_000)).toBe(true);
});

it('takes one seat for a guest, as often as its page asks, and no other', async () => {
  const { made, ask, told } = gate();
  const join = (client: string) => made.hear(asking('api/join', JSON.stringify({ client })));
  ask.mockRejectedValueOnce(new Problem('table-full', {}, ''));
  join('one');
  await vi.waitFor(() => expect(told).toHaveLength(1));
  // The first page has got no seat.
  join('two');
  await vi.waitFor(() => expect(told).toHaveLength(2));
  for (const client of ['two', 'three', '', 'two']) join(client);
  await vi.waitFor(() => expect(told).toHaveLength(6));
  expect(ask.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { client: string }).client)).toEqual([
    'one',
    'two',
    'two',
    'two',
  ]);
});

it('believes the engine, not the guest, about who sits where', () => {
  const { made, lines, onseated } = gate();
  made.hear(open('1'));
  const hears = (message: object) => lines[0]?.onmessage?.({ data: JSON.stringify(message) });
  const table = { seats: [{ name: 'Oma' }, { name: 'Rudi' }] };
  hears({ t: 'welcome', seats: [1], table });
  expect(onseated).toHaveBeenLastCalledWith({ seats: [1], names: ['Oma', 'Rudi'] });
  hears({ t: 'seated', seats: [0] });
  expect(onseated).toHaveBeenLastCalledWith({ seats: [0], names: ['Oma', 'Rudi'] });
  hears({ t: 'update', seats: [1] });
  expect(onseated).toHaveBeenCalledTimes(2);
});
