import { DssError, type Analysis, type Locale } from '@dss/domain';
import { readAnalysisIn, rescore } from '../analysis/index.ts';
import type { Clock } from '../clock/index.ts';
import {
  assertOwned,
  isAccessDenied,
  lockProperty,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';

export interface CorrectionDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** Who says something, and the language of the answer to it. */
export interface Speaker {
  readonly actor: Actor | null;
  readonly locale: Locale;
}

/**
 * Saves what the owner says and scores anew, in one transaction: both or neither. A running analysis waits for
 * the lock, and takes the correction in. Saving nothing new makes no new analysis.
 * @returns the analysis scored anew, or null where there is none yet
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function correct(
  { db, clock }: CorrectionDependencies,
  { actor, locale }: Speaker,
  propertyId: string,
  reason: 'answer' | 'dispute',
  save: (transaction: Transaction, now: Date) => Promise<void>,
): Promise<Analysis | null> {
  try {
    return await db.asActor(actor, async (transaction) => {
      // The scoring runs with a worker's rights: who asks must own the property, not only see it.
      await assertOwned(transaction, propertyId);
      await lockProperty(transaction, propertyId);
      const now = clock();
      await save(transaction, now);
      const analysisId = await rescore(transaction, { propertyId, reason, at: now });
      return analysisId === null
        ? null
        : readAnalysisIn(transaction, propertyId, analysisId, locale);
    });
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}
