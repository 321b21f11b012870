import {
  communityLimits,
  communityPhotosSchema,
  coordinatedCommunitySchema,
  homesCommunitySchema,
} from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, newPersonsProgram } from '../accounts/testing/people.ts';
import { joinHome } from '../home-people/testing/join-home.ts';
import { addPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

interface Member {
  readonly owner: VisitorClient;
  readonly home: string;
  /** The home's own address in the API. */
  readonly url: string;
}

interface Neighborhood {
  readonly coordinator: VisitorClient;
  readonly url: string;
  readonly token: string;
  readonly members: readonly Member[];
  readonly first: Member;
}

const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };

/** Homes of as many owners that joined, the first with a photo. */
async function newNeighborhood(
  homes: number = communityLimits.fewestOwners,
): Promise<Neighborhood> {
  const coordinator = await newPersonsProgram(app);
  const made = await coordinator.send('POST', '/api/communities', details);
  const { id, invitation_url: link } = coordinatedCommunitySchema.parse(await made.json());
  const token = new URL(link).hash.slice(1);
  const members = [];
  for (let count = 0; count < homes; count += 1) members.push(await newMember(token));
  const [first] = members;
  if (first === undefined) throw new Error('no home');
  await addPhoto(first.owner, first.home, 'front', await datedJpeg());
  return { coordinator, url: `/api/communities/${id}`, token, members, first };
}

async function newMember(token: string): Promise<Member> {
  const owner = await newPersonsProgram(app);
  const home = await app.newProperty(owner);
  const url = `/api/properties/${home}`;
  expect((await owner.send('PUT', `${url}/community`, { token })).status).toBe(200);
  return { owner, home, url };
}

/** A photo with a camera, a time and a place written into it. */
async function datedJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const written = {
    IFD0: { Make: 'Unmistakable' },
    IFD2: { DateTimeOriginal: '2024:08:15 23:30:00', OffsetTimeOriginal: '-07:00' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '38/1 42/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '120/1 48/1 0/1',
    },
  };
  return new Uint8Array(
    await sharp(await tinyJpeg())
      .withExif(written)
      .jpeg()
      .toBuffer(),
  );
}

const agree = ({ owner, url }: Member, imageId = 'front', caption: string | null = null) =>
  owner.send('PUT', `${url}/community/photos/${imageId}`, { caption });
const takeBack = ({ owner, url }: Member, imageId = 'front') =>
  owner.send('DELETE', `${url}/community/photos/${imageId}`);

async function photosOf({ coordinator, url }: Neighborhood) {
  const response = await coordinator.fetch(`${url}/photos`);
  expect(response.status).toBe(200);
  return communityPhotosSchema.strict().parse(await response.json()).photos;
}

async function shownBy(owner: Client, home: string) {
  const response = await owner.fetch(`/api/properties/${home}/community`);
  return homesCommunitySchema.parse(await response.json()).community?.photos;
}

describe('a photo of a home that joined', () => {
  it('is shown to nobody before its owner agrees', async () => {
    const place = await newNeighborhood();
    expect(await shownBy(place.first.owner, place.first.home)).toEqual([]);
    expect(await photosOf(place)).toEqual([]);
  });

  it('is shown with its day and its owner’s caption, and with nothing of whose home it is', async () => {
    const place = await newNeighborhood();
    expect((await agree(place.first, 'front', 'Gravel instead of mulch')).status).toBe(200);
    const response = await place.coordinator.fetch(`${place.url}/photos`);
    const text = await response.text();
    const { photos } = communityPhotosSchema.parse(JSON.parse(text));
    expect(photos).toEqual([
      {
        id: expect.any(String),
        caption: 'Gravel instead of mulch',
        taken_on: '2024-08-15',
        width: 32,
        height: 24,
      },
    ]);
    const { rows } = await app.database.admin.query<{ id: string }>(
      'select id from images where property_id = $1',
      [place.first.home],
    );
    for (const secret of [place.first.home, rows[0]?.id ?? '', 'front', '23:30', 'Main St']) {
      expect(text).not.toContain(secret);
    }
    expect(await shownBy(place.first.owner, place.first.home)).toMatchObject([
      { image_id: 'front', caption: 'Gravel instead of mulch' },
    ]);
  });

  it('is a picture without what the camera wrote into the file', async () => {
    const place = await newNeighborhood();
    await agree(place.first);
    const [photo] = await photosOf(place);
    const response = await place.coordinator.fetch(`${place.url}/photos/${photo?.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, exif, format } = await sharp(bytes).metadata();
    expect({ width, exif, format }).toEqual({ width: 32, exif: undefined, format: 'jpeg' });
    expect(bytes.includes('Unmistakable')).toBe(false);
  });

  it('has the caption that its owner gave last', async () => {
    const place = await newNeighborhood();
    await agree(place.first, 'front', 'Gravel');
    await agree(place.first);
    expect((await photosOf(place)).map(({ caption }) => caption)).toEqual([null]);
  });

  it('is shown from five owners’ homes up, and no longer once fewer are left', async () => {
    const place = await newNeighborhood(communityLimits.fewestOwners - 1);
    await agree(place.first);
    // The coordinator's own home makes none of the five.
    const own = await app.newProperty(place.coordinator);
    const ofOwn = `/api/properties/${own}/community`;
    await place.coordinator.send('PUT', ofOwn, { token: place.token });
    expect(await photosOf(place)).toEqual([]);
    const fifth = await newMember(place.token);
    const [photo] = await photosOf(place);
    expect(photo).toBeDefined();
    await fifth.owner.send('DELETE', `${fifth.url}/community`);
    expect(await photosOf(place)).toEqual([]);
    await expectError(
      await place.coordinator.fetch(`${place.url}/photos/${photo?.id}`),
      'photo_not_found',
    );
  });

  it('makes no new counts', async () => {
    const place = await newNeighborhood();
    const figures = async () => {
      const response = await place.coordinator.fetch(place.url);
      return coordinatedCommunitySchema.parse(await response.json()).figures;
    };
    const before = await figures();
    const given = () =>
      app.database.admin.query(
        `select h.band, h.hazards, h.work_done_on, h.work_amounts, c.given
         from community_homes h join community_counted c using (property_id) where h.property_id = $1`,
        [place.first.home],
      );
    const { rows: stored } = await given();
    await agree(place.first);
    expect((await given()).rows).toEqual(stored);
    expect(await figures()).toEqual(before);
  });

  it('is refused beyond as many as a home may show', async () => {
    const place = await newNeighborhood();
    const { owner, home } = place.first;
    for (let count = 0; count <= communityLimits.mostPhotosOfHome; count += 1) {
      await addPhoto(
        owner,
        home,
        `more-${count}`,
        new Uint8Array(await tinyJpeg(`#44884${count}`)),
      );
    }
    for (let count = 0; count < communityLimits.mostPhotosOfHome; count += 1) {
      expect((await agree(place.first, `more-${count}`)).status).toBe(200);
    }
    await expectError(
      await agree(place.first, `more-${communityLimits.mostPhotosOfHome}`),
      'too_many_community_photos',
    );
    expect((await agree(place.first, 'more-0', 'Gravel')).status).toBe(200);
  });

  it('isn’t shown by a home that is in no community', async () => {
    const place = await newNeighborhood();
    await place.first.owner.send('DELETE', `${place.first.url}/community`);
    const response = await agree(place.first);
    expect(homesCommunitySchema.parse(await response.json()).community).toBeNull();
    await place.first.owner.send('PUT', `${place.first.url}/community`, { token: place.token });
    expect(await shownBy(place.first.owner, place.first.home)).toEqual([]);
  });
});

