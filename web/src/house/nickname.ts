// What whoever holds this device is called, as long as nobody has typed a name: made up once and kept, so that they are not
// somebody else in every game.
import { recall, remember } from '../kit/storage';

const NAMES = [
  ...['Pixi', 'Momo', 'Fips', 'Lotte', 'Bruno', 'Tilda', 'Anton', 'Frieda', 'Oskar', 'Ronja', 'Jule', 'Matz', 'Wanda', 'Emil'],
  ...['Hedi', 'Luis', 'Nele', 'Toni', 'Alma', 'Piet', 'Romy', 'Lilo', 'Gustav', 'Zoe'],
] as const;
const KEPT = 'nickname';

export function nickname(chance: () => number = Math.random): string {
  const kept = recall(KEPT, '');
  if (kept) return kept;
  const made = NAMES[Math.floor(chance() * NAMES.length)] ?? NAMES[0];
  remember(KEPT, made);
  return made;
}

/** The name somebody has typed here, else the one that was made up. */
export const calledHere = (): string => recall('name', '') || nickname();
