import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApi } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function readDocument(): Promise<Record<string, unknown>> {
  const response = await app.stranger.fetch('/api/openapi.json');
  expect(response.status).toBe(200);
  return z.looseObject({}).parse(await response.json());
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(await readDocument());

    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('lists exactly the routes of the API', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await readDocument());
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

    const routes = createApi(app.dependencies)
      // Skips middleware, which has a wildcard path, and the document itself.
      .routes.filter(({ path }) => !path.includes('*') && path !== '/api/openapi.json')
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);

    expect(documented.toSorted()).toEqual([...new Set(routes)].toSorted());
    expect(documented).toContain('PUT /api/properties/{id}/photos/{imageId}');
    expect(documented).toContain('POST /functions/v1/analyze_v2');
  });

  it('describes for every route what it does, what it answers, how it fails', async () => {
    const operation = z.object({
      operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
      summary: z.string().min(5),
      tags: z.array(z.string()).length(1),
      responses: z.looseObject({
        default: z.object({ $ref: z.literal('#/components/responses/AnyError') }),
      }),
    });
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
      .parse(await readDocument());
    const names = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);

    expect(names.length).toBeGreaterThan(100);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('describes each choice and each object once, by a name', async () => {
    const document = await readDocument();
    const places = new Map<string, string[]>();
    for (const [place, schema] of describedIn(document, '')) {
      places.set(schema, [...(places.get(schema) ?? []), place]);
    }

    expect(places.size).toBeGreaterThan(200);
    expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
    // With every schema described where it stands, it would be a thousand kilobytes more, and a hundred with every error.
    expect(JSON.stringify(document).length).toBeLessThan(500_000);
  });

  it('names whatever JSON is taken and answered', async () => {
    const { paths, components } = await readDocument();
    const bodies = jsonIn([
      paths,
      z.object({ responses: z.unknown() }).parse(components).responses,
    ]);

    expect(bodies.length).toBeGreaterThan(200);
    for (const body of bodies) {
      expect(body).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) });
    }
  });

  it('describes each error that operations share once', async () => {
    const { paths, components } = await readDocument();
    const errors = z
      .object({ responses: z.record(z.string(), z.unknown()) })
      .parse(components).responses;
    const text = JSON.stringify(paths);

    expect(errors).toMatchObject({ AnyError: { description: expect.stringMatching(/^An error/) } });
    for (const error of Object.values(errors)) expect(text).not.toContain(JSON.stringify(error));
  });

  it('says where the server is', async () => {
    expect((await readDocument())['servers']).toEqual([{ url: '/' }]);
    const origin = 'https://score.example.org';
    const other = createApi({ ...app.dependencies, origin });
    const response = await other.request('http://localhost/api/openapi.json', {}, {});
    expect(await response.json()).toMatchObject({ servers: [{ url: origin }] });
  });
});

const choiceOrObject = z.union([
  z.looseObject({
    enum: z.array(z.unknown()).refine((each) => each.filter((value) => value !== null).length > 1),
  }),
  z.looseObject({
    properties: z.record(z.string(), z.unknown()).refine((each) => Object.keys(each).length > 0),
  }),
]);

/** Where choices and objects are described within a part of the document. One that may be null as well counts as the same. */
function describedIn(part: unknown, place: string): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.entries(part).flatMap(([key, value]) =>
    describedIn(value, `${place}/${key}`),
  );
  if (Array.isArray(part) || !choiceOrObject.safeParse(part).success) return within;
  const text = JSON.stringify(part).replaceAll(/,(?:"null"|null)/g, '');
  return [[place, text.replaceAll(/\["(\w+)"\]/g, '"$1"')], ...within];
}

/** The schemas of all JSON bodies within a part of the document. */
function jsonIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const { data } = z
    .object({ 'application/json': z.object({ schema: z.unknown() }) })
    .safeParse(part);
  if (data !== undefined) return [data['application/json'].schema];
  return Object.values(part).flatMap(jsonIn);
}

describe('the OpenAPI document, its page and what that loads', () => {
  it.each(['/api/openapi.json', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css'])(
    'are sent compressed, and not again to who has them: %s',
    async (path) => {
      const first = await app.stranger.fetch(path, { headers: { 'Accept-Encoding': 'br' } });
      expect(first.headers.get('Content-Encoding')).toBe('br');
      const plain = await app.stranger.fetch(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('Content-Encoding')).toBeNull();
      expect(await first.text()).toBe(await plain.text());

      const etag = first.headers.get('ETag') ?? '';
      for (const known of [etag, `"other", ${etag}`, '*']) {
        const again = await app.stranger.fetch(path, { headers: { 'If-None-Match': known } });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
      }
      const other = await app.stranger.fetch(path, { headers: { 'If-None-Match': '"other"' } });
      expect(other.status).toBe(200);
    },
  );

  it('are made once', async () => {
    const api = createApi(app.dependencies);
    const describing = vi.spyOn(api.openAPIRegistry, 'definitions', 'get');
    for (const _ of [1, 2, 3]) {
      expect((await api.request('http://localhost/api/openapi.json', {}, {})).status).toBe(200);
    }
    expect(describing).toHaveBeenCalledOnce();
  });
});

describe('the page of the API documentation', () => {
  it('loads everything from this server', async () => {
    const page = await app.stranger.fetch('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    const assets = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    );

    expect(assets).toHaveLength(3);
    for (const asset of assets) {
      expect(asset).toMatch(/^\/api\/docs\//);
      const response = await app.stranger.fetch(asset);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(
        asset.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
      );
      expect((await response.text()).length).toBeGreaterThan(50);
    }
  });

  it('serves no other file of the library', async () => {
    for (const file of ['package.json', 'index.html', '..%2fpackage.json']) {
      const response = await app.stranger.fetch(`/api/docs/${file}`);
      expect(response.status).toBe(404);
    }
  });
});
