import type { PreviewToDraw } from './draw-preview.worker.ts';

let isAsked = false;
/** Null until it has started, in browsers that can't draw beside the page, and if it can't be loaded (no connection). */
let worker: Worker | null = null;

/** Call before there is something to draw: until the worker has started, the page draws. */
export function startDrawing(): void {
  if (isAsked || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return;
  isAsked = true;
  const started = new Worker(new URL('draw-preview.worker.ts', import.meta.url), {
    type: 'module',
  });
  started.addEventListener('message', () => (worker = started), { once: true });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    isAsked = false;
    worker = null;
  });
}

/**
 * Draws a preview in a thread of its own: while photos arrive, the page's has taps to answer.
 * @param canvas one that nothing was drawn on
 */
export function drawPreview(canvas: HTMLCanvasElement, preview: ImageBitmap): void {
  canvas.width = preview.width;
  canvas.height = preview.height;
  if (worker === null) {
    canvas.getContext('2d')?.drawImage(preview, 0, 0);
    return;
  }
  const toDraw: PreviewToDraw = { canvas: canvas.transferControlToOffscreen(), preview };
  worker.postMessage(toDraw, [toDraw.canvas]);
}
