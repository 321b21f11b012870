import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { exifOfPart, photoParts, type PhotoFormat, type PhotoPart } from '@dss/domain';

const inflateInThread = promisify(inflate);

/** A camera's color profile has a few kilobytes; the largest printer profiles have two or three megabytes. */
const maxProfileBytes = 4 * 1024 * 1024;
/** A profile's parts are numbered with one byte. */
const maxProfileParts = 255;

/** Where each format stores its color profile. In a JPEG, parts with the same name but another start are something else. */
const profileParts = {
  jpeg: { name: 'APP2', start: 'ICC_PROFILE\0' },
  png: { name: 'iCCP', start: '' },
  webp: { name: 'ICCP', start: '' },
} as const;

/** Other parts that affect the picture, by name and start. Only the first part of each name counts. */
const pictureParts: Readonly<Record<PhotoFormat, Readonly<Record<string, string>>>> = {
  jpeg: { APP0: 'JFIF\0', APP14: 'Adobe' },
  png: { tRNS: '', gAMA: '', cHRM: '', sRGB: '' },
  // Only the first frame of an animation is kept.
  webp: { VP8X: '', ALPH: '', 'VP8 ': '', VP8L: '', ANIM: '', ANMF: '' },
};

export interface PhotoContents {
  /** The TIFF structure that `exifOfPhoto` finds. */
  readonly exif: Uint8Array | null;
  /**
   * The file without all that doesn't change how it looks, and without a color profile that is too large: what reads metadata
   * in the decoder has nothing to inflate, to collect or to believe.
   */
  readonly picture: Buffer;
}

/**
 * Separates a photo's file into picture and EXIF. The picture contains no EXIF; its orientation is read from the EXIF.
 * @throws RangeError as `photoParts`
 */
export async function separateMetadata(file: Buffer, format: PhotoFormat): Promise<PhotoContents> {
  const seen = new Set<string>();
  const profile: PhotoPart[] = [];
  const dropped: PhotoPart[] = [];
  let exif: Uint8Array | null = null;
  for (const part of photoParts(file, format)) {
    exif ??= exifOfPart(file, part, format);
    const start = pictureParts[format][part.name];
    const isFirst = start !== undefined && !seen.has(part.name) && holds(file, part, start);
    if (isFirst) seen.add(part.name);
    else if (isProfile(file, part, format)) profile.push(part);
    else if (!(format === 'png' && isCriticalChunk(part))) dropped.push(part);
  }
  if (!(await isReasonable(file, profile, format))) dropped.push(...profile);
  return { exif, picture: dropped.length === 0 ? file : without(file, dropped, format) };
}

function isProfile(file: Buffer, part: PhotoPart, format: PhotoFormat): boolean {
  const { name, start } = profileParts[format];
  return part.name === name && holds(file, part, start);
}

/** A decoder must understand these chunks or refuse the file (PNG, third edition, 5.4). */
function isCriticalChunk({ name }: PhotoPart): boolean {
  return /^[A-Z]/.test(name);
}

async function isReasonable(
  file: Buffer,
  profile: readonly PhotoPart[],
  format: PhotoFormat,
): Promise<boolean> {
  const bytes = profile.reduce((sum, { dataStart, dataEnd }) => sum + dataEnd - dataStart, 0);
  if (profile.length > maxProfileParts || bytes > maxProfileBytes) return false;
  if (format === 'jpeg') return true;
  const [only, second] = profile;
  if (second !== undefined) return false;
  return (
    format === 'webp' ||
    only === undefined ||
    inflatesWithinLimit(file.subarray(only.dataStart, only.dataEnd))
  );
}

/** An iCCP chunk holds a name of up to 79 bytes, a zero byte, the compression method (zero), and the deflated profile. */
async function inflatesWithinLimit(data: Buffer): Promise<boolean> {
  const nameBytes = data.subarray(0, 80).indexOf(0);
  if (nameBytes === -1) return false;
  try {
    const limit = { maxOutputLength: maxProfileBytes };
    await inflateInThread(data.subarray(nameBytes + 2), limit);
    return true;
  } catch {
    // Too large or damaged.
    return false;
  }
}

function without(file: Buffer, dropped: readonly PhotoPart[], format: PhotoFormat): Buffer {
  const kept: Buffer[] = [];
  let end = 0;
  for (const part of dropped.toSorted((one, other) => one.start - other.start)) {
    if (part.start > end) kept.push(file.subarray(end, part.start));
    end = part.end;
  }
  kept.push(file.subarray(end));
  const picture = Buffer.concat(kept);
  if (format === 'webp') shortenRiff(picture, file, dropped);
  return picture;
}

/** Subtracts the dropped parts from the length in a WebP's header. A wrong length stays wrong, so that truncated files are still refused. */
function shortenRiff(picture: Buffer, file: Buffer, dropped: readonly PhotoPart[]): void {
  const sizeOffset = 4;
  const said = file.readUInt32LE(sizeOffset);
  const saidEnd = sizeOffset + 4 + said;
  const inside = dropped.filter(({ start }) => start < saidEnd);
  const removed = inside.reduce((sum, { start, end }) => sum + end - start, 0);
  picture.writeUInt32LE(Math.max(said - removed, 0), sizeOffset);
}

/** Whether a part's data starts with this text. */
function holds(file: Buffer, { dataStart, dataEnd }: PhotoPart, text: string): boolean {
  return file.toString('latin1', dataStart, Math.min(dataStart + text.length, dataEnd)) === text;
}
