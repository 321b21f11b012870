import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { analyzeImageAnswerSchema, hazardTextsEs, photoLimits, type Photo } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPhoto } from '../photos/testing/uploads.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { specifiedLimits, wideLimits } from '../testing/rate-limits.ts';
import { freePort } from '../testing/running-server.ts';
import { PhotoNotObservable } from './observe/providers/provider.ts';
import { replyOf, scriptedProvider, type ScriptedProvider } from './testing/scripted-provider.ts';

let app: TestApp;
let owner: VisitorClient;
let property: string;
let photo: Photo;
let provider: ScriptedProvider;

/** Only looks are limited, to the specified amount. */
const rateLimits = {
  ...wideLimits,
  limits: { ...wideLimits.limits, other: specifiedLimits.limits.other },
};
const grass =
  'Tall dry grass near the house: About 40% of the lower half of this photo looks like dry grass or dead plants.';

let script: Parameters<typeof scriptedProvider>[0];

beforeAll(async () => {
  provider = scriptedProvider((...look) => script?.(...look) ?? Promise.resolve(replyOf()));
  app = await startTestApp({ provider, rateLimits });
});

afterAll(() => app.close());

beforeEach(async () => {
  script = () => Promise.resolve(replyOf('zone1_tall_dry_grass'));
  provider.looks.length = 0;
  await app.database.admin.query('truncate rate_events, rate_counts');
  owner = await app.newVisitor();
  property = await app.newProperty(owner);
  photo = await addPhoto(owner, property, 'front', await tinyJpeg());
});

const describeAs = (client: Client, body: unknown) =>
  client.send('POST', '/functions/v1/analyze-image', body);

async function observationsOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return analyzeImageAnswerSchema.strict().parse(await response.json()).observations;
}

describe('analyze-image', () => {
  it('describes a photo, by any address that the product gave it', async () => {
    for (const imageUrl of [
      photo.signed_url,
      photo.thumbnail_url,
      `${app.url}${photo.signed_url}`,
      photo.source_url,
      photo.source_url.replace('dss-images/', ''),
    ]) {
      expect(await observationsOf(await describeAs(owner, { imageUrl }))).toBe(grass);
    }
  });

  it('reads a photo once, then answers from the database', async () => {
    await describeAs(owner, { imageUrl: photo.signed_url });
    await describeAs(owner, { imageUrl: photo.source_url });

    expect(provider.looks).toMatchObject([{ area: null, caption: null }]);
    const { rows } = await app.database.admin.query(
      'select photo_id from observations where property_id = $1',
      [property],
    );
    expect(rows).toEqual([{ photo_id: photo.id }]);
  });

  it('tells the provider the area from the request or else from the owner, never the direction', async () => {
    await owner.send('PUT', `/api/properties/${property}/photos/front/placement`, {
      area: 'Siding',
      caption: 'by the gate',
    });
    await describeAs(owner, { imageUrl: photo.source_url });
    await describeAs(owner, {
      imageUrl: photo.source_url,
      area: 'Zone 0 (0-5ft from structure)',
      direction: 'North',
    });

    expect(provider.looks).toMatchObject([
      { area: 'siding', caption: 'by the gate' },
      { area: 'zone_0', caption: 'by the gate' },
    ]);
    expect(
      JSON.stringify(provider.looks.map(({ workingCopy: _bytes, ...look }) => look)),
    ).not.toMatch(/north/i);
  });

  it('answers in Spanish on request', async () => {
    const response = await owner.fetch('/functions/v1/analyze-image', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'es-MX' },
      body: JSON.stringify({ imageUrl: photo.source_url }),
    });

    expect(response.headers.get('Content-Language')).toBe('es');
    expect(await observationsOf(response)).toMatch(
      new RegExp(`^${hazardTextsEs.zone1_tall_dry_grass.title}: `),
    );
  });

  it('says when there is nothing to report', async () => {
    script = () => Promise.resolve(replyOf());

    expect(await observationsOf(await describeAs(owner, { imageUrl: photo.source_url }))).toBe(
      'No observations available.',
    );
  });

  it.each([
    ['fails', () => Promise.reject(new Error('the provider is down'))],
    ["can't read the photo", () => Promise.reject(new PhotoNotObservable('unreadable'))],
  ])('says when the provider %s, trying again at the next request', async (_case, failing) => {
    script = failing;
    for (const look of [1, 2]) {
      expect(await observationsOf(await describeAs(owner, { imageUrl: photo.source_url }))).toBe(
        'Unable to generate observations at this time.',
      );
      expect(provider.looks).toHaveLength(look);
    }
  });

  it('limits how many photos a visitor can have read, not stored answers', async () => {
    const ask = (area: string | null) => describeAs(owner, { imageUrl: photo.source_url, area });
    const areas = [null, 'roof', 'siding', 'zone_0', 'zone_1', 'zone_2'];
    for (const area of areas) expect((await ask(area)).status).toBe(200);
    const second = await addPhoto(owner, property, 'back', await tinyJpeg('#aa8844'));
    for (const area of areas.slice(0, 4)) {
      const response = await describeAs(owner, { imageUrl: second.source_url, area });
      expect(response.status).toBe(200);
    }

    const refused = await describeAs(owner, { imageUrl: second.source_url, area: 'zone_2' });
    await expectError(refused, 'too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask('roof')).status).toBe(200);
    expect(provider.looks).toHaveLength(10);
  });
});

