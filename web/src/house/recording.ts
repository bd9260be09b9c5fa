// Encodes a recording as short text that fits into an address and into the browser's storage.
import { LARGEST_RECORDING } from './api';
import { Problem } from './asking';

/** Longer addresses get cut off when they are shared. */
export const LONGEST_CODE = 8000;

const damaged = (): Problem => new Problem('damaged-file', {}, '');

const through = (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(by);

async function gathered(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > LARGEST_RECORDING) {
      await reader.cancel();
      throw damaged();
    }
    parts.push(new Uint8Array(value));
  }
}

export async function packed(recording: string): Promise<string> {
  const bytes = await gathered(through(new TextEncoder().encode(recording), new CompressionStream('deflate-raw')));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpacked(code: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await gathered(through(bytes, new DecompressionStream('deflate-raw'))),
    );
  } catch {
    throw damaged();
  }
}
