import { randomUUID } from 'node:crypto';
import {
  homeInvitationSchema,
  homePeopleSchema,
  ownHomeRolesSchema,
  peopleLimits,
  sharedHomeSchema,
  type HomeRole,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { goodPassword, newPerson, newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { connectPhone, newCode, spend } from '../phone-handover/testing/phones.ts';
import { addPhoto } from '../photos/testing/uploads.ts';
import { connected } from '../realtime/testing/listener.ts';
import { ticketOf } from '../realtime/testing/tickets.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { forgetEndedPeople } from './people.ts';
import { accept, invite, joinHome } from './testing/join-home.ts';

const mulch = 'zone0_combustible_mulch';

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
const people = async (owner: Client = home.owner) =>
  homePeopleSchema.strict().parse(await (await owner.fetch(`${home.url}/people`)).json()).people;
const roles = async (person: Client) =>
  ownHomeRolesSchema.strict().parse(await (await person.fetch('/api/home-roles')).json()).roles;
const join = (role: HomeRole, person: Client, owner: Client = home.owner) =>
  joinHome(owner, home.propertyId, role, person);
const end = (personId: string, owner: Client = home.owner) =>
  owner.send('DELETE', `${home.url}/people/${personId}`);
const look = (person: Client, roleId: string) => person.fetch(`/api/home-roles/${roleId}/home`);
const rights = async () => {
  const { rows } = await admin(
    `select "right" from property_grants where property_id = $1 and "right" <> 'own'`,
  );
  return rows.length;
};
const readInvitation = (token: string, client: Client = app.stranger) =>
  client.send('POST', '/api/home-invitations', { token });
const claimBy = async (claimant: Client, owner: Client = home.owner) => {
  const made = await owner.send('POST', `${home.url}/claim-links`);
  const { url } = z.object({ url: z.url() }).parse(await made.json());
  const { pathname } = new URL(url);
  const headers = { Origin: app.url };
  const claimed = await claimant.fetch(pathname, { method: 'POST', headers });
  expect(claimed.status).toBe(303);
};

describe('an invitation', () => {
  it('stands behind the # of the address, and is stored nowhere as it is', async () => {
    const { invited, token } = await invite(home.owner, home.propertyId, 'agent');
    expect(invited.url).toBe(`${app.url}/invitation#${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await admin('select p::text as row from home_people p where property_id = $1');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says what it is to, whoever reads it, and gives nothing', async () => {
    const person = await newPersonsProgram(app);
    const owned = await place.newHome(person);
    const { token } = await invite(person, owned.propertyId, 'assessor');
    const read = await readInvitation(token);
    expect(homeInvitationSchema.strict().parse(await read.json())).toMatchObject({
      role: 'assessor',
      name: 'Kim',
      owner: 'Ana Ruiz',
      ends_after_days: peopleLimits.assessorDays,
      role_id: null,
    });
    expect(read.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('can be accepted for 14 days', async () => {
    const { invited, token } = await invite(home.owner, home.propertyId, 'agent');
    const days = (Date.parse(invited.expires_at) - Date.parse(invited.invited_at)) / 86_400_000;
    expect(days).toBe(peopleLimits.invitationDays);
    await admin('update home_people set expires_at = now() where property_id = $1');
    await expectError(await readInvitation(token), 'home_invitation_invalid');
    const person = await newPersonsProgram(app);
    await expectError(await accept(person, token), 'home_invitation_invalid');
    expect(await rights()).toBe(0);
  });

  it('lets in only one of the people who accept it at once', async () => {
    const { token } = await invite(home.owner, home.propertyId, 'buyer');
    const three = [
      await newPersonsProgram(app),
      await newPersonsProgram(app),
      await newPersonsProgram(app),
    ];
    const answers = await Promise.all(three.map((person) => accept(person, token)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '410', '410']);
    expect(await rights()).toBe(1);
  });

  it('answers again to whoever accepted it, and to nobody else', async () => {
    const { token } = await invite(home.owner, home.propertyId, 'buyer');
    const person = await newPersonsProgram(app);
    const first = await accept(person, token);
    const again = await accept(person, token, 'Somebody else');
    expect(await again.json()).toEqual(await first.json());
    const read = await readInvitation(token, person);
    expect(await read.json()).toMatchObject({ role_id: expect.any(String) });
    await expectError(await readInvitation(token), 'home_invitation_invalid');
  });

  it('isn’t spent by the home’s owner', async () => {
    const owner = await newPersonsProgram(app);
    const owned = await place.newHome(owner);
    const { token } = await invite(owner, owned.propertyId, 'agent');
    await expectError(await accept(owner, token), 'home_is_own');
    expect((await accept(await newPersonsProgram(app), token)).status).toBe(201);
  });

  it('is gone once it is taken back', async () => {
    const { invited, token } = await invite(home.owner, home.propertyId, 'buyer');
    expect(await (await end(invited.id)).json()).toEqual({ people: [] });
    await expectError(await accept(await newPersonsProgram(app), token), 'home_invitation_invalid');
  });

  it('is no code of a phone', async () => {
    const { token } = await invite(home.owner, home.propertyId, 'assessor');
    await expectError(await spend(await app.newVisitor(), token), 'phone_code_invalid');
    const { code } = await newCode(home.owner, home.propertyId);
    const person = await newPersonsProgram(app);
    await expectError(await accept(person, code), 'home_invitation_invalid');
  });

  it('is mailed without a word that the owner typed', async () => {
    const email = `kim.${randomUUID()}@example.com`;
    const { invited, token } = await invite(home.owner, home.propertyId, 'agent', email);
    expect(invited.mailed).toBe(true);
    const { rows } = await admin(
      'select name, recipient, property_id, content from outbox where recipient = $1',
      [email],
    );
    expect(rows).toEqual([
      {
        name: 'home_invitation',
        recipient: email,
        property_id: home.propertyId,
        content: {
          locale: 'en',
          props: {
            role: 'agent',
            url: `${app.url}/invitation#${token}`,
            until: invited.expires_at,
          },
        },
      },
    ]);
  });

  it('is one of at most twenty', async () => {
    for (let count = 0; count < peopleLimits.perHome; count += 1) {
      await admin(
        `insert into home_people (id, property_id, role, name, token_hash)
         values (gen_random_uuid(), $1, 'agent', 'Kim', gen_random_uuid())`,
      );
    }
    const more = await home.owner.send('POST', `${home.url}/people`, {
      role: 'agent',
      name: 'Kim',
    });
    await expectError(more, 'too_many_home_people');
  });
});

