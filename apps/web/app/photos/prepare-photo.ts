import { evidenceFromExif, exifOfWebp, exifReading, type PhotoEvidence } from '@dss/domain';
import exifr from 'exifr';

import { drawSmaller } from './draw-smaller.ts';
import { pictureSize } from './picture-size.ts';
import { sha256Hex } from './sha256-hex.ts';
import { shrinkPlan } from './shrink-plan.ts';

/** A chosen photo, ready to be sent. */
export interface PreparedPhoto {
  /** What goes to the server. */
  file: Blob;
  /** Of the file as it was chosen; null where the browser can't tell (a page that wasn't loaded over https). */
  chosenSha256: string | null;
  /** What the chosen file says of time, place and heading. */
  evidence: PhotoEvidence | null;
}

export interface Preparation {
  file: Blob;
  /** Not made smaller. A HEIC becomes a JPEG all the same: no other is accepted. */
  sendOriginal: boolean;
  isHeic: boolean;
}

/** The browser's part, as a test may replace it. */
export interface Drawing {
  drawSmaller: typeof drawSmaller;
}

/**
 * Reads hash and EXIF of a chosen file, then makes it as small as the analysis needs. What the browser can't shrink goes
 * as it is. Runs in a worker.
 * @returns null for a HEIC that this browser can't decode
 */
export async function preparePhoto(
  { file, sendOriginal, isHeic }: Preparation,
  drawing: Drawing = { drawSmaller },
): Promise<PreparedPhoto | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = { chosenSha256: await sha256Hex(bytes), evidence: await readExif(bytes) };
  if (isHeic) {
    const pixels = sendOriginal ? Infinity : undefined;
    const jpeg = await drawing.drawSmaller(file, { decodeWidth: null }, pixels).catch(() => null);
    return jpeg === null ? null : { ...known, file: jpeg };
  }
  const plan = sendOriginal ? null : shrinkPlan(pictureSize(bytes));
  if (plan === null) return { ...known, file };
  const smaller = await drawing.drawSmaller(file, plan).catch(() => null);
  return { ...known, file: smaller !== null && smaller.size < file.size ? smaller : file };
}

/** Broken metadata tells nothing, and is no reason to refuse a photo. */
async function readExif(bytes: Uint8Array): Promise<PhotoEvidence | null> {
  try {
    const tags: unknown = await exifr.parse(exifOfWebp(bytes) ?? bytes, exifReading);
    return evidenceFromExif(tags);
  } catch {
    // exifr throws on what it doesn't know.
    return null;
  }
}
