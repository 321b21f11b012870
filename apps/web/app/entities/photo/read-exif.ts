import {
  evidenceFromExif,
  exifOfPhoto,
  exifReading,
  maxExifBytes,
  photoFormat,
  type PhotoEvidence,
} from '@dss/domain';
import ExifReader from 'exifreader';

/**
 * Time, position and heading that a camera wrote into a JPEG, PNG, WebP, HEIC or AVIF. Ignores broken metadata, which
 * is no reason to reject a photo.
 */
export function readExif(file: Uint8Array<ArrayBuffer>): PhotoEvidence | null {
  try {
    const exif = photoFormat(file) === null ? exifOfHeic(file) : exifOfPhoto(file);
    return exif && evidenceFromExif(ExifReader.load(new Uint8Array(exif).buffer, exifReading));
  } catch {
    // The library throws on formats it doesn't know.
    return null;
  }
}

/** For HEIC, the library finds the EXIF block in the file's tables (ISO 23008-12, annex A) but doesn't parse it. */
function exifOfHeic(file: Uint8Array<ArrayBuffer>): Uint8Array | null {
  const { metadataRange } = ExifReader.load(file.buffer, {
    expanded: true,
    includeOffsets: true,
    includeTags: { exif: [] },
  });
  const found = metadataRange?.blocks.find(({ type }) => type === 'exif');
  if (found === undefined || found.end - found.start > maxExifBytes) return null;
  const block = file.subarray(found.start, found.end);
  const headerBytes = 4;
  const skipped = new DataView(block.buffer, block.byteOffset, block.length).getUint32(0);
  return block.subarray(headerBytes + skipped);
}
