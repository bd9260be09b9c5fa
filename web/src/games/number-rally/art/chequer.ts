/** Returns the dark squares of a chequered flag, as one path. */
export function chequer(x: number, y: number, columns: number, rows: number, size: number): string {
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2)
      path += `M${(x + column * size).toFixed(2)} ${(y + row * size).toFixed(2)}h${size}v${size}h${-size}z`;
  return path;
}
