// Checks the shuffle: the server shows a hash before the deal and the seed after the game. They must match.
export type Verdict = 'good' | 'bad' | 'unknown';

export async function check(seed: string, commitment: string): Promise<Verdict> {
  // Browsers provide hashing on secure pages only; on others both values are shown for comparison.
  if (!globalThis.crypto?.subtle) return 'unknown';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`spielkiste-seed:${seed}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment ? 'good' : 'bad';
}
