import { expect, it } from 'vitest';
import { packed, unpacked } from './recording';

it('brings a recording back as it was, in letters that an address takes', async () => {
  const recording = JSON.stringify({
    players: ['Jörg', '小'],
    moves: Array.from({ length: 300 }, (_, i) => `${1 + (i % 3)} drive 100`),
  });
  const code = await packed(recording);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(recording.length / 5);
  expect(await unpacked(code)).toBe(recording);
});

it.each(['', 'no code', 'AAAA', '%%%'])('says that %j is damaged', async (code) => {
  await expect(unpacked(code)).rejects.toMatchObject({ key: 'damaged-file' });
});

it('refuses a short text that would unpack to a huge one', async () => {
  const small = await packed('x'.repeat(400_000));
  expect(await unpacked(small)).toHaveLength(400_000);
  const bytes = new Response(
    new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const mountain = btoa(String.fromCharCode(...new Uint8Array(await bytes)));
  await expect(unpacked(mountain)).rejects.toMatchObject({ key: 'damaged-file' });
});

it('refuses a link that was cut short', async () => {
  const code = await packed('{"format":"spielkiste-replay"}');
  await expect(unpacked(code.slice(0, 12))).rejects.toMatchObject({ key: 'damaged-file' });
});
