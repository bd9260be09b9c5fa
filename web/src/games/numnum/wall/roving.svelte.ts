// One stop for the Tab key in the whole wall; arrows walk along its free cards.
export class Roving {
  current = $state(0);

  constructor(
    private root: () => HTMLElement | undefined,
    private stacks: () => { height: number }[],
  ) {}

  index(stack: number): 0 | -1 {
    return stack === this.#stop ? 0 : -1;
  }

  /** The stop itself may have been emptied since. */
  get #stop(): number {
    const stacks = this.stacks();
    if (stacks[this.current]?.height) return this.current;
    return stacks.findIndex((stack) => stack.height > 0);
  }

  step(by: number): void {
    const stacks = this.stacks();
    let next = this.#stop;
    for (let tries = 0; tries < stacks.length; tries++) {
      next = (next + by + stacks.length) % stacks.length;
      if (stacks[next]?.height) break;
    }
    this.to(next);
  }

  to(stack: number): void {
    if (!this.stacks()[stack]?.height) return;
    this.current = stack;
    this.root()?.querySelector<HTMLElement>(`[data-free="${stack}"] button`)?.focus({ preventScroll: true });
  }
}
