import { DssError, type Analysis } from '@dss/domain';
import { eq } from 'drizzle-orm';
import { readAnalysisIn, rescore } from '../analysis/index.ts';
import type { Clock } from '../clock/index.ts';
import {
  isAccessDenied,
  takeTurn,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';

export interface CorrectionDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Saves what the owner says and scores anew, in one transaction: both or neither. A running analysis waits its turn
 * and takes the correction in. Saving nothing new makes no new analysis.
 * @returns the analysis scored anew, or null where there is none yet
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function correct(
  { db, clock }: CorrectionDependencies,
  actor: Actor | null,
  propertyId: string,
  reason: 'answer' | 'dispute',
  save: (transaction: Transaction, now: Date) => Promise<void>,
): Promise<Analysis | null> {
  try {
    return await db.asActor(actor, async (transaction) => {
      await assertOwned(transaction, propertyId);
      await takeTurn(transaction, propertyId);
      const now = clock();
      await save(transaction, now);
      const analysisId = await rescore(transaction, { propertyId, reason, at: now });
      return analysisId === null ? null : readAnalysisIn(transaction, propertyId, analysisId);
    });
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}

/** @throws DssError `property_not_found` */
export async function assertVisible(transaction: Transaction, propertyId: string): Promise<void> {
  const rows = await selectProperty(transaction, propertyId);
  if (rows.length === 0) throw new DssError('property_not_found');
}

/**
 * The scoring after it runs with a worker's rights, so who asks must own the property, not only see it: row-level
 * security lets a row be locked only by who may change it. The lock keeps the property from being deleted meanwhile.
 * @throws DssError `property_not_found`
 */
async function assertOwned(transaction: Transaction, propertyId: string): Promise<void> {
  const rows = await selectProperty(transaction, propertyId).for('key share');
  if (rows.length === 0) throw new DssError('property_not_found');
}

function selectProperty(transaction: Transaction, propertyId: string) {
  return transaction
    .select({ id: tables.properties.id })
    .from(tables.properties)
    .where(eq(tables.properties.id, propertyId));
}
