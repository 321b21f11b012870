import { createHash } from 'node:crypto';
import {
  disputesByAnswer,
  disputeSchema,
  isAboutMissingSide,
  missingSideCells,
  ownerAnswerSchema,
  scoringWeights,
  type Dispute,
  type NotApplicable,
  type OwnerAnswer,
} from '@dss/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import { loadInputs } from '../observe/index.ts';
import type { ImageIds } from './explanation.ts';

/** What the owner has entered besides photos: answers, disputes that weren't withdrawn, and what can't be at the property. */
export interface Corrections {
  readonly answers: readonly OwnerAnswer[];
  readonly disputes: readonly Dispute[];
  readonly notApplicable: readonly NotApplicable[];
  /** Client ids of the photos that answers name, by row id. */
  readonly answerPhotos: ImageIds;
}

/**
 * Reads the current corrections. A dispute applies to those of its photos that still exist; an answer has its photo if the
 * property has it. Answers about a side of the house that doesn't exist don't count. An answer that says of a photo that something
 * isn't there disputes what that photo and earlier ones show of it.
 */
export async function loadCorrections(
  transaction: Transaction,
  propertyId: string,
): Promise<Corrections> {
  const { disputes, ownerAnswers, properties } = tables;
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
  const photoOf = ({ imageId }: AnswerRow) =>
    imageId === null ? undefined : photosByImageId.get(imageId);
  const answers = answered.flatMap((row) => {
    const photo = photoOf(row);
    // Ignores questions and hazard types that a later version has removed.
    const known = ownerAnswerSchema.safeParse({
      questionId: row.questionId,
      side: sideOf(row),
      answer: row.answer,
      photo: photo && { photoId: photo.id, area: photo.area, box: row.box },
    });
    return known.success ? [known.data] : [];
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
      ...answers.flatMap((answer) => disputesByAnswer(answer, photos)),
    ],
    notApplicable: missingSideCells(missing, facing),
    answerPhotos: new Map(
      answered.flatMap((row) => {
        const photo = photoOf(row);
        return photo === undefined ? [] : [[photo.id, photo.imageId]];
      }),
    ),
  };
}

type AnswerRow = typeof tables.ownerAnswers.$inferSelect;

const sideOf = ({ side }: AnswerRow) => (side === 'house' ? null : side);

/**
 * One hash of an analysis's inputs: the photos, their placements and the provider, the owner's corrections, and the current
 * version of the weights.
 */
export function hashInputs(
  photosHash: string,
  { answers, disputes, notApplicable }: Pick<Corrections, 'answers' | 'disputes' | 'notApplicable'>,
): string {
  const inputs = [photosHash, answers, disputes, scoringWeights.version, ...notApplicable];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
