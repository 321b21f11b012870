import { createHash } from 'node:crypto';
import { DssError, photoLimits } from '@dss/domain';
import pLimit from 'p-limit';
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

const decodeSeconds = 30;

const decodeLimit = pLimit(2);

// Interlaced and progressive pictures stand in memory whole, at up to 8 bytes a pixel: the largest one at a time.
const largePixels = 30_000_000;
const largeDecodeLimit = pLimit(1);
sharp.cache(false);
sharp.concurrency(1);

/**
 * Checks a file by its content and makes the working copy and the thumbnail.
 * @throws DssError `invalid_file_type`, `photo_too_many_pixels`, `photo_unreadable`
 */
export async function processPhoto(bytes: Buffer): Promise<ProcessedPhoto> {
  const format = formatByContent(bytes);
  if (format === null) throw new DssError('invalid_file_type');
  try {
    const metadata = await readHeader(bytes, format);
    const decodeInTurn = () => decodeLimit(() => decode(bytes, metadata, format));
    const isLarge = metadata.width * metadata.height > largePixels;
    return await (isLarge ? largeDecodeLimit(decodeInTurn) : decodeInTurn());
  } catch (error) {
    throw error instanceof DssError ? error : new DssError('photo_unreadable', { cause: error });
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
  }).timeout({ seconds: decodeSeconds });
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
): Promise<ProcessedPhoto> {
  const upright = { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  const working = await open(bytes)
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

function tooManyPixels(error: unknown): DssError | null {
  return error instanceof Error && error.message.includes('pixel limit')
    ? new DssError('photo_too_many_pixels', { cause: error })
    : null;
}
