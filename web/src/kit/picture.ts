// Turns a drawing into a picture file on this device, without sending anything.
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'text-anchor'];
const FINE = 3;

/** Returns a copy of the drawing with its computed styles inlined, because style sheets do not reach an image. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll<SVGElement>('*')].forEach((part, i) => {
    const look = getComputedStyle(part);
    copies[i]?.setAttribute('style', LOOKS.map((name) => `${name}:${look.getPropertyValue(name)}`).join(';'));
  });
  // An image cannot use the page's fonts: text is drawn afterwards.
  copy.querySelectorAll('text').forEach((words) => words.remove());
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * FINE));
  copy.setAttribute('height', String(height * FINE));
  return copy;
}

function write(pen: CanvasRenderingContext2D, words: SVGTextElement, drawing: SVGSVGElement): void {
  const look = getComputedStyle(words);
  // Text on a rotated card is rotated with it.
  const there = drawing
    .getScreenCTM()
    ?.inverse()
    .multiply(words.getScreenCTM() ?? new DOMMatrix());
  if (there) pen.setTransform(new DOMMatrix().scale(FINE).multiply(there));
  const size = parseFloat(look.fontSize);
  const length = words.textLength.baseVal.value;
  pen.font = `${look.fontWeight} ${size}px ${look.fontFamily}`;
  pen.textAlign = look.textAnchor === 'middle' ? 'center' : 'left';
  pen.lineJoin = 'round';
  const at = [Number(words.getAttribute('x')), Number(words.getAttribute('y'))] as const;
  const most = words.hasAttribute('textLength') ? length : undefined;
  if (look.stroke !== 'none') {
    pen.strokeStyle = look.stroke;
    pen.lineWidth = parseFloat(look.strokeWidth);
    pen.strokeText(words.textContent, ...at, most);
  }
  pen.fillStyle = look.fill;
  pen.fillText(words.textContent, ...at, most);
}

export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(standalone(drawing)))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no picture');
  // Fills the rounded corners with the table's colour.
  pen.fillStyle = getComputedStyle(drawing).getPropertyValue('--table');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0);
  drawing.querySelectorAll('text').forEach((words) => write(pen, words, drawing));
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
