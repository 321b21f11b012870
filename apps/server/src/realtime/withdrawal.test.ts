import type { RealtimeMessage } from '@dss/domain';
import { accountSessionsSchema, realtimeCloseCodes, signedInSchema } from '@dss/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { goodPassword, newPerson } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createClient, type VisitorClient } from '../testing/client.ts';
import { connected, type Listener } from './testing/listener.ts';
import { ticketOf } from './testing/tickets.ts';

let app: TestApp;
let owner: VisitorClient;
let propertyId: string;
let listener: Listener;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  owner = await app.newVisitor();
  propertyId = await app.newProperty(owner);
  listener = await connected(app.url, { ticket: await ticketOf(owner) });
  await listener.follow(propertyId);
});

afterEach(() => listener.leave());

const query = (text: string) => app.database.admin.query(text, [propertyId]);

/** Ends the access, and expects the client to be notified. */
async function expectEnd(end: () => Promise<unknown>): Promise<void> {
  await end();
  const ended: RealtimeMessage = await listener.hears({ type: 'ended' });
  expect(ended).toEqual({ type: 'ended', property_id: propertyId });
}

async function expectSilence(): Promise<void> {
  const receivedBefore = listener.messages.length;
  await query(`update properties set lat = 38, lng = -120 where id = $1`);
  listener.say({ type: 'ping' });
  await listener.follow(propertyId);
  expect(listener.messages.slice(receivedBefore).map(({ type }) => type)).toEqual([
    'pong',
    'refused',
  ]);
}

describe('access that ends during a connection is reported, with nothing after it:', () => {
  it('the right is withdrawn', async () => {
    await expectEnd(() => query('delete from property_grants where property_id = $1'));
    await expectSilence();
  });

  it('the right expires', async () => {
    await query(
      `update property_grants set expires_at = now() + interval '300 milliseconds' where property_id = $1`,
    );
    expect(listener.messages.map(({ type }) => type)).toEqual(['subscribed']);
    await expectEnd(() => Promise.resolve());
    await expectSilence();
  });

  it('unless the right is renewed before it expires', async () => {
    await query(
      `update property_grants set expires_at = now() + interval '400 milliseconds' where property_id = $1`,
    );
    await query(`update property_grants set expires_at = null where property_id = $1`);
    await query('select pg_sleep(0.6) where $1::text is not null');
    await query(`update properties set lat = 38, lng = -120 where id = $1`);
    await listener.hearsOf('property_changed');
    expect(listener.messages.some(({ type }) => type === 'ended')).toBe(false);
  });

  it('the property is deleted', async () => {
    await expectEnd(() => owner.fetch(`/api/properties/${propertyId}`, { method: 'DELETE' }));
    expect(listener.messages.at(-1)).toMatchObject({ type: 'ended' });
  });

  it('a claim link gives the property to another visitor', async () => {
    const response = await owner.send('POST', `/api/properties/${propertyId}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await response.json());
    await expectEnd(() => app.newBrowser().fetch(new URL(url).pathname, { method: 'POST' }));
    await expectSilence();
  });
});

describe('a device that is signed out', () => {
  it('is disconnected alone among the devices of the account', async () => {
    const { browser, email } = await newPerson(app);
    const tokenOf = async () => {
      const response = await app.stranger.send('POST', '/api/account/sign-in', {
        email,
        password: goodPassword,
        session_as: 'token',
      });
      return signedInSchema.parse(await response.json()).session_token ?? '';
    };
    const listen = async (token: string) => {
      const client = createClient(app.url, { Authorization: `Bearer ${token}` });
      return connected(app.url, { ticket: await ticketOf(client) });
    };
    const [first, second] = [await listen(await tokenOf()), await listen(await tokenOf())];
    const listed = await browser.fetch('/api/account/sessions');
    const { sessions } = accountSessionsSchema.parse(await listed.json());
    const revoked = sessions.filter(({ current }) => !current).at(-1)?.id ?? '';
    expect((await browser.send('DELETE', `/api/account/sessions/${revoked}`)).status).toBe(200);
    expect(await Promise.race([first.closed, second.closed])).toBe(realtimeCloseCodes.nobody);
    const kept = await Promise.race([
      first.closed.then(() => second),
      second.closed.then(() => first),
    ]);
    kept.say({ type: 'ping' });
    expect(await kept.hears({ type: 'pong' })).toEqual({ type: 'pong' });
    await kept.leave();
  });
});

describe('a visitor who no longer exists', () => {
  it('is disconnected, whatever it follows', async () => {
    const other = await connected(app.url, { ticket: await ticketOf(await app.newVisitor()) });
    await query(`update visitors set ended_at = now()
      where id = (select actor_id from property_grants where property_id = $1)`);
    expect(await listener.closed).toBe(realtimeCloseCodes.nobody);
    other.say({ type: 'ping' });
    expect(await other.hears({ type: 'pong' })).toEqual({ type: 'pong' });
    await other.leave();
  });
});
