import { createHash } from 'node:crypto';
import {
  disputeSchema,
  ownerAnswerSchema,
  scoringWeights,
  type Dispute,
  type OwnerAnswer,
} from '@dss/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';

/** What the owner told us beside the photos: answers of the checklist, and disputes that stand. */
export interface Corrections {
  readonly answers: readonly OwnerAnswer[];
  readonly disputes: readonly Dispute[];
}

/** Reads them as they are now. A dispute is about the photos that are left of those it named. */
export async function loadCorrections(
  transaction: Transaction,
  propertyId: string,
): Promise<Corrections> {
  const { disputes, images, ownerAnswers } = tables;
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
  const photoRows = await transaction
    .select({ id: images.id })
    .from(images)
    .where(eq(images.propertyId, propertyId));
  const current = new Set(photoRows.map(({ id }) => id));
  return {
    answers: answerRows.flatMap(({ questionId, side, answer }) => {
      // A question or a hazard type that a later version dropped means nothing to the score anymore.
      const known = ownerAnswerSchema.safeParse({
        questionId,
        side: side === 'house' ? null : side,
        answer,
      });
      return known.success ? [known.data] : [];
    }),
    disputes: disputeRows.flatMap((row) => {
      const photoIds = row.photoIds.filter((id) => current.has(id));
      if (photoIds.length === 0 && row.questionIds.length === 0) return [];
      const known = disputeSchema.safeParse({ ...row, photoIds });
      return known.success ? [known.data] : [];
    }),
  };
}

/**
 * One hash of an analysis's inputs: what its photos and their placements are and who looked, what the owner told us,
 * and the weights of today.
 */
export function hashInputs(photosHash: string, { answers, disputes }: Corrections): string {
  return createHash('sha256')
    .update(JSON.stringify([photosHash, answers, disputes, scoringWeights.version]))
    .digest('hex');
}
