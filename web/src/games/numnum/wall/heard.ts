// What listeners are told beyond the sentences of the board, because sighted players see it on the wall.
import type { Text } from '../../../kit/text';
import type { PairView, Phrase, WallView } from '../../../protocol';
import { read } from '../cards';
import { banned, suitName } from '../say';
import { finds } from './view';

interface Moment {
  view: WallView;
  /** The tapped free card, and the pairs it belongs to. */
  held: string | undefined;
  offers: PairView[];
  text: Text;
}

/** Returns what a prompt adds: what to look for beside the chosen card, and the banned times tables. */
export function alsoHeard({ view, held, offers, text }: Moment): string[] {
  const { suit } = read(held ?? '') ?? {};
  const seeks = suit && offers.length > 0 && !view.opening && !finds(view);
  return [
    seeks ? text('web-wall-heard-second', { colour: suitName(text, suit) }) : '',
    view.phase === 'breach' ? '' : banned(text, view.bars),
  ].filter(Boolean);
}

/** Returns a warning for each stack of the wall that has just been left with its last card. */
export function lastCards(events: Phrase[], view: WallView, text: Text): string {
  if (view.open_rows || view.stacks.some(({ height }) => !height)) return '';
  const lower = events.filter(({ key }) => key.startsWith('nn-took') || key.startsWith('nn-aside'));
  const touched = new Set(lower.flatMap(({ args }) => [args.first, args.second, args.stack]));
  return view.stacks
    .flatMap(({ height }, at) => (height === 1 && touched.has(at + 1) ? text('web-wall-one-left', { stack: at + 1 }) : []))
    .join(' ');
}
