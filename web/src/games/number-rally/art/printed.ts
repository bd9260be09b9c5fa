// The print on the event cards: the effect on the total, and whether the car is on it. It repeats the rules as
// pictures; a test compares it with them.
interface Print {
  /** One symbol, or an example of before and after: the rulebook's examples are clearer than a formula. */
  effect: readonly [string, string?];
  car: boolean;
  /** The next player is skipped. */
  skips?: boolean;
}

export const PRINTED: Record<string, Print> = {
  'pit-repair': { effect: ['\u221210'], car: true },
  'tyre-change': { effect: ['=50'], car: true },
  overtake: { effect: ['+0'], car: false, skips: true },
  'false-start': { effect: ['37', '73'], car: false },
  'stage-win': { effect: ['64', '60'], car: true },
  refuel: { effect: ['+0'], car: true },
  'oil-change': { effect: ['+0'], car: true },
  'home-straight': { effect: ['=99'], car: true },
};
