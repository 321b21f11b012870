import { createHash } from 'node:crypto';
import { DssError, photoLimits } from '@dss/domain';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
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

// A photo of 100 megapixels takes hundreds of megabytes while it is decoded: two at once are enough.
const decodeLimit = pLimit(2);
sharp.cache(false);
sharp.concurrency(1);

/**
 * Checks a file by its content and makes the working copy and the thumbnail.
 * @throws DssError `invalid_file_type`, `photo_too_many_pixels`, `photo_unreadable`
 */
export function processPhoto(bytes: Buffer): Promise<ProcessedPhoto> {
  const format = formatByContent(bytes);
  if (format === null) throw new DssError('invalid_file_type');
  return decodeLimit(async () => {
    try {
      return await decode(bytes, format);
    } catch (error) {
      throw error instanceof DssError ? error : new DssError('photo_unreadable', { cause: error });
    }
  });
}

/** JPEG, PNG or WebP by their first bytes. What a file is called or says of itself doesn't matter. */
function formatByContent(bytes: Buffer): ReceivedFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

async function decode(bytes: Buffer, format: ReceivedFormat): Promise<ProcessedPhoto> {
  // The first frame only: an animation's others show nothing more of a house.
  const open = (): Sharp =>
    sharp(bytes, {
      failOn: 'error',
      limitInputPixels: photoLimits.maxPixels,
      sequentialRead: true,
      pages: 1,
    }).timeout({ seconds: decodeSeconds });

  const metadata = await open()
    .metadata()
    .catch((error: unknown) => {
      throw tooManyPixels(error) ?? error;
    });
  if (metadata.format !== format) throw new DssError('invalid_file_type');
  if (metadata.width * metadata.height > photoLimits.maxPixels) {
    throw new DssError('photo_too_many_pixels');
  }

  const upright = { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  const working = await open()
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
