import type { Page } from '@playwright/test';

interface LargePhotos {
  readonly count: number;
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
  /** Noise gives a file the bytes of a real photo; true by default. */
  readonly noise?: boolean;
}

/**
 * Creates JPEG files as large as a phone's (12 megapixels, about 5 MB) in the page, each with different bytes: blue sky
 * over brown ground. Like a phone's, they are stored sideways with EXIF orientation 6: upright, the sky is
 * on the right.
 * @returns the size of one of them, in bytes
 */
export async function drawLargePhotos(
  page: Page,
  { count, width = 4032, height = 3024, quality = 0.97, noise = true }: LargePhotos,
): Promise<number> {
  return page.evaluate(
    async ({ count: wanted, width: across, height: down, quality: fine, noise: noisy }) => {
      const grain = new OffscreenCanvas(256, 256);
      const grainContext = grain.getContext('2d');
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d');
      if (grainContext === null || context === null) throw new Error('no canvas');
      const pixels = grainContext.createImageData(256, 256);
      for (let at = 0; at < pixels.data.length; at += 4) {
        const shade = 90 + Math.random() * 70;
        pixels.data.set([shade, shade + 10, shade - 20, 255], at);
      }
      grainContext.putImageData(pixels, 0, 0);
      if (noisy) {
        context.fillStyle = context.createPattern(grain, 'repeat') ?? '#888888';
        context.fillRect(0, 0, across, down);
        context.globalAlpha = 0.6;
      }
      const sky = context.createLinearGradient(0, 0, 0, down);
      sky.addColorStop(0, '#8fb7e0');
      sky.addColorStop(1, '#6b7a3a');
      context.fillStyle = sky;
      context.fillRect(0, 0, across, down);
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: fine });
      // APP1 with one tag: orientation 6.
      const exif = new TextEncoder().encode(
        '~~\0\x22Exif\0\0II*\0\b\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0',
      );
      exif.set([0xff, 0xe1]);
      const files = Array.from(
        { length: wanted },
        (_unused, at) =>
          // Decoders ignore bytes after the end of the picture, but they make each file different.
          new File([jpeg.slice(0, 2), exif, jpeg.slice(2), `photo ${at}`], `IMG_${at}.jpg`, {
            type: 'image/jpeg',
          }),
      );
      Object.assign(globalThis, { largePhotos: files });
      return jpeg.size;
    },
    { count, width, height, quality, noise },
  );
}

/** Drops the files from `drawLargePhotos` onto the label with this text, as a visitor would. */
export async function dropLargePhotos(page: Page, label: string): Promise<void> {
  const files = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    const drawn: unknown = Reflect.get(globalThis, 'largePhotos');
    for (const file of Array.isArray(drawn) ? drawn : []) {
      if (file instanceof File) carried.items.add(file);
    }
    return carried;
  });
  const area = page.getByText(label, { exact: true });
  await area.dispatchEvent('dragenter', { dataTransfer: files });
  await area.dispatchEvent('dragover', { dataTransfer: files });
  await area.dispatchEvent('drop', { dataTransfer: files });
}
