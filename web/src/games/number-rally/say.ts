// The sentences of the board: one says what happens, one says what to do.
import type { Move, NumberRallyView, Outcome } from '../../protocol';
import type { Late } from './chance.svelte';
import { isNumber, stopsAtNothing } from './cards';
import type { Words } from './words';

interface Moment {
  view: NumberRallyView;
  looking: number | null;
  moves: Move[];
  outcome: Outcome | null;
  words: Words;
  /** The latest event in words. */
  latest: string | undefined;
}

export function sentences({ view, looking, moves, outcome, words, latest }: Moment): [string, string?] {
  const { text, nameOf } = words;
  const has = (kind: string) => moves.some((move) => move.kind === kind);
  const { snap, naming } = view;
  const toDraw = () =>
    view.turn === looking ? text('web-zr-say-draw-next') : text('web-zr-say-draw', { name: nameOf(view.turn) });
  if (outcome?.ended) return [text('web-ended')];
  if (view.phase === 'over')
    return [
      outcome?.winners[0] === looking
        ? text('web-zr-say-won-you')
        : text('web-zr-say-won', { name: nameOf(outcome?.winners[0]) }),
      latest,
    ];
  if (naming && naming.seat === looking) {
    if (naming.right !== null) return [text('web-zr-say-told', { total: naming.right }), text('web-zr-say-told-hint')];
    const hint = stopsAtNothing(naming.before, naming.card) ? text('web-zr-lesson-nothing') : undefined;
    return [text('web-zr-say-name'), hint ?? (has('draw') ? text('web-zr-say-draw-too') : undefined)];
  }
  if (snap) {
    const card = { card: snap.card };
    if (has('snap'))
      return view.tempo === 'calm'
        ? [text('web-zr-say-calm-yours', card), text('web-zr-say-calm-hint')]
        : [text('web-zr-say-snap', card), text('web-zr-say-snap-hint')];
    // The table answers for a player without cards.
    if (view.tempo === 'calm' && looking !== null && looking !== snap.layer && (snap.to_answer || view.hand.length)) {
      if (snap.to_answer) return [text('web-zr-say-calm', card), text('web-zr-say-calm-none')];
      return [text(snap.said_yes ? 'web-zr-say-yes' : 'web-zr-say-no'), text('web-zr-say-others')];
    }
    if (has('draw')) return [text('web-zr-say-who', card), toDraw()];
    return [text('web-zr-say-who', card), naming ? text('web-zr-say-naming', { name: nameOf(naming.seat) }) : undefined];
  }
  if (naming) return [text('web-zr-say-naming', { name: nameOf(naming.seat) }), has('draw') ? toDraw() : latest];
  if (view.turn === looking) {
    if (!has('lay')) return [text('web-zr-say-must-draw')];
    if (has('draw')) return [text('web-zr-say-turn'), text('web-zr-say-turn-draw')];
    // Explains the effect of number cards while the player has one to play.
    const numbers = moves.some((move) => move.kind === 'lay' && isNumber(move.args.card as string));
    return [
      text('web-zr-say-turn'),
      numbers ? text('web-zr-say-turn-plus', { total: view.total }) : text('web-zr-say-turn-hint'),
    ];
  }
  if (has('draw')) return [text('web-zr-say-wait', { name: nameOf(view.turn) }), toDraw()];
  return [text('web-zr-say-wait', { name: nameOf(view.turn) }), latest];
}

/** Returns the note for a snap that came too late; it names the faster player. */
export function tooLate(late: Late, calm: boolean, { text, nameOf }: Words): string {
  if (late.what === 'forgot') return text(late.last ? 'web-zr-forgot-last' : 'web-zr-forgot');
  if (late.what === 'draw') return text('web-zr-late-draw');
  if (late.what === 'sum') return text('web-zr-lapsed', { name: nameOf(late.first) });
  const { card, first } = late;
  if (first === null) return text('web-zr-late', { card });
  return text(calm ? 'web-zr-nearer' : 'web-zr-late-behind', { card, name: nameOf(first) });
}
