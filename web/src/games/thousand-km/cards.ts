// The cards by name and family, for their pictures. The server decides which card answers which attack, and what may be
// played.

export const ATTACKS = ['red-light', 'speed-limit', 'empty-tank', 'flat-tyre', 'breakdown'] as const;
export const DEFENCES = ['green-light', 'end-of-limit', 'petrol', 'spare-tyre', 'repair'] as const;
export const SAFETIES = ['tanker', 'right-of-way', 'puncture-proof', 'ace-driver'] as const;
export const DISTANCES = ['25', '50', '75', '100', '200'] as const;

export type Attack = (typeof ATTACKS)[number];
export type Defence = (typeof DEFENCES)[number];
export type Safety = (typeof SAFETIES)[number];
export type Distance = (typeof DISTANCES)[number];

const among = <T extends string>(list: readonly T[]) => {
  const set = new Set<string>(list);
  return (kind: string): kind is T => set.has(kind);
};
export const isAttack = among(ATTACKS);
export const isDefence = among(DEFENCES);
export const isSafety = among(SAFETIES);
export const isDistance = among(DISTANCES);
