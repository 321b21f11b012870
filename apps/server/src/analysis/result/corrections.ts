import { createHash } from 'node:crypto';
import {
  disputesByAnswer,
  disputesByWork,
  disputeSchema,
  hazardTypeIds,
  isAboutMissingSide,
  meaningOf,
  missingSideCells,
  ownerAnswerSchema,
  questionById,
  scoringWeights,
  stepIdOf,
  stepIdSchema,
  type AfterPhoto,
  type DatedKnowledge,
  type Dispute,
  type NotApplicable,
  type OwnerAnswer,
} from '@dss/domain';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import { loadInputs, type PhotoInput } from '../observe/inputs.ts';
import type { MarkedHazard } from '../observe/compare-after-photos.ts';
import type { ImageIds } from './explanation.ts';

/**
 * What the owner has entered besides photos: answers, disputes that weren't withdrawn, what can't be at the property, and which photos
 * show what it looks like after work that is done.
 */
export interface Corrections {
  readonly answers: readonly OwnerAnswer[];
  readonly disputes: readonly Dispute[];
  readonly notApplicable: readonly NotApplicable[];
  readonly afterPhotos: readonly AfterPhoto[];
  readonly dates: KnownDates;
  /** Client ids of the photos that answers name, by row id. */
  readonly answerPhotos: ImageIds;
}

/** When photos were taken and answers given; photos with their row ids, too. */
export interface KnownDates extends DatedKnowledge {
  readonly photos: readonly (DatedKnowledge['photos'][number] & { readonly id: string })[];
}

/**
 * Reads the current corrections. A dispute applies to those of its photos that still exist; an answer has its photo if the
 * property has it. Answers about a side of the house that doesn't exist don't count. An answer that says of a photo that something
 * isn't there disputes what that photo and earlier ones show of it; finished work, what was known of its hazards when the owner said so.
 */
export async function loadCorrections(
  transaction: Transaction,
  propertyId: string,
): Promise<Corrections> {
  const { disputes, ownerAnswers, plannedActions, properties } = tables;
  const answerRows = await transaction
    .select()
    .from(ownerAnswers)
    .where(eq(ownerAnswers.propertyId, propertyId))
    .orderBy(asc(ownerAnswers.questionId), asc(ownerAnswers.side));
  const disputeRows = await transaction
    .select()
    .from(disputes)
    .where(and(eq(disputes.propertyId, propertyId), isNull(disputes.withdrawnAt)))
    .orderBy(asc(disputes.id));
  const doneRows = await transaction
    .select({ stepId: plannedActions.stepId, saidAt: plannedActions.doneSaidAt })
    .from(plannedActions)
    .where(and(eq(plannedActions.propertyId, propertyId), isNotNull(plannedActions.doneOn)));
  const photos = (await loadInputs(transaction, propertyId, []))?.photos ?? [];
  const [property] = await transaction
    .select({ facing: properties.frontFaces, missing: properties.missingSides })
    .from(properties)
    .where(eq(properties.id, propertyId));
  const current = new Set(photos.map(({ id }) => id));
  const photosByImageId = new Map(photos.map((photo) => [photo.imageId, photo]));
  const { facing, missing } = property ?? { facing: null, missing: [] };
  const answered = answerRows.filter(
    (row) => !isAboutMissingSide({ side: sideOf(row), saidAs: row.sideSaidAs }, missing, facing),
  );
  const work = doneRows.flatMap(({ stepId, saidAt }) => {
    const { data } = stepIdSchema.safeParse(stepId);
    return data === undefined || saidAt === null ? [] : [{ stepId: data, saidAt }];
  });
  const photoOf = ({ imageId }: AnswerRow) =>
    imageId === null ? undefined : photosByImageId.get(imageId);
  const answers = answered.flatMap((row) => {
    const photo = photoOf(row);
    // Ignores questions and hazard types that a later version has removed.
    const known = ownerAnswerSchema.safeParse({
      questionId: row.questionId,
      side: sideOf(row),
      answer: row.answer,
      amount: row.amount ?? undefined,
      photo: photo && { photoId: photo.id, area: photo.area, box: row.box },
      visitId: row.visitId ?? undefined,
    });
    return known.success ? [known.data] : [];
  });
  const thereThen = ({ questionId, side }: OwnerAnswer) => {
    const row = answered.find((each) => each.questionId === questionId && sideOf(each) === side);
    return photos.filter(({ receivedAt }) => row !== undefined && receivedAt <= row.answeredAt)
      .length;
  };
  const knownBefore = (saidAt: Date) => ({
    photoIds: photos.flatMap(({ id, receivedAt }) => (receivedAt <= saidAt ? id : [])),
    answers: answers.flatMap(({ questionId, side }) =>
      answered.some(
        (row) => row.questionId === questionId && sideOf(row) === side && row.answeredAt <= saidAt,
      )
        ? [{ questionId, side }]
        : [],
    ),
  });
  return {
    answers,
    disputes: [
      ...disputeRows.flatMap((row) => {
        const photoIds = row.photoIds.filter((id) => current.has(id));
        if (photoIds.length === 0 && row.questionIds.length === 0) return [];
        const known = disputeSchema.safeParse({ ...row, photoIds });
        return known.success ? [known.data] : [];
      }),
      ...answers.flatMap((answer) => disputesByAnswer(answer, photos, thereThen(answer))),
      ...work.flatMap(({ stepId, saidAt }) => disputesByWork(stepId, knownBefore(saidAt))),
    ],
    notApplicable: missingSideCells(missing, facing),
    afterPhotos: afterPhotosOf(photos, new Set(work.map(({ stepId }) => stepId))),
    dates: {
      photos: photos.map(({ id, imageId, evidence }) => ({ id, image_id: imageId, evidence })),
      answers: answered.map((row) => ({
        question_id: row.questionId,
        side: sideOf(row),
        answered_at: row.answeredAt.toISOString(),
      })),
    },
    answerPhotos: new Map(
      answered.flatMap((row) => {
        const photo = photoOf(row);
        return photo === undefined ? [] : [[photo.id, photo.imageId]];
      }),
    ),
  };
}

