import { onSidesNow, type PhotoCoverage, type PhotoSides } from '@dss/domain';
import { asc, desc, eq, gt, and, sql } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import { loadInputs } from '../observe/inputs.ts';
import { canContradict, type ObservedEvidence } from './evidence.ts';
import { storedResultSchema } from './stored-result.ts';

const { analyses, images } = tables;

type AnalysisRow = typeof analyses.$inferSelect;

/** Row ids of the property's current photos in upload order. */
export async function photosNow(transaction: Transaction, propertyId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: images.id })
    .from(images)
    .where(eq(images.propertyId, propertyId))
    .orderBy(asc(images.createdAt), asc(images.id));
  return rows.map(({ id }) => id);
}

/** The sides that the property's owner says now of those of its photos that they placed or labeled, by row id. */
export async function sidesNow(transaction: Transaction, propertyId: string): Promise<PhotoSides> {
  const photos = (await loadInputs(transaction, propertyId, []))?.photos ?? [];
  return {
    // An analysis may have been asked for with the place of a photo that has none stored.
    said: new Map(
      photos.flatMap(({ id, placement, side }) => (placement === null ? [] : [[id, side]])),
    ),
    hintCounts: photos.every(({ hintCounts }) => hintCounts),
  };
}

/** The photo evidence of a stored analysis. */
export function storedEvidence({
  provider,
  modelName,
  schemaVersion,
  rawJson,
}: AnalysisRow): ObservedEvidence {
  const stored = storedResultSchema.parse(rawJson);
  return {
    madeBy: { provider, modelName, schemaVersion },
    photosHash: stored.photos_hash,
    observations: stored.input.observations,
    coverage: stored.input.photos,
    leftOut: stored.left_out.map(({ observation, by_photo_id: byPhotoId }) => ({
      observation,
      byPhotoId,
    })),
    photos: stored.photos,
    imageIds: new Map(Object.entries(stored.image_ids)),
    spanish: stored.spanish,
    budgetReached: stored.budget_reached,
    modelFailure: stored.model_failure,
  };
}

/** The evidence of these photos only, as if the others had never existed. */
export function ofPhotos(
  evidence: ObservedEvidence,
  photoIds: readonly string[],
): ObservedEvidence {
  const place = new Map(photoIds.map((id, index) => [id, index]));
  const isThere = (photoId: string | null) => photoId === null || place.has(photoId);
  const inOrder = (one: string | null, other: string | null) =>
    (place.get(one ?? '') ?? -1) - (place.get(other ?? '') ?? -1);
  const remaining = evidence.leftOut.filter(({ observation }) => isThere(observation.photoId));
  // An observation left out because of a photo counts again once that photo is gone.
  const leftOut = remaining.filter(({ byPhotoId }) => place.has(byPhotoId));
  const back = remaining.filter((each) => !leftOut.includes(each));
  const observations = [
    ...evidence.observations.filter(({ photoId }) => isThere(photoId)),
    ...back.map(({ observation }) => observation),
  ].toSorted((one, other) => inOrder(one.photoId, other.photoId));
  // By row id, because a new photo may reuse a deleted photo's client id.
  const imageIds = new Map(
    photoIds.flatMap((id) => {
      const imageId = evidence.imageIds.get(id);
      return imageId === undefined ? [] : [[id, imageId]];
    }),
  );
  const named = [...imageIds.values()];
  const explained = new Set(
    [...observations, ...leftOut.map(({ observation }) => observation)].map(
      ({ explanation }) => explanation,
    ),
  );
  return {
    ...evidence,
    observations,
    coverage: evidence.coverage
      .filter(({ photoId }) => place.has(photoId))
      .map(({ comparison, ...look }) =>
        comparison !== undefined && place.has(comparison.beforePhotoId)
          ? { ...look, comparison }
          : look,
      )
      .toSorted((one, other) => inOrder(one.photoId, other.photoId)),
    leftOut,
    photos: evidence.photos
      .filter((photo) => named.includes(photo.image_id))
      .toSorted((one, other) => named.indexOf(one.image_id) - named.indexOf(other.image_id)),
    imageIds,
    spanish: Object.fromEntries(
      Object.entries(evidence.spanish).filter(([text]) => explained.has(text)),
    ),
    modelFailure: evidence.modelFailure && {
      ...evidence.modelFailure,
      photo_ids: evidence.modelFailure.photo_ids.filter((id) => place.has(id)),
    },
  };
}

