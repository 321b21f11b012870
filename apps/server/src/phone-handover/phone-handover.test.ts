import {
  connectedPhoneSchema,
  phoneHandoverSchema,
  propertyListSchema,
  propertySchema,
  storedAnswerSchema,
  type Direction,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newPerson } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import {
  addPhoto,
  beginUpload,
  listPhotos,
  putPhoto,
  refusalOf,
} from '../photos/testing/uploads.ts';
import { connected } from '../realtime/testing/listener.ts';
import { ticketOf } from '../realtime/testing/tickets.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { forgetEndedHandovers } from './handovers.ts';
import { connectPhone, newCode, spend } from './testing/phones.ts';

let place: Harness;
let app: TestApp;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

afterAll(() => place.close());

beforeEach(async () => {
  home = await place.newHome();
});

const admin = (text: string, values: readonly unknown[] = [home.propertyId]) =>
  app.database.admin.query(text, [...values]);
const handovers = async (owner: Client = home.owner) =>
  z
    .object({ phone_handovers: z.array(phoneHandoverSchema.strict()) })
    .parse(await (await owner.send('GET', `${home.url}/phone-handovers`)).json()).phone_handovers;
const revoke = (id: string, owner: Client = home.owner) =>
  owner.send('DELETE', `${home.url}/phone-handovers/${id}`);
const connect = (phone?: VisitorClient) => connectPhone(app, home.owner, home.propertyId, phone);
const answer = (client: Client, value = 'no') =>
  client.send('PUT', `${home.url}/answers`, {
    answers: [{ question_id: 'mulch_at_wall', side: 'east', answer: value }],
  });
const sees = async (client: Client) => (await client.fetch(home.url)).status === 200;
const photoCount = async () =>
  (await admin('select from images where property_id = $1')).rowCount ?? 0;

describe('the routes of a property’s handovers', () => {
  it('let nobody revoke what belongs to another home', async () => {
    const { handover } = await newCode(home.owner, home.propertyId);
    const other = await place.newHome();
    const response = await other.owner.send(
      'DELETE',
      `${other.url}/phone-handovers/${handover.id}`,
    );
    expect(response.status).toBe(200);
    expect(await handovers()).toHaveLength(1);
  });
});

