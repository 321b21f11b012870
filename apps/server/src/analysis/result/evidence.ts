import {
  defaultLocale,
  extents,
  hazardById,
  withAges,
  type Direction,
  type Observation,
  type PhotoComparison,
  type PhotoCoverage,
  type ScoreInput,
} from '@dss/domain';
import { explanationText } from '../observe/messages.ts';
import { findingId } from '../observe/second-pass.ts';
import { whyNotCounted, type ModelFailureSummary } from '../observe/observe-photos.ts';
import type { FindingComparison, ObservationProvider } from '../observe/providers/provider.ts';
import type { ObservedPhoto } from '../observe/observation-cache.ts';
import type { Corrections } from './corrections.ts';
import type { ImageIds } from './explanation.ts';
import { spanishTexts, type SpanishTexts } from './read-analyses.ts';
import type { StoredResult } from './stored-result.ts';

/** The provider that looked at the photos. */
export interface EvidenceProvider {
  readonly provider: string;
  readonly modelName: string;
  readonly schemaVersion: string;
}

/** An observation that doesn't count because of another photo. It counts again if that photo is deleted. */
export interface LeftOutObservation {
  readonly observation: Observation;
  readonly byPhotoId: string;
}

/** Everything that a result takes from the photos. */
export interface ObservedEvidence {
  readonly madeBy: EvidenceProvider;
  /** Hash of the photos, their placements and the provider. */
  readonly photosHash: string;
  readonly observations: readonly Observation[];
  readonly coverage: readonly PhotoCoverage[];
  /** Observations that the second pass left out. */
  readonly leftOut: readonly LeftOutObservation[];
  readonly photos: readonly StoredResult['photos'][number][];
  readonly imageIds: ImageIds;
  readonly spanish: SpanishTexts;
  /** The built-in analyzer looked because the month's budget was used up. */
  readonly budgetReached: boolean;
  /** Set if the built-in analyzer looked because the model failed; else null. */
  readonly modelFailure: StoredResult['model_failure'];
}

/** The evidence of a home without photos, which is scored from the owner's answers alone. */
export const noPhotos: ObservedEvidence = {
  madeBy: { provider: 'owner', modelName: 'owner', schemaVersion: 'v0.3' },
  photosHash: '',
  observations: [],
  coverage: [],
  leftOut: [],
  photos: [],
  imageIds: new Map(),
  spanish: {},
  budgetReached: false,
  modelFailure: null,
};

/** Observed photos with everything needed to build evidence. */
export interface ObservedPhotos extends Pick<
  ObservedEvidence,
  'photosHash' | 'photos' | 'imageIds'
> {
  readonly modelFailure: ModelFailureSummary | null;
  /** The configured provider; a stand-in may have looked instead. */
  readonly provider: ObservationProvider;
  readonly observed: readonly ObservedPhoto[];
  /** Result of the second pass; null if there was none. */
  readonly comparison: FindingComparison | null;
  /** What came of comparing after-photos, by their row ids. */
  readonly afterPhotos: ReadonlyMap<string, PhotoComparison>;
}

/** Builds the evidence from observed photos. */
export function photoEvidence({
  provider,
  observed,
  comparison,
  afterPhotos,
  modelFailure,
  ...rest
}: ObservedPhotos): ObservedEvidence {
  const observations = observed.flatMap(observationsOf);
  const coverage = observed
    .filter(({ reply }) => whyNotCounted(reply.shows) === null)
    .map((each) => coverageOf(each, afterPhotos.get(each.photo.id)));
  return {
    ...rest,
    madeBy: madeBy(provider, observed),
    coverage,
    ...applyComparison({ observations, coverage }, comparison ?? noComparison),
    spanish: spanishTexts(observed),
    budgetReached: observed.some((each) => each.seenBy.id !== provider.id && !each.modelFailed),
    modelFailure: modelFailure && {
      reason: modelFailure.reason,
      photo_ids: [...modelFailure.photoIds],
      provider: provider.id,
      model_name: provider.modelName,
    },
  };
}

const noComparison: FindingComparison = { same: [], contradicted: [] };

/** Input for the score: what the photos show and what the owner entered. Scoring merges observations of the same hazard. */
export function toScoreInput(
  {
    observations,
    coverage,
    photos,
    imageIds,
  }: Pick<ObservedEvidence, 'observations' | 'coverage' | 'photos' | 'imageIds'>,
  { answers, disputes, notApplicable, afterPhotos, dates }: Omit<Corrections, 'answerPhotos'>,
): ScoreInput {
  const lookedAt = new Set(photos.flatMap((each) => (each.observed ? each.image_id : [])));
  // One that nobody has looked at yet says nothing.
  const looked = afterPhotos.filter(({ photoId }) => lookedAt.has(imageIds.get(photoId) ?? ''));
  const known = {
    ...dates,
    photos: dates.photos.map(({ id, evidence }) => ({ image_id: id, evidence })),
  };
  return {
    observations,
    photos: coverage,
    answers,
    disputes,
    notApplicable,
    afterPhotos: withAges(looked, { observations, answers }, known),
  };
}

