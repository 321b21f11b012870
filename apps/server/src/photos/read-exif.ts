import { evidenceFromExif, exifOfWebp, exifReading, type PhotoEvidence } from '@dss/domain';
import exifr from 'exifr';

/**
 * Time, place and heading as a camera wrote them into a photo. Broken or hostile metadata is no reason to refuse a
 * photo: it tells nothing.
 * @param bytes a JPEG, PNG or WebP; what else it is, is none of this one's business
 */
export async function readExif(bytes: Buffer): Promise<PhotoEvidence | null> {
  try {
    const tags: unknown = await exifr.parse(exifOfWebp(bytes) ?? bytes, exifReading);
    return evidenceFromExif(tags);
  } catch {
    // exifr throws on what it doesn't know.
    return null;
  }
}
