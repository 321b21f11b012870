import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { errorBodySchema, photoSchema, type Photo } from '@dss/domain';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../testing/app.ts';
import type { Client, VisitorClient } from '../../testing/client.ts';

/** Uploads bytes as a photo of a property, and returns the response. */
export function putPhoto(
  client: Client,
  propertyId: string,
  imageId: string,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return client.fetch(`/api/properties/${propertyId}/photos/${imageId}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg', ...headers },
    body: bytes,
  });
}

/** Sends the headers of an upload; the test sends the body. */
export function beginUpload(
  app: TestApp,
  client: VisitorClient,
  propertyId: string,
  headers: Readonly<Record<string, string | number>>,
): ClientRequest {
  const upload = request(`${app.url}/api/properties/${propertyId}/photos/front`, {
    method: 'PUT',
    headers: { ...client.headers, 'Content-Type': 'image/jpeg', ...headers },
  });
  upload.flushHeaders();
  return upload;
}

/** The error code of a response that arrives before the request's body is complete. */
export async function refusalOf(upload: ClientRequest): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve);
    upload.once('error', reject);
  });
  const body = await json(response);
  upload.destroy();
  return errorBodySchema.parse(body).error.code;
}

/** Adds a new photo and returns it as the API's response has it. */
export async function addPhoto(...upload: Parameters<typeof putPhoto>): Promise<Photo> {
  const response = await putPhoto(...upload);
  expect(response.status).toBe(201);
  return readPhoto(response);
}

export async function readPhoto(response: Response): Promise<Photo> {
  return photoSchema.strict().parse(await response.json());
}

export async function listPhotos(client: Client, propertyId: string): Promise<Photo[]> {
  const response = await client.fetch(`/api/properties/${propertyId}/photos`);
  expect(response.status).toBe(200);
  return z.object({ photos: z.array(photoSchema.strict()) }).parse(await response.json()).photos;
}

/** Names of the objects stored for a property. */
export async function objectNames(app: TestApp, propertyId: string): Promise<string[]> {
  const folder = path.join(app.photosFolder, propertyId);
  return existsSync(folder) ? readdir(folder) : [];
}
