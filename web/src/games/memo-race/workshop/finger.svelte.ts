// A finger or mouse that draws a road: the fields from touch to release.
export interface Field {
  column: number;
  row: number;
}

/** Extends a line to another field and those that a fast finger skipped: first along the longer side. */
export function reach(line: readonly Field[], to: Field): Field[] {
  const way = [...line];
  for (let at = way[way.length - 1]; at && (at.column !== to.column || at.row !== to.row);) {
    const [dx, dy]: [number, number] = [to.column - at.column, to.row - at.row];
    at =
      Math.abs(dx) >= Math.abs(dy)
        ? { column: at.column + Math.sign(dx), row: at.row }
        : { column: at.column, row: at.row + Math.sign(dy) };
    way.push(at);
  }
  return way;
}

export class Finger {
  /** The fields since the touch; empty: not touching. */
  line = $state.raw<Field[]>([]);
  /** The click that follows a line is not a tap. */
  drew = false;

  constructor(
    /** Returns the field under a pointer, if any. */
    private readonly under: (event: PointerEvent) => Field | undefined,
    private readonly mayDraw: () => boolean,
    private readonly ondraw: (fields: Field[]) => void,
  ) {}

  readonly down = (event: PointerEvent) => {
    this.drew = false;
    const field = this.under(event);
    if (field && this.mayDraw() && event.isPrimary && event.button === 0) this.line = [field];
  };
  readonly move = (event: PointerEvent) => {
    const to = this.line.length ? this.under(event) : undefined;
    if (!to) return;
    const way = reach(this.line, to);
    if (way.length > this.line.length) this.line = way;
  };
  readonly up = () => {
    this.drew = this.line.length > 1;
    if (this.drew) this.ondraw(this.line);
    this.line = [];
  };
  readonly cancel = () => {
    this.line = [];
  };
}