describe.each(['agent', 'buyer'] as const)('the %s of a home', (role) => {
  it('sees what a link with the address shows', async () => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    const person = await newPersonsProgram(app);
    const { id } = await join(role, person);
    const shown = sharedHomeSchema.strict().parse(await (await look(person, id)).json());
    expect(shown).toMatchObject({ hides_place: false, photos: [{}] });
    expect(shown.address).not.toBeNull();
    expect(shown.result?.dss_score).toEqual(expect.any(Number));
    const made = await home.owner.send('POST', `${home.url}/share-links`, {
      expires_in_days: null,
      hides_place: false,
    });
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const linked = await app.stranger.fetch('/api/shared-home', {
      headers: { 'X-Share-Token': new URL(url).hash.slice(1) },
    });
    const withoutUrls = (seen: z.infer<typeof sharedHomeSchema>) => ({
      ...seen,
      photos: seen.photos.map(({ picture_url: _p, thumbnail_url: _t, ...photo }) => photo),
    });
    expect(withoutUrls(shown)).toEqual(withoutUrls(sharedHomeSchema.parse(await linked.json())));
    const photo = await person.fetch(shown.photos[0]?.picture_url ?? '');
    expect(photo.status).toBe(200);
  });

  it('is told the owner by the name that they chose, and tells them by the owner’s', async () => {
    const person = await newPersonsProgram(app);
    const { token } = await invite(home.owner, home.propertyId, role);
    await accept(person, token, 'Kim of Elm Realty');
    expect(await people()).toMatchObject([
      { role, name: 'Kim', joined_name: 'Kim of Elm Realty', ends_at: null, ended_at: null },
    ]);
    expect(await roles(person)).toMatchObject([
      { role, property_id: home.propertyId, name: 'Kim', joined_name: 'Kim of Elm Realty' },
    ]);
  });
});

