import { photoLimits, pictureSize, type PictureSize } from '@dss/domain';

import { findIssues, measuredPixels, type PhotoIssue } from './photo-issues.ts';
import { previewWidth } from './previews.ts';
import { readExif } from './read-exif.ts';
import type { PreparedPhoto } from './upload.ts';

/** The longer side of a sent photo, in pixels: what is analyzed is the working copy, which has no more. */
const sentPixels = photoLimits.workingCopyPixels;

/** What a shrunk photo should weigh at most: 8 phone photos of 5 MB need an eighth of that on the wire. */
const sentBytes = 600_000;

export interface Preparation {
  file: Blob;
  /** Don't make it smaller. A HEIC is still converted to JPEG, since the server doesn't accept HEIC. */
  sendOriginal: boolean;
  isHeic: boolean;
}

export interface WorkerRequest {
  id: number;
  preparation: Preparation;
}

export type WorkerReply =
  | { id: number; photo: PreparedPhoto | null; failed: boolean }
  /** Comes before the photo, unless it isn't decoded. */
  | { id: number; preview: ImageBitmap };

let last: Promise<unknown> = Promise.resolve();

// One at a time: three 50-megapixel photos at once would take more memory than a phone has.
globalThis.onmessage = ({ data: { id, preparation } }: MessageEvent<WorkerRequest>) => {
  const drawing = drawingInBrowser((preview) => reply({ id, preview }, [preview]));
  const prepared = last.then(() => preparePhoto(preparation, drawing));
  last = prepared.then(
    (photo) => reply({ id, photo, failed: false }),
    () => reply({ id, photo: null, failed: true }),
  );
};

function reply(message: WorkerReply, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

/** What the browser does; tests can replace it. */
export interface Drawing {
  /**
   * Draws a picture upright on white, as a JPEG whose longer side is at most `pixels`.
   * @throws if the browser can't decode the file or lacks a required feature
   */
  drawSmaller: (file: Blob, plan: ShrinkPlan, pixels?: number) => Promise<DrawnPhoto>;
  /**
   * Reasons to take a photo again that is sent as it is.
   * @throws if the browser can't decode the file or lacks a required feature
   */
  look: (file: Blob, plan: ShrinkPlan) => Promise<PhotoIssue[]>;
}

/**
 * Reads the hash and EXIF of a chosen file, then scales it down to what the analysis needs, and looks for reasons to take it
 * again. A file that the browser can't scale is sent as it is.
 * @returns null for a HEIC that this browser can't decode
 */
export async function preparePhoto(
  { file, sendOriginal, isHeic }: Preparation,
  drawing: Drawing,
): Promise<PreparedPhoto | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = { chosenSha256: await sha256Hex(bytes), evidence: readExif(bytes) };
  if (isHeic) {
    const pixels = sendOriginal ? Infinity : undefined;
    const drawn = await drawing.drawSmaller(file, { decodeWidth: null }, pixels).catch(() => null);
    return drawn && { prepared: { ...read, issues: drawn.issues }, file: drawn.jpeg };
  }
  const size = pictureSize(bytes);
  const plan = sendOriginal ? null : shrinkPlan(size);
  if (plan === null) {
    const canDecode = size !== null && size.width * size.height <= photoLimits.maxPixels;
    const lookPlan = shrinkPlan(size, measuredPixels) ?? { decodeWidth: null };
    const issues = canDecode ? await drawing.look(file, lookPlan).catch(() => []) : [];
    return { prepared: { ...read, issues }, file };
  }
  const drawn = await drawing.drawSmaller(file, plan).catch(() => null);
  return {
    prepared: { ...read, issues: drawn?.issues ?? [] },
    file: drawn !== null && drawn.jpeg.size < file.size ? drawn.jpeg : file,
  };
}

/** Lower-case hex; null on pages that weren't loaded over https, where the Web Crypto API is missing. */
export async function sha256Hex(
  bytes: Uint8Array<ArrayBuffer>,
  { subtle }: { readonly subtle?: SubtleCrypto } = crypto,
): Promise<string | null> {
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Pictures more elongated than this are scaled after decoding: the decoder's target width could make them enormous. */
const decoderRatio = 3;

export interface ShrinkPlan {
  /**
   * Width to request from the decoder, so that the full-size picture is in memory only while decoding; null for full
   * size.
   */
  decodeWidth: number | null;
}

/**
 * How to scale a photo down before sending it. The EXIF orientation isn't known here, so the decoder gets the maximum
 * side as the width, which leaves enough pixels for either orientation.
 * @param size as stored; null if it couldn't be read
 * @param pixels what the longer side may have
 * @returns null to leave the photo as it is: it has no more pixels than that, or too many to decode
 */
export function shrinkPlan(
  size: PictureSize | null,
  pixels: number = sentPixels,
): ShrinkPlan | null {
  if (size === null) return null;
  const { width, height } = size;
  const longest = Math.max(width, height);
  if (longest <= pixels || width * height > photoLimits.maxPixels) return null;
  const ratio = longest / Math.min(width, height);
  return { decodeWidth: ratio > decoderRatio ? null : pixels };
}

/** Scales a size down so that its longer side is at most `pixels`; never enlarges it. */
export function fitInside({ width, height }: PictureSize, pixels: number): PictureSize {
  const scale = Math.min(1, pixels / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** JPEG qualities to try; the first that stays under `sentBytes` wins, else the last. */
const qualities = [0.86, 0.76, 0.66] as const;

interface DrawnPhoto {
  readonly jpeg: Blob;
  /** Reasons to take it again. */
  readonly issues: readonly PhotoIssue[];
}

/** @param show gets a small picture of each photo as soon as it is decoded */
function drawingInBrowser(show: (preview: ImageBitmap) => void): Drawing {
  const withDecoded = async <Result>(
    file: Blob,
    { decodeWidth }: ShrinkPlan,
    work: (bitmap: ImageBitmap) => Result | Promise<Result>,
  ): Promise<Result> => {
    const bitmap = await decode(file, decodeWidth);
    try {
      await makePreview(bitmap).then(show, () => undefined);
      return await work(bitmap);
    } finally {
      bitmap.close();
    }
  };
  return {
    drawSmaller: (file, plan, pixels = sentPixels) =>
      withDecoded(file, plan, async (bitmap) => {
        const { canvas } = draw(bitmap, pixels);
        const jpeg = await encode(canvas);
        return { jpeg, issues: issuesOf(canvas) };
      }),
    look: (file, plan) => withDecoded(file, plan, issuesOf),
  };
}

function decode(file: Blob, width: number | null): Promise<ImageBitmap> {
  // Every browser turns it as its EXIF says; asking for that fails in older ones.
  return createImageBitmap(file, {
    ...(width !== null && { resizeWidth: width, resizeQuality: 'high' }),
  });
}

function makePreview(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const resizeWidth = Math.min(bitmap.width, previewWidth);
  return createImageBitmap(bitmap, { resizeWidth, resizeQuality: 'medium' });
}

function issuesOf(picture: ImageBitmap | OffscreenCanvas): PhotoIssue[] {
  const { canvas, context } = draw(picture, measuredPixels);
  return findIssues(context.getImageData(0, 0, canvas.width, canvas.height));
}

function draw(picture: ImageBitmap | OffscreenCanvas, pixels: number) {
  const { width, height } = fitInside(picture, pixels);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    smallest = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (smallest.size <= sentBytes) break;
  }
  if (smallest?.type !== 'image/jpeg') throw new Error('no JPEG came out');
  return smallest;
}