/** The provider that an analysis names: the configured one, unless a stand-in looked at every photo. */
function madeBy(chosen: ObservationProvider, observed: readonly ObservedPhoto[]): EvidenceProvider {
  const [first] = observed;
  const asChosen = first === undefined || observed.some(({ seenBy }) => seenBy.id === chosen.id);
  const { id, modelName, schemaVersion } = asChosen ? chosen : first.seenBy;
  return { provider: id, modelName, schemaVersion };
}

function observationsOf(observed: ObservedPhoto): Observation[] {
  const { photo, reply, seenBy } = observed;
  return reply.findings.map((finding, index) => ({
    id: findingId(observed, index),
    hazardType: finding.type,
    side: sideOf(observed),
    extent: finding.extent,
    distanceToStructureFt: finding.distanceToStructureFt,
    worstPlace: false,
    slope: null,
    confidence: finding.confidence,
    source: 'provider',
    provider: seenBy.id,
    calibrated: seenBy.calibrated,
    photoId: photo.id,
    questionId: null,
    area: finding.area ?? photo.area,
    box: finding.box,
    explanation: explanationText(finding.explanation, defaultLocale),
  }));
}

function coverageOf(
  observed: ObservedPhoto,
  comparison: PhotoComparison | undefined,
): PhotoCoverage {
  const { photo, reply, seenBy } = observed;
  const { houseOrYard, quality } = reply.shows;
  // The owner may have chosen the area after the look.
  const judgedByName = seenBy.canJudge(photo.area).filter((type) => reply.told.includes(type));
  return {
    photoId: photo.id,
    side: sideOf(observed),
    sideFrom: photo.side === null ? 'provider' : 'owner',
    areas: photo.area === null ? [] : [photo.area],
    areasInView: reply.shows.areas,
    // Tilt is a reason to retake a photo, but hides nothing.
    usable: houseOrYard && quality.issues.every((issue) => issue === 'tilted'),
    judges: [...new Set([...reply.judged, ...judgedByName])],
    ...(comparison && { comparison }),
  };
}

/** The side that the owner chose, else the one recognized in the picture. */
function sideOf({ photo, reply }: ObservedPhoto): Direction | null {
  return photo.side ?? (photo.hintCounts ? reply.shows.direction : null);
}

/**
 * Applies a comparison, which can only leave observations out. A thing seen in several photos counts once, in the best view. A
 * contradiction counts only if its photo could judge this hazard on this side and found none. Anything else in the comparison
 * is ignored.
 */
export function applyComparison(
  { observations, coverage }: Pick<ObservedEvidence, 'observations' | 'coverage'>,
  comparison: FindingComparison,
): Pick<ObservedEvidence, 'observations' | 'leftOut'> {
  const byId = new Map(observations.map((each) => [each.id, each]));
  const leftOut = new Map<string, LeftOutObservation>();
  for (const ids of comparison.same) {
    const group = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    if (!isOneThing(group)) continue;
    const [best, ...others] = group.toSorted(compareStrength);
    for (const observation of others) {
      leftOut.set(observation.id, { observation, byPhotoId: best?.photoId ?? '' });
    }
  }
  for (const { id, byPhotoId } of comparison.contradicted) {
    const observation = byId.get(id);
    const photo = coverage.find((each) => each.photoId === byPhotoId);
    if (observation === undefined || photo === undefined) continue;
    if (canContradict(photo, observation, observations)) {
      leftOut.set(id, { observation, byPhotoId });
    }
  }
  return {
    observations: observations.filter((each) => !leftOut.has(each.id)),
    leftOut: [...leftOut.values()],
  };
}

/** Whether a group has one hazard type and only different photos. */
function isOneThing(group: readonly Observation[]): boolean {
  const types = new Set(group.map((each) => each.hazardType));
  const photos = new Set(group.map((each) => each.photoId));
  return group.length > 1 && types.size === 1 && photos.size === group.length;
}

function compareStrength(one: Observation, other: Observation): number {
  return (
    other.confidence - one.confidence ||
    extents.indexOf(other.extent) - extents.indexOf(one.extent) ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Whether a photo in which something isn't seen can say so of what another one shows. */
export function canContradict(
  photo: PhotoCoverage,
  { hazardType, photoId, side }: Observation,
  observations: readonly Observation[],
): boolean {
  if (photo.photoId === photoId || !photo.usable || !photo.judges.includes(hazardType))
    return false;
  const perSide = hazardById(hazardType).counted === 'per_side';
  if (perSide && side !== null && photo.side !== null && side !== photo.side) return false;
  return !observations.some(
    (each) => each.photoId === photo.photoId && each.hazardType === hazardType,
  );
}
