// A roving focus: a group of controls is one stop for the Tab key, and arrow keys walk through it. The control that had the
// focus last is the stop; when it goes away, the first one left is.
//
//   const roving = new Roving({ ArrowLeft: -1, ArrowRight: 1 });
//   <ol {@attach roving.group}>…buttons…</ol>
import type { Attachment } from 'svelte/attachments';

/** How far each key goes in the order of the controls; Home and End go to the ends by themselves. */
export type Steps = Partial<Record<string, number>>;

/** Arrows for a group that lies in a line or a ring. */
export const LINE: Steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class Roving {
  #steps: Steps;
  #selector: string;
  #root: HTMLElement | undefined;
  #stop: HTMLElement | undefined;

  /** `selector` finds the controls that take part; all buttons of the group unless told otherwise. */
  constructor(steps: Steps, selector = 'button') {
    this.#steps = steps;
    this.#selector = selector;
  }

  /** For `{@attach roving.group}` on the element around the controls. */
  readonly group: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const came = (event: Event) => this.#settle((event.target as Element).closest<HTMLElement>(this.#selector));
    const walk = (event: KeyboardEvent) => this.#walk(event);
    const changed = new MutationObserver(() => this.#settle(this.#stop));
    this.#settle(this.#stop);
    root.addEventListener('focusin', came);
    // Not every browser gives a button the focus when it is clicked.
    root.addEventListener('click', came);
    root.addEventListener('keydown', walk);
    changed.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      changed.disconnect();
      root.removeEventListener('focusin', came);
      root.removeEventListener('click', came);
      root.removeEventListener('keydown', walk);
      this.#root = undefined;
    };
  };

  /** Go to one of the controls, as a key of the game's own may want. */
  to(control: HTMLElement | null | undefined): void {
    control?.focus({ preventScroll: true });
  }

  get #controls(): HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>(this.#selector) ?? [])].filter((one) => !one.matches(':disabled'));
  }

  #settle(wanted: HTMLElement | null | undefined): void {
    const controls = this.#controls;
    const stop = [wanted, this.#stop].find((one) => one && controls.includes(one)) ?? controls[0];
    this.#stop = stop ?? undefined;
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  }

  #walk(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const controls = this.#controls;
    const at = controls.indexOf((event.target as Element).closest<HTMLElement>(this.#selector) as HTMLElement);
    const step = this.#steps[event.key];
    let next: number;
    if (event.key === 'Home') next = 0;
    else if (event.key === 'End') next = controls.length - 1;
    else if (step !== undefined) next = (at + step + controls.length) % controls.length;
    else return;
    if (at < 0) return;
    event.preventDefault();
    this.to(controls[next]);
  }
}
