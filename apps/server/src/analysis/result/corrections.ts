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

/** What the owner has entered besides photos: answers, and disputes that weren't withdrawn. */
export interface Corrections {
  readonly answers: readonly OwnerAnswer[];
  readonly disputes: readonly Dispute[];
}

/** Reads the current corrections. A dispute applies to those of its photos that still exist. */
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
      // Ignores questions and hazard types that a later version has removed.
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
 * One hash of an analysis's inputs: the photos, their placements and the provider, the owner's corrections, and the current
 * version of the weights.
 */
export function hashInputs(photosHash: string, { answers, disputes }: Corrections): string {
  return createHash('sha256')
    .update(JSON.stringify([photosHash, answers, disputes, scoringWeights.version]))
    .digest('hex');
}
