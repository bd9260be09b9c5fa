// The titles of the final games of a club evening.
import type { ClassTable } from '../protocol';
import type { TextKey } from '../texts';

export type Cup = Exclude<ClassTable['cup'], ''>;

export const CUP_TEXTS: Record<Cup, TextKey> = {
  semi: 'web-club-semi',
  final: 'web-club-final',
  third: 'web-club-third',
};
export const YOUR_CUP_TEXTS: Record<Cup, TextKey> = {
  semi: 'web-club-you-semi',
  final: 'web-club-you-final',
  third: 'web-club-you-third',
};
