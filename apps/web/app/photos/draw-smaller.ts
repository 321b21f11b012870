import { photoLimits } from '@dss/domain';

import { fitInside, type ShrinkPlan } from './shrink-plan.ts';

/** The first that brings a photo under `photoLimits.sentBytes` is taken, else the last. */
const qualities = [0.86, 0.76, 0.66] as const;

/**
 * Draws a picture upright as JPEG, on white, its longer side at most `pixels` long. Runs in a worker.
 * @throws where the browser can't decode the file or lacks what it takes
 */
export async function drawSmaller(
  file: Blob,
  { decodeWidth }: ShrinkPlan,
  pixels: number = photoLimits.sentPixels,
): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(decodeWidth !== null && { resizeWidth: decodeWidth, resizeQuality: 'high' }),
  });
  try {
    return await encode(draw(bitmap, pixels));
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, pixels: number): OffscreenCanvas {
  const { width, height } = fitInside(bitmap, pixels);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    smallest = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (smallest.size <= photoLimits.sentBytes) break;
  }
  if (smallest?.type !== 'image/jpeg') throw new Error('no JPEG came out');
  return smallest;
}
