import type { Box, Photo } from '@dss/domain';

import { pictureCrossOrigin, serverAddress } from '../../lib/device/native/native-server.ts';
import { coveringPart } from './covering-part.ts';

/** What stands on the card. */
export interface CardWords {
  readonly before: string;
  readonly after: string;
  readonly title: string;
  /** What the work gained; null where that isn't a point. */
  readonly points: string | null;
  /** Who says so, and when it was. */
  readonly basis: string;
  readonly product: string;
}

export interface CardPictures {
  readonly before: Photo;
  /** Where it shows what was removed, which is in the middle of the card's part of it. */
  readonly box: Box | null;
  readonly after: Photo | File;
}

/** In pixels: a square, as most places to share it show it whole. */
const side = 1080;
const margin = 40;
const gap = 12;
const rowHeight = 64;
const photoWidth = (side - 2 * margin - gap) / 2;
const textWidth = side - 2 * margin;
const serif = '"Source Serif 4", serif';
const sans = '"Public Sans", sans-serif';
const titleFont = `600 56px ${serif}`;
const pointsFont = `600 44px ${sans}`;
const smallFont = `400 30px ${sans}`;
const labelFont = `600 28px ${sans}`;

/**
 * A picture of both photos with what became of the home. It is drawn anew, so nothing of the photos' data is in it: no place, no device.
 * @returns a JPEG
 * @throws if a photo can't be loaded or the browser can't draw it
 */
export async function drawShareCard(
  { before, box, after }: CardPictures,
  words: CardWords,
): Promise<File> {
  const [first, second] = await Promise.all([loadPicture(before), loadPicture(after)]);
  await Promise.all(
    [titleFont, pointsFont, smallFont, labelFont].map(async (font) => document.fonts.load(font)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const colors = paperColors();
  context.font = titleFont;
  const lines = linesOf(words.title, (text) => context.measureText(text).width <= textWidth, 2);
  const photoHeight = photoHeightOver(lines.length + (words.points === null ? 0 : 1));
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, side, side);
  context.textBaseline = 'alphabetic';
  for (const [index, picture] of [first, second].entries()) {
    const left = margin + index * (photoWidth + gap);
    const { naturalWidth, naturalHeight } = picture;
    const part = partAround(naturalWidth, naturalHeight, box, photoWidth / photoHeight);
    context.drawImage(
      picture,
      part.left,
      part.top,
      part.width,
      part.height,
      left,
      margin,
      photoWidth,
      photoHeight,
    );
    context.font = labelFont;
    const label = index === 0 ? words.before : words.after;
    context.fillStyle = colors.paper;
    context.fillRect(left, margin, context.measureText(label).width + 40, 52);
    context.fillStyle = colors.ink;
    context.fillText(label, left + 20, margin + 37);
  }
  context.fillStyle = colors.ink;
  context.font = titleFont;
  let baseline = margin + photoHeight + 76;
  for (const line of lines) {
    context.fillText(line, margin, baseline);
    baseline += rowHeight;
  }
  if (words.points !== null) {
    context.fillStyle = colors.forest;
    context.font = pointsFont;
    context.fillText(words.points, margin, baseline);
  }
  drawFoot(context, colors, words);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('no picture'));
        else resolve(new File([blob], 'before-after.jpg', { type: 'image/jpeg' }));
      },
      'image/jpeg',
      0.9,
    );
  });
}

/** How high the photos are above so many rows of text: they leave no band empty, at most three rows. */
export function photoHeightOver(rows: number): number {
  return 832 - rowHeight * rows;
}

/** Who says so and when; under a hairline, the mark and the product's name. */
function drawFoot(
  context: CanvasRenderingContext2D,
  colors: ReturnType<typeof paperColors>,
  { basis, product }: CardWords,
): void {
  context.fillStyle = colors.soft;
  context.font = smallFont;
  context.fillText(basis, margin, side - 122, textWidth);
  context.fillStyle = colors.line;
  context.fillRect(margin, side - 96, textWidth, 2);
  const middle = side - 52;
  context.strokeStyle = colors.forest;
  for (const [radius, width] of [
    [24, 1.5],
    [18, 2.5],
    [12, 3.5],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(margin + 26, middle, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = colors.forest;
  context.fillRect(margin + 20, middle - 4, 12, 8);
  context.font = labelFont;
  context.fillText(product, margin + 66, middle + 10, textWidth - 66);
}

/** The part of a photo that the card shows, of that width for its height, with the middle of the box in its middle as far as the photo reaches. */
export function partAround(
  width: number,
  height: number,
  box: Box | null,
  aspect: number,
): ReturnType<typeof coveringPart> {
  const part = coveringPart(width, height, aspect);
  if (box === null) return part;
  const start = (center: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(center * whole - size / 2, 0), whole - size));
  return {
    ...part,
    left: start(box.x + box.width / 2, part.width, width),
    top: start(box.y + box.height / 2, part.height, height),
  };
}

/** A text in lines that fit, of which the last ends in an ellipsis if there is more. */
export function linesOf(
  text: string,
  fits: (line: string) => boolean,
  most: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < most) lines.push(word);
    else return [...lines.slice(0, -1), `${last ?? ''}…`];
  }
  return lines;
}

async function loadPicture(of: Photo | File): Promise<HTMLImageElement> {
  const picture = new Image();
  const url = of instanceof File ? URL.createObjectURL(of) : serverAddress(of.signed_url);
  if (pictureCrossOrigin !== undefined) picture.crossOrigin = pictureCrossOrigin;
  picture.src = url;
  try {
    await picture.decode();
  } finally {
    if (of instanceof File) URL.revokeObjectURL(url);
  }
  return picture;
}

/** The colors of paper, whatever theme the page has: the card is the same for everybody. */
function paperColors() {
  const probe = document.createElement('span');
  probe.dataset['theme'] = 'light';
  document.body.append(probe);
  const color = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    paper: color('paper'),
    ink: color('ink'),
    soft: color('ink-soft'),
    line: color('line'),
    forest: color('forest'),
  };
  probe.remove();
  return colors;
}
