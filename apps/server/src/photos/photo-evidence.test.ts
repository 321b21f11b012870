import { readFile } from 'node:fs/promises';
import { exifOfPhoto, photoEvidenceSchema, type PhotoEvidence } from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { withPlausibleTime } from './keep-photo.ts';
import { noExif, readExif } from './read-exif.ts';
import { localPhotos, localPhotosAreMissing } from './testing/local-photos.ts';
import { addPhoto, listPhotos, putPhoto } from './testing/uploads.ts';

const written = {
  IFD2: { DateTimeOriginal: '2024:08:15 14:30:00', OffsetTimeOriginal: '-07:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '39/1 45/1 3456/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '121/1 37/1 1884/100',
    GPSImgDirectionRef: 'M',
    GPSImgDirection: '225/1',
  },
};

const clientEvidence: PhotoEvidence = {
  taken_at: '2025-05-01T09:00:00',
  lat: 38.5,
  lng: -122.7,
  accuracy_m: 6,
  heading: 90,
  heading_reference: 'true',
};

let app: TestApp;
let owner: Client;
let jpeg: Buffer<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  jpeg = await tinyJpeg('#448844');
});

afterAll(() => app.close());

const evidenceHeader = (evidence: unknown) => ({ 'X-Photo-Evidence': JSON.stringify(evidence) });

describe('when a photo was taken, or where,', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is read from a received %s, then removed from what is served',
    async (format) => {
      const propertyId = await app.newProperty(owner);
      const bytes = await sharp(jpeg).withExif(written).toFormat(format).toBuffer();
      const photo = await addPhoto(owner, propertyId, 'front', new Uint8Array(bytes));

      expect(photo.evidence).toMatchObject({
        browser: null,
        device: null,
        server: {
          taken_at: '2024-08-15T14:30:00-07:00',
          heading: 225,
          heading_reference: 'magnetic',
        },
      });
      expect(photo.evidence.server?.lat).toBeCloseTo(39.7596, 6);
      expect(photo.evidence.server?.lng).toBeCloseTo(-121.6219, 6);
      for (const url of [photo.signed_url, photo.thumbnail_url]) {
        const served = Buffer.from(await (await app.stranger.fetch(url)).arrayBuffer());
        const { exif, xmp, iptc } = await sharp(served).metadata();
        expect({ exif, xmp, iptc }).toEqual({});
      }
    },
  );

  it('is stored as the client reported it, separately from what the server read', async () => {
    const propertyId = await app.newProperty(owner);
    const device = { ...clientEvidence, heading: 91, heading_reference: 'magnetic' };
    const photo = await addPhoto(
      owner,
      propertyId,
      'front',
      jpeg,
      evidenceHeader({ browser: clientEvidence, device }),
    );

    expect(photo.evidence).toEqual({ browser: clientEvidence, device, server: null });
    expect(await listPhotos(owner, propertyId)).toEqual([photo]);
  });

  it('stays what was reported first, even if the same photo is sent again', async () => {
    const propertyId = await app.newProperty(owner);
    const photo = await addPhoto(owner, propertyId, 'front', jpeg);
    const header = evidenceHeader({ browser: clientEvidence, device: null });

    expect((await putPhoto(owner, propertyId, 'front', jpeg, header)).status).toBe(200);
    expect(await listPhotos(owner, propertyId)).toEqual([photo]);
  });

  it('has no impossible time of a wrong clock', async () => {
    const propertyId = await app.newProperty(owner);
    const browser = { ...clientEvidence, taken_at: '2199-01-01T00:00:00' };
    const onlyTime = {
      ...clientEvidence,
      taken_at: '1970-01-01T00:00:00',
      lat: null,
      lng: null,
      heading: null,
    };
    const photo = await addPhoto(
      owner,
      propertyId,
      'front',
      jpeg,
      evidenceHeader({ browser, device: onlyTime }),
    );

    expect(photo.evidence).toEqual({
      browser: { ...clientEvidence, taken_at: null },
      device: null,
      server: null,
    });
  });

  it.each([
    ['no JSON', 'front yard'],
    ['a list', '[]'],
    ['a latitude of 91', JSON.stringify({ browser: { ...clientEvidence, lat: 91 }, device: null })],
    [
      'a longitude of -181',
      JSON.stringify({ browser: { ...clientEvidence, lng: -181 }, device: null }),
    ],
    [
      'a latitude alone',
      JSON.stringify({ browser: { ...clientEvidence, lng: null }, device: null }),
    ],
    [
      'a heading of 361',
      JSON.stringify({ browser: null, device: { ...clientEvidence, heading: 361 } }),
    ],
    [
      'a time that is none',
      JSON.stringify({ browser: { ...clientEvidence, taken_at: 'now' }, device: null }),
    ],
    ['a script', JSON.stringify({ browser: { ...clientEvidence, lat: '<script>' }, device: null })],
    ['endless text', `{"browser":null,"device":null,"x":"${'x'.repeat(3000)}"}`],
  ])('is refused from a client that says %s', async (_what, header) => {
    const propertyId = await app.newProperty(owner);

    await expectError(
      await putPhoto(owner, propertyId, 'front', jpeg, { 'X-Photo-Evidence': header }),
      'invalid_request',
    );
  });
});