describe('somebody who was on a home', () => {
  it.each([
    ['the owner ends the role', ({ id }: { id: string }) => end(id)],
    [
      'they leave',
      ({ id, person }: { id: string; person: Client }) =>
        person.send('DELETE', `/api/home-roles/${id}`),
    ],
    ['the owner deletes the home', () => home.owner.send('DELETE', home.url)],
    ['somebody else claims the home', async () => claimBy(app.newBrowser())],
    ['the owner’s browser is forgotten', () => home.owner.send('POST', '/api/visitors/forget')],
  ])('sees nothing of it, no score and no photo, once %s', async (_how, finish) => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    const person = await newPersonsProgram(app);
    const { id } = await join('agent', person);
    const seen = sharedHomeSchema.parse(await (await look(person, id)).json());
    await finish({ id, person });
    await expectError(await look(person, id), 'home_role_not_found');
    expect(await roles(person)).toEqual([]);
    const photo = await person.fetch(seen.photos[0]?.picture_url ?? '');
    expect(photo.status).toBe(404);
    for (const path of ['', '/analyses', '/photos', '/answers']) {
      await expectError(await person.fetch(`${home.url}${path}`), 'property_not_found');
    }
  });

  it('can’t come back by the invitation that they had accepted', async () => {
    const { invited, token } = await invite(home.owner, home.propertyId, 'agent');
    const person = await newPersonsProgram(app);
    await accept(person, token);
    await end(invited.id);
    await expectError(await accept(person, token), 'home_invitation_invalid');
    await expectError(await readInvitation(token, person), 'home_invitation_invalid');
    expect(await people()).toMatchObject([{ ended_at: expect.any(String) }]);
  });

  it('is there again when a deleted home is restored', async () => {
    const person = await newPersonsProgram(app);
    const { id } = await join('agent', person);
    await home.owner.send('DELETE', home.url);
    await home.owner.send('POST', `${home.url}/restore`);
    expect((await look(person, id)).status).toBe(200);
  });

  it('is forgotten after a month', async () => {
    const { invited } = await invite(home.owner, home.propertyId, 'agent');
    const waiting = await invite(home.owner, home.propertyId, 'buyer');
    const person = await newPersonsProgram(app);
    await join('agent', person);
    await admin(
      `update home_people set expires_at = now() - interval '31 days' where property_id = $1`,
    );
    await forgetEndedPeople(app.database.db);
    expect((await people()).map(({ id }) => id)).not.toContain(invited.id);
    expect((await people()).map(({ id }) => id)).not.toContain(waiting.invited.id);
    expect(await people()).toMatchObject([{ ended_at: null }]);
    await admin(
      `update home_people set ended_at = now() - interval '31 days' where property_id = $1`,
    );
    await forgetEndedPeople(app.database.db);
    expect(await people()).toEqual([]);
  });

  it('leaves nothing when they delete their account', async () => {
    const person = await newPersonsProgram(app);
    await join('agent', person);
    const erased = await person.send('POST', '/api/account/deletion', { password: goodPassword });
    expect(erased.status).toBe(200);
    expect(await people()).toEqual([]);
    expect(await rights()).toBe(0);
  });
});

describe('a role', () => {
  it('is ended by nobody but the owner and whoever has it', async () => {
    const person = await newPersonsProgram(app);
    const { id } = await join('agent', person);
    const other = await newPersonsProgram(app);
    const otherHome = await place.newHome(other);
    await other.send('DELETE', `${otherHome.url}/people/${id}`);
    await other.send('DELETE', `/api/home-roles/${id}`);
    await expectError(await end(id, other), 'property_not_found');
    await expectError(await look(other, id), 'home_role_not_found');
    expect((await look(person, id)).status).toBe(200);
  });

  it('takes the place of one that the person had on the same home', async () => {
    const person = await newPersonsProgram(app);
    await join('agent', person);
    const { id } = await join('buyer', person);
    expect(await roles(person)).toMatchObject([{ id, role: 'buyer' }]);
    expect(await rights()).toBe(1);
  });

  it('ends once a buyer claims the home, theirs and everybody else’s', async () => {
    const buyer = await newPersonsProgram(app);
    const agent = await newPersonsProgram(app);
    await join('buyer', buyer);
    await join('agent', agent);
    await invite(home.owner, home.propertyId, 'agent');
    await claimBy(buyer);
    expect(await roles(buyer)).toEqual([]);
    expect(await roles(agent)).toEqual([]);
    // Whom the former owner invited, and what they called them, is no business of the new one.
    expect(await people(buyer)).toEqual([]);
    expect(await rights()).toBe(0);
  });

  it('stays when the owner moves the home to their account', async () => {
    const browser = app.newBrowser();
    const propertyId = await app.newProperty(browser);
    const agent = await newPersonsProgram(app);
    const { id } = await joinHome(browser, propertyId, 'agent', agent);
    await newPerson(app, browser);
    const moved = await browser.send('POST', '/api/account/movable-properties', {
      property_ids: [propertyId],
    });
    expect(await moved.json()).toEqual({ property_ids: [propertyId] });
    expect((await look(agent, id)).status).toBe(200);
  });

  it('is heard of at once in the owner’s other tabs', async () => {
    const desktop = await connected(app.url, { ticket: await ticketOf(home.owner) });
    await desktop.follow(home.propertyId);
    await invite(home.owner, home.propertyId, 'agent');
    expect(await desktop.hearsOf('people_changed')).toEqual({ kind: 'people_changed' });
    await desktop.leave();
  });
});