describe('a code', () => {
  it('stands behind the # of the address', async () => {
    const { handover, code } = await newCode(home.owner, home.propertyId);
    expect(handover.url).toBe(`${app.url}/phone#${code}`);
    expect(code).toMatch(/^[\w-]{22}$/);
  });

  it('is stored nowhere as it is', async () => {
    const { code } = await newCode(home.owner, home.propertyId);
    const { rows } = await admin(
      'select h::text as row from phone_handovers h where property_id = $1',
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('comes with an address in the language asked for', async () => {
    const spanish = await home.owner.fetch(`${home.url}/phone-handovers`, {
      method: 'POST',
      headers: { 'Accept-Language': 'es' },
    });
    expect(await spanish.json()).toMatchObject({
      url: expect.stringMatching(/\/es\/phone#[\w-]{22}$/),
    });
  });

  it('waits for a phone for 15 minutes', async () => {
    const { handover } = await newCode(home.owner, home.propertyId);
    expect(Date.parse(handover.code_expires_at) - Date.parse(handover.created_at)).toBe(900_000);
    expect(handover).toMatchObject({ connected_at: null, ends_at: null, photo_count: 0 });
    expect(handover.seconds_left).toBeGreaterThan(880);
  });

  it('lets in only one of the phones that spend it at once', async () => {
    const { code } = await newCode(home.owner, home.propertyId);
    const phones = [await app.newVisitor(), await app.newVisitor(), await app.newVisitor()];
    const answers = await Promise.all(phones.map((phone) => spend(phone, code)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '410', '410']);
    const let_in = await Promise.all(phones.map(sees));
    expect(let_in.filter(Boolean)).toHaveLength(1);
  });

  it('makes nobody a visitor after 15 minutes', async () => {
    const { code } = await newCode(home.owner, home.propertyId);
    await admin('update phone_handovers set expires_at = now() where property_id = $1');
    const phone = app.newBrowser();
    await expectError(await spend(phone, code), 'phone_code_invalid');
    expect(phone.cookies.size).toBe(0);
    expect(await handovers()).toEqual([]);
  });

  it.each(['', 'wrong', 'x'.repeat(22)])('that nobody made (%s) lets nobody in', async (code) => {
    await expectError(await spend(await app.newVisitor(), code), 'phone_code_invalid');
  });

  it('ends with a newer one', async () => {
    const { code } = await newCode(home.owner, home.propertyId);
    const { handover } = await newCode(home.owner, home.propertyId);
    expect(await handovers()).toMatchObject([{ id: handover.id }]);
    await expectError(await spend(await app.newVisitor(), code), 'phone_code_invalid');
  });

  it('ends when it is revoked', async () => {
    const { handover, code } = await newCode(home.owner, home.propertyId);
    expect(await (await revoke(handover.id)).json()).toEqual({ phone_handovers: [] });
    await expectError(await spend(await app.newVisitor(), code), 'phone_code_invalid');
  });

  it('is refused from a page of another site', async () => {
    const { code } = await newCode(home.owner, home.propertyId);
    const ours = app.newBrowser();
    await ours.send('POST', '/api/properties', { address: '2 Test Way' });
    const theirs = app.newBrowser('https://example.org');
    await theirs.send('POST', '/api/properties', { address: '3 Test Way' });
    await expectError(await spend(theirs, code), 'foreign_origin');
    expect((await spend(ours, code)).status).toBe(201);
  });

  it('isn’t spent by whoever has the home anyway', async () => {
    const { code } = await newCode(home.owner, home.propertyId);
    const own = await spend(home.owner, code);
    expect(connectedPhoneSchema.parse(await own.json())).toEqual({
      property_id: home.propertyId,
      ends_at: null,
    });
    expect(await (await home.owner.fetch(home.url)).json()).not.toHaveProperty('phone_until');
    expect((await spend(await app.newVisitor(), code)).status).toBe(201);
  });
});

describe('a phone that was let in', () => {
  it('can read when its two hours end', async () => {
    const { phone, connected: found } = await connect();
    const [handover] = await handovers();
    expect(found).toEqual({ property_id: home.propertyId, ends_at: handover?.ends_at });
    expect(Date.parse(handover?.ends_at ?? '') - Date.parse(handover?.connected_at ?? '')).toBe(
      7_200_000,
    );
    const property = propertySchema.parse(await (await phone.fetch(home.url)).json());
    expect(property.phone_until).toBe(found.ends_at);
  });

  it('adds what the owner hears of as it arrives: photos, sides, answers', async () => {
    const desktop = await connected(app.url, { ticket: await ticketOf(home.owner) });
    await desktop.follow(home.propertyId);
    const { phone } = await connect();
    await desktop.hearsOf('handovers_changed');
    const photo = await addPhoto(phone, home.propertyId, 'from-the-phone', await tinyJpeg());
    const { photo_id: arrived } = await desktop.hearsOf('photo_added');
    expect(arrived).toBe(photo.id);
    const placed = await phone.send('PUT', `${home.url}/photos/from-the-phone/placement`, {
      direction: 'east',
      area: 'Siding',
    });
    expect(placed.status).toBe(200);
    await desktop.hearsOf('placement_changed');
    const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
    const answered = await phone.send('PUT', `${home.url}/answers`, {
      answers: [
        {
          question_id: 'mulch_at_wall',
          side: 'east',
          answer: 'yes',
          image_id: 'from-the-phone',
          box,
        },
      ],
    });
    expect(answered.status).toBe(200);
    await desktop.hearsOf('answers_changed');
    await desktop.leave();
    expect(await home.answers()).toMatchObject([{ question_id: 'mulch_at_wall', box }]);
    expect(await handovers()).toMatchObject([{ photo_count: 1 }]);
    // It may change its mind, too.
    const changed = { question_id: 'mulch_at_wall', side: 'east', answer: null };
    await phone.send('PUT', `${home.url}/answers`, { answers: [changed] });
    expect(await home.answers()).toEqual([]);
  });

  it('may mark what it saw only in its own photos, though it may name any', async () => {
    const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
    const marked = (imageId: string, side: Direction, x = box.x) => ({
      question_id: 'mulch_at_wall' as const,
      side,
      answer: 'yes' as const,
      image_id: imageId,
      box: { ...box, x },
    });
    await home.addPhoto('front', { direction: 'north' });
    await home.answer(marked('front', 'north'));
    const [{ phone: other }, { phone }] = [await connect(), await connect()];
    await addPhoto(other, home.propertyId, 'of-another', await tinyJpeg());
    await addPhoto(phone, home.propertyId, 'mine', await tinyJpeg('red'));
    const sent = await phone.send('PUT', `${home.url}/answers`, {
      answers: [
        marked('front', 'north', 0.5),
        marked('of-another', 'east'),
        marked('mine', 'south'),
        marked('still-on-its-way', 'west'),
      ],
    });
    expect(sent.status).toBe(200);
    const stored = await home.answers();
    const boxes = Object.fromEntries(stored.map((each) => [each.image_id, each.box]));
    expect(boxes).toEqual({
      front: box,
      'of-another': null,
      mine: box,
      'still-on-its-way': box,
    });
    const told = async (who: Client) =>
      (await listPhotos(who, home.propertyId)).flatMap((photo) =>
        photo.added_by_this_phone ? photo.image_id : [],
      );
    expect(await told(phone), 'as the phone is told').toEqual(['mine']);
    expect(await told(home.owner)).toEqual([]);
  });

  it('reads what the walk shows', async () => {
    await home.addPhoto('front', { direction: 'north', shows: ['zone0_combustible_mulch'] });
    await home.answer({ question_id: 'mulch_at_wall', side: 'east', answer: 'yes' });
    await home.analyze();
    const { phone } = await connect();
    for (const part of ['', '/photos', '/answers', '/analysis-job', '/analyses']) {
      expect((await phone.fetch(`${home.url}${part}`)).status, part).toBe(200);
    }
    const { answers } = z
      .object({ answers: z.array(storedAnswerSchema) })
      .parse(await (await phone.fetch(`${home.url}/answers`)).json());
    expect(answers).toHaveLength(1);
  });

  // Which routes are closed to it is tried by documentation/roles.test.ts.
  describe('does nothing else:', () => {
    let phone: VisitorClient;

    beforeAll(async () => {
      home = await place.newHome();
      await home.addPhoto('front', { direction: 'north', shows: ['zone0_combustible_mulch'] });
      await home.analyze();
      ({ phone } = await connect());
      await addPhoto(phone, home.propertyId, 'mine', await tinyJpeg('red'));
      shared = home;
    });
    let shared: Home;
    beforeEach(() => {
      home = shared;
    });

    it('saying where a photo was taken that isn’t its own', async () => {
      const path = `${home.url}/photos/front/placement`;
      await expectError(await phone.send('PUT', path, { direction: 'south' }), 'photo_not_found');
      const again = `${home.url}/photos/mine/placement`;
      expect((await phone.send('PUT', again, { direction: 'south' })).status).toBe(200);
      expect((await phone.send('PUT', again, { direction: 'east' })).status).toBe(200);
    });

    it('asking the agency about the home', async () => {
      const asked = {
        property_id: home.propertyId,
        first_name: 'Ana',
        last_name: 'Ruiz',
        email: 'ana@example.org',
      };
      const response = await phone.send('POST', '/functions/v1/send-policy-review', asked);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(
        (await admin('select from policy_review_requests where property_id = $1')).rowCount,
      ).toBe(0);
    });

    it('with other homes of the same owner', async () => {
      const other = await place.newHome(home.owner);
      expect((await phone.fetch(other.url)).status).toBe(404);
      const upload = await putPhoto(phone, other.propertyId, 'x', await tinyJpeg());
      await expectError(upload, 'property_not_found');
    });
  });

  it('may spend its code again', async () => {
    const first = await connect();
    const again = connectedPhoneSchema.parse(await (await spend(first.phone, first.code)).json());
    expect(again).toEqual(first.connected);
  });

  it('comes back to its own photos with a new code', async () => {
    const { phone } = await connect();
    await addPhoto(phone, home.propertyId, 'mine', await tinyJpeg());
    await connect(phone);
    expect(await handovers()).toMatchObject([{ photo_count: 1 }]);
    const path = `${home.url}/photos/mine/placement`;
    expect((await phone.send('PUT', path, { direction: 'south' })).status).toBe(200);
  });

  it('keeps its own homes apart from this one', async () => {
    const phone = await app.newVisitor();
    const own = await app.newProperty(phone);
    await connect(phone);
    const { properties } = propertyListSchema.parse(
      await (await phone.fetch('/api/properties')).json(),
    );
    expect(properties.map(({ id }) => id)).toEqual([own]);
    const exported = await (await phone.fetch('/api/my-data')).text();
    // Once before the file and once in the table of contents, for one home.
    expect(exported.match(/home\.json/g)).toHaveLength(2);
    expect((await phone.send('DELETE', '/api/my-data')).status).toBe(204);
    expect(await sees(home.owner)).toBe(true);
    expect(await handovers()).toEqual([]);
  });

  it('may be one where somebody is signed in, whose account gets no home by it', async () => {
    const { browser } = await newPerson(app);
    const { code } = await newCode(home.owner, home.propertyId);
    expect((await spend(browser, code)).status).toBe(201);
    expect((await answer(browser)).status).toBe(200);
    for (const path of ['/api/properties', '/api/account/movable-properties']) {
      expect(await (await browser.fetch(path)).json(), path).toMatchObject({ properties: [] });
    }
  });
});

describe('the right of a phone', () => {
  /** Asks for everything that a phone may do. */
  async function expectNothingLeft(phone: VisitorClient): Promise<void> {
    const before = await photoCount();
    await expectError(await phone.fetch(home.url), 'property_not_found');
    await expectError(await phone.fetch(`${home.url}/photos`), 'property_not_found');
    await expectError(await answer(phone), 'property_not_found');
    const upload = await putPhoto(phone, home.propertyId, 'late', await tinyJpeg());
    await expectError(upload, 'property_not_found');
    const placing = phone.send('PUT', `${home.url}/photos/mine/placement`, { direction: 'east' });
    await expectError(await placing, 'property_not_found');
    expect(await photoCount()).toBe(before);
  }

  it('ends after two hours by the database’s clock, whatever ours says', async () => {
    const { phone } = await connect();
    await addPhoto(phone, home.propertyId, 'mine', await tinyJpeg());
    app.clock.advance(3 * 60 * 60 * 1000);
    expect((await answer(phone)).status).toBe(200);
    await admin(
      `update property_grants set expires_at = now() where property_id = $1 and "right" = 'add_photos'`,
    );
    await admin('update phone_handovers set ends_at = now() where property_id = $1');
    await expectNothingLeft(phone);
    expect(await handovers()).toEqual([]);
  });

  it('ends at once, with its realtime connection, when the owner disconnects it', async () => {
    const { phone, handover, code } = await connect();
    await addPhoto(phone, home.propertyId, 'mine', await tinyJpeg());
    const listener = await connected(app.url, { ticket: await ticketOf(phone) });
    expect(await listener.follow(home.propertyId)).toMatchObject({ type: 'subscribed' });
    expect((await revoke(handover.id)).status).toBe(200);
    await listener.hears({ type: 'ended' });
    expect(await listener.follow(home.propertyId)).toMatchObject({ type: 'refused' });
    await listener.leave();
    await expectNothingLeft(phone);
    await expectError(await spend(phone, code), 'phone_code_invalid');
    expect(await photoCount()).toBe(1);
  });

  it('ends for a photo that is on its way, which is stored nowhere', async () => {
    const { phone, handover } = await connect();
    const jpeg = await tinyJpeg();
    const upload = beginUpload(app, phone, home.propertyId, { 'Content-Length': jpeg.length });
    upload.write(jpeg.subarray(0, 100));
    // From here on, because it may come before the rest is sent.
    const refusal = refusalOf(upload);
    expect((await revoke(handover.id)).status).toBe(200);
    upload.end(jpeg.subarray(100));
    expect(await refusal).toBe('property_not_found');
    expect(await photoCount()).toBe(0);
  });

  it('leaves other phones of the home alone', async () => {
    const [first, second] = [await connect(), await connect()];
    await revoke(first.handover.id);
    expect(await sees(first.phone)).toBe(false);
    expect(await sees(second.phone)).toBe(true);
  });

  it.each([
    ['the home is deleted', () => home.owner.send('DELETE', home.url)],
    ['the owner’s device is forgotten', () => home.owner.send('POST', '/api/visitors/forget')],
    [
      'somebody else claims the home',
      async () => {
        const response = await home.owner.send('POST', `${home.url}/claim-links`);
        const { url } = z.object({ url: z.url() }).parse(await response.json());
        return app.newBrowser().fetch(new URL(url).pathname, { method: 'POST' });
      },
    ],
  ])('ends when %s', async (_what, happens) => {
    const { phone } = await connect();
    const waiting = await newCode(home.owner, home.propertyId);
    expect((await happens()).status).toBeLessThan(400);
    await expectNothingLeft(phone);
    await expectError(await spend(await app.newVisitor(), waiting.code), 'phone_code_invalid');
  });

  it('ends when the phone itself is forgotten', async () => {
    const { phone } = await connect();
    await phone.send('POST', '/api/visitors/forget');
    expect(await handovers()).toEqual([]);
  });

  it('goes on when the home moves into the owner’s account, which can end it', async () => {
    const browser = app.newBrowser();
    const propertyId = await app.newProperty(browser);
    home = { ...home, propertyId, url: `/api/properties/${propertyId}` };
    const { phone, handover } = await connectPhone(app, browser, propertyId);
    const { browser: account } = await newPerson(app, browser);
    const moved = await account.send('POST', '/api/account/movable-properties', {
      property_ids: [propertyId],
    });
    expect(moved.status).toBe(200);
    expect(await sees(phone)).toBe(true);
    await revoke(handover.id, account);
    expect(await sees(phone)).toBe(false);
  });

  it('is forgotten a day after it ended, unlike its photos', async () => {
    const { phone } = await connect();
    await addPhoto(phone, home.propertyId, 'mine', await tinyJpeg());
    await admin(
      `update phone_handovers set ends_at = now() - interval '23 hours' where property_id = $1`,
    );
    await forgetEndedHandovers(app.dependencies.db);
    const kept = 'select from property_grants where property_id = $1';
    expect((await admin(kept)).rowCount).toBe(2);
    await admin(
      `update phone_handovers set ends_at = now() - interval '25 hours' where property_id = $1`,
    );
    await forgetEndedHandovers(app.dependencies.db);
    expect((await admin(kept)).rowCount).toBe(1);
    expect(await photoCount()).toBe(1);
  });
});
