import { DssError, type Analysis, type Locale } from '@dss/domain';
import { readAnalysisIn } from '../analysis/result/read-analyses.ts';
import { rescore } from '../analysis/result/rescore.ts';
import type { Clock } from '../clock/index.ts';
import {
  assertMayAdd,
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

/** The requester, and the language of the response. */
export interface Corrector {
  readonly actor: Actor | null;
  readonly locale: Locale;
}

/**
 * Saves a correction and re-scores in one transaction. A running analysis waits for the property's lock and then includes the
 * correction. A correction that changes nothing makes no new analysis.
 * @returns the new analysis; null if the property has none yet
 * @throws DssError `property_not_found` unless the actor owns the property, or, for an answer, may add to it
 */
export async function correct(
  { db, clock }: CorrectionDependencies,
  { actor, locale }: Corrector,
  propertyId: string,
  reason: 'answer' | 'dispute' | 'action_done',
  save: (transaction: Transaction, now: Date) => Promise<void>,
): Promise<Analysis | null> {
  try {
    return await db.asActor(actor, async (transaction) => {
      // Re-scoring runs with the worker's rights, so check first that the actor may do more than see the property.
      await (reason === 'answer' ? assertMayAdd : assertOwned)(transaction, propertyId);
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
