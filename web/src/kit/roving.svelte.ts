// A roving tabindex: a group of controls is one tab stop, and arrow keys move within it. The tab stop is the last
// focused control. If that is removed, the next one takes over the stop and the focus.
//
//   const roving = new Roving({ ArrowLeft: -1, ArrowRight: 1 });
//   <ol {@attach roving.group}>…buttons…</ol>
import type { Attachment } from 'svelte/attachments';

/** How far each key moves in the order of the controls (0: it stays). Home and End always go to the ends. */
export type Steps = Partial<Record<string, number>>;

/** Arrow keys for a group in a line or a ring. */
export const LINE: Steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns the steps of the arrow keys for cards in rows of this size. */
export const rowsOf = (size: number, count: number): Steps => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ...(count > size && { ArrowDown: size, ArrowUp: -size }),
});

interface Manners {
  /** Selects the controls that take part; default: all buttons of the group. */
  selector?: string;
  /** Whether moving past one end continues at the other; default: true. */
  round?: boolean;
}

export class Roving {
  #steps: (at: number) => Steps;
  #selector: string;
  #round: boolean;
  #root: HTMLElement | undefined;
  #stop: HTMLElement | undefined;
  #place = 0;
  /** The focused control, or the one that was focused when it was removed. */
  #held: HTMLElement | undefined;

  /** `steps` may be a function of the current index, if the steps depend on the place or the layout. */
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
    // Some browsers do not focus a clicked button.
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

  /** Moves the focus to a control, for a game's own shortcut keys. */
  to(control: HTMLElement | null | undefined): void {
    control?.focus({ preventScroll: true });
  }

  /** Makes this control the next tab stop. */
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
    // Some browsers report a blur for a control that is being removed, others do not. So a removed control stays in
    // `#held`.
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
