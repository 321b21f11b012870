import { randomUUID } from 'node:crypto';
import { realtimeCloseCodes, realtimeLimits } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { connected, type Listener } from './testing/listener.ts';
import { ticketOf } from './testing/tickets.ts';

let app: TestApp;
let owner: VisitorClient;
let propertyId: string;
let listener: Listener;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  propertyId = await app.newProperty(owner);
});

afterAll(() => app.close());

beforeEach(async () => {
  listener = await connected(app.url, { ticket: await ticketOf(owner) });
});

afterEach(() => listener.leave());

describe('following a property', () => {
  it('is confirmed each time, however its id is written', async () => {
    const confirmed = { type: 'subscribed', property_id: propertyId };
    expect(await listener.follow(propertyId)).toMatchObject(confirmed);
    expect(await listener.follow(propertyId.toUpperCase())).toMatchObject(confirmed);
  });

  it('says for how long nothing has changed, which is no longer than since the last change', async () => {
    const unchangedForMs = async () => {
      const confirmed = await listener.follow(propertyId);
      return confirmed.type === 'subscribed' ? confirmed.unchanged_for_ms : null;
    };
    await listener.follow(propertyId);
    const before = performance.now();
    await app.database.admin.query(`update properties set lat = 39 where id = $1`, [propertyId]);
    await listener.hearsOf('property_changed');
    expect(await unchangedForMs()).toBeLessThanOrEqual(performance.now() - before);
    const known = await unchangedForMs();
    await vi.waitFor(async () => expect(await unchangedForMs()).toBeGreaterThan(known ?? 0));
  });

  it('is refused for another visitor, as if there were no property', async () => {
    const other = await connected(app.url, { ticket: await ticketOf(await app.newVisitor()) });
    const missing = randomUUID();
    const refused = { type: 'refused', code: 'property_not_found' };
    expect(await other.follow(propertyId)).toEqual({ ...refused, property_id: propertyId });
    expect(await other.follow(missing)).toEqual({ ...refused, property_id: missing });
    await app.database.admin.query(
      `update properties set address = 'told to nobody' where id = $1`,
      [propertyId],
    );
    other.say({ type: 'ping' });
    await other.hears({ type: 'pong' });
    expect(other.events()).toEqual([]);
    await other.leave();
  });

  it('continues until it is ended', async () => {
    await listener.follow(propertyId);
    const change = () =>
      app.database.admin.query(`update properties set lat = 38, lng = -120 where id = $1`, [
        propertyId,
      ]);
    await change();
    await listener.hearsOf('property_changed');
    listener.say({ type: 'unsubscribe', property_id: propertyId });
    listener.say({ type: 'ping' });
    await listener.hears({ type: 'pong' });
    const receivedBefore = listener.messages.length;
    const announced = new Promise<void>((resolve) => {
      app.changes.listen({ onChange: () => resolve(), onGap: () => undefined });
    });
    await change();
    await announced;
    listener.say({ type: 'ping' });
    await listener.follow(propertyId);
    expect(listener.messages.slice(receivedBefore).map(({ type }) => type)).toEqual([
      'pong',
      'subscribed',
    ]);
  });

  it('is limited in number', async () => {
    const { rows } = await app.database.admin.query<{ id: string }>(
      `select actor_id as id from property_grants where property_id = $1`,
      [propertyId],
    );
    const actor = { kind: 'visitor', id: rows[0]?.id ?? '' } as const;
    for (let index = 0; index < realtimeLimits.maxSubscriptions; index += 1) {
      await listener.follow(await app.database.newProperty(actor));
    }
    expect(await listener.follow(propertyId)).toMatchObject({ code: 'too_many_subscriptions' });
  });
});

describe('a connection is closed by', () => {
  const subscribe = { type: 'subscribe', property_id: randomUUID() };
  it.each([
    ['what is no JSON', 'hello', 'malformed'],
    ['an empty message', '', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['an unknown type', '{"type":"shout"}', 'malformed'],
    ['an id that is none', JSON.stringify({ ...subscribe, property_id: 'front' }), 'malformed'],
    ['a field that we do not know', JSON.stringify({ ...subscribe, as: 'admin' }), 'malformed'],
    ['a message that is too long', JSON.stringify({ type: 'x'.repeat(2000) }), 'tooLong'],
  ] as const)('%s', async (_name, text, reason) => {
    listener.say(text);
    expect(await listener.closed).toBe(realtimeCloseCodes[reason]);
    expect(listener.messages).toEqual([]);
  });

  it('anything but text', async () => {
    listener.socket.send(Buffer.from(JSON.stringify(subscribe)), { binary: true });
    expect(await listener.closed).toBe(realtimeCloseCodes.notText);
  });

  it('more messages than can be answered', async () => {
    for (let index = 0; index < 200; index += 1) {
      listener.say({ type: 'subscribe', property_id: randomUUID() });
    }
    expect(await listener.closed).toBe(realtimeCloseCodes.tooFast);
  });

  it('bytes that are no message of the protocol', async () => {
    const { socket } = listener;
    const raw: unknown = Reflect.get(socket, '_socket');
    if (typeof raw !== 'object' || raw === null || !('write' in raw)) throw new Error('no socket');
    if (typeof raw.write === 'function') Reflect.apply(raw.write, raw, ['not a frame at all']);
    expect(await listener.closed).toBe(1002);
    const another = await connected(app.url, { ticket: await ticketOf(owner) });
    expect(await another.follow(propertyId)).toMatchObject({ type: 'subscribed' });
    await another.leave();
  });
});

describe('a stopping server', () => {
  it('closes every connection while refusing new ones', async () => {
    const stopping = await startTestApp();
    const visitor = await stopping.newVisitor();
    const ticket = await ticketOf(visitor);
    const last = await connected(stopping.url, { ticket });
    await stopping.dependencies.realtime.close();
    expect(await last.closed).toBe(realtimeCloseCodes.goingAway);
    await expect(connected(stopping.url, { ticket: await ticketOf(visitor) })).rejects.toThrow(
      '503',
    );
    await stopping.close();
  });
});
