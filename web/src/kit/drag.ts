// Lets people drag cards with a mouse or a finger. Taps and keys do the same, so dragging is optional. A board marks
// what can be grabbed (`data-grab`) and where it can be dropped (`data-drop`), and says what fits:
//
//   <Board {room} drag={{ fits: (card, place) => …, drop: (card, place, from) => … }} …>
//
// A place that fits lights up (`data-fits`). A card that is dropped elsewhere returns to the hand; the board says why.
import type { Attachment } from 'svelte/attachments';
import './drag.css';
import { calm } from './motion';

export interface Drag {
  /** Returns whether this card may be dropped on this place. */
  fits: (thing: string, place: string) => boolean;
  /**
   * Plays the card, or says why not. `from` is the card under the finger, where its flight starts; without a flight it
   * stays there until the returned promise settles.
   */
  drop: (thing: string, place: string, from: Element) => unknown;
}

/** Pixels until a touch is a drag. */
const FAR_ENOUGH = 8;
/** A shorter drag is a tap with an unsteady finger. */
const SLIP = 24;
/** Pixels around a place that still belong to it. */
const NEAR = 12;
const RETURN = 200;
/** The dropped card stays this long, until its flight is visible. */
const HANDOVER = 90;
const MARKS = ['data-fits', 'data-over'] as const;
const [FITS, OVER] = MARKS;
/** The browser's own click follows within this time. */
const CLICK = 400;

interface Point {
  x: number;
  y: number;
}
interface Lifted {
  thing: string;
  card: HTMLElement;
  ghost: HTMLElement;
}

/** Makes the cards of a board grabbable, for `{@attach dragging(() => drag)}`. */
export const dragging =
  (drag: () => Drag | undefined): Attachment<HTMLElement> =>
  (room) => {
    let leave: (() => void) | undefined;

    function press(event: PointerEvent): void {
      const card = (event.target as Element).closest<HTMLElement>('[data-grab]');
      if (leave || !card || !drag() || !event.isPrimary || event.button !== 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      const start = { x, y };
      let lifted: Lifted | undefined;
      let farthest = 0;

      const heard = (event: PointerEvent) => event.pointerId === pointerId;
      /** Returns whether the board is free: no dialog covers it, and dragging is on. */
      const open = () => document.querySelector('dialog[open]') === null && drag() !== undefined;
      const move = (event: PointerEvent) => {
        if (!heard(event)) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        farthest = Math.max(farthest, Math.hypot(dx, dy));
        if (farthest < FAR_ENOUGH || !open()) return;
        lifted ??= lift(card, room);
        lifted.ghost.style.translate = `${dx}px ${dy}px`;
        mark(lifted.thing, { x: event.clientX, y: event.clientY });
      };
      const release = (event: PointerEvent) => {
        if (!heard(event)) return;
        end();
        if (!lifted) return;
        swallowClick();
        const place = placeAt(room, { x: event.clientX, y: event.clientY })?.dataset.drop;
        if (farthest < SLIP) {
          away(lifted);
          card.click();
        } else if (place === undefined || !card.isConnected || !open()) goHome(lifted);
        else {
          const fits = drag()?.fits(lifted.thing, place);
          const answer = drag()?.drop(lifted.thing, place, lifted.ghost);
          if (fits) void Promise.resolve(answer).then(() => setTimeout(away, HANDOVER, lifted));
          else goHome(lifted);
        }
      };
      const stop = (event?: Event) => {
        if (event instanceof PointerEvent && !heard(event)) return;
        end();
        if (lifted) goHome(lifted);
      };
      const key = (event: KeyboardEvent) => event.key === 'Escape' && stop();
      const deaf = listen(
        ['pointermove', move],
        ['pointerup', release],
        ['pointercancel', stop],
        ['blur', stop],
        ['keydown', key],
      );
      const end = () => {
        leave = undefined;
        deaf();
        for (const place of placesIn(room)) for (const name of MARKS) place.removeAttribute(name);
      };
      leave = end;
    }
    function mark(thing: string, point: Point): void {
      const under = placeAt(room, point);
      for (const place of placesIn(room)) {
        const fits = drag()?.fits(thing, place.dataset.drop ?? '') ?? false;
        place.toggleAttribute(FITS, fits);
        place.toggleAttribute(OVER, fits && place === under);
      }
    }

    room.addEventListener('pointerdown', press);
    return () => {
      room.removeEventListener('pointerdown', press);
      leave?.();
    };
  };

type Heard = readonly [string, (event: never) => unknown];
/** Listens on the window; returns a function that stops it. */
function listen(...all: Heard[]): () => void {
  for (const [name, heard] of all) window.addEventListener(name, heard as EventListener);
  return () => {
    for (const [name, heard] of all) window.removeEventListener(name, heard as EventListener);
  };
}

const placesIn = (room: HTMLElement): HTMLElement[] => [...room.querySelectorAll<HTMLElement>('[data-drop]')];

/** Returns the smallest place around a point; its edge is generous, because a finger hides it. */
export function placeAt(room: HTMLElement, { x, y }: Point): HTMLElement | undefined {
  const around = placesIn(room)
    .map((place) => ({ place, box: place.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left - NEAR && x <= box.right + NEAR && y >= box.top - NEAR && y <= box.bottom + NEAR);
  const size = ({ box }: { box: DOMRect }) => box.width * box.height;
  return around.sort((one, other) => size(one) - size(other))[0]?.place;
}

/** Puts a copy of the card under the finger. The card itself keeps its place and the keyboard focus. */
function lift(card: HTMLElement, room: HTMLElement): Lifted {
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  const ghost = document.createElement('span');
  ghost.className = 'lifted';
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  Object.assign(copy.style, { transform: 'none', transition: 'none' });
  delete copy.dataset.grab;
  delete copy.dataset.drop;
  delete copy.dataset.leads;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  // A card takes its size from the hand around it, which the copy has left.
  for (const name of ['--w', '--cw']) ghost.style.setProperty(name, `${card.offsetWidth}px`);
  ghost.style.setProperty('--ch', `${card.offsetHeight}px`);
  ghost.append(copy);
  (room.firstElementChild ?? room).append(ghost);
  card.toggleAttribute('data-lifted', true);
  return { thing: card.dataset.grab ?? '', card, ghost };
}

function away({ card, ghost }: Lifted): void {
  ghost.remove();
  card.removeAttribute('data-lifted');
}

function goHome(lifted: Lifted): void {
  const { ghost } = lifted;
  if (calm()) {
    away(lifted);
    return;
  }
  const home = ghost.animate({ translate: [ghost.style.translate, '0px 0px'] }, { duration: RETURN, easing: 'ease-out' });
  home.onfinish = home.oncancel = () => away(lifted);
}

/** Ignores the click that the browser may fire where a drag ends. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    if (event.isTrusted) event.stopPropagation();
  };
  const done = () => {
    clearTimeout(timer);
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', done, true);
    window.removeEventListener('keydown', done, true);
  };
  const timer = setTimeout(done, CLICK);
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerdown', done, true);
  window.addEventListener('keydown', done, true);
}