describe('an assessor', () => {
  it('adds photos and answers like a phone, for 30 days', async () => {
    const person = await newPersonsProgram(app);
    const role = await join('assessor', person);
    const days =
      (Date.parse(role.ends_at ?? '') - Date.parse(role.joined_at)) / (24 * 60 * 60 * 1000);
    expect(days).toBe(peopleLimits.assessorDays);
    await addPhoto(person, home.propertyId, 'seen', await tinyJpeg());
    const placed = await person.send('PUT', `${home.url}/photos/seen/placement`, {
      direction: 'east',
      area: 'Siding',
    });
    expect(placed.status).toBe(200);
    const answered = await person.send('PUT', `${home.url}/answers`, {
      answers: [{ question_id: 'mulch_at_wall', side: 'east', answer: 'no' }],
    });
    expect(answered.status).toBe(200);
    const { rows } = await admin('select handover_id from images where property_id = $1');
    expect(rows).toEqual([{ handover_id: role.id }]);
    const phones = await home.owner.fetch(`${home.url}/phone-handovers`);
    expect(await phones.json()).toEqual({ phone_handovers: [] });
    await expectError(await look(person, role.id), 'home_role_not_found');
  });

  it.each([
    ['the owner', ({ id }: { id: string }) => end(id)],
    [
      'the owner, among the phones',
      ({ id }: { id: string }) => home.owner.send('DELETE', `${home.url}/phone-handovers/${id}`),
    ],
    [
      'themselves',
      ({ id, person }: { id: string; person: Client }) =>
        person.send('DELETE', `/api/home-roles/${id}`),
    ],
    [
      'time',
      ({ id }: { id: string }) =>
        admin(
          `with over as (update phone_handovers set ends_at = now() where id = $1),
           gone as (update property_grants set expires_at = now() where expires_at is not null)
         update home_people set ends_at = now() where id = $1`,
          [id],
        ),
    ],
  ])('is ended at once by %s', async (_who, finish) => {
    const person = await newPersonsProgram(app);
    const { id } = await join('assessor', person);
    expect((await person.fetch(home.url)).status).toBe(200);
    await finish({ id, person });
    await expectError(await person.fetch(home.url), 'property_not_found');
    expect(await roles(person)).toEqual([]);
    expect(await people()).toMatchObject([{ ended_at: expect.any(String) }]);
  });

  it('who had scanned a code before keeps the photos of then', async () => {
    const person = await newPersonsProgram(app);
    await connectPhone(app, home.owner, home.propertyId, person);
    await addPhoto(person, home.propertyId, 'earlier', await tinyJpeg());
    const { id } = await join('assessor', person);
    const { rows } = await admin('select handover_id from images where property_id = $1');
    expect(rows).toEqual([{ handover_id: id }]);
    expect(await rights()).toBe(1);
  });

  it('who scans a code stays an assessor', async () => {
    const person = await newPersonsProgram(app);
    const role = await join('assessor', person);
    const { code } = await newCode(home.owner, home.propertyId);
    const spent = await spend(person, code);
    expect(await spent.json()).toEqual({ property_id: home.propertyId, ends_at: role.ends_at });
    expect(await roles(person)).toHaveLength(1);
  });
});
