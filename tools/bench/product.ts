import path from 'node:path';
import { propertySchema } from '@dss/domain';
import { z } from 'zod';
import { productSettings, startServer, type Server } from './child-program.ts';
import { applicationLogin, startDatabase, type BenchDatabase } from './database.ts';

/** Signs tokens and photo URLs; the bench keeps nothing that a secret would protect. */
export const secret = 'the secret of every product that the bench starts';

/** The product on a database of its own. */
export interface BenchProduct extends Server {
  readonly database: BenchDatabase;
}

/** Starts both; `stack` stops them. */
export async function startProduct(
  stack: AsyncDisposableStack,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchProduct> {
  const database = stack.use(await startDatabase());
  const server = stack.use(await startProductOn(database, settings));
  return { ...server, database };
}

export function startProductOn(
  database: BenchDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  return startServer('apps/server/src/main.ts', {
    ...productSettings,
    DATABASE_URL: database.url(applicationLogin),
    DATABASE_OWNER_URL: database.url(database.superuser),
    DATA_DIR: path.join(database.folder, 'product'),
    SIGNING_SECRET: secret,
    ...settings,
  });
}

/** A visitor of a running product, who does what its pages do. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>;
  /** @returns the property's id */
  createProperty(): Promise<string>;
  /** Waits and sends again while the product is busy, as the pages do. */
  upload(propertyId: string, imageId: string, photo: Buffer<ArrayBuffer>): Promise<void>;
  place(propertyId: string, imageId: string): Promise<void>;
  /** Resolves when the score is there. */
  analyze(propertyId: string): Promise<void>;
}

export async function newVisitor(origin: string): Promise<Visitor> {
  const tokenSchema = z.object({ visitor_token: z.string() });
  const { visitor_token: token } = tokenSchema.parse(
    await ask(`${origin}/api/visitors`, { method: 'POST' }),
  );
  const headers = { Authorization: `Bearer ${token}` };
  const send = (method: string, url: string, body: object) =>
    ask(`${origin}${url}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    headers,
    createProperty: async () => {
      const home = { address: '1 Elm St', lat: 38.6, lng: -121.3 };
      return propertySchema.parse(await send('POST', '/api/properties', home)).id;
    },
    upload: async (propertyId, imageId, body) => {
      await ask(`${origin}/api/properties/${propertyId}/photos/${imageId}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'image/jpeg' },
        body,
      });
    },
    place: async (propertyId, imageId) => {
      const fields = { direction: 'north', area: 'Roof', x_rel: 0.5, y_rel: 0.5 };
      await send('PUT', `/api/properties/${propertyId}/photos/${imageId}/placement`, fields);
    },
    analyze: async (propertyId) => {
      await send('POST', '/functions/v1/analyze_v2', { property_id: propertyId });
    },
  };
}

async function ask(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request);
  const text = await response.text();
  const wait = response.headers.get('Retry-After');
  if (response.status === 503 && wait !== null) {
    await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000));
    return ask(url, request);
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
