// The cards by name, and who answers whom. Mirrors the rules (KM-7 to KM-10) only as far as a table shows it:
// what may be played always comes from the server.

export const ATTACKS = ['red-light', 'speed-limit', 'empty-tank', 'flat-tyre', 'breakdown'] as const;
export const DEFENCES = ['green-light', 'end-of-limit', 'petrol', 'spare-tyre', 'repair'] as const;
export const SAFETIES = ['tanker', 'right-of-way', 'puncture-proof', 'ace-driver'] as const;
export const DISTANCES = ['25', '50', '75', '100', '200'] as const;

export type Attack = (typeof ATTACKS)[number];
export type Defence = (typeof DEFENCES)[number];
export type Safety = (typeof SAFETIES)[number];
export type Distance = (typeof DISTANCES)[number];
export type Kind = Attack | Defence | Safety | Distance;

export const KINDS: readonly Kind[] = [...ATTACKS, ...DEFENCES, ...SAFETIES, ...DISTANCES];

const among = <T extends string>(list: readonly T[]) => {
  const set = new Set<string>(list);
  return (kind: string): kind is T => set.has(kind);
};
export const isAttack = among(ATTACKS);
export const isDefence = among(DEFENCES);
export const isSafety = among(SAFETIES);
export const isDistance = among(DISTANCES);

export const PREVENTED_BY: Record<Attack, Safety> = {
  'red-light': 'right-of-way',
  'speed-limit': 'right-of-way',
  'empty-tank': 'tanker',
  'flat-tyre': 'puncture-proof',
  breakdown: 'ace-driver',
};
