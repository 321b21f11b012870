import {
  photoComparisonSchema,
  scoringWeights,
  type Box,
  type HazardTypeId,
  type PhotoComparison,
} from '@dss/domain';
import { compareOnce, type ComparisonOwner } from './compare-once.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import type { ObservedPhoto } from './observation-cache.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import type { AfterPhotoChecker, AfterPhotoFindings, ThingInPhoto } from './providers/provider.ts';

const findingsSchema = photoComparisonSchema.omit({ beforePhotoId: true });

/** A hazard that the owner marked in a photo. */
export interface MarkedHazard {
  readonly photoId: string;
  readonly type: HazardTypeId;
  readonly box: Box;
}

/** An after-photo beside the photo that it repeats, and what that one shows. */
interface Pair {
  readonly before: ObservedPhoto;
  readonly after: ObservedPhoto;
  readonly things: readonly ThingInPhoto[];
}

/**
 * Has a model look at each after-photo beside the photo that it repeats. What was compared before comes from the cache. Pairs that the
 * model itself hasn't looked at one by one aren't compared, nor are any without a model, beyond the budget, or when a comparison fails:
 * then nothing is confirmed, and the owner's word counts.
 * @returns by the after-photo's row id
 */
export async function compareAfterPhotos(
  dependencies: ObserveDependencies,
  owner: ComparisonOwner,
  observed: readonly ObservedPhoto[],
  marked: readonly MarkedHazard[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PhotoComparison>> {
  const { afterPhotoChecker: checker = null, photosAtOnce = 2, provider, log } = dependencies;
  const compared = new Map<string, PhotoComparison>();
  if (checker === null) return compared;
  const byModel = observed.filter(({ seenBy, modelFailed }) => seenBy === provider && !modelFailed);
  await forEachConcurrently(
    photosAtOnce,
    pairsOf(byModel, marked),
    signal,
    async (pair, eachSignal) => {
      const { before, after } = pair;
      try {
        const found = await compare(dependencies, checker, owner, pair, eachSignal);
        if (found !== null) {
          compared.set(after.photo.id, { beforePhotoId: before.photo.id, ...found });
        }
      } catch (error) {
        eachSignal.throwIfAborted();
        log.warn({ err: error, jobId: owner.jobId }, 'an after-photo was not compared');
      }
    },
  );
  return compared;
}

function pairsOf(observed: readonly ObservedPhoto[], marked: readonly MarkedHazard[]): Pair[] {
  return observed.flatMap((after) => {
    const { repeats } = after.photo;
    const before = observed.find(({ photo }) => photo.imageId === repeats);
    if (before === undefined || before === after) return [];
    const things = thingsIn(before, marked);
    return things.length === 0 ? [] : { before, after, things };
  });
}

function thingsIn(
  { photo, reply }: ObservedPhoto,
  marked: readonly MarkedHazard[],
): readonly ThingInPhoto[] {
  const boxes = new Map<HazardTypeId, Box[]>();
  const add = (type: HazardTypeId, box: Box | null) =>
    boxes.set(type, [...(boxes.get(type) ?? []), ...(box === null ? [] : [box])]);
  for (const { type, confidence, box } of reply.findings) {
    if (confidence >= scoringWeights.confidence.question) add(type, box);
  }
  for (const { photoId, type, box } of marked) if (photoId === photo.id) add(type, box);
  return [...boxes].map(([type, ofType]) => ({ type, boxes: ofType }));
}

/** @returns null if a photo's file is missing or the month's budget is used up */
function compare(
  dependencies: ObserveDependencies,
  checker: AfterPhotoChecker,
  owner: ComparisonOwner,
  { before, after, things }: Pair,
  signal: AbortSignal,
): Promise<AfterPhotoFindings | null> {
  const { store } = dependencies;
  return compareOnce(dependencies, owner, {
    of: [checker.version, before.photo.workingSha256, after.photo.workingSha256, things],
    schema: findingsSchema,
    ask: async (onCall) => {
      const [first, second] = await Promise.all([
        store.read(before.photo.workingPath),
        store.read(after.photo.workingPath),
      ]);
      if (first === null || second === null) return null;
      return checker.check({ before: first, after: second, things }, signal, onCall);
    },
  });
}
