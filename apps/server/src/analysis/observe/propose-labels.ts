import { houseSideOf, type AreaId, type Facing, type HouseSide } from '@dss/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { tables, type Transaction } from '../../db/index.ts';
import { isSpent, keepCalls } from './model-calls.ts';
import type { ObservedPhoto } from './observation-cache.ts';
import { whyNotCounted, type ObserveDependencies } from './observe-photos.ts';
import type { ModelCall, PhotoSorter, PhotoToSort } from './providers/index.ts';

const { images, imagePlacements, properties } = tables;

/** Enough to recognize a wall by, in pixels of the longer side. */
const sortedPixels = 512;

/** More than this many small pictures in one call make a model mix them up. */
const mostSorted = 24;

/** Whose photos are sorted. */
interface Owner {
  readonly propertyId: string;
  readonly jobId: string;
}

/** A photo, as far as its side and area are concerned. */
interface LabeledPhoto {
  readonly id: string;
  readonly workingPath: string;
  /** By whom it was sorted last; null: by nobody. */
  readonly sortedBy: string | null;
  /** What its owner calls the side that it shows; null: the owner hasn't named one by the house. */
  readonly ownSide: HouseSide | null;
  readonly named: boolean;
}

/**
 * Keeps a side of the house and an area as proposals for the photos of an analysis. They count for nothing: the owner confirms
 * them. The area is the one that the look saw; the side comes from one call over small copies of all photos, where some photo
 * without a side hasn't been sorted yet. Should that fail, for whatever reason, there is no proposal.
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
    await db.asWorker(owner.propertyId, (tx) => keepAreas(tx, observed));
    await sortPhotos(dependencies, sorter, owner, observed, signal);
  } catch (error) {
    log.warn({ err: error, jobId: owner.jobId }, 'the photos were not sorted by side');
  }
}

async function keepAreas(tx: Transaction, observed: readonly ObservedPhoto[]): Promise<void> {
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

/** Where several are in view, the one that matters most is meant: a photo of the roof alone shows the roof. */
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
    chosen.slice(0, mostSorted).map(async ({ id, workingPath, ownSide }) => {
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
    await db.asWorker(propertyId, (tx) => keepCalls(tx, calls, { jobId, provider, at: clock() }));
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
