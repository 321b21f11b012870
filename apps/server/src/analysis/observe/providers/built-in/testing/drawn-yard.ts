import sharp from 'sharp';
import { withCameraGrain } from './camera-grain.ts';

const width = 960;
const height = 720;

export interface DrawnYard {
  /** What covers the ground. */
  readonly ground: 'green grass' | 'dry grass' | 'concrete';
  readonly sky?: boolean;
}

const yards = new Map<string, Promise<Buffer>>();

/** A house under the sky with a yard in front, with realistic grain on the ground; drawn once, for it takes long. */
export function drawYard({ ground, sky = true }: DrawnYard): Promise<Buffer> {
  const name = `${ground} ${sky}`;
  const yard = yards.get(name) ?? draw({ ground, sky });
  yards.set(name, yard);
  return yard;
}

/**
 * A narrow strip of a drawn lawn, which the built-in analyzer reads quickly. For tests of what surrounds the
 * look at a photo.
 */
export async function drawLawnStrip(): Promise<Buffer> {
  const strip = { left: 0, top: height - 100, width, height: 80 };
  return sharp(await drawYard({ ground: 'green grass' }))
    .extract(strip)
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function draw({ ground, sky }: Required<DrawnYard>): Promise<Buffer> {
  const base = sharp({
    create: { width, height, channels: 3, background: sky ? '#8fb8e8' : '#c9b8a0' },
  });
  const house = Buffer.from(
    `<svg width="${width}" height="${height}"><path d="M330 330 480 230 640 330z" fill="#5b5450"/><path d="M350 330h270v110H350z" fill="#d8d2c4"/><path d="M400 360h50v50h-50zM520 350h45v90h-45z" fill="#4a5560"/></svg>`,
  );
  const lawn = await grainyGround(ground);
  const drawn = await base
    .composite([
      { input: lawn, top: height - 300, left: 0 },
      { input: house, top: 0, left: 0 },
    ])
    .png()
    .toBuffer();
  return withCameraGrain(drawn);
}

async function grainyGround(ground: DrawnYard['ground']): Promise<Buffer> {
  const colors = {
    'green grass': { red: 82, green: 132, blue: 46 },
    'dry grass': { red: 178, green: 150, blue: 92 },
    concrete: { red: 168, green: 167, blue: 164 },
  };
  const { red, green, blue } = colors[ground];
  const grain = ground === 'concrete' ? 6 : 52;
  const pixels = Buffer.alloc(width * 300 * 3);
  // A fixed sequence (Lehmer's), so that every run measures the same picture.
  let state = 42;
  for (let at = 0; at < pixels.length; at += 3) {
    state = (state * 48_271) % 2_147_483_647;
    const shade = (state / 2_147_483_647 - 0.5) * grain * 2;
    pixels[at] = Math.max(0, Math.min(255, red + shade));
    pixels[at + 1] = Math.max(0, Math.min(255, green + shade));
    pixels[at + 2] = Math.max(0, Math.min(255, blue + shade * 0.7));
  }
  return sharp(pixels, { raw: { width, height: 300, channels: 3 } })
    .blur(0.7)
    .png()
    .toBuffer();
}
