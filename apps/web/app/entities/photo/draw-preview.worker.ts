export interface PreviewToDraw {
  /** As large as the preview. */
  readonly canvas: OffscreenCanvas;
  readonly preview: ImageBitmap;
}

globalThis.onmessage = ({ data: { canvas, preview } }: MessageEvent<PreviewToDraw>) => {
  canvas.getContext('2d')?.drawImage(preview, 0, 0);
  preview.close();
};

postMessage('ready');
