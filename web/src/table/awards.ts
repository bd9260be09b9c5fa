// What is worth telling about a game that is over: what everybody is told, and something for those here who are not named in it.
import type { IconName } from '../kit/Icon.svelte';
import type { Outcome, Phrase } from '../protocol';

export interface Award {
  phrase: Phrase;
  icon: IconName;
  /** Told only at the device of whom it is about. */
  own: boolean;
}

const OWN = /-own$/;
const seatsOf = ({ args }: Phrase): number[] => (Array.isArray(args.seats) ? (args.seats as number[]) : []);

/** One's own comes first: that is what one looks for. Who had more of the same is not told beside it. */
export function awards(
  { facts, own }: Pick<Outcome, 'facts' | 'own'>,
  here: readonly number[],
  icons: Readonly<Record<string, IconName>> = {},
): Award[] {
  const award = (phrase: Phrase, mine: boolean): Award => ({
    phrase,
    icon: icons[phrase.key.replace(OWN, '')] ?? 'star',
    own: mine,
  });
  const named = facts.some((fact) => seatsOf(fact).some((seat) => here.includes(seat)));
  const mine = named ? [] : own.filter((fact) => seatsOf(fact).some((seat) => here.includes(seat)));
  const told = new Set(mine.map((fact) => fact.key.replace(OWN, '')));
  const others = facts.filter((fact) => !told.has(fact.key));
  return [...mine.map((fact) => award(fact, true)), ...others.map((fact) => award(fact, false))];
}
