import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import type { PhotoStore } from '../storage/photo-store.ts';

const folder = 'imagery';
const dayMs = 24 * 60 * 60 * 1000;
/** The ground is photographed from the air every two or three years. */
const lifetimeMs = 180 * dayMs;
const missingMs = dayMs;
const failedMs = 60_000;

/** Stored in place of a size. */
const nothingThere = 0;
const noAnswer = -1;

/** Between cleanups the cache may exceed its limit by this many pictures. */
const storedBetweenCleanups = 64;

/** The known state of a picture: cached, nonexistent for this place, or failed to load a moment ago. */
export type KnownPicture =
  | { readonly kind: 'cached'; readonly jpeg: Buffer; readonly capturedOn: string | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retryAfterMs: number };

/** A cache of aerial pictures in the photo store, limited in bytes. Names are keyed hashes of what they show. */
export interface PictureCache {
  nameOf(what: string): string;
  find(name: string): Promise<KnownPicture | null>;
  /** The bytes alone, without marking them as used; null if not cached. */
  read(name: string): Promise<Buffer | null>;
  store(name: string, jpeg: Buffer, capturedOn: string | null): Promise<void>;
  storeMissing(name: string): Promise<void>;
  storeFailure(name: string): Promise<void>;
  /** Removes expired entries, and beyond the limit those used least recently. */
  cleanUp(): Promise<void>;
}

const rowSchema = z.object({
  bytes: z.number(),
  captured_on: z.iso.date().nullable(),
  expires_at: z.coerce.date(),
});

interface CacheDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly secret: Buffer;
  readonly maxBytes: number;
}

export function createPictureCache({
  db,
  store,
  clock,
  secret,
  maxBytes,
}: CacheDependencies): PictureCache {
  let storedSinceCleanup = 0;
  const pathOf = (name: string) => `${folder}/${name}.jpg`;

  const note = async (name: string, bytes: number, capturedOn: string | null, forMs: number) => {
    const now = clock();
    const until = new Date(now.getTime() + forMs);
    await db.asActor(null, (tx) =>
      tx.execute(
        sql`select app.keep_aerial_picture(${name}, ${bytes}, ${capturedOn}, ${now.toISOString()}, ${until.toISOString()})`,
      ),
    );
  };

  const cleanUp = async () => {
    storedSinceCleanup = 0;
    const { rows } = await db.asWorker(noProperty, (tx) =>
      tx.execute<{ name: string }>(
        sql`select app.sweep_aerial_pictures(${clock().toISOString()}, ${maxBytes}) as name`,
      ),
    );
    for (const { name } of rows) await store.remove(pathOf(name));
  };

  return {
    nameOf: (what) => createHmac('sha256', secret).update(`imagery ${what}`).digest('hex'),
    find: async (name) => {
      const now = clock();
      const { rows } = await db.asActor(null, (tx) =>
        tx.execute(
          sql`select bytes, captured_on::text, expires_at from app.find_aerial_picture(${name}, ${now.toISOString()})`,
        ),
      );
      const { data: row } = rowSchema.safeParse(rows[0]);
      if (row === undefined) return null;
      if (row.bytes === nothingThere) return { kind: 'missing' };
      if (row.bytes === noAnswer) {
        return { kind: 'failed', retryAfterMs: row.expires_at.getTime() - now.getTime() };
      }
      const jpeg = await store.read(pathOf(name));
      return jpeg === null ? null : { kind: 'cached', jpeg, capturedOn: row.captured_on };
    },
    read: (name) => store.read(pathOf(name)),
    store: async (name, jpeg, capturedOn) => {
      await store.put(pathOf(name), jpeg);
      await note(name, jpeg.length, capturedOn, lifetimeMs);
      storedSinceCleanup += 1;
      if (storedSinceCleanup >= storedBetweenCleanups) await cleanUp();
    },
    storeMissing: (name) => note(name, nothingThere, null, missingMs),
    storeFailure: (name) => note(name, noAnswer, null, failedMs),
    cleanUp,
  };
}
