import { createHash, randomUUID } from 'node:crypto';
import { areaIds, type AreaId } from '@dss/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import type { PhotoInput } from './inputs.ts';
import type { ModelUse } from './model-calls.ts';
import {
  photoReplySchema,
  type ObservationProvider,
  type PhotoReply,
} from './providers/provider.ts';

const { observations } = tables;

/** An observed photo: the provider's reply, and the id of the row that stores it. */
export interface ObservedPhoto {
  readonly photo: PhotoInput;
  readonly observationId: string;
  readonly reply: PhotoReply;
  readonly seenBy: ObservationProvider;
  /** A stand-in looked because the AI model failed. */
  readonly modelFailed?: true;
}

/**
 * Cache key of a look: a hash of the picture, the provider, and what the provider is given. Side, position and answers aren't
 * part of it, so moving a photo on the map needs no new look.
 */
export function observationKey(
  photo: PhotoInput,
  provider: ObservationProvider,
  area: AreaId | null = photo.area,
): string {
  const parts = [
    photo.workingSha256,
    provider.id,
    provider.modelName,
    provider.schemaVersion,
    provider.promptVersion,
    area,
    photo.placement?.caption ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Cache keys to try: this area's first, then, for providers that ignore the area, those of any area. */
function keysToFind(photo: PhotoInput, provider: ObservationProvider): string[] {
  if (provider.looksByArea) return [observationKey(photo, provider)];
  return [photo.area, null, ...areaIds].map((area) => observationKey(photo, provider, area));
}

/** Stored observations of these photos, by photo id. */
export async function loadObservations(
  transaction: Transaction,
  photos: readonly PhotoInput[],
  provider: ObservationProvider,
): Promise<ReadonlyMap<string, ObservedPhoto>> {
  if (photos.length === 0) return new Map();
  const keysOf = new Map(photos.map((photo) => [photo.id, keysToFind(photo, provider)]));
  const rows = await transaction
    .select()
    .from(observations)
    .where(inArray(observations.cacheKey, [...keysOf.values()].flat()));
  const replies = new Map(rows.map((row) => [`${row.photoId} ${row.cacheKey}`, row]));
  const known = new Map<string, ObservedPhoto>();
  for (const photo of photos) {
    const row = keysOf
      .get(photo.id)
      ?.map((key) => replies.get(`${photo.id} ${key}`))
      .find((found) => found !== undefined);
    if (row === undefined) continue;
    const reply = photoReplySchema.parse(row.reply);
    known.set(photo.id, { photo, observationId: row.id, reply, seenBy: provider });
  }
  return known;
}

/** Stores an observation and the model calls it took. If two attempts looked at the same time, the first one is kept. */
export async function storeObservation(
  transaction: Transaction,
  propertyId: string,
  photo: PhotoInput,
  provider: ObservationProvider,
  reply: PhotoReply,
  use: ModelUse | null = null,
): Promise<ObservedPhoto> {
  const cacheKey = observationKey(photo, provider);
  const same = and(eq(observations.photoId, photo.id), eq(observations.cacheKey, cacheKey));
  const [kept] = await transaction
    .insert(observations)
    .values({
      id: randomUUID(),
      propertyId,
      photoId: photo.id,
      cacheKey,
      provider: provider.id,
      modelName: provider.modelName,
      schemaVersion: provider.schemaVersion,
      promptVersion: provider.promptVersion,
      reply,
      ...use,
    })
    .onConflictDoNothing()
    .returning({ id: observations.id, reply: observations.reply });
  const row = kept ?? (await transaction.select().from(observations).where(same).limit(1))[0];
  if (row === undefined) throw new Error(`the observation of photo ${photo.id} vanished`);
  const parsed = photoReplySchema.parse(row.reply);
  return { photo, observationId: row.id, reply: parsed, seenBy: provider };
}
