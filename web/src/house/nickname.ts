// A made-up player name for this device until one is typed. It is kept, so that it is the same in every game.
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

/** Returns the typed name, else the made-up one. */
export const calledHere = (): string => recall('name', '') || nickname();
