// Keeps the keyboard focus inside the table. The focus is lost with a played card or the set-up page; it then returns
// to the hand, or else to the table.
import { tick } from 'svelte';
import { isPicked, together, waysAmong } from '../kit/leads';
import { usesKeys } from '../kit/keys';

const lost = (): boolean => document.activeElement === document.body;
/** Returns whether a control can no longer hold the focus: hidden like a closed sheet, or disabled. */
const useless = (control: EventTarget | null): boolean =>
  control instanceof Element && (!control.getClientRects().length || control.matches(':disabled'));

export class Place {
  room = $state<HTMLElement>();
  /** Whether the user has been active here. A page just loaded from a link keeps the browser's default focus. */
  inside = navigator.userActivation?.hasBeenActive ?? false;

  /** Set while the focus moves between two controls and is briefly nowhere; a redraw must not intervene then. */
  #going = false;

  moved = (event: FocusEvent): void => {
    // A sheet does not count: it will close.
    if ((event.target as Element).closest('dialog')) return;
    // Buttons in the bar count as inside, too: one of them may disappear, such as the one for the result.
    this.inside = true;
  };

  /** The board and what is above it: notes, and the teacher with a button that disappears when pressed. */
  get #around(): HTMLElement | null | undefined {
    return this.room?.parentElement;
  }

  /** Watches the focus while the board exists; returns a function that stops this. */
  watch(): () => void {
    // A panel may close long after the update that made it obsolete.
    const changed = new MutationObserver(() => lost() && this.keep());
    const goes = (event: FocusEvent) => {
      if (event.relatedTarget === null) {
        // A sheet returns the focus to the control that opened it, which may have been played since.
        if (useless(event.target)) this.keep();
        return;
      }
      this.#going = true;
      // The next control may disappear before the focus reaches it.
      setTimeout(() => {
        this.#going = false;
        if (lost()) this.keep();
      });
    };
    const came = () => (this.#going = false);
    if (this.#around) changed.observe(this.#around, { childList: true, subtree: true });
    document.addEventListener('blur', goes, true);
    document.addEventListener('focus', came, true);
    return () => {
      changed.disconnect();
      document.removeEventListener('blur', goes, true);
      document.removeEventListener('focus', came, true);
    };
  }

  toHand = (): void => {
    this.room?.querySelector<HTMLElement>('[role="group"] [tabindex="0"]')?.focus({ preventScroll: true });
  };

  settle = (): void => {
    if (lost() || document.activeElement === this.room) this.toHand();
    if (lost()) this.room?.focus({ preventScroll: true });
  };

  /**
   * For players at a keyboard: when something new is asked, moves the focus from a control that does not answer it to the
   * first one that does, or from a picked card to its target, unless that is a neighbour.
   */
  lead(moves: readonly string[]): void {
    void tick().then(() => {
      const [room, here] = [this.room, document.activeElement];
      if (!room || !usesKeys() || !(here instanceof HTMLElement) || !room.contains(here)) return;
      const ways = waysAmong(room, moves);
      const next = isPicked(here) ? ways.filter((way) => way !== here && !isPicked(way) && together(here, way, moves)) : ways;
      if (next.includes(here) || next.some((way) => here.closest('[role="group"]')?.contains(way) && isPicked(here))) return;
      next[0]?.focus({ preventScroll: true });
    });
  }

  /** After the redraw, restores the focus if it was lost with a card. */
  keep(): void {
    void tick().then(() => this.inside && !this.#going && this.settle());
  }
}
