import { randomUUID } from 'node:crypto';
import { realtimeLimits } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Browser } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { connect, connected, type ConnectOptions } from './testing/listener.ts';
import { ticketOf } from './testing/tickets.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const cookieOf = (browser: Browser) => ({
  Cookie: `dss_visitor=${browser.cookies.get('dss_visitor')}`,
});

async function refusal(options: ConnectOptions): Promise<number> {
  const answer = await connect(app.url, options);
  if (typeof answer === 'number') return answer;
  throw new Error('the connection was let in');
}

describe('a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = app.newBrowser();
    await app.newProperty(browser);
  });

  it('is admitted with its cookie from our own page', async () => {
    const listener = await connected(app.url, {
      headers: { ...cookieOf(browser), Origin: app.url },
    });
    listener.say({ type: 'ping' });
    expect(await listener.hears({ type: 'pong' })).toEqual({ type: 'pong' });
    await listener.leave();
  });

  it('is refused once its visitor has ended', async () => {
    const ended = app.newBrowser();
    const property = await app.newProperty(ended);
    await app.database.admin.query(
      `update visitors set ended_at = now()
       where id = (select actor_id from property_grants where property_id = $1)`,
      [property],
    );
    const headers = { ...cookieOf(ended), Origin: app.url };

    expect(await refusal({ headers })).toBe(401);
  });

  it.each([
    ["a foreign page's connection", { Origin: 'https://evil.example' }],
    ['another port of this host', { Origin: 'http://127.0.0.1:1' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['no page at all', {}],
  ])('is refused with its cookie from %s', async (_name, origin) => {
    expect(await refusal({ headers: { ...cookieOf(browser), ...origin } })).toBe(403);
  });

  it.each([
    ['without a cookie', {}],
    ['with a forged one', { Cookie: 'dss_visitor=forged' }],
  ])('is a stranger %s', async (_name, cookie) => {
    expect(await refusal({ headers: { ...cookie, Origin: app.url } })).toBe(401);
  });
});

describe('a client without a cookie', () => {
  it('is admitted from anywhere with a ticket for its token', async () => {
    const visitor = await app.newVisitor();
    const propertyId = await app.newProperty(visitor);
    const ticket = await ticketOf(visitor);
    const listener = await connected(app.url, {
      ticket,
      headers: { Origin: 'capacitor://localhost' },
    });
    expect(await listener.follow(propertyId)).toMatchObject({
      type: 'subscribed',
      property_id: propertyId,
    });
    await listener.leave();
  });

  it('is admitted once per ticket, however many try at once', async () => {
    const ticket = await ticketOf(await app.newVisitor());
    const answers = await Promise.all([1, 2, 3].map(() => connect(app.url, { ticket })));
    expect(answers.filter((answer) => answer === 401)).toHaveLength(2);
    for (const answer of answers) if (typeof answer !== 'number') await answer.leave();
    expect(await refusal({ ticket })).toBe(401);
  });

  it('is refused with an expired ticket', async () => {
    const ticket = await ticketOf(await app.newVisitor());
    app.clock.advance(realtimeLimits.ticketMs);
    expect(await refusal({ ticket })).toBe(401);
  });

  it('is refused with an unknown ticket', async () => {
    expect(await refusal({ ticket: 'made-up' })).toBe(401);
  });

  it('is not recognized by a cookie next to an invalid ticket', async () => {
    const browser = app.newBrowser();
    await app.newProperty(browser);
    const headers = { ...cookieOf(browser), Origin: app.url };
    expect(await refusal({ ticket: 'made-up', headers })).toBe(401);
  });

  it('is disconnected at once if its visitor no longer exists', async () => {
    const visitor = await app.database.newVisitor();
    const token = await app.dependencies.tokens.sign(visitor.id);
    const response = await fetch(new URL('/api/realtime/tickets', app.url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    const body: unknown = await response.json();
    await app.database.admin.query('update visitors set ended_at = now() where id = $1', [
      visitor.id,
    ]);
    const ticket = String(Reflect.get(Object(body), 'ticket'));
    const listener = await connected(app.url, { ticket });
    expect(await listener.closed).toBe(4401);
  });

  it('leaves no ticket in the log or in the database', async () => {
    const ticket = await ticketOf(await app.newVisitor());
    const { rows } = await app.database.admin.query('select * from realtime_tickets');
    const listener = await connected(app.url, { ticket });
    await listener.leave();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(app.logLines.join('')).not.toContain(ticket);
  });
});

describe('the address of the connection', () => {
  it('tells an ordinary request what it expects', async () => {
    const visitor = await app.newVisitor();
    await expectError(await visitor.fetch('/api/realtime'), 'invalid_request');
  });

  it('refuses a foreign host', async () => {
    expect(await refusal({ ticket: randomUUID(), headers: { Host: 'evil.example' } })).toBe(403);
  });
});
