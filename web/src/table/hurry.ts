// A tap on an empty part of the table hurries the bots. Controls are not empty.
const TAKEN =
  'button, a, input, select, textarea, label, summary, [role="button"], [role="option"], [role="gridcell"], [role="slider"], [draggable="true"]';

/** Calls back for every tap that hits no control; returns a function that stops it. */
export function onFreeTap(room: HTMLElement, tapped: () => void): () => void {
  const heard = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest(TAKEN)) tapped();
  };
  room.addEventListener('click', heard);
  return () => room.removeEventListener('click', heard);
}
