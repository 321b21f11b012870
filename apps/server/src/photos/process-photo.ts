import { createHash } from 'node:crypto';
import { DssError, photoLimits } from '@dss/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ReceivedFormat } from './object-paths.ts';

/** What is made from a photo: clean pictures without metadata, upright. */
export interface ProcessedPhoto {
  readonly format: ReceivedFormat;
  /** Of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** JPEG, at most 1536 px on its longer side. */
  readonly working: Buffer;
  readonly workingSha256: string;
  /** WebP. */
  readonly thumbnail: Buffer;
}

/** Decides when a photo of so many pixels is decoded. */
export type ScheduleDecoding = <Result>(
  pixels: number,
  decode: () => Promise<Result>,
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
 * Checks a file by its content and makes the working copy and the thumbnail.
 * @param schedule at once, unless given
 * @param timeLimit in seconds, of a photo's pixels
 * @throws DssError `invalid_file_type`, `photo_too_many_pixels`, `photo_unreadable`, `photo_too_slow`, and what
 *   `schedule` throws
 */
export async function processPhoto(
  bytes: Buffer,
  schedule: ScheduleDecoding = atOnce,
  timeLimit = decodingTimeLimit,
): Promise<ProcessedPhoto> {
  const format = formatByContent(bytes);
  if (format === null) throw new DssError('invalid_file_type');
  try {
    const metadata = await readHeader(bytes, format);
    const pixels = metadata.width * metadata.height;
    return await schedule(pixels, () => decode(bytes, metadata, format, timeLimit(pixels)));
  } catch (error) {
    if (error instanceof DssError) throw error;
    throw new DssError(isTimeout(error) ? 'photo_too_slow' : 'photo_unreadable', { cause: error });
  }
}

/** JPEG, PNG or WebP by their first bytes. What a file is called or says of itself doesn't matter. */
function formatByContent(bytes: Buffer): ReceivedFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

/** Opens the first frame only: an animation's others show nothing more of a house. */
function open(bytes: Buffer): Sharp {
  return sharp(bytes, {
    // Half a house tells lies about the other half: what is cut off is refused.
    failOn: 'error',
    limitInputPixels: photoLimits.maxPixels,
    sequentialRead: true,
    pages: 1,
  });
}

async function readHeader(bytes: Buffer, format: ReceivedFormat): Promise<Metadata> {
  const metadata = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw tooManyPixels(error) ?? error;
    });
  if (metadata.format !== format) throw new DssError('invalid_file_type');
  if (metadata.width * metadata.height > photoLimits.maxPixels) {
    throw new DssError('photo_too_many_pixels');
  }
  return metadata;
}

async function decode(
  bytes: Buffer,
  metadata: Metadata,
  format: ReceivedFormat,
  seconds: number,
): Promise<ProcessedPhoto> {
  const upright = { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  const working = await open(bytes)
    .timeout({ seconds })
    .autoOrient()
    .resize({
      width: photoLimits.workingCopyPixels,
      height: photoLimits.workingCopyPixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
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
  return { format, ...upright, working, workingSha256, thumbnail };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout:');
}

function tooManyPixels(error: unknown): DssError | null {
  return error instanceof Error && error.message.includes('pixel limit')
    ? new DssError('photo_too_many_pixels', { cause: error })
    : null;
}
