// A tap on the free table hurries the bots on. Whatever can be tapped for itself is not free.
const TAKEN =
  'button, a, input, select, textarea, label, summary, [role="button"], [role="option"], [role="gridcell"], [role="slider"], [draggable="true"]';

/** Tells of every tap in this room that was meant for nothing in particular; returns how to stop. */
export function onFreeTap(room: HTMLElement, tapped: () => void): () => void {
  const heard = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest(TAKEN)) tapped();
  };
  room.addEventListener('click', heard);
  return () => room.removeEventListener('click', heard);
}