/**
 * The same evidence on the sides that the owner says now. What another photo contradicted counts again if the two turn out to show
 * different sides.
 */
export function onSides(evidence: ObservedEvidence, sides: PhotoSides): ObservedEvidence {
  const all = [...evidence.observations, ...evidence.leftOut.map(({ observation }) => observation)];
  const { observations, photos: coverage } = onSidesNow(
    { observations: all, photos: evidence.coverage },
    sides,
  );
  const placed = new Map(observations.map((each) => [each.id, each]));
  const leftOut = evidence.leftOut.flatMap(({ observation: { id, hazardType }, byPhotoId }) => {
    const observation = placed.get(id);
    const photo = coverage.find(({ photoId }) => photoId === byPhotoId);
    if (observation === undefined) return [];
    // Else that photo shows the same thing, only better.
    const isContradicted = !observations.some(
      (each) => each.photoId === byPhotoId && each.hazardType === hazardType,
    );
    const countsAgain =
      isContradicted && photo !== undefined && !canContradict(photo, observation, observations);
    return countsAgain ? [] : [{ observation, byPhotoId }];
  });
  const out = new Set(leftOut.map(({ observation }) => observation.id));
  return {
    ...evidence,
    coverage,
    observations: observations.filter(({ id }) => !out.has(id)),
    leftOut,
  };
}

/** Adds what an earlier analysis saw in this photo to the evidence. */
export function withPhotoOf(
  evidence: ObservedEvidence,
  earlier: ObservedEvidence,
  photoId: string,
): ObservedEvidence {
  const taken = ofPhotos(earlier, [photoId]);
  const leftOut = [
    ...evidence.leftOut,
    ...earlier.leftOut.filter(
      ({ observation, byPhotoId }) => observation.photoId === photoId || byPhotoId === photoId,
    ),
  ];
  // An after-photo was compared with another photo: what came of that is there again once both are.
  const comparedAgain = (look: PhotoCoverage): PhotoCoverage => {
    const { comparison } = earlier.coverage.find((each) => each.photoId === look.photoId) ?? look;
    const isBack = [look.photoId, comparison?.beforePhotoId].includes(photoId);
    return comparison !== undefined && isBack ? { ...look, comparison } : look;
  };
  const out = new Set(leftOut.map(({ observation }) => observation.id));
  return {
    ...evidence,
    observations: [...evidence.observations, ...taken.observations].filter(
      ({ id }) => !out.has(id),
    ),
    coverage: [...evidence.coverage, ...taken.coverage].map(comparedAgain),
    leftOut,
    photos: [...evidence.photos, ...taken.photos],
    imageIds: new Map([...evidence.imageIds, ...taken.imageIds]),
    spanish: { ...evidence.spanish, ...earlier.spanish },
    budgetReached: evidence.budgetReached || earlier.budgetReached,
    modelFailure: joinFailures(evidence.modelFailure, taken.modelFailure),
  };
}

function joinFailures(
  one: ObservedEvidence['modelFailure'],
  other: ObservedEvidence['modelFailure'],
): ObservedEvidence['modelFailure'] {
  if (one === null || other === null) return one ?? other;
  return { ...one, photo_ids: [...one.photo_ids, ...other.photo_ids] };
}

/**
 * The evidence of the newest analysis at the time a photo was deleted, before the deletion re-scored without it. Null if that
 * analysis didn't include the photo.
 */
export async function evidenceBeforeDeletion(
  transaction: Transaction,
  propertyId: string,
  photoId: string,
): Promise<ObservedEvidence | null> {
  const ofProperty = eq(analyses.propertyId, propertyId);
  const [had] = await transaction
    .select()
    .from(analyses)
    .where(and(ofProperty, sql`${analyses.rawJson} -> 'image_ids' ? ${photoId}`))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  if (had === undefined) return null;
  const [next] = await transaction
    .select({ reason: analyses.reason })
    .from(analyses)
    .where(and(ofProperty, gt(analyses.createdAt, had.createdAt)))
    .orderBy(asc(analyses.createdAt))
    .limit(1);
  return next?.reason === 'photo_deleted' ? storedEvidence(had) : null;
}