describe('analyze-image refuses', () => {
  it("somebody else's photo exactly like a missing one", async () => {
    const other = await app.newVisitor();
    for (const client of [other, app.stranger]) {
      for (const imageUrl of [
        photo.source_url,
        photo.signed_url,
        `${property}/${randomUUID()}.jpg`,
        `${randomUUID()}/${randomUUID()}.jpg`,
      ]) {
        await expectError(await describeAs(client, { imageUrl }), 'photo_not_found');
      }
    }

    expect(provider.looks).toEqual([]);
  });

  it('foreign addresses, without fetching them', async () => {
    const visits: string[] = [];
    const inside = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end();
    });
    const port = await freePort();
    await once(inside.listen(port, '127.0.0.1'), 'listening');
    const { host } = new URL(app.url);

    for (const imageUrl of [
      `http://127.0.0.1:${port}${photo.signed_url}`,
      `http://127.0.0.1:${port}/`,
      'http://127.0.0.1/photos/a.jpg',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'data:image/jpeg;base64,AAAA',
      `https://${host}${photo.signed_url}`,
      `http://${host}.evil.example${photo.signed_url}`,
      `http://${host}@evil.example${photo.signed_url}`,
      `http://somebody@${host}${photo.signed_url}`,
      `//evil.example${photo.signed_url}`,
      `\\\\evil.example${photo.signed_url}`,
      `${app.url}/api/properties`,
      `${app.url}/photos/../api/properties`,
      'no address',
      '/etc/passwd',
      '../front.jpg',
    ]) {
      const { message } = await expectError(
        await describeAs(owner, { imageUrl }),
        'invalid_image_path',
      );
      expect(message).toBe(`Invalid image path: ${imageUrl}`);
    }

    inside.close();
    expect(visits).toEqual([]);
    expect(provider.looks).toEqual([]);
  });

  it("a URL that we didn't sign", async () => {
    const forged = photo.signed_url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const longer = photo.signed_url.replace(/expires=\d+/, 'expires=99999999999');
    const unsigned = photo.signed_url.replace(/\?.*/, '');
    for (const imageUrl of [forged, longer, unsigned]) {
      await expectError(await describeAs(owner, { imageUrl }), 'photo_url_invalid');
    }
    expect(provider.looks).toEqual([]);
  });

  it('a URL after its hour', async () => {
    app.clock.advance(photoLimits.signedUrlMs + 1000);

    await expectError(await describeAs(owner, { imageUrl: photo.signed_url }), 'photo_url_expired');
    expect(provider.looks).toEqual([]);
  });

  it.each([
    ['no address', {}],
    ['an empty address', { imageUrl: '' }],
    ['an address that is no text', { imageUrl: 7 }],
    ['an endless address', { imageUrl: 'a'.repeat(2001) }],
    ['an endless area', { imageUrl: 'a.jpg', area: 'a'.repeat(101) }],
    ['an endless direction', { imageUrl: 'a.jpg', direction: 'a'.repeat(21) }],
  ])('%s', async (_name, body) => {
    await expectError(await describeAs(owner, body), 'invalid_request');
  });
});
