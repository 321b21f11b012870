import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { propertySchema } from '@dss/domain';
import { z } from 'zod';
import { productSettings, startServer, type Server, type StartOptions } from './child-program.ts';
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
  options: StartOptions = {},
): Promise<Server> {
  const ofThisBench = {
    ...productSettings,
    DATABASE_URL: database.url(applicationLogin),
    DATABASE_OWNER_URL: database.url(database.superuser),
    DATA_DIR: path.join(database.folder, 'product'),
    SIGNING_SECRET: secret,
    ...settings,
  };
  return startServer('apps/server/src/main.ts', ofThisBench, options);
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
    upload: (propertyId, imageId, photo) =>
      sendPhoto(`${origin}/api/properties/${propertyId}/photos/${imageId}`, headers, photo),
    place: async (propertyId, imageId) => {
      const fields = { direction: 'north', area: 'Roof', x_rel: 0.5, y_rel: 0.5 };
      await send('PUT', `/api/properties/${propertyId}/photos/${imageId}/placement`, fields);
    },
    analyze: async (propertyId) => {
      await send('POST', '/functions/v1/analyze_v2', { property_id: propertyId });
    },
  };
}

/** Not `fetch`, which spends three times the CPU on a body: the sender shares the machine with what is measured. */
async function sendPhoto(
  url: string,
  headers: Readonly<Record<string, string>>,
  photo: Buffer,
): Promise<void> {
  const sending = request(url, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': photo.length },
  });
  sending.end(photo);
  const [response] = z
    .tuple([z.instanceof(IncomingMessage)])
    .parse(await once(sending, 'response'));
  const said = await text(response);
  const { statusCode = 0 } = response;
  const wait = response.headers['retry-after'];
  if (statusCode === 503 && wait !== undefined) {
    await delay(Number(wait) * 1000);
    return sendPhoto(url, headers, photo);
  }
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${said}`);
}

/**
 * Asks again while the product is busy.
 * @throws Error unless the answer is a success
 */
export async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const said = await response.text();
  const wait = response.headers.get('Retry-After');
  if (response.status === 503 && wait !== null) {
    await delay(Number(wait) * 1000);
    return ask(url, init);
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${said}`);
  return JSON.parse(said);
}