describe.skipIf(localPhotosAreMissing)('EXIF of ../shared/photos', () => {
  const now = new Date('2026-07-01T12:00:00Z');
  const files = new Map(
    ['exif', 'malformed'].flatMap(localPhotos).map(({ name, file }) => [name, file]),
  );
  async function evidenceOf(name: string): Promise<PhotoEvidence | null> {
    return withPlausibleTime(await evidenceIn(await readFile(files.get(name) ?? name)), now);
  }

  it.each([
    ['exif/dn_iphone5_orient3.jpg', 47.627167, -122.337333, 93.41884, 'true'],
    ['exif/dn_issue473_orient6.webp', null, null, 241, null],
    ['exif/dn_sony_hx5v.jpg', 51.778615, 8.365638, 46.5, 'magnetic'],
    ['exif/es_gps_DSCN0010.jpg', 43.467448, 11.885127, null, null],
    ['exif/mt_corrupt_exif.jpg', 48.081045, -1.667841, 147.95984, null],
    ['exif/xf_png_exif_gps.png', 50.299603, 14.820294, null, null],
    ['malformed/synthetic/house_gps_heading_paradise.jpg', 39.7596, -121.6219, 225, 'true'],
  ] as const)(
    'of %s gives its place with its heading',
    async (name, lat, lng, heading, reference) => {
      const evidence = await evidenceOf(name);

      if (lat !== null) {
        expect(evidence?.lat).toBeCloseTo(lat, 5);
        expect(evidence?.lng).toBeCloseTo(lng, 5);
      }
      if (heading !== null) expect(evidence?.heading).toBeCloseTo(heading, 0);
      if (lat !== null) expect(evidence?.heading_reference).toBe(reference);
    },
  );

  it.each([
    'exif/es_45_gps_ifd.jpg',
    'exif/pil_exif_gps_typeerror.jpg',
    'malformed/synthetic/gps_out_of_range.jpg',
    'malformed/synthetic/gps_no_ref.jpg',
    'malformed/synthetic/gps_zero_island.jpg',
    'malformed/synthetic/date_future.jpg',
    'malformed/synthetic/date_garbage.jpg',
    'malformed/synthetic/exif_xss.jpg',
    'malformed/synthetic/exif_long_strings.jpg',
    'malformed/synthetic/exif_prompt_injection.jpg',
  ])('of %s gives no place', async (name) => {
    const evidence = await evidenceOf(name);

    expect(evidence?.lat ?? null).toBeNull();
    expect(JSON.stringify(evidence)).not.toMatch(/script|ignore|DROP/i);
    if (name.includes('date_')) expect(evidence).toBeNull();
  });

  it('of an impossible heading gives its place alone', async () => {
    expect(await evidenceOf('malformed/synthetic/heading_720.jpg')).toMatchObject({
      lat: 38.5,
      lng: -122.7,
      heading: null,
      heading_reference: null,
    });
  });

  it('of any file is read without a failure, as evidence or nothing', async () => {
    for (const file of files.values()) {
      const bytes = await readFile(file);
      const before = bytes.toString('latin1');

      const read = photoEvidenceSchema
        .strict()
        .nullable()
        .safeParse(await evidenceIn(bytes));

      expect(read.error, file).toBeUndefined();
      expect(bytes.toString('latin1') === before, file).toBe(true);
    }
  });
});

async function evidenceIn(file: Buffer): Promise<PhotoEvidence | null> {
  const exif = exifOfPhoto(file);
  const { evidence } = exif === null ? noExif : await readExif(exif);
  return evidence;
}
