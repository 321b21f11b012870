import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { photoSchema, type Photo } from '@dss/domain';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';

/** Sends bytes as a photo of a property, and gives the answer as it is. */
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

/** Adds a photo that is new; as the API answers it. */
export async function addPhoto(...request: Parameters<typeof putPhoto>): Promise<Photo> {
  const response = await putPhoto(...request);
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

/** The names of the objects that the store keeps for a property. */
export async function objectNames(app: TestApp, propertyId: string): Promise<string[]> {
  const folder = path.join(app.photosFolder, propertyId);
  return existsSync(folder) ? readdir(folder) : [];
}
