import { describe, expect, test } from 'vitest';
import { evidenceFromExif, orientationFromExif } from './exif-evidence.ts';
import { noEvidence, photoEvidenceSchema } from './photo-evidence.ts';

/** Tags in the form that ExifReader returns. */
const tagsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, computed]) => [name, { computed }]));
const read = (values: Readonly<Record<string, unknown>>) => evidenceFromExif(tagsOf(values));
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: [39, 45, 34.56],
  GPSLongitudeRef: 'W',
  GPSLongitude: [121, 37, 18.84],
};

describe('reading the EXIF of a photo', () => {
  test('gives the time, place, accuracy and heading', () => {
    const evidence = read({
      ...place,
      DateTimeOriginal: '2024:08:15 14:30:00',
      OffsetTimeOriginal: '-07:00',
      GPSHPositioningError: 4.7,
      GPSImgDirectionRef: 'T',
      GPSImgDirection: 225,
    });
    expect(evidence).toMatchObject({
      taken_at: '2024-08-15T14:30:00-07:00',
      accuracy_m: 4.7,
      heading: 225,
      heading_reference: 'true',
    });
    expect(evidence?.lat).toBeCloseTo(39.7596, 9);
    expect(evidence?.lng).toBeCloseTo(-121.6219, 9);
    expect(photoEvidenceSchema.safeParse(evidence).success).toBe(true);
  });

  test("leaves the time zone open when the camera doesn't write one", () => {
    expect(read({ DateTimeOriginal: '2024:08:15 14:30:00' })).toEqual({
      ...noEvidence,
      taken_at: '2024-08-15T14:30:00',
    });
    expect(
      read({ DateTimeOriginal: '2024:08:15 14:30:00.847', OffsetTimeOriginal: 'home' }),
    ).toMatchObject({ taken_at: '2024-08-15T14:30:00' });
  });

  test('tells magnetic north from true north when the camera does', () => {
    const reference = (GPSImgDirectionRef: unknown) =>
      read({ GPSImgDirection: 46.5, GPSImgDirectionRef })?.heading_reference;
    expect([reference('M'), reference('T'), reference(undefined), reference('X')]).toEqual([
      'magnetic',
      'true',
      null,
      null,
    ]);
  });

  test.each([
    ['no hemispheres', { ...place, GPSLatitudeRef: undefined }],
    ['a latitude of 200', { ...place, GPSLatitude: [200, 0, 0] }],
    ['a longitude of 999', { ...place, GPSLongitude: [999, 0, 0] }],
    ['61 minutes', { ...place, GPSLatitude: [39, 61, 0] }],
    ['no fix', { ...place, GPSLatitude: [0, 0, 0], GPSLongitude: [0, 0, 0] }],
    ['text for numbers', { ...place, GPSLatitude: ['39', '45', '34'] }],
    ['not a number', { ...place, GPSLatitude: [Number.NaN, 0, 0] }],
    ['a heading of 720.5', { GPSImgDirection: 720.5, GPSImgDirectionRef: 'M' }],
    ['a heading of -1', { GPSImgDirection: -1 }],
    ['a 31st of February', { DateTimeOriginal: '2024:02:31 10:00:00' }],
    ['a date that is none', { DateTimeOriginal: 'not a date at all!!' }],
    ['an accuracy alone', { GPSHPositioningError: 3 }],
    ['nothing', {}],
  ])('gives nothing for %s', (_what, tags) => {
    expect(read(tags)).toBeNull();
  });

  test('keeps valid values next to invalid ones', () => {
    expect(read({ ...place, GPSLatitude: [200, 0, 0], GPSImgDirection: 10 })).toEqual({
      ...noEvidence,
      heading: 10,
    });
  });
});

test('a latitude without a longitude is refused', () => {
  expect(photoEvidenceSchema.safeParse({ ...noEvidence, lat: 1 }).success).toBe(false);
});

test('the time a file was modified is not the time the photo was taken', () => {
  expect(read({ ModifyDate: '2024:08:15 14:30:00' })).toBeNull();
});

test('the time a photo was digitized stands in for the time it was taken', () => {
  expect(read({ DateTimeDigitized: '2024:08:15 14:30:00' })?.taken_at).toBe('2024-08-15T14:30:00');
});

test('an orientation other than a whole number from 1 to 8 is read as upright', () => {
  const orientations = [1, 3, 8, 0, 9, 2.5, '6', [6, 6], null, undefined].map((Orientation) =>
    orientationFromExif(tagsOf({ Orientation })),
  );
  expect(orientations).toEqual([1, 3, 8, 1, 1, 1, 1, 1, 1, 1]);
});
