import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';

const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/** What somebody writes who knows nothing but the API's description. Each line that must not compile is marked. */
const program = `import type { Client } from 'openapi-fetch';
import type { components, operations, paths } from './api.ts';

type Schemas = components['schemas'];
type Refused = operations['readProperty']['responses'][404]['content']['application/json'];

export async function useApi(api: Client<paths>, address: string, nobodys: string) {
  const made = await api.POST('/api/properties', { body: { address } });
  if (made.data === undefined) throw new Error(made.error.error.message);
  const read = await api.GET('/api/properties/{id}', { params: { path: { id: made.data.id } } });
  const property: Schemas['Property'] | undefined = read.data;
  const faces: Schemas['Direction'] | null | undefined = property?.front_faces;

  const { error } = await api.GET('/api/properties/{id}', { params: { path: { id: nobodys } } });
  const refused: Refused['error']['code'] = 'property_not_found';
  const known = error?.error.code === refused;

  // @ts-expect-error A property needs an address.
  type NoAddress = typeof api.POST<'/api/properties', { body: {} }>;
  // @ts-expect-error A house faces one of four directions.
  const noDirection: Schemas['Direction'] = 'up';
  // @ts-expect-error A property has no such field.
  const noField = property?.no_such_field;
  // @ts-expect-error Reading a property isn't refused so.
  const otherCode: Refused['error']['code'] = 'photo_not_found';
  // @ts-expect-error There is no such error.
  const noCode = error?.error.code === 'no_such_code';
  // @ts-expect-error There is no such route.
  const noRoute = () => api.GET('/api/no-such-route');
  return { address: property?.address, faces, known };
}
`;

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'dss-generated-client-'));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('is enough to generate a client from, whose types hold and whose calls work', async () => {
  const types = astToString(await openapiTS(new URL('/api/openapi.json', app.url)));
  await writeFile(path.join(folder, 'api.ts'), types);
  await writeFile(path.join(folder, 'program.ts'), program);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    paths: { 'openapi-fetch': [path.join(modules, 'openapi-fetch')] },
  };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['program.ts'] }),
  );
  const compiler = path.join(modules, 'typescript/bin/tsc');
  const compile = promisify(execFile)(process.execPath, [compiler, '-p', folder]);
  expect(await compile.catch((error: unknown) => error)).toEqual({ stdout: '', stderr: '' });

  const { useApi } = z
    .object({ useApi: z.function({ input: z.tuple([z.unknown(), z.string(), z.string()]) }) })
    .parse(await import(pathToFileURL(path.join(folder, 'program.ts')).href));
  const { headers } = await app.newVisitor();
  const api = createClient({ baseUrl: app.url, headers });
  expect(await useApi(api, '12 Canyon Road, Boulder', crypto.randomUUID())).toEqual({
    address: '12 Canyon Road, Boulder',
    faces: null,
    known: true,
  });
});
