import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAccountMail } from '../accounts/account-mail.ts';
import { goodPassword, newPerson, newPersonsProgram } from '../accounts/testing/people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { eraseActor } from './erase-actor.ts';
import { expireProperties } from './expire.ts';
import { purgeDeleted } from './purge.ts';
import {
  accountTables,
  expectEveryTable,
  filesThatSay,
  fillAccount,
  fillHome,
  leaveTraces,
  rowIdOf,
  rowsThatSay,
  tablesOf,
} from './testing/leftovers.ts';
import { makeDeletionsFinal } from './testing/once-final.ts';

const myData = '/api/my-data';
const deleted = 'public.deleted_properties';

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

const erase = () => home.owner.send('DELETE', myData);

async function ownerId(): Promise<string> {
  const { rows } = await app.database.admin.query<{ id: string }>(
    'select actor_id as id from property_grants where property_id = $1',
    [home.propertyId],
  );
  return rows[0]?.id ?? '';
}

describe('an owner who deletes everything', () => {
  it('leaves nothing in any table or in the photo store, besides the ids of homes for an hour', async () => {
    await fillHome(app, home);
    await leaveTraces(home);
    const words = [
      await ownerId(),
      home.propertyId,
      await rowIdOf(app, home, 'the-front'),
      'the-front',
      'That is gravel.',
      'nmistakable',
    ];
    await expectEveryTable(app, await rowsThatSay(app, words), [...accountTables, deleted]);

    expect((await erase()).status).toBe(204);

    expect(await filesThatSay(app, words)).toEqual([]);
    const left = await rowsThatSay(app, words);
    expect(tablesOf(left)).toEqual([deleted]);
    app.clock.advance(61 * 60 * 1000);
    await purgeDeleted(app.dependencies);
    expect(await rowsThatSay(app, words)).toEqual([]);
  });

  it('is unknown from then on', async () => {
    await erase();
    await expectError(await home.owner.fetch(home.url), 'visitor_token_invalid');
    await expectError(
      await home.owner.send('POST', `${home.url}/restore`),
      'visitor_token_invalid',
    );
  });

  it('includes homes that could still be restored', async () => {
    await home.addPhoto('front');
    await home.owner.send('DELETE', home.url);
    await erase();
    expect(await filesThatSay(app, [home.propertyId])).toEqual([]);
  });

  it("leaves other owners' homes alone", async () => {
    const other = await place.newHome();
    await other.addPhoto('front');
    const before = await rowsThatSay(app, [other.propertyId]);
    await erase();
    expect(await rowsThatSay(app, [other.propertyId])).toEqual(before);
    expect(await filesThatSay(app, [other.propertyId])).toHaveLength(4);
  });

  it('leaves a home to somebody else who owns it too', async () => {
    const other = randomUUID();
    await app.database.admin.query(
      `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
       values ($1, 'user', $2, 'own', now())`,
      [home.propertyId, other],
    );
    await erase();
    const { rows } = await app.database.admin.query(
      `select g.actor_id from properties p join property_grants g on g.property_id = p.id where p.id = $1`,
      [home.propertyId],
    );
    expect(rows).toEqual([{ actor_id: other }]);
  });

  it('is done at once for those who see it, though the photo store fails', async () => {
    await home.addPhoto('front');
    const removeFolder = () => Promise.reject(new Error('no store'));
    const store = { ...app.dependencies.store, removeFolder };
    await eraseActor({ ...app.dependencies, store }, { kind: 'visitor', id: await ownerId() });
    await expectError(await home.owner.fetch(home.url), 'visitor_token_invalid');
    expect(await filesThatSay(app, [home.propertyId])).not.toEqual([]);
    await purgeDeleted(app.dependencies);
    expect(await filesThatSay(app, [home.propertyId])).toEqual([]);
  });

  it('may be a stranger, who has nothing', async () => {
    expect((await app.stranger.send('DELETE', myData)).status).toBe(204);
  });
});

describe('an account that is deleted', () => {
  const remove = (client: Client, password = goodPassword) =>
    client.send('POST', '/api/account/deletion', { password });

  it('leaves nothing in any table or in the photo store, besides the ids of homes for an hour', async () => {
    const person = await newPersonsProgram(app);
    home = await place.newHome(person);
    await fillHome(app, home);
    await leaveTraces(home);
    const userId = await ownerId();
    await fillAccount(app, person, userId);
    const earlier = `earlier.${randomUUID()}@example.com`;
    const code = { kind: 'sign_in_code', code: '123456', to: earlier, userId } as const;
    await createAccountMail(app.database.db)({ ...code, locale: 'en' });
    const words = [userId, person.email, earlier, home.propertyId, 'the-front', 'nmistakable'];
    await expectEveryTable(app, await rowsThatSay(app, words), [deleted, 'public.visitors']);
    expect(await rowsThatSay(app, [userId])).toContainEqual(
      expect.stringContaining('auth.verifications'),
    );

    expect((await remove(person)).status).toBe(200);

    expect(await filesThatSay(app, words)).toEqual([]);
    const left = await rowsThatSay(app, words);
    expect(tablesOf(left)).toEqual([deleted]);
    await expectError(await person.fetch('/api/account/sessions'), 'session_missing');
  });

  it('is deleted only with its password', async () => {
    const { browser } = await newPerson(app);
    await expectError(await remove(browser, 'not-this-one-either-1'), 'password_incorrect');
    await expectError(await remove(app.newBrowser()), 'session_missing');
    expect(await (await browser.fetch('/api/account')).json()).not.toEqual({ account: null });
  });

  it('leaves other accounts alone when it is deleted', async () => {
    const { browser, email } = await newPerson(app);
    const { browser: neighbor } = await newPerson(app);
    const response = await remove(browser);
    expect(response.headers.getSetCookie().join()).toContain('dss.session_token=;');
    const account = async (client: Client) => (await client.fetch('/api/account')).json();
    expect(await account(browser)).toEqual({ account: null });
    expect(await account(neighbor)).not.toEqual({ account: null });
    await expectError(
      await app.stranger.send('POST', '/api/account/sign-in', { email, password: goodPassword }),
      'invalid_credentials',
    );
  });

  it('stays when only what it holds is deleted', async () => {
    const { browser, email } = await newPerson(app);
    const id = await app.newProperty(browser);
    expect((await browser.send('DELETE', myData)).status).toBe(204);
    expect((await browser.fetch(`/api/properties/${id}`)).status).toBe(404);
    expect(await (await browser.fetch('/api/account')).json()).toMatchObject({
      account: { email },
    });
  });
});

