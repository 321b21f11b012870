import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from './picture.ts';
import { drawYard } from './testing/drawn-yard.ts';

it('the gray picture has the values that sharp makes of the colors', async () => {
  const workingCopy = await drawYard({ ground: 'dry grass' });
  const { gray } = await readPicture(workingCopy);

  const { data, info } = await sharp(workingCopy)
    .resize(768, 768, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const expected = await sharp(data, { raw: info }).grayscale().raw().toBuffer();
  const apart = expected.map((value, at) => Math.abs(value - (gray.pixels[at] ?? 0)));

  expect(gray.pixels).toHaveLength(expected.length);
  expect(Math.max(...new Set(apart))).toBeLessThanOrEqual(1);
});
