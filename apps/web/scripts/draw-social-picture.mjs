/**
 * Draws the picture that social cards show with a link: the home page's plan, a house from above inside its rings, on
 * the contour surface. Without text, so that it works in every language and for every brand, and needs no font. Runs
 * after the build; app/lib/head/social-picture.ts has the file's name and size.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { socialPicture } from '../app/lib/head/social-picture.ts';
import { treeOutline } from '../app/ui/plan-tree.ts';

const { width, height } = socialPicture;

/** The dark theme of app/styles/tokens.css. */
const color = {
  paper: '#0f1914',
  raised: '#16221b',
  contour: '#24382d',
  wash: '#1a3125',
  forest: '#93d1a9',
  ember: '#ff9f68',
  emberWash: '#38200f',
  ink: '#f4f0e6',
};

/** A 45 by 36 ft house in the middle of the picture, at 2.4 pixels per foot. */
const unitsPerFoot = 2.4;
const house = { x: 546, y: 272, width: 108, height: 86 };

/** x, y, radius of trees and shrubs */
const plants = [
  [392, 205, 31],
  [352, 330, 24],
  [418, 472, 33],
  [520, 548, 24],
  [470, 112, 23],
  [766, 118, 32],
  [846, 268, 27],
  [672, 84, 20],
  [830, 420, 23],
  [746, 534, 26],
  [508, 236, 11],
  [502, 376, 13],
  [692, 222, 11],
  [592, 408, 10],
  [700, 372, 10],
];

/** What could catch embers: two shrubs against the wall. */
const hazards = [
  [536, 296, 10],
  [536, 318, 9],
];

/** @param {number} feet from the wall @param {string} look */
function ring(feet, look) {
  const reach = feet * unitsPerFoot;
  const [x, y] = [house.x - reach, house.y - reach];
  const [w, h] = [house.width + 2 * reach, house.height + 2 * reach];
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${reach}" stroke="${color.forest}" ${look}/>`;
}

/** @param {number[]} place @param {string} fill @param {string} stroke */
function plant([x = 0, y = 0, radius = 0], fill, stroke) {
  return `<path d="${treeOutline(x, y, radius)}" fill="${fill}" stroke="${stroke}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2" fill="${stroke}"/>`;
}

/** The roof with its chimney, and a deck in front. */
function home() {
  const { x, y, width: w, height: h } = house;
  const slope = h / 2;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color.ink}"/>` +
    `<path d="M${x} ${y}l${slope} ${slope}-${slope} ${slope}M${x + w} ${y}l-${slope} ${slope} ${slope} ${slope}M${x + slope} ${y + slope}h${w - h}" stroke="${color.paper}" stroke-width="2"/>` +
    `<rect x="${x + w - 34}" y="${y + 14}" width="13" height="13" fill="${color.paper}"/>` +
    `<path d="M${x + 22} ${y + h}h46v18h-46zm0 6h46m0 6h-46" fill="${color.raised}" stroke="${color.ink}" stroke-width="2"/>`
  );
}

async function contours() {
  const file = new URL('../app/styles/contours.svg', import.meta.url);
  const drawn = await readFile(file, 'utf8');
  return drawn
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replace('stroke="#000"', `stroke="${color.contour}"`);
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
<rect width="${width}" height="${height}" fill="${color.paper}"/>
${await contours()}
${ring(100, `fill="${color.wash}" fill-opacity="0.75" stroke-width="2.5" stroke-dasharray="3 9"`)}
${ring(30, `fill="${color.paper}" stroke-width="2.5" stroke-dasharray="11 8"`)}
${plants.map((place) => plant(place, color.wash, color.forest)).join('')}
${ring(5, `fill="${color.raised}" stroke-width="3"`)}
${hazards.map((place) => plant(place, color.emberWash, color.ember)).join('')}
${home()}
</svg>`;

const file = fileURLToPath(new URL(`../build/client${socialPicture.path}`, import.meta.url));
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, await sharp(Buffer.from(picture)).png({ compressionLevel: 9 }).toBuffer());
