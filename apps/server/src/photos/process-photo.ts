import { createHash } from 'node:crypto';
import {
  DssError,
  photoFormat,
  photoLimits,
  pictureSize,
  type PhotoEvidence,
  type PhotoFormat,
} from '@dss/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { noExif, readExif } from './read-exif.ts';
import { separateMetadata } from './separate-metadata.ts';

/** What is made from a photo: clean pictures without metadata, upright. */
export interface ProcessedPhoto {
  readonly format: PhotoFormat;
  /** Of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** JPEG, at most 1536 px on its longer side. */
  readonly working: Buffer;
  readonly workingSha256: string;
  /** WebP. */
  readonly thumbnail: Buffer;
  /** What the camera wrote of time, place and heading. */
  readonly evidence: PhotoEvidence | null;
}

/** Decides when a photo of this many pixels is processed. Only its size is read before. */
export type ScheduleDecoding = <Result>(
  pixels: number | null,
  work: () => Promise<Result>,
) => Promise<Result>;

const atOnce: ScheduleDecoding = (_pixels, work) => work();

sharp.cache(false);
sharp.concurrency(1);

/**
 * How long decoding may take: 30 s for the largest photo, 6 s for one of 12 megapixels. A slow machine needs a tenth.
 * @returns whole seconds
 */
export function decodingTimeLimit(pixels: number): number {
  return Math.ceil(3 + (27 * pixels) / photoLimits.maxPixels);
}

/**
 * Checks a file by its content, reads what its camera wrote, and makes the working copy and the thumbnail. The decoder is
 * given the picture alone.
 * @param schedule at once, unless given
 * @param timeLimit in seconds, of a photo's pixels
 * @throws DssError `invalid_file_type`, `photo_too_many_pixels`, `photo_needs_too_much_memory`, `photo_unreadable`,
 *   `photo_too_slow`, and what `schedule` throws
 */
export async function processPhoto(
  bytes: Buffer,
  schedule: ScheduleDecoding = atOnce,
  timeLimit = decodingTimeLimit,
): Promise<ProcessedPhoto> {
  const format = photoFormat(bytes);
  if (format === null) throw new DssError('invalid_file_type');
  const expectedPixels = glanceAtPixels(bytes);
  try {
    // Everything waits for its turn: work done earlier would be done for all photos of one visitor before another's first.
    return await schedule(expectedPixels, async () => {
      const { exif, picture } = await separateMetadata(bytes, format);
      const header = await readHeader(picture, format);
      const pixels = header.width * header.height;
      // The queue reserved memory for the expected size only.
      if (pixels > (expectedPixels ?? photoLimits.maxPixels))
        throw new DssError('photo_unreadable');
      const { evidence, orientation } = exif === null ? noExif : await readExif(exif);
      const made = await decode(picture, orientation, timeLimit(pixels));
      return { format, ...uprightSize(header, orientation), ...made, evidence };
    });
  } catch (error) {
    if (error instanceof DssError) throw error;
    throw new DssError(isTimeout(error) ? 'photo_too_slow' : 'photo_unreadable', { cause: error });
  }
}

/** Cameras write the size within the first kilobytes, or after a depth map. */
const headerBytes = 1024 * 1024;

/** @returns the photo's pixels, or the maximum if there are more; null if its first bytes don't say */
function glanceAtPixels(bytes: Buffer): number | null {
  const size = pictureSize(bytes.subarray(0, headerBytes));
  return size === null ? null : Math.min(size.width * size.height, photoLimits.maxPixels);
}

/** Opens the first frame only: an animation's others show nothing more of a house. */
function open(bytes: Buffer): Sharp {
  return sharp(bytes, {
    // A truncated picture may lack half of a house, so it is refused.
    failOn: 'error',
    limitInputPixels: photoLimits.maxPixels,
    sequentialRead: true,
    pages: 1,
  });
}

async function readHeader(bytes: Buffer, format: PhotoFormat): Promise<Metadata> {
  const metadata = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw tooManyPixels(error) ?? error;
    });
  if (metadata.format !== format) throw new DssError('invalid_file_type');
  if (metadata.width * metadata.height > photoLimits.maxPixels) {
    throw new DssError('photo_too_many_pixels');
  }
  if (decodedBytes(metadata) > photoLimits.maxDecodedBytes) {
    throw new DssError('photo_needs_too_much_memory');
  }
  return metadata;
}

/**
 * What decoding holds in memory at once. Most photos are decoded a few rows at a time; interlaced and progressive ones, and
 * WebP, only whole.
 * @returns bytes, 0 where rows are enough
 */
function decodedBytes(metadata: Metadata): number {
  const { width, height, format, isProgressive, channels, depth, chromaSubsampling } = metadata;
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  // A progressive JPEG is held as coefficients of two bytes; colors mostly at half the size in both directions.
  if (format === 'jpeg') return pixels * (chromaSubsampling === '4:2:0' ? 3 : channels * 2);
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
}

/** For each orientation but the first, what the stored picture must undergo to stand upright: the mirror, then degrees clockwise. */
const turns: Readonly<Record<number, readonly [isMirrored: boolean, degrees: 0 | 90 | 180 | 270]>> =
  {
    2: [true, 0],
    3: [false, 180],
    4: [true, 180],
    5: [true, 270],
    6: [false, 90],
    7: [true, 90],
    8: [false, 270],
  };

function uprightSize({ width, height }: Metadata, orientation: number) {
  const [, degrees] = turns[orientation] ?? [false, 0];
  return degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

async function decode(picture: Buffer, orientation: number, seconds: number) {
  const [isMirrored, degrees] = turns[orientation] ?? [false, 0];
  const working = await open(picture)
    .timeout({ seconds })
    .resize({
      width: photoLimits.workingCopyPixels,
      height: photoLimits.workingCopyPixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    // sharp mirrors first, whatever the order here.
    .flop(isMirrored)
    .rotate(degrees)
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer();
  const thumbnail = await sharp(working)
    .resize({
      width: photoLimits.thumbnailPixels,
      height: photoLimits.thumbnailPixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 78 })
    .toBuffer();
  const workingSha256 = createHash('sha256').update(working).digest('hex');
  return { working, workingSha256, thumbnail };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout:');
}

function tooManyPixels(error: unknown): DssError | null {
  return error instanceof Error && error.message.includes('pixel limit')
    ? new DssError('photo_too_many_pixels', { cause: error })
    : null;
}