describe('a photo that is shown', () => {
  const other = () => newNeighborhood(1);
  const gone: [string, (place: Neighborhood) => Promise<unknown>][] = [
    ['its owner takes it back', ({ first }) => takeBack(first)],
    ['the home leaves', ({ first }) => first.owner.send('DELETE', `${first.url}/community`)],
    [
      'the home joins another community',
      async ({ first }) =>
        first.owner.send('PUT', `${first.url}/community`, { token: (await other()).token }),
    ],
    [
      'the photo is deleted',
      ({ first }) => first.owner.send('DELETE', `${first.url}/photos/front`),
    ],
    ['the home is deleted', ({ first }) => first.owner.send('DELETE', first.url)],
    [
      'somebody else owns the home',
      ({ first }) =>
        app.database.admin.query('delete from property_grants where property_id = $1', [
          first.home,
        ]),
    ],
    [
      'the account is deleted',
      ({ first }) => first.owner.send('POST', '/api/account/deletion', { password: goodPassword }),
    ],
  ];

  it.each(gone)('is gone at once when %s', async (_why, end) => {
    const place = await newNeighborhood(communityLimits.fewestOwners + 1);
    await agree(place.first);
    const [photo] = await photosOf(place);
    const picture = () => place.coordinator.fetch(`${place.url}/photos/${photo?.id}`);
    expect((await picture()).status).toBe(200);
    await end(place);
    await expectError(await picture(), 'photo_not_found');
    expect(await photosOf(place)).toEqual([]);
  });

  it('isn’t shown again when the home comes back', async () => {
    const place = await newNeighborhood(communityLimits.fewestOwners + 1);
    await agree(place.first);
    await place.first.owner.send('DELETE', `${place.first.url}/community`);
    await place.first.owner.send('PUT', `${place.first.url}/community`, { token: place.token });
    expect(await photosOf(place)).toEqual([]);
  });
});

describe('somebody else', () => {
  it('reads no photo of a community that they don’t coordinate', async () => {
    const place = await newNeighborhood();
    await agree(place.first);
    const [photo] = await photosOf(place);
    for (const path of ['photos', `photos/${photo?.id}`]) {
      await expectError(await app.stranger.fetch(`${place.url}/${path}`), 'session_missing');
    }
    const neighbor = place.members[1]?.owner ?? app.stranger;
    const another = await newNeighborhood();
    for (const client of [neighbor, place.first.owner, another.coordinator]) {
      await expectError(await client.fetch(`${place.url}/photos`), 'community_not_found');
      await expectError(
        await client.fetch(`${place.url}/photos/${photo?.id}`),
        'community_not_found',
      );
    }
    // Under a community of one's own.
    await expectError(
      await another.coordinator.fetch(`${another.url}/photos/${photo?.id}`),
      'photo_not_found',
    );
  });

  it('agrees to nothing for an owner', async () => {
    const place = await newNeighborhood();
    const agent = await newPersonsProgram(app);
    await joinHome(place.first.owner, place.first.home, 'agent', agent);
    for (const client of [place.coordinator, agent, await app.newVisitor()]) {
      const path = `${place.first.url}/community/photos/front`;
      await expectError(await client.send('PUT', path, { caption: null }), 'property_not_found');
      await expectError(await client.send('DELETE', path), 'property_not_found');
    }
    expect(await photosOf(place)).toEqual([]);
  });
});
