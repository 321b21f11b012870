import sharp from 'sharp';

/** Maximum change of an 8-bit value, up or down. */
const grain = 6;

/** A drawn picture as if taken by a camera: with grain everywhere, as a JPEG. */
export async function withCameraGrain(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A fixed sequence (Lehmer's), so that every run measures the same picture.
  let state = 7;
  for (let at = 0; at < data.length; at++) {
    state = (state * 48_271) % 2_147_483_647;
    const shade = (state / 2_147_483_647 - 0.5) * grain * 2;
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + shade)));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .blur(0.6)
    .jpeg({ quality: 90 })
    .toBuffer();
}
