import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  DssError,
  storedDisputeSchema,
  type Analysis,
  type CreateDispute,
  type StoredDispute,
} from '@dss/domain';
import { and, arrayOverlaps, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { asOwner, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { correct, type CorrectionDependencies, type Corrector } from './correct.ts';

const { disputes, images } = tables;

/** All disputes of a property, including withdrawn ones, oldest first. */
export async function listDisputes(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<StoredDispute[]> {
  return asOwner(db, actor, propertyId, async (transaction) => {
    const rows = await transaction
      .select()
      .from(disputes)
      .where(eq(disputes.propertyId, propertyId))
      .orderBy(asc(disputes.createdAt), asc(disputes.id));
    const photos = await transaction
      .select({ id: images.id, imageId: images.imageId })
      .from(images)
      .where(eq(images.propertyId, propertyId));
    const imageIds = new Map(photos.map(({ id, imageId }) => [id, imageId]));
    return rows.flatMap((row) => {
      const known = storedDisputeSchema.safeParse({
        id: row.id,
        hazard_type: row.hazardType,
        image_ids: row.photoIds.flatMap((id) => imageIds.get(id) ?? []),
        question_ids: row.questionIds,
        kind: row.kind,
        whose: row.whose,
        reason: row.reason,
        created_at: row.createdAt.toISOString(),
        withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
      });
      // Ignores hazard types that a later version has removed.
      return known.success ? [known.data] : [];
    });
  });
}

/**
 * Saves the owner's dispute of a finding and re-scores. It replaces earlier disputes of the same finding.
 * @throws DssError `photo_not_found` if it names a photo that the property doesn't have
 */
export async function createDispute(
  dependencies: CorrectionDependencies,
  corrector: Corrector,
  propertyId: string,
  dispute: CreateDispute,
): Promise<Analysis | null> {
  return correct(dependencies, corrector, propertyId, 'dispute', async (transaction, now) => {
    const finding = {
      propertyId,
      hazardType: dispute.hazard_type,
      photoIds: (await photoIdsOf(transaction, propertyId, dispute.image_ids)).toSorted(),
      questionIds: [...new Set(dispute.question_ids)].toSorted(),
    };
    const said = { kind: dispute.kind, whose: dispute.whose, reason: dispute.reason };
    const current = await transaction.select().from(disputes).where(isCurrentDisputeOf(finding));
    // A request repeated by a double click or a second tab doesn't create another dispute.
    if (current.some((row) => isDeepStrictEqual(whatItSays(row), { ...finding, ...said }))) return;
    await transaction.update(disputes).set({ withdrawnAt: now }).where(isCurrentDisputeOf(finding));
    await transaction
      .insert(disputes)
      .values({ id: randomUUID(), ...finding, ...said, createdAt: now });
  });
}

/** Withdraws the current dispute of a finding, which then counts again. Withdrawing twice changes nothing more. */
export async function withdrawDispute(
  dependencies: CorrectionDependencies,
  corrector: Corrector,
  propertyId: string,
  disputeId: string,
): Promise<Analysis | null> {
  return correct(dependencies, corrector, propertyId, 'dispute', async (transaction, now) => {
    if (!z.uuid().safeParse(disputeId).success) throw new DssError('dispute_not_found');
    const isIt = and(eq(disputes.propertyId, propertyId), eq(disputes.id, disputeId));
    const [found] = await transaction.select().from(disputes).where(isIt);
    if (found === undefined) throw new DssError('dispute_not_found');
    if (found.withdrawnAt !== null) return;
    await transaction.update(disputes).set({ withdrawnAt: now }).where(isCurrentDisputeOf(found));
  });
}

type DisputeRow = typeof disputes.$inferSelect;
type DisputedFinding = Pick<DisputeRow, 'propertyId' | 'hazardType' | 'photoIds' | 'questionIds'>;

/** Matches disputes that aren't withdrawn and share a photo or an answer with a finding. */
function isCurrentDisputeOf({ propertyId, hazardType, photoIds, questionIds }: DisputedFinding) {
  return and(
    eq(disputes.propertyId, propertyId),
    eq(disputes.hazardType, hazardType),
    isNull(disputes.withdrawnAt),
    or(
      photoIds.length === 0 ? undefined : arrayOverlaps(disputes.photoIds, photoIds),
      questionIds.length === 0 ? undefined : arrayOverlaps(disputes.questionIds, questionIds),
    ),
  );
}

/** A dispute's content without its id and dates. */
function whatItSays({
  propertyId,
  hazardType,
  photoIds,
  questionIds,
  kind,
  whose,
  reason,
}: DisputeRow) {
  return { propertyId, hazardType, photoIds, questionIds, kind, whose, reason };
}

async function photoIdsOf(
  transaction: Transaction,
  propertyId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) return [];
  const rows = await transaction
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.propertyId, propertyId), inArray(images.imageId, wanted)));
  if (rows.length < wanted.length) throw new DssError('photo_not_found');
  return rows.map(({ id }) => id);
}
