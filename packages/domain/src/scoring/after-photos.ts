import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { isShownInItsPhoto, type Observation } from '../observations/index.ts';
import { groupBy } from './group-by.ts';
import type { AnsweredCell } from './read-answers.ts';
import { compareText } from './cell-finding.ts';
import type { AfterPhotoVerdict, PhotoCoverage, ScoreInput } from './input.ts';
import { countedConfidence } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** An after-photo's verdict on one hazard. */
export type AfterPhotoReading = {
  readonly afterPhotoId: string;
  readonly hazardType: HazardTypeId;
  readonly verdict: AfterPhotoVerdict;
  /** What the before-photo and earlier repeats of it show of the hazard. */
  readonly before: readonly Observation[];
  /** What the after-photo shows of it. */
  readonly after: readonly Observation[];
  /** Those of `before` that cost nothing anymore; empty unless the after-photo confirms that it is gone. */
  readonly superseded: readonly Observation[];
};

export type ReadAfterPhotos = {
  /** By photo, then in the order of the catalog. */
  readonly readings: readonly AfterPhotoReading[];
  /** Observations that a confirming after-photo supersedes: they cost nothing anymore. */
  readonly superseded: ReadonlySet<Observation>;
};

/**
 * Reads which hazards the after-photos confirm as gone.
 *
 * An after-photo supersedes what the photo that it repeats shows of a hazard that its owner says was removed, and an answer that was
 * given with that photo, if that one really shows the hazard, and two looks agree: of this photo alone, by somebody who wasn't told
 * what to expect, and of both beside each other, by somebody who was. Else a clean wall of another house would settle it; or one from
 * before the hazard came, if its own date didn't count. It says nothing about other photos and other hazards, and never adds a finding by itself: what it shows is observed like any photo.
 * Where photos taken later show the hazard again, that is new evidence and counts.
 */
export function readAfterPhotos(
  { photos, afterPhotos }: Pick<ScoreInput, 'photos' | 'afterPhotos'>,
  observations: readonly Observation[],
): ReadAfterPhotos {
  const byPhoto = [...groupBy(afterPhotos, ({ photoId }) => photoId)];
  const readings = [...byPhoto]
    .sort(([first], [second]) => compareText(first, second))
    .flatMap(([afterPhotoId, repeats]) =>
      hazardTypeIds.flatMap((hazardType) => {
        const removedFrom = new Set(
          repeats.flatMap(({ hazardTypes, beforePhotoIds }) =>
            hazardTypes.includes(hazardType) ? beforePhotoIds : [],
          ),
        );
        removedFrom.delete(afterPhotoId);
        const tooOld = repeats.some(({ tooOldFor }) => tooOldFor?.includes(hazardType));
        const ofType = observations.filter((each) => each.hazardType === hazardType);
        return readingOf({ afterPhotoId, hazardType, removedFrom, tooOld }, photos, ofType) ?? [];
      }),
    );
  return { readings, superseded: new Set(readings.flatMap(({ superseded }) => superseded)) };
}

/** The answers' cells without those that an after-photo supersedes. */
export function notSuperseded(
  cells: readonly AnsweredCell[],
  superseded: ReadonlySet<Observation>,
): readonly AnsweredCell[] {
  if (superseded.size === 0) return cells;
  return cells.filter(
    (cell) =>
      ![...superseded].some(
        ({ questionId, hazardType, side }) =>
          questionId === cell.questionId && hazardType === cell.hazardType && side === cell.side,
      ),
  );
}

function readingOf(
  {
    afterPhotoId,
    hazardType,
    removedFrom,
    tooOld,
  }: Pick<AfterPhotoReading, 'afterPhotoId' | 'hazardType'> & {
    readonly removedFrom: ReadonlySet<string>;
    readonly tooOld: boolean;
  },
  photos: readonly PhotoCoverage[],
  ofType: readonly Observation[],
): AfterPhotoReading | null {
  const before = ofType.filter(({ photoId }) => photoId !== null && removedFrom.has(photoId));
  if (!before.some(isShownInItsPhoto)) return null;
  const after = ofType.filter(
    (each) =>
      each.photoId === afterPhotoId &&
      countedConfidence(each) >= scoringWeights.confidence.question,
  );
  const looks = photos.filter(({ photoId }) => photoId === afterPhotoId);
  const settles = (look: PhotoCoverage, observation: Observation) =>
    whyNotSettled(look, observation, removedFrom) === null;
  const superseded =
    after.length > 0 || tooOld
      ? []
      : before.filter((observation) => looks.some((look) => settles(look, observation)));
  const why = () =>
    after.length === 0 && tooOld ? 'too_old' : whyNot(looks, before, after, removedFrom);
  const verdict = superseded.length > 0 ? 'confirmed' : why();
  return { afterPhotoId, hazardType, verdict, before, after, superseded };
}

function whyNot(
  looks: readonly PhotoCoverage[],
  before: readonly Observation[],
  after: readonly Observation[],
  removedFrom: ReadonlySet<string>,
): AfterPhotoVerdict {
  if (after.length > 0) return 'still_seen';
  const reasons = looks.flatMap((look) =>
    before.map((observation) => whyNotSettled(look, observation, removedFrom)),
  );
  return (
    (['still_seen', 'not_judged', 'unusable'] as const).find((each) => reasons.includes(each)) ??
    'not_shown'
  );
}

/**
 * Why a photo in which nobody found a hazard doesn't show that the hazard is gone from where it was observed; null if it does.
 * @param removedFrom the photos that it repeats
 */
function whyNotSettled(
  look: PhotoCoverage,
  { hazardType, side }: Observation,
  removedFrom: ReadonlySet<string>,
): Exclude<AfterPhotoVerdict, 'confirmed'> | null {
  if (!look.usable) return 'unusable';
  const { counted, seenIn } = hazardById(hazardType);
  const { areas, areasInView } = look;
  // Areas that a model names are what it really sees; the owner's were taken over from the photo that is repeated.
  const showsOtherParts =
    areasInView.length > 0 && !seenIn.some((area) => areasInView.includes(area));
  const showsOtherSide =
    counted === 'per_side' && side !== null && look.side !== null && side !== look.side;
  if (showsOtherParts || showsOtherSide) return 'not_shown';
  const showsPlace = seenIn.some((area) => areasInView.includes(area) || areas.includes(area));
  if (!showsPlace || !look.judges.includes(hazardType)) return 'not_judged';
  return whyNotCompared(look, hazardType, removedFrom);
}

/** The same by what somebody says who saw both photos beside each other. */
function whyNotCompared(
  { comparison }: PhotoCoverage,
  hazardType: HazardTypeId,
  removedFrom: ReadonlySet<string>,
): 'not_shown' | 'not_judged' | 'still_seen' | null {
  if (comparison === undefined || !removedFrom.has(comparison.beforePhotoId)) return 'not_judged';
  const { place, gone, there } = comparison;
  if (place !== 'same') return 'not_shown';
  if (there.includes(hazardType)) return 'still_seen';
  return gone.includes(hazardType) ? null : 'not_judged';
}
