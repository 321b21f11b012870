import {
  evidenceFromExif,
  exifOfPhoto,
  exifReading,
  mostExifBytes,
  photoFormat,
  type PhotoEvidence,
} from '@dss/domain';
import ExifReader from 'exifreader';

/**
 * Time, place and heading as a camera wrote them into a JPEG, PNG, WebP, HEIC or AVIF. Broken metadata tells nothing, and is
 * no reason to refuse a photo.
 */
export function readExif(file: Uint8Array<ArrayBuffer>): PhotoEvidence | null {
  try {
    const exif = photoFormat(file) === null ? exifOfHeic(file) : exifOfPhoto(file);
    return exif && evidenceFromExif(ExifReader.load(new Uint8Array(exif).buffer, exifReading));
  } catch {
    // The library throws on what it doesn't know.
    return null;
  }
}

/** The library finds the place in the tables of the file (ISO 23008-12, annex A), and reads none of it. */
function exifOfHeic(file: Uint8Array<ArrayBuffer>): Uint8Array | null {
  const { metadataRange } = ExifReader.load(file.buffer, {
    expanded: true,
    includeOffsets: true,
    includeTags: { exif: [] },
  });
  const found = metadataRange?.blocks.find(({ type }) => type === 'exif');
  if (found === undefined || found.end - found.start > mostExifBytes) return null;
  const block = file.subarray(found.start, found.end);
  const headerBytes = 4;
  const skipped = new DataView(block.buffer, block.byteOffset, block.length).getUint32(0);
  return block.subarray(headerBytes + skipped);
}
