import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoLimits } from '@dss/domain';
import sharp from 'sharp';

const [width, height] = [4032, 3024];

/** How far the frames of drawn photos lie apart, in pixels. */
const step = 8;
const scene = { width: width + 32 * step, height, channels: 3 as const };
let drawn: Promise<Buffer> | undefined;

/** A drawn photo as a phone takes them: 12 megapixels with the grain of a sensor, about 5 MB; up to 32 different ones. */
export async function largePhoto(index: number): Promise<Buffer<ArrayBuffer>> {
  drawn ??= drawScene();
  const photo = await sharp(await drawn, { raw: scene })
    .extract({ left: (index % 32) * step, top: 0, width, height })
    .jpeg({ quality: 86 })
    .toBuffer();
  return Buffer.from(photo);
}

/** Writes drawn photos into a folder and returns their paths. */
export async function writePhotos(folder: string, count: number): Promise<string[]> {
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `photo-${index}.jpg`);
    await writeFile(file, await largePhoto(index));
    files.push(file);
  }
  return files;
}

/** The same photo as a page sends it: shrunk to the size of a working copy. */
export async function shrunkPhoto(index: number): Promise<Buffer<ArrayBuffer>> {
  const side = photoLimits.workingCopyPixels;
  const photo = await sharp(await largePhoto(index))
    .resize(side, side, { fit: 'inside' })
    .jpeg({ quality: 84 })
    .toBuffer();
  return Buffer.from(photo);
}

function drawScene(): Promise<Buffer> {
  const house = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${height}">
      <rect width="100%" height="50%" fill="#8fb8e8"/><rect y="50%" width="100%" height="50%" fill="#7f9a58"/>
      <path d="M900 1500 2000 800 3100 1500z" fill="#5b5450"/>
      <path d="M1000 1500h2000v500H1000z" fill="#d8d2c4"/></svg>`,
  );
  const grain = { raw: { width: scene.width, height, channels: 1 as const } };
  return sharp(house)
    .removeAlpha()
    .composite([{ input: randomBytes(scene.width * height), ...grain, blend: 'soft-light' }])
    .blur(0.6)
    .raw()
    .toBuffer();
}
