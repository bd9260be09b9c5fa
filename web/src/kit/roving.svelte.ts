// A roving focus: a group of controls is one stop for the Tab key, and arrow keys walk through it. The control that had the
// focus last is the stop; when it goes away, the one that comes after it is, and takes over the focus it had.
//
//   const roving = new Roving({ ArrowLeft: -1, ArrowRight: 1 });
//   <ol {@attach roving.group}>…buttons…</ol>
import type { Attachment } from 'svelte/attachments';

/** How far each key goes in the order of the controls (0: it stays); Home and End go to the ends by themselves. */
export type Steps = Partial<Record<string, number>>;

/** Arrows for a group that lies in a line or a ring. */
export const LINE: Steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows for cards that lie in rows of this size, one below the other. */
export const rowsOf = (size: number, count: number): Steps => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ...(count > size && { ArrowDown: size, ArrowUp: -size }),
});

interface Manners {
  /** Finds the controls that take part; all buttons of the group unless told otherwise. */
  selector?: string;
  /** Whether walking past an end comes round to the other, as it does unless told otherwise. */
  round?: boolean;
}

export class Roving {
  #steps: (at: number) => Steps;
  #selector: string;
  #round: boolean;
  #root: HTMLElement | undefined;
  #stop: HTMLElement | undefined;
  #place = 0;
  /** The control that has the focus, or had it when it went away. */
  #held: HTMLElement | undefined;

  /** Where steps change with the place, or with the room there is, `steps` tells them for the place that is left. */
  constructor(steps: Steps | ((at: number) => Steps), { selector = 'button', round = true }: Manners = {}) {
    this.#steps = typeof steps === 'function' ? steps : () => steps;
    this.#selector = selector;
    this.#round = round;
  }

  /** For `{@attach roving.group}` on the element around the controls. */
  readonly group: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const came = (event: Event) => this.#come(event.target as Element);
    const went = (event: FocusEvent) => this.#go(event.target as HTMLElement);
    const walk = (event: KeyboardEvent) => this.#walk(event);
    const changed = new MutationObserver(() => this.#settle(this.#stop));
    this.#settle(this.#stop);
    root.addEventListener('focusin', came);
    root.addEventListener('focusout', went);
    // Not every browser gives a button the focus when it is clicked.
    root.addEventListener('click', came);
    root.addEventListener('keydown', walk);
    changed.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      changed.disconnect();
      root.removeEventListener('focusin', came);
      root.removeEventListener('focusout', went);
      root.removeEventListener('click', came);
      root.removeEventListener('keydown', walk);
      this.#root = undefined;
    };
  };

  /** Go to one of the controls, as a key of the game's own may want. */
  to(control: HTMLElement | null | undefined): void {
    control?.focus({ preventScroll: true });
  }

  /** The Tab key is to stop here next time. */
  stopAt(control: HTMLElement | null | undefined): void {
    this.#settle(control);
  }

  get #controls(): HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>(this.#selector) ?? [])].filter((one) => !one.matches(':disabled'));
  }

  #come(target: Element): void {
    const control = target.closest<HTMLElement>(this.#selector);
    this.#held = control ?? undefined;
    this.#settle(control);
  }

  #go(target: HTMLElement): void {
    // Some browsers tell that the focus left a control that is just going away, others do not: here it is still held.
    queueMicrotask(() => {
      if (target === this.#held && target.isConnected) this.#held = undefined;
    });
  }

  #settle(wanted: HTMLElement | null | undefined): void {
    const controls = this.#controls;
    const stop =
      [wanted, this.#stop].find((one) => one && controls.includes(one)) ?? controls[Math.min(this.#place, controls.length - 1)];
    this.#stop = stop ?? undefined;
    this.#place = stop ? controls.indexOf(stop) : 0;
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
    if (this.#held && !this.#held.isConnected && stop) {
      this.#held = undefined;
      if (document.activeElement === document.body) this.to(stop);
    }
  }

  #walk(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const controls = this.#controls;
    const at = controls.indexOf((event.target as Element).closest<HTMLElement>(this.#selector) as HTMLElement);
    if (at < 0) return;
    const last = controls.length - 1;
    const step = this.#steps(at)[event.key];
    let next: number;
    if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = last;
    else if (step === undefined) return;
    else if (this.#round) next = (at + step + controls.length) % controls.length;
    else next = Math.min(last, Math.max(0, at + step));
    event.preventDefault();
    this.to(controls[next]);
  }
}
