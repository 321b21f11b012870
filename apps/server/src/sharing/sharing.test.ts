import {
  assumedOutline,
  sharedHomeSchema,
  shareLinkSchema,
  shownGain,
  type SharedHome,
  type ShareLink,
  questions,
} from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { made, openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { putPhoto } from '../photos/testing/uploads.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError, withoutRequestId } from '../testing/errors.ts';
import { toArrayBuffer } from '../testing/pictures.ts';

const mulch = 'zone0_combustible_mulch';
const linksSchema = z.object({ share_links: z.array(shareLinkSchema.strict()) });

let place: Harness;
let app: TestApp;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

beforeEach(async () => {
  home = await place.newHome();
});

afterAll(() => place.close());

const share = async (
  wanted: { hides_place?: boolean; expires_in_days?: number | null } = {},
): Promise<ShareLink> => {
  const body = { hides_place: false, expires_in_days: null, ...wanted };
  const response = await home.owner.send('POST', `${home.url}/share-links`, body);
  expect(response.status).toBe(201);
  return shareLinkSchema.strict().parse(await response.json());
};
const listed = async () =>
  linksSchema.parse(await (await home.owner.fetch(`${home.url}/share-links`)).json()).share_links;
const revoke = (link: ShareLink) => home.owner.send('DELETE', `${home.url}/share-links/${link.id}`);
const tokenOf = (link: ShareLink) => new URL(link.url).hash.slice(1);
const open = (link: ShareLink, client: Client = app.stranger) =>
  client.send('POST', '/api/shared-home/views', { token: tokenOf(link) });
const read = (link: ShareLink) =>
  app.stranger.fetch('/api/shared-home', { headers: { 'X-Share-Token': tokenOf(link) } });
const shown = async (response: Response): Promise<SharedHome> => {
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return sharedHomeSchema.strict().parse(JSON.parse(text));
};
const expire = (link: ShareLink) =>
  app.database.admin.query(
    `update property_grants set expires_at = now() - interval '1 second' where actor_id = $1`,
    [link.id],
  );

describe('a share link', () => {
  it('shows the home to a stranger, who gets no cookie', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    const analysis = await home.analyze();
    const response = await open(await share());

    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { address, result, photos } = await shown(response);
    expect(address).toBe('1 Test Way');
    expect(result).toMatchObject({ dss_score: analysis.dss_score, range: analysis.range });
    expect(result?.hazards).toMatchObject([
      { type: mulch, explanation: `There is ${mulch}.`, photo_id: photos[0]?.id },
    ]);
    expect(result?.actions.map(({ gain }) => gain)).toEqual(
      analysis.explanation.actions.in_order.map(({ points }) =>
        shownGain(analysis.explanation, points),
      ),
    );
    expect(result?.actions.map((action) => action.points_without_ceiling)).toEqual(
      analysis.explanation.actions.in_order.map((action) => action.points_without_ceiling),
    );
    expect(result?.actions.length).toBeGreaterThan(0);
  });

  it('keeps its token after the #, which no server sees', async () => {
    const { pathname, search, hash } = new URL((await share()).url);
    expect([pathname, search]).toEqual(['/shared', '']);
    expect(hash).toMatch(/^#[\w-]{43}$/);
    const { rows } = await app.database.admin.query<{ row: string }>(
      'select l::text as row from share_links l',
    );
    expect(rows.some(({ row }) => row.includes(hash.slice(1)))).toBe(false);
  });

  it('counts how often it was opened, not how often its page looks again', async () => {
    const link = await share();
    await open(link);
    await open(link, home.owner);
    await read(link);
    const [{ views, last_opened_at: last } = link] = await listed();
    expect(views).toBe(2);
    expect(Date.parse(last ?? '')).toBeGreaterThanOrEqual(Date.parse(link.created_at));
  });

  it('shows the score with the owner’s corrections and without them', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    const { dss_score: asSeen } = await home.analyze();
    const corrected = made(
      await home.dispute({
        hazard_type: mulch,
        image_ids: ['front'],
        question_ids: [],
        kind: 'not_there',
        whose: null,
        reason: 'Ask Unmistakable: it is gravel.',
      }),
    );
    const done = { done_on: '2026-01-02', cost_usd: 98_765, note: 'Unmistakable was paid.' };
    await home.owner.send('PUT', `${home.url}/plan/replace_mulch/done`, done);
    const response = await open(await share());
    const text = await response.clone().text();
    const { result } = await shown(response);

    expect(result?.dss_score).toBe(corrected.dss_score);
    expect(result?.as_seen.score).toBe(asSeen);
    expect(result?.set_aside).toMatchObject([{ kind: 'not_there' }]);
    expect(result?.work_done).toEqual([]);
    expect(text).not.toContain('Unmistakable');
    expect(text).not.toContain('98765');
  });

  it('lists what the owner marked as a neighbor’s, seen or said, which takes no points', async () => {
    const fence = 'attached_combustible_fence';
    const shed = 'outbuilding_too_close';
    await home.addPhoto('left', { direction: 'west', area: 'zone_0', shows: [fence] });
    await home.analyze();
    const yes = { question_id: 'shed_near', side: 'east', answer: 'yes' } as const;
    await home.answer({ ...yes, side_said_as: 'house' });
    const neighbors = { kind: 'not_mine', whose: 'neighbor', reason: 'Ask Unmistakable.' } as const;
    await home.dispute({
      ...neighbors,
      hazard_type: fence,
      image_ids: ['left'],
      question_ids: [],
    });
    const corrected = made(
      await home.dispute({
        ...neighbors,
        hazard_type: shed,
        image_ids: [],
        question_ids: ['shed_near'],
      }),
    );
    const link = await share();
    const response = await open(link);
    expect(await response.clone().text()).not.toContain('Unmistakable');
    const { result } = await shown(response);
    expect(result?.hazards).toEqual([]);
    expect(result?.dss_score).toBe(corrected.dss_score);
    expect(result?.set_aside).toHaveLength(2);
    expect(result?.set_aside).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sides: ['west'], told_sides: [], kind: 'neighbor' }),
        expect.objectContaining({
          sides: ['east'],
          told_sides: [{ side: 'east', naming: 'house' }],
          kind: 'neighbor',
        }),
      ]),
    );
    await home.owner.send('DELETE', `${home.url}/photos/left`);
    expect((await shown(await read(link))).photos_removed_after_finding).toBe(1);
  });

  it('calls nothing done that another side still has', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    made(
      await home.dispute({
        hazard_type: mulch,
        image_ids: ['front'],
        question_ids: [],
        kind: 'already_fixed',
        whose: null,
        reason: 'Taken away.',
      }),
    );
    const { result } = await shown(await open(await share()));
    expect(result?.hazards).toMatchObject([{ type: mulch, sides: ['south'] }]);
    expect(result?.work_done).toEqual([]);
  });

  it('shows how exposed the home is', async () => {
    const near = { question_id: 'neighbor_near', side: 'north', amount: 'under_10_ft' } as const;
    await home.answer({ ...near, answer: 'yes' });
    const { result } = await shown(await open(await share()));
    expect(result?.exposure).toEqual({
      level: 'extreme',
      at_least: false,
      reasons: [{ kind: 'under_ten_feet', sides: ['north'] }],
    });
  });

  it('names no confidence where the owner’s word is all there is', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    const yes = { question_id: 'fence_attached', side: 'south', answer: 'yes' } as const;
    await home.answer({ ...yes, image_id: 'front' });
    const { result, photos } = await shown(await open(await share()));
    expect(result?.hazards.map((each) => [each.type, each.confidence, each.photo_id])).toEqual(
      expect.arrayContaining([
        [mulch, 0.7, photos[0]?.id],
        ['attached_combustible_fence', null, null],
      ]),
    );
  });

  it('tells the sides that photos show from those that only the owner tells of', async () => {
    const fence = 'attached_combustible_fence';
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [fence] });
    await home.analyze();
    await home.answer({ question_id: 'fence_attached', side: 'south', answer: 'yes' });
    const { result } = await shown(await open(await share()));
    expect(result?.hazards).toMatchObject([
      {
        type: fence,
        sides: ['north', 'south'],
        confidence: 0.7,
        told_sides: [{ side: 'south', naming: 'compass' }],
        also_told: false,
      },
    ]);
  });

  it('tells the owner’s word of what photos show, too', async () => {
    const fence = 'attached_combustible_fence';
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [fence] });
    await home.analyze();
    await home.answer({ question_id: 'fence_attached', side: 'north', answer: 'yes' });
    const { result } = await shown(await open(await share()));
    expect(result?.hazards).toMatchObject([
      { type: fence, confidence: 0.7, told_sides: [], also_told: true },
    ]);
  });

  it('names what its exposure waits for', async () => {
    await home.answer({ question_id: 'on_ridge', answer: 'no' });
    const { result } = await shown(await open(await share()));
    expect(result).toMatchObject({ exposure: null, exposure_open: ['neighbors', 'slope'] });
  });

  it('knows the sides that its owner told of, so that nobody is told they weren’t looked at', async () => {
    const asked = questions.filter((each) => each.asked === 'each_side');
    const south = asked.map(
      ({ id }) => ({ question_id: id, side: 'south', answer: 'no' }) as const,
    );
    for (const answer of south) await home.answer(answer);
    await home.answer({ question_id: 'fence_attached', side: 'north', answer: 'no' });
    const { result } = await shown(await open(await share()));
    expect(result).toMatchObject({ directions_seen: [], directions_told: ['south'] });
  });

  it('names a side by the compass only where the owner or a photo did', async () => {
    const fence = { question_id: 'fence_attached', side: 'north', answer: 'yes' } as const;
    await home.answer({ ...fence, side_said_as: 'house' });
    const link = await share();
    const named = async () => {
      const { side_naming: naming, front_faces: facing, result } = await shown(await read(link));
      const told = result?.hazards.find(({ type }) => type === 'attached_combustible_fence');
      return { naming, facing, told: told?.told_sides.map((each) => each.naming) };
    };
    expect(await named()).toEqual({ naming: 'house', facing: null, told: ['house'] });
    await home.addPhoto('left', { direction: 'east', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    expect(await named()).toEqual({ naming: 'compass', facing: null, told: ['house'] });
    await home.owner.send('PATCH', home.url, { front_faces: 'west' });
    expect(await named()).toMatchObject({ naming: 'both', facing: 'west' });
  });

  it('names work that is done, and what it rests on', async () => {
    await home.addPhoto('before', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    const done = { done_on: '2026-01-02', cost_usd: null, note: null };
    await home.owner.send('PUT', `${home.url}/plan/replace_mulch/done`, done);
    const link = await share();
    const workDone = async () => {
      const { result, photos } = await shown(await read(link));
      const numberOf = (photoId: string | null) => photos.findIndex(({ id }) => id === photoId);
      const views = result?.work_done.flatMap((work) =>
        work.views.map((view) => [view.before_photo_id, view.after_photo_id].map(numberOf)),
      );
      return [result?.work_done.map(({ basis }) => basis), result?.set_aside.length, views];
    };
    expect(await workDone()).toEqual([['said'], 0, []]);
    await home.addPhoto('after', { direction: 'north', area: 'zone_0' });
    const after = { repeats_image_id: 'before' };
    await home.owner.send('PUT', `${home.url}/photos/after/placement`, after);
    expect(await workDone()).toEqual([['said_with_photo'], 0, [[0, 1]]]);
    await home.analyze();
    expect(await workDone()).toEqual([['confirmed_by_photo'], 0, [[0, 1]]]);
  });

  it('says how many photos were removed after something was found in them', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.addPhoto('back', { direction: 'south', area: 'zone_0' });
    await home.analyze();
    const link = await share();
    const removed = async () => (await shown(await read(link))).photos_removed_after_finding;
    await home.owner.send('DELETE', `${home.url}/photos/back`);
    expect(await removed()).toBe(0);
    await home.owner.send('DELETE', `${home.url}/photos/front`);
    expect(await removed()).toBe(1);
    await home.owner.send('POST', `${home.url}/photos/front/restore`);
    expect(await removed()).toBe(0);
  });

  it.each([
    ['expired', expire],
    ['was revoked', revoke],
    ['lost its home', () => home.owner.send('DELETE', home.url)],
    ['lost its owner', () => home.owner.send('POST', '/api/visitors/forget')],
  ])('shows nothing once it %s, not even a photo by the address it gave', async (_how, end) => {
    await home.addPhoto('front');
    const link = await share();
    const { photos } = await shown(await open(link));
    const urls = photos.flatMap((photo) => [photo.picture_url, photo.thumbnail_url]);
    for (const url of urls) expect((await app.stranger.fetch(url)).status).toBe(200);

    await end(link);

    const gone = await expectError(await open(link), 'share_link_invalid');
    await expectError(await read(link), 'share_link_invalid');
    for (const url of urls) await expectError(await app.stranger.fetch(url), 'photo_not_found');
    const unknown = await app.stranger.send('POST', '/api/shared-home/views', { token: 'x' });
    expect(withoutRequestId(gone)).toEqual(
      withoutRequestId(await expectError(unknown, 'share_link_invalid')),
    );
  });

  it('is over for the cache of a browser, too: each view is revalidated', async () => {
    await home.addPhoto('front');
    const link = await share();
    const { photos } = await shown(await open(link));
    const url = photos[0]?.picture_url ?? '';
    const first = await app.stranger.fetch(url);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const again = { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } };
    expect((await app.stranger.fetch(url, again)).status).toBe(304);
    await revoke(link);
    expect((await app.stranger.fetch(url, again)).status).toBe(404);
  });

  it('opens nothing else by its token', async () => {
    const link = await share();
    const client = (headers: Readonly<Record<string, string>>) =>
      app.stranger.fetch(home.url, { headers });
    expect((await client({ 'X-Share-Token': tokenOf(link) })).status).toBe(404);
    expect((await client({ Authorization: `Bearer ${tokenOf(link)}` })).status).toBe(401);
  });

  it("can't be altered into another link's", async () => {
    const link = await share();
    const other = await share();
    const mixed = tokenOf(link).slice(0, 22) + tokenOf(other).slice(22);
    const response = await app.stranger.send('POST', '/api/shared-home/views', { token: mixed });
    await expectError(response, 'share_link_invalid');
  });

  it("gives no address of another link's photo", async () => {
    await home.addPhoto('front');
    const { photos } = await shown(await open(await share()));
    const other = await share();
    const url = photos[0]?.picture_url.replace(/photos\/[^/]+/, `photos/${other.id}`) ?? '';
    await expectError(await app.stranger.fetch(url), 'photo_url_invalid');
  });

  it('can be revoked only by its owner', async () => {
    const link = await share();
    const other = await place.newHome();
    const foreign = await other.owner.send('DELETE', `${other.url}/share-links/${link.id}`);
    expect(foreign.status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  it('can be revoked twice', async () => {
    const link = await share();
    expect((await revoke(link)).status).toBe(200);
    expect((await revoke(link)).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('ends when somebody claims the home', async () => {
    const link = await share();
    const claim = await home.owner.send('POST', `${home.url}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await claim.json());
    const browser = app.newBrowser();
    await browser.fetch('/api/properties');
    await browser.fetch(new URL(url).pathname, {
      method: 'POST',
      headers: { Origin: app.url },
    });
    await expectError(await open(link), 'share_link_invalid');
  });

  it.each([7, 30, 90])('may last %s days', async (days) => {
    const { expires_at: end, created_at: start } = await share({ expires_in_days: days });
    expect(Date.parse(end ?? '') - Date.parse(start)).toBe(days * 24 * 60 * 60 * 1000);
  });

  it.each([0, 1, 365])('may not last %s days', async (days) => {
    const body = { hides_place: true, expires_in_days: days };
    const response = await home.owner.send('POST', `${home.url}/share-links`, body);
    await expectError(response, 'invalid_request');
  });
});

describe('a share link that leaves the place out', () => {
  /** What must not be found, wherever the home says it. */
  const secrets = [
    'Unmistakable',
    'Placerville',
    // Digits alone also occur in random ids.
    'N14W207',
    'Hideaway',
    'ChIJsecret',
    '38.71',
    '7.309',
    '120.81',
    'Canon',
  ];

  /** The house, as its owner laid it over the picture. */
  const traced = { ...assumedOutline, east_ft: 7.309 };

  async function fill(): Promise<{ propertyId: string; ids: string[] }> {
    const response = await home.owner.send('POST', '/api/properties', {
      address: 'N14W207 Unmistakable Road, Placerville',
      nickname: 'Hideaway',
      place: {
        place_id: 'ChIJsecret',
        formatted_address: 'N14W207 Unmistakable Rd, Placerville, CA',
        lat: 38.7123,
        lng: -120.8123,
      },
    });
    const { id } = z.object({ id: z.string() }).parse(await response.json());
    const url = `/api/properties/${id}`;
    const picture = sharp({
      create: { width: 320, height: 240, channels: 3, background: '#448844' },
    })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Canon', ImageDescription: 'Unmistakable Road' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 44/1' },
      });
    const sent = await putPhoto(home.owner, id, 'Hideaway-front', await toArrayBuffer(picture), {
      'X-File-Name': encodeURIComponent('N14W207 Unmistakable Road.jpg'),
    });
    expect(sent.status).toBe(201);
    await home.owner.send('PUT', `${url}/photos/Hideaway-front/placement`, {
      direction: 'north',
      area: 'zone_0',
      name: 'Hideaway from N14W207',
      caption: mulch,
      x_rel: 0.4,
      y_rel: 0.4,
      lat: 38.7124,
      lng: -120.8124,
    });
    const located = await home.owner.send('PUT', `${url}/location`, {
      lat: 38.7125,
      lng: -120.8125,
      outline: traced,
    });
    expect(located.status).toBe(200);
    const analyzed = await home.owner.send('POST', '/functions/v1/analyze_v2', { property_id: id });
    expect(analyzed.status).toBe(200);
    // What a model may read aloud.
    await app.database.admin.query(
      `update hazards set explanation = 'The house number is N14W207.' where property_id = $1`,
      [id],
    );
    const { rows } = await app.database.admin.query<{ id: string; sha256: string }>(
      'select id, sha256 from images where property_id = $1',
      [id],
    );
    return { propertyId: id, ids: rows.map(({ sha256 }) => sha256) };
  }

  const linkTo = async (propertyId: string, hidesPlace: boolean) => {
    const body = { hides_place: hidesPlace, expires_in_days: null };
    const response = await home.owner.send(
      'POST',
      `/api/properties/${propertyId}/share-links`,
      body,
    );
    return shareLinkSchema.parse(await response.json());
  };

  it('has no address, nickname, coordinate, outline, map or EXIF in any answer, header, address or picture', async () => {
    const { propertyId, ids } = await fill();
    const link = await linkTo(propertyId, true);
    const responses = [await open(link), await read(link)];
    const said: string[] = [];
    for (const response of responses) {
      const text = await response.text();
      said.push(text, JSON.stringify([...response.headers]));
      const { result, photos, address, map } = sharedHomeSchema.strict().parse(JSON.parse(text));
      expect(address).toBeNull();
      expect(map).toBeNull();
      expect(result?.hazards).toHaveLength(1);
      expect(photos).toHaveLength(1);
      for (const url of photos.flatMap((photo) => [photo.picture_url, photo.thumbnail_url])) {
        const picture = await app.stranger.fetch(url);
        expect(picture.status).toBe(200);
        said.push(JSON.stringify([...picture.headers]));
        const bytes = Buffer.from(await picture.arrayBuffer());
        said.push(bytes.toString('latin1'));
        const { exif, xmp, iptc } = await sharp(bytes).metadata();
        expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      }
    }
    for (const text of said) {
      for (const secret of [...secrets, propertyId, ...ids]) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"(?:lat|lng|outline|place_id|x_rel|file_name|nickname|evidence)"/);
    }
  });

  it('says which state it is in only where that is known', async () => {
    const { propertyId } = await fill();
    const stateOf = async () =>
      sharedHomeSchema.parse(await (await open(await linkTo(propertyId, true))).json()).state;
    const change = (address: string) =>
      home.owner.send('PUT', `/api/properties/${propertyId}/address`, { address, state: null });
    expect(await stateOf()).toBe('CA');

    await change('28 Bear Creek Rd, Evergreen, CO 80439');
    expect(await stateOf()).toBe('CO');

    await change('28 Bear Creek Rd');
    expect(await stateOf()).toBeNull();
  });

  it('differs from one that shows it, which the check would find', async () => {
    const { propertyId } = await fill();
    const text = await (await open(await linkTo(propertyId, false))).text();
    expect(secrets.filter((secret) => text.includes(secret))).toEqual(
      expect.arrayContaining(['Unmistakable', 'Placerville', 'N14W207', 'Hideaway']),
    );
    expect(text).not.toContain('ChIJsecret');
    const { map, photos } = sharedHomeSchema.parse(JSON.parse(text));
    expect(map).toEqual({ lat: 38.7125, lng: -120.8125, outline: traced, picture: null });
    expect(photos[0]?.place).toEqual({ lat: 38.7124, lng: -120.8124 });
  });
});
