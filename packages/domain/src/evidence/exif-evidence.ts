import { knownEvidence, photoEvidenceSchema, type PhotoEvidence } from './photo-evidence.ts';

/** Options for ExifReader: read only these tags, as numbers and text. */
export const exifReading = {
  includeTags: {
    exif: [
      'Orientation',
      'DateTimeOriginal',
      'OffsetTimeOriginal',
      'DateTimeDigitized',
      'GPSLatitudeRef',
      'GPSLatitude',
      'GPSLongitudeRef',
      'GPSLongitude',
      'GPSImgDirectionRef',
      'GPSImgDirection',
      'GPSHPositioningError',
    ],
  },
  computed: true,
};

/** Numbers, text, or lists of numbers by tag name. */
type Tags = Readonly<Record<string, unknown>>;

/**
 * Time, place and heading of a photo from its EXIF tags (Exif 3.0, 4.6.6 and 4.6.7). Broken, impossible or ambiguous values are
 * left out: a position without its hemispheres, 0/0 (a receiver without a fix), 720 degrees. The camera's clock isn't checked.
 * @param read what ExifReader returns with `exifReading`
 * @returns null if there are none
 */
export function evidenceFromExif(read: object): PhotoEvidence | null {
  const tags = valuesOf(read);
  const position = readPosition(tags);
  return knownEvidence({
    taken_at: readTime(tags),
    ...position,
    accuracy_m: position.lat === null ? null : readAccuracy(tags),
    ...readHeading(tags),
  });
}

/**
 * How to rotate a decoded picture upright, 1 to 8 (Exif 3.0, 4.6.5.1.6); 1 if missing or invalid.
 * @param read what ExifReader returns with `exifReading`
 */
export function orientationFromExif(read: object): number {
  const orientation = valuesOf(read)['Orientation'];
  const isValid = isNumber(orientation) && Number.isInteger(orientation);
  return isValid && orientation >= 1 && orientation <= 8 ? orientation : 1;
}

function valuesOf(read: object): Tags {
  const tags: [string, unknown][] = Object.entries(read);
  return Object.fromEntries(tags.map(([name, tag]) => [name, computedValue(tag)]));
}

function computedValue(tag: unknown): unknown {
  return typeof tag === 'object' && tag !== null && 'computed' in tag ? tag.computed : undefined;
}

function readTime(tags: Tags): string | null {
  const written = tags['DateTimeOriginal'] ?? tags['DateTimeDigitized'];
  if (typeof written !== 'string') return null;
  const [, date, time] = /^(\d{4}:\d\d:\d\d)[ T](\d\d:\d\d:\d\d)/.exec(written) ?? [];
  if (date === undefined || time === undefined) return null;
  const offset = tags['DateTimeOriginal'] === undefined ? undefined : tags['OffsetTimeOriginal'];
  const zone = typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  const takenAt = `${date.replaceAll(':', '-')}T${time}`;
  for (const candidate of [`${takenAt}${zone}`, takenAt]) {
    const parsed = photoEvidenceSchema.shape.taken_at.safeParse(candidate);
    if (parsed.success) return candidate;
  }
  return null;
}

function readPosition(tags: Tags): Pick<PhotoEvidence, 'lat' | 'lng'> {
  const lat = readCoordinate(tags['GPSLatitude'], tags['GPSLatitudeRef'], 'N', 'S', 90);
  const lng = readCoordinate(tags['GPSLongitude'], tags['GPSLongitudeRef'], 'E', 'W', 180);
  const known = lat !== null && lng !== null && (lat !== 0 || lng !== 0);
  return known ? { lat, lng } : { lat: null, lng: null };
}

function readCoordinate(
  value: unknown,
  reference: unknown,
  positive: string,
  negative: string,
  limit: number,
): number | null {
  const side = typeof reference === 'string' ? reference.trim().toUpperCase() : '';
  if (!Array.isArray(value) || (side !== positive && side !== negative)) return null;
  const parts: unknown[] = value;
  const [degrees, minutes = 0, seconds = 0] = parts;
  if (!isNumber(degrees) || !isNumber(minutes) || !isNumber(seconds)) return null;
  if (degrees < 0 || minutes < 0 || minutes > 60 || seconds < 0 || seconds > 60) return null;
  const amount = degrees + minutes / 60 + seconds / 3600;
  if (amount > limit) return null;
  return side === negative && amount !== 0 ? -amount : amount;
}

function readAccuracy(tags: Tags): number | null {
  const accuracy = photoEvidenceSchema.shape.accuracy_m.safeParse(tags['GPSHPositioningError']);
  return accuracy.data ?? null;
}

function readHeading(tags: Tags): Pick<PhotoEvidence, 'heading' | 'heading_reference'> {
  const heading = photoEvidenceSchema.shape.heading.safeParse(tags['GPSImgDirection']).data ?? null;
  if (heading === null) return { heading: null, heading_reference: null };
  const reference = tags['GPSImgDirectionRef'];
  return {
    heading,
    heading_reference: reference === 'T' ? 'true' : reference === 'M' ? 'magnetic' : null,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
