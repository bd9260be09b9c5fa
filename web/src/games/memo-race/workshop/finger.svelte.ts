// A finger (or a mouse) that draws a road: the fields it goes over, from where it comes down until it lifts.
export interface Field {
  column: number;
  row: number;
}

/** The fields from the end of a line to another field. A quick finger skips some: first along the longer side, then the other. */
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
  /** The fields it has gone over since it came down; nothing: it is up. */
  line = $state.raw<Field[]>([]);
  /** The click that follows a line is no tap. */
  drew = false;

  constructor(
    /** The field under a pointer, if there is one. */
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
