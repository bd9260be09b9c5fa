// Derives the public events between two views, such as the spin that ended a turn while a shared tablet changed hands.
import type { Phrase, TvLotteryView } from '../../protocol';

export function meanwhile(before: TvLotteryView, view: TvLotteryView): Phrase[] {
  const seat = before.turn;
  const field = view.pawns[seat] ?? 0;
  if (before.pawns.length !== view.pawns.length || before.round !== view.round || before.pawns[seat] === field) return [];
  const turned = view.needles.findIndex((sector, i) => sector !== before.needles[i]);
  const spinner = view.spinners[turned];
  const number = spinner?.sectors[view.needles[turned] ?? -1] ?? 0;
  const square = view.ring[field];
  const events: Phrase[] = [{ key: 'tl-moved', args: { seat, field, number, square } }];
  if (spinner && number) events.unshift({ key: 'tl-spun', args: { seat, spinner: spinner.name, number } });
  const luck = view.luck_used[view.luck_used.length - 1];
  if (luck && square === 'luck') events.push({ key: 'tl-luck', args: { seat, luck } });
  return events;
}
