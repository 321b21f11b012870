import { DssError, type CommunityPhoto } from '@dss/domain';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tables, type Actor, type Transaction } from '../db/index.ts';
import type { ByteStream, PhotoStore } from '../storage/photo-store.ts';
import { coordinator, existing, type CoordinatorDependencies } from './communities.ts';

const { communities } = tables;

export interface CommunityPhotoDependencies extends Pick<CoordinatorDependencies, 'db'> {
  readonly store: PhotoStore;
}

/**
 * The photos that owners agreed to show in the assessment of a community; none while homes of fewer than five owners have joined.
 * @throws DssError `session_missing` without an account, `community_not_found` unless the account coordinates it
 */
export async function listCommunityPhotos(
  { db }: Pick<CommunityPhotoDependencies, 'db'>,
  actor: Actor | null,
  communityId: string,
): Promise<CommunityPhoto[]> {
  return db.asActor(coordinator(actor), async (tx) => {
    const photos = await agreedPhotos(tx, communityId, null);
    return photos.map(({ working_path: _path, ...photo }) => photo);
  });
}

/**
 * The picture of such a photo, which has nothing of what the camera wrote into the file. Asked anew each time, so that it ends as soon as
 * its owner takes it back.
 * @throws DssError `session_missing`, `community_not_found`, `photo_not_found`
 */
export async function openCommunityPhoto(
  { db, store }: CommunityPhotoDependencies,
  actor: Actor | null,
  communityId: string,
  photoId: string,
): Promise<ByteStream> {
  const [photo] = await db.asActor(coordinator(actor), (tx) =>
    agreedPhotos(tx, communityId, photoId),
  );
  const found = photo === undefined ? null : await store.open(photo.working_path);
  if (found === null) throw new DssError('photo_not_found');
  return found;
}

const photosSchema = z.array(
  z.object({
    id: z.uuid(),
    caption: z.string().nullable(),
    taken_on: z.iso.date().nullable(),
    width: z.number(),
    height: z.number(),
    working_path: z.string(),
  }),
);

async function agreedPhotos(tx: Transaction, communityId: string, one: string | null) {
  const id = existing(communityId);
  if ((await tx.$count(communities, eq(communities.id, id))) === 0) {
    throw new DssError('community_not_found');
  }
  const { rows } = await tx.execute(sql`select * from app.agreed_photos(${id}, ${one}::uuid)`);
  return photosSchema.parse(rows);
}
