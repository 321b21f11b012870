import type { StoredAnswer } from '../api/owner-corrections.ts';
import type { SeenEvidence } from '../api/seen-evidence.ts';
import type { OwnerAnswer } from '../owner-answers/index.ts';
import {
  computeFigures,
  disputesByAnswer,
  nothingKnown,
  onSidesNow,
  type Dispute,
  type PhotoCoverage,
  type ScoreFigures,
  type ScoreInput,
} from '../scoring/index.ts';
import type { PhotoSides } from '../sides/index.ts';
import type { WalkedHome } from './progress.ts';
import { isAboutMissingSide, missingSideCells } from './walk-stops.ts';

/** What is known about a home away from the server. */
export type AnsweredHome = WalkedHome & {
  readonly answers: readonly StoredAnswer[];
  /** What its newest analysis knows from photos; null before the first. */
  readonly seen: SeenEvidence | null;
  /** Client ids of the home's photos, oldest first. */
  readonly imageIds: readonly string[];
  /** When the server got each of them; one that it doesn't have yet has none. */
  readonly receivedAt?: ReadonlyMap<string, string>;
  /** What the owner says now of the sides that those photos show; absent to count them where that analysis did. */
  readonly photoSides?: PhotoSides;
};

/** The score and range that the server gives once it has these answers. */
export function figuresWithAnswers(home: AnsweredHome): ScoreFigures {
  return computeFigures(inputWithAnswers(home));
}

/** What the score of a home with these answers is computed from. */
export function inputWithAnswers({
  answers,
  seen,
  imageIds,
  facing,
  missing,
  photoSides = sidesOfSeen(seen),
  receivedAt = new Map(),
}: AnsweredHome): ScoreInput {
  const counted = answers.filter(
    ({ side, side_said_as: saidAs }) => !isAboutMissingSide({ side, saidAs }, missing, facing),
  );
  const said = counted.map(
    ({
      question_id: questionId,
      side,
      answer,
      amount,
      image_id: photoId,
      seen_by: by,
    }): OwnerAnswer => {
      const isThere = photoId !== null && imageIds.includes(photoId);
      return {
        questionId,
        side,
        answer,
        amount: amount ?? undefined,
        ...(isThere && { photo: { photoId, area: null, box: null } }),
        ...(by && { visitId: by.visit_id }),
      };
    },
  );
  const thereBy = (moment: string) =>
    imageIds.filter((id) => {
      const received = receivedAt.get(id);
      return received !== undefined && received <= moment;
    }).length;
  const photos = imageIds.map((id) => ({ id, side: photoSides.said.get(id) ?? null }));
  const known = seen === null ? nothingKnown : { ...nothingKnown, ...readSeen(seen, photoSides) };
  return {
    ...known,
    answers: said,
    disputes: [
      ...(seen === null ? [] : disputesIn(seen)),
      ...said.flatMap((answer, at) =>
        disputesByAnswer(answer, photos, thereBy(counted[at]?.answered_at ?? '')),
      ),
    ],
    notApplicable: missingSideCells(missing, facing),
  };
}

/** The sides on which an analysis counted its photos, by their owner's word. */
function sidesOfSeen(seen: AnsweredHome['seen']): PhotoSides {
  const byOwner = seen?.photos.filter((each) => each.side_from === 'owner') ?? [];
  return { said: new Map(byOwner.map((each) => [each.image_id, each.side])), hintCounts: true };
}

function readSeen(
  { observations, photos, after_photos: afterPhotos }: SeenEvidence,
  photoSides: PhotoSides,
) {
  const read = {
    photos: photosOfSeen({ photos }),
    observations: observations.map((each, index) => ({
      id: `${index}`,
      hazardType: each.hazard_type,
      side: each.side,
      extent: each.extent,
      distanceToStructureFt: each.distance_to_structure_ft,
      worstPlace: false,
      slope: null,
      confidence: each.confidence,
      source: 'provider' as const,
      provider: each.provider,
      calibrated: each.calibrated,
      photoId: each.image_id,
      questionId: null,
      area: null,
      box: null,
      explanation: '',
    })),
  };
  return {
    ...onSidesNow(read, photoSides),
    afterPhotos: afterPhotos.map((each) => ({
      photoId: each.image_id,
      beforePhotoIds: each.before_image_ids,
      hazardTypes: each.hazard_types,
      tooOldFor: each.too_old_for,
    })),
  };
}

/** What an analysis knows of each photo that counts, as the score reads it. */
export function photosOfSeen(seen: Pick<SeenEvidence, 'photos'> | null): readonly PhotoCoverage[] {
  return (seen?.photos ?? []).map((each) => ({
    photoId: each.image_id,
    side: each.side,
    sideFrom: each.side_from,
    areas: each.areas,
    areasInView: each.areas_in_view,
    usable: true,
    judges: each.judges,
    ...(each.comparison && {
      comparison: {
        beforePhotoId: each.comparison.before_image_id,
        place: each.comparison.place,
        gone: each.comparison.gone,
        there: each.comparison.there,
      },
    }),
  }));
}

function disputesIn({ disputes }: SeenEvidence): Dispute[] {
  return disputes.map((each, index) => ({
    id: `${index}`,
    hazardType: each.hazard_type,
    photoIds: each.image_ids,
    questionIds: each.question_ids,
    kind: each.kind,
    whose: each.whose,
    reason: '',
    ...(each.answers && {
      byWork: {
        answers: each.answers.map(({ question_id: questionId, side }) => ({ questionId, side })),
      },
    }),
  }));
}
