import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DssError, photoLimits } from '@dss/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Database } from '../db/index.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { createUrlSigner } from './signed-urls.ts';
import { keepPhoto, type KeptPhoto } from './keep-photo.ts';
import { removeOrphans } from './orphans.ts';
import { listPhotos, type PhotoDependencies } from './photo.ts';

let database: TestDatabase;
let owner: Actor;
let folder: string;
let store: PhotoStore;
let dependencies: PhotoDependencies;
let propertyId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await database.newVisitor();
  folder = await mkdtemp(path.join(tmpdir(), 'dss-test-keep-photo-'));
  store = createDiskStore(folder);
  dependencies = {
    db: database.db,
    store,
    clock: () => new Date(),
    signer: createUrlSigner(Buffer.alloc(32, 1)),
    log: pino({ level: 'silent' }),
  };
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  propertyId = await database.newProperty(owner);
});

/** Stores a one-color picture under an id, with replaced dependencies where a test needs a failure. */
async function keep(
  imageId: string,
  changes: Partial<PhotoDependencies> = {},
  color = '#448844',
): Promise<KeptPhoto> {
  const bytes = await tinyJpeg(color);
  return keepPhoto(
    { ...dependencies, ...changes },
    owner,
    { propertyId, imageId },
    { bytes, sha256: createHash('sha256').update(bytes).digest('hex') },
    { fileName: null, chosenSha256: null, uploadAction: null },
  );
}

const objects = async () => (await store.list(propertyId)).map((object) => object.path);
const photos = () => listPhotos(dependencies, owner, propertyId);

describe('a photo whose row may or may not be stored', () => {
  it("keeps its bytes when the database's answer is lost, so that sending it again completes it", async () => {
    const db: Database = {
      ...database.db,
      asActor: async (actor, work) => {
        const result = await database.db.asActor(actor, work);
        if (Array.isArray(result) || result === null) return result;
        throw new Error('Connection terminated unexpectedly');
      },
    };
    await expect(keep('front', { db })).rejects.toThrow('Connection terminated');

    const again = await keep('front');
    expect(again.isNew).toBe(false);
    expect(await photos()).toEqual([again.photo]);
    expect(await objects()).toHaveLength(3);
  });

  it('leaves nothing behind when the database refuses it', async () => {
    const stranger = await database.newVisitor();
    const db: Database = {
      ...database.db,
      asActor: (_actor, work) => database.db.asActor(stranger, work),
    };

    await expect(keep('front', { db })).rejects.toMatchObject({ code: 'property_not_found' });
    expect(await objects()).toEqual([]);
  });

  it("leaves nothing behind when one of its files can't be stored", async () => {
    const full: PhotoStore = {
      ...store,
      put: (object, bytes) =>
        object.endsWith('.webp')
          ? Promise.reject(new Error('ENOSPC: no space left on device'))
          : store.put(object, bytes),
    };

    await expect(keep('front', { store: full })).rejects.toThrow('ENOSPC');
    expect(await objects()).toEqual([]);
    expect(await photos()).toEqual([]);
    expect((await keep('front')).isNew).toBe(true);
  });

  it('tells why a photo was not stored, even if what was stored of it can’t be removed', async () => {
    const broken: PhotoStore = {
      ...store,
      put: () => Promise.reject(new Error('ENOSPC: no space left on device')),
      remove: () => Promise.reject(new Error('EIO: i/o error')),
    };
    await expect(keep('front', { store: broken })).rejects.toThrow('ENOSPC');
  });
});

describe('leftovers of an upload that was killed', () => {
  it('are removed with the next photo of the property once an hour old', async () => {
    await store.put(`${propertyId}/orphan.jpg`, Buffer.from('old'));
    await store.put(`${propertyId}/draft.jpg.0000.part`, Buffer.from('old'));
    await store.put(`${propertyId}/in-flight.jpg`, Buffer.from('new'));
    await age(`${propertyId}/orphan.jpg`, 61);
    await age(`${propertyId}/draft.jpg.0000.part`, 61);
    await age(`${propertyId}/in-flight.jpg`, 59);

    await keep('front');
    await expect.poll(objects).toHaveLength(4);
    expect(await objects()).toContain(`${propertyId}/in-flight.jpg`);
  });

  it('are left alone once the property has another owner, who alone sees its rows', async () => {
    await keep('front');
    for (const object of await objects()) await age(object, 100_000);
    await keep('back');
    await database.admin.query('delete from property_grants where property_id = $1', [propertyId]);
    await removeOrphans(dependencies, propertyId);
    expect(await objects()).toHaveLength(6);
  });

  it('are not those of a photo that is restored or deleted while they are looked for', async () => {
    const { photo } = await keep('front');
    for (const object of await objects()) await age(object, 100_000);
    await keep('back');
    const { db, admin } = database;
    const setDeleted = (at: string | null) =>
      admin.query('update images set deleted_at = $1 where image_id = $2', [at, photo.image_id]);
    for (const [before, meanwhile] of [
      [new Date().toISOString(), null],
      [null, new Date().toISOString()],
    ] as const) {
      await setDeleted(before);
      const changing: Database = {
        ...db,
        asPurge: async (work) => {
          await setDeleted(meanwhile);
          return db.asPurge(work);
        },
      };
      await removeOrphans({ db: changing, store }, propertyId);
      expect(await objects()).toHaveLength(6);
    }
  });

  it('keep no upload waiting while they are looked for', async () => {
    const slow: PhotoStore = { ...store, list: () => new Promise(() => undefined) };
    expect((await keep('front', { store: slow })).isNew).toBe(true);
  });

  it("don't fail the upload when they can't be listed", async () => {
    const unlisted: PhotoStore = { ...store, list: () => Promise.reject(new Error('EIO')) };

    const kept = await keep('front', { store: unlisted });
    expect(kept.isNew).toBe(true);
    expect(await photos()).toEqual([kept.photo]);
    expect(await objects()).toHaveLength(3);
  });
});

describe('a full property', () => {
  it('takes no more photos, even at once, but answers a retry of a stored one', async () => {
    await database.admin.query(
      `insert into images
        (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type, width, height, bytes, sha256, working_sha256)
        select gen_random_uuid(), $1, 'photo-' || n, 's', 'w', 't', 'image/jpeg', 1, 1, 1, 'sha', 'sha' from generate_series(1, $2) n`,
      [propertyId, photoLimits.perProperty - 1],
    );

    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => keep(id)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(DssError);
      expect(reason).toMatchObject({ code: 'too_many_photos' });
    }
    const kept = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
    expect((await keep(['a', 'b', 'c', 'd'][kept] ?? '')).isNew).toBe(false);
    expect(await photos()).toHaveLength(photoLimits.perProperty);
    expect(await objects()).toHaveLength(3);
  });
});

/** Sets the modification time of an object to this many minutes ago. */
async function age(object: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(path.join(folder, object), then, then);
}
