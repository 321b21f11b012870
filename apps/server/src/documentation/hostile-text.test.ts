import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { readOperations, type DocumentedOperation } from './testing/documented-responses.ts';
import { sampleOf } from './testing/sample-request.ts';

let app: TestApp;
let client: Client;
let operations: readonly DocumentedOperation[];
let propertyId: string;

beforeAll(async () => {
  app = await startTestApp();
  client = await newPersonsProgram(app);
  propertyId = await app.newProperty(client);
  const response = await app.stranger.fetch('/api/openapi.json');
  operations = readOperations(await response.json());
});

afterAll(() => app.close());

const pathOf = ({ path }: Pick<DocumentedOperation, 'path'>) =>
  path
    .replace('{id}', propertyId)
    .replaceAll(/\{imageId\}|\{file\}|\{stepId\}|\{check\}/g, 'a')
    .replaceAll(/\{\w+\}/g, '7a721862-3322-43ce-a970-8bdc28f05ffd');

it.each([
  ['U+0000', 'a\u0000b'],
  ['half of a surrogate pair', 'a\ud800b'],
])('%s in any text of a body is refused as a wrong request', async (_what, text) => {
  const sent = operations.flatMap((operation) =>
    sampleOf(operation.body, text).hostile.map((body) => ({ operation, body })),
  );
  expect(sent.length).toBeGreaterThan(60);
  for (const { operation, body } of sent) {
    const response = await client.send(operation.method, pathOf(operation), body);
    expect(response.status, `${operation.name} ${JSON.stringify(body)}`).toBe(400);
  }
});

it('a body that is too large is refused by whatever takes one', async () => {
  const takingBodies = operations.filter(({ body }) => body !== null);
  expect(takingBodies.length).toBeGreaterThan(30);
  const taking: string[] = [];
  for (const { name, method, path } of takingBodies) {
    const { status } = await client.send(method, pathOf({ path }), 'x'.repeat(128 * 1024));
    // Some ask first who sends it.
    if (![401, 403, 413].includes(status)) taking.push(name);
  }
  expect(taking).toEqual([]);
});

it.each(['%00', '%ed%a0%80', '%ff'])(
  'an address with %s in any of its parts is answered without a failure',
  async (hostile) => {
    for (const { name, method, path, queries } of operations) {
      const parts = [...path.matchAll(/\{\w+\}/g)].map(([part]) => path.replace(part, hostile));
      const asked = [
        ...parts.map((address) => address.replace('{id}', propertyId)),
        ...queries.map((query) => `${path.replace('{id}', propertyId)}?${query}=${hostile}`),
      ];
      for (const address of asked) {
        const response = await client.send(method, address);
        expect(response.status, `${name} ${address}`).toBeLessThan(500);
      }
    }
  },
);
