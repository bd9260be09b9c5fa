// Explains what is wrong with a code, in one sentence that says what to do next.
import type { TextKey } from '../../texts';
import { BadCode, type Fault } from './codes';

export const FAULTS: Record<Fault, TextKey> = {
  damaged: 'web-friends-damaged',
  own: 'web-friends-own',
  old: 'web-friends-old',
  version: 'web-friends-version',
  unknown: 'web-friends-unknown',
  'no-way': 'web-friends-no-way',
  'no-network': 'web-friends-no-network',
};
/** Returns the fault of an error; any error of a connection counts as 'no-way'. */
export const faultOf = (trouble: unknown): Fault => (trouble instanceof BadCode ? trouble.fault : 'no-way');
