import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A home that was assessed, and what the product said of it. */
export interface Home {
  readonly id: string;
  readonly token: string;
  readonly score: number;
  /** Hashes of its photos, by their names. */
  readonly photos: ReadonlyMap<string, string>;
}

const pictures = fileURLToPath(new URL('../../e2e/pictures/', import.meta.url));
const analysis = z.object({ dss_score: z.number() });
const listSchema = z.object({
  photos: z.array(z.object({ image_id: z.string(), sha256: z.string(), signed_url: z.string() })),
});

/** The main job: a home, two photos with their sides, the analysis, an answer, and the score. */
export async function assessHome(url: string): Promise<Home> {
  const visitor = await send(url, null, 'POST', '/api/visitors');
  const { visitor_token: token } = z.object({ visitor_token: z.string() }).parse(visitor);
  const address = '1420 Ridge Road, Placerville, CA';
  const made = await send(url, token, 'POST', '/api/properties', { address });
  const { id } = z.object({ id: z.uuid() }).parse(made);
  const photos = new Map<string, string>();
  for (const [name, direction] of [
    ['side-dry-grass', 'north'],
    ['side-gravel', 'south'],
  ] as const) {
    const bytes = await readFile(path.join(pictures, `${name}.jpg`));
    const photo = `/api/properties/${id}/photos/${name}`;
    await send(url, token, 'PUT', photo, bytes);
    await send(url, token, 'PUT', `${photo}/placement`, { direction, area: 'zone_0' });
    photos.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  await send(url, token, 'POST', '/functions/v1/analyze_v2', { property_id: id });
  const answers = [{ question_id: 'vents_fine_mesh', answer: 'no' }];
  const answered = await send(url, token, 'PUT', `/api/properties/${id}/answers`, { answers });
  const { dss_score: score } = z.object({ analysis }).parse(answered).analysis;
  return { id, token, score, photos };
}

/** @throws Error that says what is no longer as it was */
export async function expectHome(url: string, { id, token, score, photos }: Home): Promise<void> {
  const read = await send(url, token, 'GET', `/api/properties/${id}/analyses?limit=1`);
  const [last] = z.object({ analyses: z.array(analysis) }).parse(read).analyses;
  if (last?.dss_score !== score) throw new Error(`its score is ${last?.dss_score}, not ${score}`);
  const list = listSchema.parse(await send(url, token, 'GET', `/api/properties/${id}/photos`));
  for (const [name, hash] of photos) {
    const photo = list.photos.find((candidate) => candidate.image_id === name);
    if (photo?.sha256 !== hash) throw new Error(`its photo ${name} is gone, or another`);
    const shown = await fetch(new URL(photo.signed_url, url));
    const { byteLength } = await shown.arrayBuffer();
    if (!shown.ok || byteLength === 0) throw new Error(`its photo ${name} can't be shown`);
  }
}

/** Deletes it, as its owner does on its page. */
export async function deleteHome(url: string, { id, token }: Home): Promise<void> {
  await send(url, token, 'DELETE', `/api/properties/${id}`);
}

/** Whether its owner still sees it. */
export async function isThere(url: string, { id, token }: Home): Promise<boolean> {
  const where = new URL(`/api/properties/${id}`, url);
  const { ok, status } = await fetch(where, { headers: { Authorization: `Bearer ${token}` } });
  if (!ok && status !== 401 && status !== 404) throw new Error(`${where.href} answered ${status}`);
  return ok;
}

async function send(
  url: string,
  token: string | null,
  method: string,
  where: string,
  body?: object,
): Promise<unknown> {
  const isPhoto = Buffer.isBuffer(body);
  const response = await fetch(new URL(where, url), {
    method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': isPhoto ? 'image/jpeg' : 'application/json' }),
    },
    ...(body !== undefined && { body: isPhoto ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const said = await response.text();
  if (!response.ok) throw new Error(`${method} ${where} answered ${response.status}: ${said}`);
  return said === '' ? null : JSON.parse(said);
}
