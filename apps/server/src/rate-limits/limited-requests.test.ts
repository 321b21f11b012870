import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';

const minute = 60_000;

let app: TestApp;
let visitor: VisitorClient;

beforeAll(async () => {
  // All requests of a test come from loopback, so forwarded addresses distinguish networks.
  const trustedProxies = [{ address: '127.0.0.1', family: 'ipv4', bits: 32 } as const];
  app = await startTestApp({ rateLimits: { ...specifiedLimits, trustedProxies } });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.database.admin.query('truncate rate_events, rate_counts');
  visitor = await app.newVisitor();
});

/** A client whose requests come through the proxy from this address. */
function from(network: string, client: Client = app.stranger): Client {
  const withHeader = (init: RequestInit = {}): RequestInit => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', network);
    return { ...init, headers };
  };
  return {
    fetch: (path, init) => client.fetch(path, withHeader(init)),
    send: (method, path, body) =>
      client.fetch(
        path,
        withHeader({
          method,
          headers: { 'Content-Type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}

const createProperty = (client: Client) =>
  client.send('POST', '/api/properties', { address: '1 Elm St' });

async function expectRefusal(
  response: Response,
  code: ErrorCode,
  message: string,
  waitSeconds: number,
): Promise<void> {
  const error = await expectError(response, code);
  expect(error.message).toBe(message);
  const wait = Number(response.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(waitSeconds);
}

async function expectTimes(
  count: number,
  send: () => Promise<Response>,
  status: number,
): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    const response = await send();
    expect(response.status).toBe(status);
    await response.arrayBuffer();
  }
}

describe('creating properties', () => {
  const message = 'Too many property creation attempts. Please wait a minute.';

  it('is limited to five in a minute', async () => {
    await expectTimes(5, () => createProperty(visitor), 201);

    await expectRefusal(await createProperty(visitor), 'too_many_properties', message, 60);
    app.clock.advance(minute + 1);
    await expectTimes(1, () => createProperty(visitor), 201);
  });

  it('leaves nothing behind when it is refused', async () => {
    const browser = app.newBrowser();
    await expectTimes(5, () => createProperty(browser), 201);
    await createProperty(browser);

    const listing = await browser.fetch('/api/properties');
    expect(await listing.json()).toMatchObject({ properties: [{}, {}, {}, {}, {}] });
  });

  it("doesn't count invalid requests", async () => {
    await expectTimes(8, () => visitor.send('POST', '/api/properties', { address: ' ' }), 400);

    await expectTimes(5, () => createProperty(visitor), 201);
  });
});

describe('uploading', () => {
  const message = 'Too many upload attempts. Please wait 5 minutes.';
  // Uploads are counted before they are read, and only then recognized as no photo.
  const noPhoto = Buffer.from('no photo');
  let property: string;

  beforeEach(async () => {
    property = await app.newProperty(visitor);
  });

  const upload = (headers: Readonly<Record<string, string>>, imageId: string = randomUUID()) =>
    putPhoto(visitor, property, imageId, noPhoto, headers);
  const action = (id: string = randomUUID()) => ({ 'X-Upload-Action': id });
  const inPropertyView = { 'X-Upload-View': 'property' };

  it('is limited to 20 selections of files in five minutes while a property is created', async () => {
    await expectTimes(20, () => upload(action()), 415);

    await expectRefusal(await upload(action()), 'too_many_uploads', message, 300);
    app.clock.advance(5 * minute + 1);
    await expectTimes(1, () => upload(action()), 415);
  });

  it("is limited to 15, counted separately, on the property's page", async () => {
    await expectTimes(15, () => upload({ ...action(), ...inPropertyView }), 415);

    const refused = await upload({ ...action(), ...inPropertyView });
    await expectRefusal(refused, 'too_many_uploads', message, 300);
    await expectTimes(1, () => upload(action()), 415);
  });

  it('counts a selection once, whatever its photos, however often one is sent', async () => {
    const one = randomUUID();
    await expectTimes(2, () => upload(action(one), 'front'), 415);
    await expectTimes(1, () => upload(action(one)), 415);

    await expectTimes(19, () => upload(action()), 415);
    await expectError(await upload(action()), 'too_many_uploads');
  });

  it('limits a selection to 50 photos, with no wait before the next', async () => {
    const one = randomUUID();
    await expectTimes(5, () => upload(action(one), 'front'), 415);
    await expectTimes(49, () => upload(action(one)), 415);

    const refused = await upload(action(one));
    expect((await expectError(refused, 'too_many_photos_at_once')).message).toBe(
      'Up to 50 photos can be added at once. Please add the rest in a second batch.',
    );
    // Waiting isn't needed: a second upload action is allowed right away.
    expect(refused.headers.has('Retry-After')).toBe(false);
    await expectTimes(1, () => upload(action(one), 'front'), 415);
  });

  it('counts all photos of a property without an id as one selection', async () => {
    await expectTimes(50, () => upload({}), 415);

    await expectError(await upload({}), 'too_many_photos_at_once');
    await expectTimes(19, () => upload(action()), 415);
    await expectError(await upload(action()), 'too_many_uploads');
  });

  it('never counts uploads to a property of another visitor', async () => {
    const other = await app.newProperty(await app.newVisitor());
    await expectTimes(21, () => putPhoto(visitor, other, randomUUID(), noPhoto, action()), 404);

    await expectTimes(1, () => upload(action()), 415);
  });

  it('stores nothing of what is refused', async () => {
    await expectTimes(20, () => upload(action()), 415);

    await expectError(
      await putPhoto(visitor, property, 'front', await tinyJpeg(), action()),
      'too_many_uploads',
    );
    const photos = await visitor.fetch(`/api/properties/${property}/photos`);
    expect(await photos.json()).toEqual({ photos: [] });
  });
});

describe('bytes of photos', () => {
  it('are limited per day, whether they are announced or not', async () => {
    const megabyte = Buffer.alloc(1024 * 1024);
    const limits = {
      ...specifiedLimits.limits,
      uploadedMegabytes: { max: 2, windowMs: 24 * 60 * minute },
    };
    const small = await startTestApp({ rateLimits: { ...specifiedLimits, limits } });
    try {
      const owner = await small.newVisitor();
      const property = await small.newProperty(owner);
      const send = (imageId: string, body: RequestInit['body']) =>
        owner.fetch(`/api/properties/${property}/photos/${imageId}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'image/jpeg' },
          ...(body === undefined ? {} : { body, duplex: 'half' }),
        });
      const stream = () => new Blob([megabyte]).stream();

      await expectTimes(1, () => send('a', megabyte), 415);
      await expectTimes(1, () => send('b', stream()), 415);
      for (const body of [megabyte, stream()]) {
        const message =
          'These photos exceed the daily limit of 2 MB for one person. Please continue tomorrow.';
        await expectRefusal(await send('c', body), 'too_many_bytes', message, 24 * 3600);
      }
      small.clock.advance(24 * 60 * minute + 1);
      await expectTimes(1, () => send('c', megabyte), 415);
    } finally {
      await small.close();
    }
  });
});

describe('other writes', () => {
  const message = 'Too many requests. Please wait a minute before trying again.';

  it('are limited to ten in a minute', async () => {
    const property = await app.newProperty(visitor);
    const link = () => visitor.send('POST', `/api/properties/${property}/claim-links`);
    await expectTimes(10, link, 201);

    await expectRefusal(await link(), 'too_many_requests', message, 60);
    app.clock.advance(minute + 1);
    await expectTimes(1, link, 201);
  });

  it('have room for someone who labels photos quickly', async () => {
    const property = await app.newProperty(visitor);
    // Counted before the photo is found not to exist.
    const tag = () =>
      visitor.send('PUT', `/api/properties/${property}/photos/front/placement`, { area: 'Roof' });
    await expectTimes(120, tag, 404);

    await expectRefusal(await tag(), 'too_many_requests', message, 60);
    const listing = await visitor.fetch('/api/properties');
    expect(listing.status).toBe(200);
  });

  it("don't include reading or canceling", async () => {
    const property = await app.newProperty(visitor);

    await expectTimes(15, () => visitor.fetch(`/api/properties/${property}`), 200);
    await expectTimes(
      15,
      () => visitor.send('POST', `/api/properties/${property}/analysis-job/cancel`),
      200,
    );
    await expectTimes(
      15,
      () => visitor.send('POST', '/functions/v1/sign-image', { paths: [] }),
      200,
    );
  });
});

describe('a network', () => {
  const narrow = {
    ...specifiedLimits,
    limits: { ...specifiedLimits.limits, other: { max: 1, windowMs: minute } },
  };
  const becomeVisitor = (address: string, client: Client) =>
    from(address, client).send('POST', '/api/visitors');

  it('is a whole IPv6 household', async () => {
    const trustedProxies = [{ address: '127.0.0.0', family: 'ipv4', bits: 8 } as const];
    const proxied = await startTestApp({ rateLimits: { ...narrow, trustedProxies } });
    try {
      const { stranger } = proxied;
      let host = 0;
      await expectTimes(10, () => becomeVisitor(`2001:db8:1:2::${(host += 1)}`, stranger), 201);

      const crowded = await becomeVisitor('2001:db8:1:2:ffff::1', stranger);
      await expectError(crowded, 'too_many_requests');
      await expectTimes(1, () => becomeVisitor('2001:db8:1:3::1', stranger), 201);
    } finally {
      await proxied.close();
    }
  });

  it("can't be made up without a trusted proxy", async () => {
    const direct = await startTestApp({ rateLimits: narrow });
    try {
      let host = 0;
      const become = () => becomeVisitor(`198.51.100.${(host += 1)}`, direct.stranger);
      await expectTimes(10, become, 201);

      await expectError(await become(), 'too_many_requests');
    } finally {
      await direct.close();
    }
  });
});
