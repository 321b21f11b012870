import { DssError, errorCatalog } from '@dss/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { assertVisible, tables, type Actor } from '../db/index.ts';
import { parseImagePath } from './photo-reference.ts';
import { photoOfPath, withBucket, withoutBucket } from './object-paths.ts';
import { renewUrls, type PhotoDependencies } from './photo.ts';

type SigningDependencies = Pick<PhotoDependencies, 'db' | 'clock' | 'signer'>;
type ImageRow = typeof tables.images.$inferSelect;

/**
 * Signs photos by their storage paths.
 * @returns signed paths in the order of the request
 * @throws DssError `invalid_image_path`, `sign_image_failed` whether a photo is missing or belongs to another owner
 */
export async function signPaths(
  dependencies: SigningDependencies,
  actor: Actor | null,
  paths: readonly unknown[],
): Promise<string[]> {
  const asked = paths.map(parseImagePath).map((path) => {
    const photo = photoOfPath(path);
    if (photo === null) throw notFound();
    return { ...photo, sourceUrl: withBucket(withoutBucket(path)) };
  });
  return dependencies.db.asActor(actor, async (tx) => {
    const propertyIds = [...new Set(asked.map(({ propertyId }) => propertyId))];
    await renewUrls(tx, propertyIds, dependencies.clock());
    const photoIds = asked.map(({ photoId }) => photoId);
    const rows = await tx.select().from(tables.images).where(inArray(tables.images.id, photoIds));
    const bySource = new Map(rows.map((row) => [row.sourceUrl, row]));
    return asked.map(({ sourceUrl }) => sign(dependencies, bySource.get(sourceUrl)));
  });
}

/**
 * Signs photos of a property by their client ids.
 * @returns signed paths in the order of the request
 * @throws DssError `property_not_found`, `sign_image_failed`
 */
export async function signImages(
  dependencies: SigningDependencies,
  actor: Actor | null,
  propertyId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  const { images } = tables;
  return dependencies.db.asActor(actor, async (tx) => {
    await assertVisible(tx, propertyId);
    await renewUrls(tx, [propertyId], dependencies.clock());
    const rows = await tx
      .select()
      .from(images)
      .where(and(eq(images.propertyId, propertyId), inArray(images.imageId, [...imageIds])));
    const byImageId = new Map(rows.map((row) => [row.imageId, row]));
    return imageIds.map((imageId) => sign(dependencies, byImageId.get(imageId)));
  });
}

function sign({ signer }: SigningDependencies, row: ImageRow | undefined): string {
  if (row === undefined) throw notFound();
  const { propertyId, id: photoId } = row;
  return signer.sign({ propertyId, photoId, variant: 'working' }, row.urlsSignedAt);
}

function notFound(): DssError {
  const { message } = errorCatalog.photo_not_found;
  return new DssError('sign_image_failed', { values: { message } });
}
