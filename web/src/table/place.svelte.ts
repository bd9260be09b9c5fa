// Where the keyboard is. A card that was played takes the focus with it, and so does the set-up page: it is given back to the
// hand, or where there is none to the table.
import { tick } from 'svelte';

const lost = (): boolean => document.activeElement === document.body;

export class Place {
  room = $state<HTMLElement>();
  /** Whoever has just loaded the page by a link is where every page begins, and stays there. */
  inside = navigator.userActivation?.hasBeenActive ?? false;

  moved = (event: FocusEvent): void => {
    this.inside = this.room?.contains(event.target as Node) ?? false;
  };

  toHand = (): void => {
    this.room?.querySelector<HTMLElement>('[role="group"] [tabindex="0"]')?.focus({ preventScroll: true });
  };

  settle = (): void => {
    if (lost() || document.activeElement === this.room) this.toHand();
    if (lost()) this.room?.focus({ preventScroll: true });
  };

  /** The table has changed: once that is drawn, see to it that nobody's focus has gone with a card. */
  keep(): void {
    void tick().then(() => this.inside && this.settle());
  }
}
