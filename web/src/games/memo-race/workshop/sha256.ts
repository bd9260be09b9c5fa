// SHA-256, for the checksum of a track link. The browser's own is missing on addresses without https, such as the
// one a family uses at home.
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  // Longer messages than 2^29 bytes do not come here.
  view.setUint32(padded.length - 4, message.length * 8);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = view.getInt32(64 * block + 4 * i);
      else {
        const [a = 0, b = 0] = [words[i - 15], words[i - 2]];
        const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        words[i] = (words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (words[i] ?? 0)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
  }
  const out = new Uint8Array(32);
  hash.forEach((word, i) => new DataView(out.buffer).setInt32(4 * i, word));
  return out;
}
