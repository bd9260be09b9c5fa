// What is printed on the event cards: what the card does to the total, and whether the car is pictured on it. A picture of
// the rules; a test holds it against the cards of the rules themselves.
interface Print {
  /** One sign, or an example of before and after: those of the rulebook say more than a formula. */
  effect: readonly [string, string?];
  car: boolean;
  /** The next player is passed over. */
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
