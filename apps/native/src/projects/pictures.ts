import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The light theme of apps/web/app/styles/tokens.css. */
const paper = '#fbf8f1';
const forest = '#1d5b3e';

/** The product's logo, as in apps/web/public/favicon.svg, in a 48-unit square. */
const mark = `<g fill="none"><circle cx="24" cy="24" r="22" stroke="${forest}" stroke-width="2.5" opacity=".5"/><circle cx="24" cy="24" r="15" stroke="${forest}" stroke-width="4"/><path d="M16.5 18.5h15v11h-15z" fill="${forest}"/><path d="M16.5 24h15" stroke="${paper}" stroke-width="1.5"/></g>`;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The logo's share of the shorter side. */
  readonly share: number;
  readonly background: 'square' | 'round' | 'none';
}

/** The logo centered on its background, as a PNG. Apple rejects icons with transparency. */
export function drawPicture({ width, height, share, background }: Drawing): Promise<Buffer> {
  const side = Math.min(width, height) * share;
  const scale = side / 48;
  const behind = {
    square: `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    round: `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 2}" fill="${paper}"/>`,
    none: '',
  }[background];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}<g transform="translate(${(width - side) / 2} ${(height - side) / 2}) scale(${scale})">${mark}</g></svg>`;
  const picture = sharp(Buffer.from(svg));
  return (background === 'square' ? picture.flatten({ background: paper }) : picture)
    .png()
    .toBuffer();
}

/** How to draw each picture, by file name; an adaptive icon may be cropped to the inner two thirds. */
const drawings: readonly (readonly [RegExp, Pick<Drawing, 'share' | 'background'>])[] = [
  [/^ic_launcher_foreground\.png$/, { share: 0.5, background: 'none' }],
  [/^ic_launcher_round\.png$/, { share: 0.7, background: 'round' }],
  [/^(ic_launcher|AppIcon-.+)\.png$/, { share: 0.75, background: 'square' }],
  [/^splash.*\.png$/, { share: 0.2, background: 'square' }],
];

/**
 * Replaces the icons and splash screens that Capacitor created with the product's, each in its size.
 * @param folder of a native project's resources
 * @returns how many were drawn
 */
export async function drawPictures(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const drawn = names.flatMap((name) => {
    const [, look] = drawings.find(([file]) => file.test(path.basename(name))) ?? [];
    return look === undefined ? [] : [{ file: path.join(folder, name), look }];
  });
  for (const { file, look } of drawn) {
    const { width, height } = await sharp(file).metadata();
    await writeFile(file, await drawPicture({ width, height, ...look }));
  }
  return drawn.length;
}
