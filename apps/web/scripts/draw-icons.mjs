/**
 * Draws the icons that browsers and phones ask for by name, from public/favicon.svg: favicon.ico for those that take no SVG, and
 * apple-touch-icon.png and the icons of the manifests, which a phone puts on its home screen. Runs after the build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const client = new URL('../build/client/', import.meta.url);
const drawing = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8');

/** The light theme of app/styles/tokens.css, which the drawing names in a style that not every program reads. */
const forest = '#1d5b3e';
const paper = '#fbf8f1';

const colored = drawing
  .replace(/<style>.*<\/style>/, '')
  .replaceAll('currentColor', forest)
  .replaceAll('var(--p)', paper);
if (/style|var\(/.test(colored)) throw new Error('The icon names colors in another way now.');

/** @param {number} size in pixels */
async function png(size) {
  return sharp(Buffer.from(colored), { density: 600 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * An icon file with one picture, as a PNG.
 *
 * @param {Buffer} picture
 * @param {number} size in pixels, below 256
 */
function icon(picture, size) {
  const header = Buffer.alloc(22);
  // The kind of file, and the number of pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // Planes, bits per pixel, bytes of the picture, and where it begins.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const inBuild = (/** @type {string} */ name) => fileURLToPath(new URL(name, client));
await writeFile(inBuild('favicon.ico'), icon(await png(32), 32));

/**
 * The drawing amid paper, for whoever cuts the corners and paints what is transparent black.
 *
 * @param {number} size in pixels, with the margins
 * @param {number} margin on each side, in pixels
 */
async function onPaper(size, margin) {
  return sharp(await png(size - 2 * margin))
    .flatten({ background: paper })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

await writeFile(inBuild('apple-touch-icon.png'), await onPaper(180, 26));
for (const size of [192, 512]) await writeFile(inBuild(`icon-${size}.png`), await png(size));
// What a mask of any shape leaves is a circle of 80 % of the width.
await writeFile(inBuild('icon-maskable-512.png'), await onPaper(512, 76));
