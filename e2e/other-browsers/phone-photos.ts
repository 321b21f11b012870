import path from 'node:path';
import sharp from 'sharp';

/** How a phone stores a photo that it took upright, by its EXIF orientation: turned by so many degrees. */
const turns = { 3: 180, 6: 270, 8: 90 };

/**
 * Makes photos as large as a phone's, blue above and green below once they are turned as their EXIF says.
 * @returns their files
 */
export async function phonePhotos(folder: string): Promise<string[]> {
  const [width, height] = [3024, 4032];
  const sky = {
    create: { width, height: height / 2, channels: 3, background: '#3060f0' },
  } as const;
  const upright = await sharp({ create: { width, height, channels: 3, background: '#307030' } })
    .composite([{ input: sky, top: 0, left: 0 }])
    .png()
    .toBuffer();
  const files = [];
  for (const [orientation, degrees] of Object.entries(turns)) {
    const file = path.join(folder, `turned-${orientation}.jpg`);
    await sharp(upright)
      .rotate(degrees)
      .withMetadata({ orientation: Number(orientation) })
      .jpeg()
      .toFile(file);
    files.push(file);
  }
  return files;
}
