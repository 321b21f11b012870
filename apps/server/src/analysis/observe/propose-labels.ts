import { houseSideOf, type AreaId, type Facing, type HouseSide } from '@dss/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { tables, type Transaction } from '../../db/index.ts';
import { isSpent, storeModelCalls } from './model-calls.ts';
import type { ObservedPhoto } from './observation-cache.ts';
import { whyNotCounted, type ObserveDependencies } from './observe-photos.ts';
import type { ModelCall, PhotoSorter, PhotoToSort } from './providers/provider.ts';

const { images, imagePlacements, properties } = tables;

/** Longer side of the small copies, in pixels; enough to recognize a wall. */
const sortedPixels = 512;

/** Models mix up the pictures if one call has more than this many. */
const maxSorted = 24;

/** The analysis job whose photos are sorted. */
interface Owner {
  readonly propertyId: string;
  readonly jobId: string;
}

/** The fields of a photo that sorting needs. */
interface LabeledPhoto {
  readonly id: string;
  readonly workingPath: string;
  /** Version of the sorter that sorted it last; null if it wasn't sorted. */
  readonly sortedBy: string | null;
  /** The owner's name for the side; null if the owner hasn't named one of the house's sides. */
  readonly ownSide: HouseSide | null;
  readonly named: boolean;
}

/**
 * Stores a proposed side of the house and area for the photos of an analysis. Proposals don't affect the score until the owner
 * confirms them. The area comes from the look. The side comes from one call over small copies of all photos, made only if a
 * photo without a side hasn't been sorted yet. If that call fails, no side is proposed.
 */
export async function proposeLabels(
  dependencies: ObserveDependencies,
  owner: Owner,
  observed: readonly ObservedPhoto[],
  signal: AbortSignal,
): Promise<void> {
  const { db, sorter = null, log } = dependencies;
  if (sorter === null) return;
  try {
    await db.asWorker(owner.propertyId, (tx) => storeAreas(tx, observed));
    await sortPhotos(dependencies, sorter, owner, observed, signal);
  } catch (error) {
    log.warn({ err: error, jobId: owner.jobId }, 'the photos were not sorted by side');
  }
}

async function storeAreas(tx: Transaction, observed: readonly ObservedPhoto[]): Promise<void> {
  for (const { photo, reply } of observed) {
    const proposedArea = areaToPropose(reply.shows.areas);
    await tx
      .update(images)
      .set({ proposedArea })
      .where(
        and(eq(images.id, photo.id), sql`${images.proposedArea} is distinct from ${proposedArea}`),
      );
  }
}

/** With several areas in view, proposes the first of these: the roof, for example, only if it is the only one. */
const byWeight = ['zone_0', 'siding', 'zone_1', 'zone_2', 'roof'] as const satisfies AreaId[];

export function areaToPropose(inView: readonly AreaId[]): AreaId | null {
  return byWeight.find((area) => inView.includes(area)) ?? null;
}

async function sortPhotos(
  { db, store, clock, provider, budget = null }: ObserveDependencies,
  sorter: PhotoSorter,
  { propertyId, jobId }: Owner,
  observed: readonly ObservedPhoto[],
  signal: AbortSignal,
): Promise<void> {
  const shown = new Set(
    observed
      .filter(({ reply }) => whyNotCounted(reply.shows) === null)
      .map(({ photo }) => photo.id),
  );
  const all = await db.asWorker(propertyId, (tx) => readLabels(tx, propertyId));
  const photos = all.filter(({ id }) => shown.has(id));
  const isNew = ({ named, sortedBy }: LabeledPhoto) => !named && sortedBy !== sorter.version;
  if (photos.length < 2 || !photos.some(isNew)) return;
  if (budget !== null && (await isSpent(db, clock, propertyId, budget))) return;
  const chosen = [...photos.filter(isNew), ...photos.filter((photo) => !isNew(photo))];
  const sorted = await Promise.all(
    chosen.slice(0, maxSorted).map(async ({ id, workingPath, ownSide }) => {
      const workingCopy = await store.read(workingPath);
      if (workingCopy === null) return [];
      return [{ photoId: id, picture: await smallCopy(workingCopy), side: ownSide }];
    }),
  );
  const toSort: readonly PhotoToSort[] = sorted.flat();
  const calls: ModelCall[] = [];
  try {
    const sides = await sorter.sort(toSort, signal, (call) => calls.push(call));
    await db.asWorker(propertyId, async (tx) => {
      for (const { photoId } of toSort) {
        await tx
          .update(images)
          .set({ proposedSide: sides.get(photoId) ?? null, sortedBy: sorter.version })
          .where(eq(images.id, photoId));
      }
    });
  } finally {
    await db.asWorker(propertyId, (tx) =>
      storeModelCalls(tx, calls, { jobId, provider, at: clock() }),
    );
  }
}

function smallCopy(workingCopy: Buffer): Promise<Buffer> {
  return sharp(workingCopy)
    .resize(sortedPixels, sortedPixels, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();
}

async function readLabels(tx: Transaction, propertyId: string): Promise<LabeledPhoto[]> {
  const rows = await tx
    .select({
      id: images.id,
      workingPath: images.workingPath,
      sortedBy: images.sortedBy,
      direction: imagePlacements.direction,
      saidAs: imagePlacements.directionSaidAs,
      facing: properties.frontFaces,
    })
    .from(images)
    .innerJoin(properties, eq(properties.id, images.propertyId))
    .leftJoin(imagePlacements, eq(imagePlacements.photoId, images.id))
    .where(eq(images.propertyId, propertyId))
    .orderBy(asc(images.createdAt), asc(images.id));
  return rows.map(({ id, workingPath, sortedBy, ...said }) => ({
    id,
    workingPath,
    sortedBy,
    ownSide: ownSideOf(said),
    named: said.direction !== null,
  }));
}

function ownSideOf({
  direction,
  saidAs,
  facing,
}: {
  readonly direction: (typeof imagePlacements.$inferSelect)['direction'];
  readonly saidAs: (typeof imagePlacements.$inferSelect)['directionSaidAs'] | null;
  readonly facing: Facing;
}): HouseSide | null {
  const tied = facing !== null || saidAs === 'house';
  return direction !== null && tied ? houseSideOf(direction, facing) : null;
}