/**
 * The photos that repeat earlier ones, with what done work removed. A repeat of a repeat belongs to the same view as the first of them. That
 * they show the same is the owner's word here.
 * @param photos oldest first
 */
function afterPhotosOf(
  photos: readonly Pick<PhotoInput, 'id' | 'imageId' | 'repeats'>[],
  doneStepIds: ReadonlySet<string>,
): AfterPhoto[] {
  const hazardTypes = hazardTypeIds.filter((type) => doneStepIds.has(stepIdOf(type)));
  if (hazardTypes.length === 0) return [];
  /** The photos of one view, oldest first, by the client id of each. */
  const views = new Map<string, string[]>();
  return photos.flatMap(({ id, imageId, repeats }) => {
    const view = repeats === null ? undefined : views.get(repeats);
    if (view === undefined) {
      views.set(imageId, [id]);
      return [];
    }
    const beforePhotoIds = [...view];
    view.push(id);
    views.set(imageId, view);
    return [{ photoId: id, beforePhotoIds, hazardTypes }];
  });
}

/** What the owner marked in photos while answering. */
export async function marksIn(
  transaction: Transaction,
  propertyId: string,
): Promise<readonly MarkedHazard[]> {
  const { answers } = await loadCorrections(transaction, propertyId);
  return answers.flatMap(({ questionId, answer, amount, photo }) => {
    const { photoId, box = null } = photo ?? {};
    if (photoId === undefined || box === null || (answer !== 'yes' && answer !== 'no')) return [];
    const { hazards } = meaningOf(questionById(questionId), answer, amount);
    return hazards.map(({ hazardType: type }) => ({ photoId, type, box }));
  });
}

type AnswerRow = typeof tables.ownerAnswers.$inferSelect;

const sideOf = ({ side }: AnswerRow) => (side === 'house' ? null : side);

/**
 * One hash of an analysis's inputs: the photos, their placements and the provider, the owner's corrections, and the current
 * version of the weights.
 */
export function hashInputs(
  photosHash: string,
  { answers, disputes, notApplicable, afterPhotos }: Omit<Corrections, 'answerPhotos' | 'dates'>,
): string {
  const inputs = [
    photosHash,
    answers,
    disputes,
    scoringWeights.version,
    ...notApplicable,
    ...afterPhotos,
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
