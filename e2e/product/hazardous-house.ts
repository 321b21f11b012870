import { readFile } from 'node:fs/promises';
import type { Cookie, Page } from '@playwright/test';
import { expect, openOnce } from './fixtures.ts';
import type { LocalModel, SeenHazard } from './model-server.ts';
import { drawnPictures } from './photos.ts';

export const seenBox = { x: 0.1, y: 0.55, width: 0.42, height: 0.3 };
const seen = (type: string, area: string): SeenHazard => ({ type, area, box: seenBox });

/** Thirteen kinds of hazard in six photos, as a model may see them. */
const photosOfHouse: readonly (readonly SeenHazard[])[] = [
  [seen('zone0_combustible_mulch', 'zone_0'), seen('attached_combustible_fence', 'zone_0')],
  [seen('deck_combustible', 'siding'), seen('under_deck_fuel', 'zone_0')],
  [seen('siding_combustible', 'siding'), seen('tree_overhang_roof_chimney', 'roof')],
  [seen('zone0_vegetation', 'zone_0'), seen('zone1_ladder_fuels', 'zone_1')],
  [seen('zone0_dead_debris', 'zone_0'), seen('zone0_firewood_lumber', 'zone_0')],
  [
    seen('roof_debris', 'roof'),
    seen('gutter_debris', 'roof'),
    seen('zone1_dead_vegetation', 'zone_1'),
  ],
];

const sides = ['north', 'east', 'south', 'west', 'north', 'east'];
const areas = ['zone_0', 'siding', 'siding', 'zone_1', 'zone_0', 'roof'];
/** The header that a browser adds to requests from our own pages. */
const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

interface HazardousHouse {
  readonly id: string;
  /** Of the visitor whose house it is. */
  readonly cookies: readonly Cookie[];
}

export interface HouseOptions {
  /** Whether the owner has labeled each photo; true by default. */
  readonly labeled?: boolean;
  /** Six by default; beyond six, the first photos are sent again. */
  readonly photoCount?: number;
  readonly frontFaces?: 'north' | 'east' | 'south' | 'west';
  /** The owner's answer to that question. */
  readonly roofIsWood?: 'yes' | 'no';
}

/** Each worker makes a house once for the same options: the tests only look at them. */
const houses = new Map<string, Promise<HazardousHouse>>();

/**
 * Opens the details of a house with thirteen hazards in six photos, one of them upright only because of its EXIF
 * orientation. The tests of a worker share it, so none may change it.
 */
export async function openHazardousHouse(
  page: Page,
  model: LocalModel,
  options: HouseOptions = {},
): Promise<void> {
  const key = JSON.stringify(options);
  const made = houses.get(key) ?? makeHazardousHouse(page, model, options);
  houses.set(key, made);
  const { id, cookies } = await made;
  await page.context().addCookies([...cookies]);
  await openOnce(page, `/property/${id}/details`);
  await expect(page.getByRole('article')).toHaveCount(13, { timeout: 60_000 });
}

async function makeHazardousHouse(
  page: Page,
  model: LocalModel,
  { labeled = true, photoCount = 6, frontFaces, roofIsWood }: HouseOptions,
): Promise<HazardousHouse> {
  const send = async (method: 'POST' | 'PUT' | 'PATCH', path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const place = { address: '9 Ember Lane, Ojai, CA 93023', lat: 34.4481, lng: -119.2429 };
  const { id } = await send('POST', '/api/properties', place);
  const pictures = await Promise.all(drawnPictures().map((file) => readFile(file)));
  const [first] = pictures;
  if (first === undefined) throw new Error('no pictures');
  const photos = [turnedByExif(first), ...pictures];
  for (let index = 0; index < photoCount; index += 1) {
    const bytes = photos[index % photos.length] ?? first;
    const photo = `/api/properties/${id}/photos/photo-${index}`;
    const stored = await page.request.put(photo, {
      data: bytes,
      headers: { ...fromOurPage, 'Content-Type': 'image/jpeg' },
    });
    expect(stored.status(), await stored.text()).toBe(201);
    if (labeled) {
      const placement = {
        direction: sides[index % sides.length],
        area: areas[index % areas.length],
      };
      await send('PUT', `${photo}/placement`, placement);
    }
  }
  if (frontFaces !== undefined)
    await send('PATCH', `/api/properties/${id}`, { front_faces: frontFaces });
  if (roofIsWood !== undefined) {
    const answers = [{ question_id: 'roof_wood', side: null, answer: roofIsWood }];
    await send('PUT', `/api/properties/${id}/answers`, { answers });
  }
  model.says(photosOfHouse);
  await send('POST', '/functions/v1/analyze_v2', { property_id: id });
  return { id, cookies: await page.context().cookies() };
}

/** The same JPEG with an EXIF orientation of a quarter turn to the right, so that a landscape becomes a portrait. */
function turnedByExif(jpeg: Buffer): Buffer<ArrayBuffer> {
  // Little-endian TIFF with one directory of one entry: orientation (0x0112) is 6.
  const tiff = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}
