// Shares a drawing as a picture if the device can, else saves it as a file.
import { pictureOf } from '../kit/picture';
import { fileName, save } from '../kit/save';
import { house, text } from './house.svelte';

export async function passOn(drawing: SVGSVGElement, title: string): Promise<void> {
  try {
    const file = new File([await pictureOf(drawing)], `${fileName(title)}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title });
    else save(file, file.name);
  } catch (trouble) {
    // Cancelling is not an error.
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) house.notice = text('web-end-no-picture');
  }
}
