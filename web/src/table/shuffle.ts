// Before the deal the server showed a fingerprint of the shuffle, after the game the seed itself. They must fit.
export type Verdict = 'good' | 'bad' | 'unknown';

export async function check(seed: string, commitment: string): Promise<Verdict> {
  // Browsers do sums of this kind on secure pages only; elsewhere both values are shown for whoever wants to compare.
  if (!globalThis.crypto?.subtle) return 'unknown';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`spielkiste-seed:${seed}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment ? 'good' : 'bad';
}
