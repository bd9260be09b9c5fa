// What listeners are told in other words than the story and the board use, because sighted players see the table.
import type { Text } from '../../kit/text';
import type { Move, NumberRallyView, Phrase } from '../../protocol';
import { rallyEnd } from './happenings.svelte';

/** Returns the seat that the next turn skips: the first one after `seat` that could play. */
function skipped({ hand_sizes: sizes, may_draw: draws }: NumberRallyView, seat: number): number | undefined {
  const others = sizes.map((_, step) => (seat + step) % sizes.length).slice(1);
  return others.find((other) => (sizes[other] ?? 0) > 0 || draws.includes(other));
}

/**
 * Returns the phrase that listeners hear for an event. What others draw and are dealt is routine, so it is not announced;
 * `own` are the seats of this device.
 */
export function heard(event: Phrase, view: NumberRallyView, own: readonly number[]): Phrase | null {
  const { key, args } = event;
  if (key.endsWith('-unseen') && !own.includes(args.seat as number)) return null;
  if (key === 'zr-total' && args.before === args.total) return { key: 'web-zr-stays', args: { total: args.total } };
  if (key !== 'zr-laid' || args.card !== 'overtake') return event;
  const other = skipped(view, args.seat as number);
  return other === undefined ? event : { key: 'web-zr-overtakes', args: { seat: args.seat, seats: [other] } };
}

/** With this many cards left, listeners are told that the draw pile runs low. */
const WARNED = [5, 1];

/** Returns what else is announced: that few cards are left, and that the listener has to draw. */
export function heardToo(events: Phrase[], view: NumberRallyView, text: Text, looking: number | null): string {
  const { draw_pile: left } = view;
  const before = left + events.filter(({ key }) => key.startsWith('zr-drew')).length;
  const low = left > 0 && WARNED.some((few) => left <= few && before > few);
  const laid = events.some(({ key, args }) => args.seat === looking && (key === 'zr-laid' || key === 'zr-snapped'));
  return [
    low && text('web-zr-few-left', { count: left }),
    // Between two turns nobody is asked, but a draw has to be made then.
    laid && looking !== null && view.may_draw.includes(looking) && text('web-zr-say-must-draw'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the rivals that could draw until now, but did not. */
export function forgot(owed: readonly number[], events: Phrase[], view: NumberRallyView, looking: number | null): number[] {
  if (!events.length || !view.draw_pile || rallyEnd(events)) return [];
  const drew = new Set(events.filter(({ key }) => key.startsWith('zr-drew')).map(({ args }) => args.seat));
  return owed.filter((seat) => seat !== looking && !drew.has(seat) && !view.may_draw.includes(seat));
}

/** Returns what listeners are asked in place of the sentences of the board. */
export function asked(view: NumberRallyView, moves: Move[], said: [string, string?], text: Text): string[] {
  const { snap, tempo } = view;
  if (tempo !== 'calm' || !snap?.to_answer) return said.flatMap((words) => words || []);
  return moves.some(({ kind }) => kind === 'snap') ? [said[0]] : [text('web-zr-heard-calm-none', { card: snap.card })];
}

/** Returns the total, the newest card, how many cards are left, and the car if nobody has it. */
export function table(text: Text, view: NumberRallyView): string {
  const top = view.pile.at(-1);
  return [
    text('web-zr-total', { total: view.total, goal: view.goal }),
    top !== undefined && text('web-zr-top', { card: text(`zr-card-${top}`) }),
    text('zr-words-draw-pile', { count: view.draw_pile }),
    view.car === null && text('web-zr-car-free'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns what the listener has to do off turn: draw, or wait for answers. */
export function need(text: Text, view: NumberRallyView, looking: number | null): string {
  const { snap, tempo } = view;
  if (looking === null) return '';
  if (view.may_draw.includes(looking)) return text('web-zr-say-must-draw');
  if (!snap || tempo !== 'calm' || snap.layer === looking || snap.to_answer || !view.hand.length) return '';
  return `${text(snap.said_yes ? 'web-zr-say-yes' : 'web-zr-say-no')} ${text('web-zr-say-others')}`;
}
