// Where the keyboard is. A card that was played takes the focus with it, and so does the set-up page: it is given back to the
// hand, or where there is none to the table.
import { tick } from 'svelte';

const lost = (): boolean => document.activeElement === document.body;
/** It had the focus, and nobody can be there any more: it was hidden, as a closed sheet is, or switched off. */
const useless = (control: EventTarget | null): boolean =>
  control instanceof Element && (!control.getClientRects().length || control.matches(':disabled'));

export class Place {
  room = $state<HTMLElement>();
  /** Somebody has been at this page. Whoever has just loaded it by a link is where every page begins, and stays there. */
  inside = navigator.userActivation?.hasBeenActive ?? false;

  /** On its way from one control to the next the focus is nowhere for a moment; what is drawn meanwhile must not catch it. */
  #going = false;

  moved = (event: FocusEvent): void => {
    // A sheet over the table is soon gone.
    if ((event.target as Element).closest('dialog')) return;
    // A button in the bar above that goes away, as the one with the result does, leaves nobody nowhere either.
    this.inside = true;
  };

  /** The room, and what stands above it: notes, and the teacher with a button that goes away when it is pressed. */
  get #around(): HTMLElement | null | undefined {
    return this.room?.parentElement;
  }

  /** Sees to it for as long as the room is there; returns how to stop. */
  watch(): () => void {
    // A panel may close long after the news that made it useless.
    const changed = new MutationObserver(() => lost() && this.keep());
    const goes = (event: FocusEvent) => {
      if (event.relatedTarget === null) {
        // A sheet gives the focus back to what it was opened from, and that may have been played meanwhile.
        if (useless(event.target)) this.keep();
        return;
      }
      this.#going = true;
      // It may be gone before the focus reaches it.
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

  /** The table has changed: once that is drawn, see to it that nobody's focus has gone with a card. */
  keep(): void {
    void tick().then(() => this.inside && !this.#going && this.settle());
  }
}
