// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { putChest } from '../../house/api';
import type { Unpacked } from '../../protocol';
import { answerStep, type Step } from './moving';
import type { Visit } from './visiting.svelte';

vi.mock('../../house/api', () => ({ handOn: vi.fn(), putChest: vi.fn() }));
vi.mock('../../house/house.svelte', () => ({ house: {}, text: String }));
vi.mock('./hosting.svelte', () => ({ hosting: { expect: vi.fn(), take: vi.fn() } }));
vi.mock('./visiting.svelte', () => ({ visits: { meetNext: vi.fn(() => Promise.resolve('code')) } }));
vi.mock('./own', () => ({ ownReach: vi.fn(), tableOf: (key = '') => key.split('.')[0] }));

const file = (...ids: string[]) => JSON.stringify({ tables: ids.map((id) => ({ id })) });
async function answered(agreed: Visit['agreed'], step: Step): Promise<boolean | undefined> {
  const reply = vi.fn<(id: number, reply: { ok: boolean }) => void>();
  await answerStep({ table: 'ours', agreed, wish: null, reply } as unknown as Visit, 1, step);
  return reply.mock.calls[0]?.[1].ok;
}

it.each<[Visit['agreed'], Step, boolean]>([
  ['here', { step: 'take', file: file('ours') }, true],
  ['here', { step: 'take', file: file('ours', 'another') }, false],
  ['here', { step: 'take', file: file('another') }, false],
  ['here', { step: 'take', file: 'no file' }, false],
  ['away', { step: 'take', file: file('ours') }, false],
  ['no', { step: 'take', file: file('ours') }, false],
  ['away', { step: 'meet', code: '' }, true],
  ['here', { step: 'meet', code: '' }, false],
  ['no', { step: 'invite', count: 1 }, false],
])('who agreed to "%s" answers %o: %s', async (agreed, step, ok) => {
  const put = vi.mocked(putChest).mockReset();
  put.mockResolvedValue({ taken: 1, left: 0, device: {} } as Unpacked);
  expect(await answered(agreed, step)).toBe(ok);
  expect(put).toHaveBeenCalledTimes(ok && step.step === 'take' ? 1 : 0);
});