describe('what an account that is deleted was mailed, and what it asked for', () => {
  /** A mail of the outbox, as the job that sends it leaves it. */
  const sent = async (to: string, template: string) => {
    const id = randomUUID();
    await app.database.admin.query(
      `insert into outbox (id, kind, recipient, name, sent_at) values ($1, 'mail', $2, $3, now())`,
      [id, to, template],
    );
    const folder = path.join(app.dependencies.dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${id}.eml`), `To: ${to}`);
    return id;
  };
  const outbox = async () => readdir(path.join(app.dependencies.dataDir, 'outbox'));

  it('is gone from the outbox, and its reviews keep no more than their number', async () => {
    const person = await newPersonsProgram(app);
    const { email } = person;
    const neighbor = `neighbor.${randomUUID()}@example.com`;
    const { admin } = app.database;
    await admin.query('delete from policy_review_requests');
    const earlier = `earlier.${randomUUID()}@example.com`;
    for (const [asker, sender] of [
      [email, app.stranger],
      [neighbor, app.stranger],
      // Under an address that the account has no more.
      [earlier, person],
    ] as const) {
      await sender.send('POST', '/functions/v1/send-policy-review', {
        firstName: 'Maura',
        lastName: 'Rowe',
        email: asker,
        phone: '530 555 0100',
        notes: 'Please call.',
      });
    }
    await sent(email, 'account_sign_in_code');
    await sent(email, 'policy_review_received');
    const other = await sent(neighbor, 'policy_review_received');
    expect(await outbox()).toHaveLength(3);

    await person.send('POST', '/api/account/deletion', { password: goodPassword });

    expect(await outbox()).toEqual([`${other}.eml`]);
    const { rows } = await admin.query(
      'select first_name, last_name, email, phone, notes from policy_review_requests order by email',
    );
    const forgotten = { first_name: '', last_name: '', email: '', phone: null, notes: null };
    expect(rows).toEqual([
      forgotten,
      forgotten,
      expect.objectContaining({ first_name: 'Maura', email: neighbor, notes: 'Please call.' }),
    ]);
    // What waits to be sent says it, too.
    expect(
      (await rowsThatSay(app, [email, earlier])).filter((row) => row.includes('outbox')),
    ).toEqual([]);
  });
});

describe('a home without an account', () => {
  const expire = (retentionMonths: number | null) =>
    expireProperties({ ...app.dependencies, clock: app.clock.now, retentionMonths });
  const age = (table: string, column: string, months: number) =>
    app.database.admin.query(
      `update ${table} set ${column} = now() - make_interval(months => $1) where property_id = $2`,
      [months, home.propertyId],
    );
  const ageAll = async () => {
    await age('property_grants', 'answered_at', 13);
    await age('images', 'created_at', 13);
    await age('analysis_jobs', 'created_at', 13);
  };
  const status = async () => (await home.owner.fetch(home.url)).status;

  it('is deleted a year after it was last used, with everything in it', async () => {
    await fillHome(app, home);
    await ageAll();
    await expire(12);
    expect(await status()).toBe(404);
    await makeDeletionsFinal(app);
    expect(await filesThatSay(app, [home.propertyId])).toEqual([]);
  });

  it.each([
    ['its photo', 'images', 'created_at'],
    ['its analysis', 'analysis_jobs', 'created_at'],
    ['an answer', 'owner_answers', 'answered_at'],
    ['its owner', 'property_grants', 'answered_at'],
  ])('stays while %s is younger', async (_what, table, column) => {
    await fillHome(app, home);
    await ageAll();
    await age(table, column, 11);
    await expire(12);
    expect(await status()).toBe(200);
  });

  it('stays for good where that is configured', async () => {
    await age('property_grants', 'answered_at', 130);
    await expire(null);
    expect(await status()).toBe(200);
  });

  it('stays once an account owns it', async () => {
    await age('property_grants', 'answered_at', 130);
    await app.database.admin.query(
      `insert into property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
       values ($1, 'user', $2, 'own', now())`,
      [home.propertyId, randomUUID()],
    );
    await expire(12);
    expect(await status()).toBe(200);
  });
});
