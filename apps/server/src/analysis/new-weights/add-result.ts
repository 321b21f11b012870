import { scoringWeights } from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock/index.ts';
import { isMissingReference, tables, takeTurn, type Database } from '../../db/index.ts';
import { rescore } from '../rescore.ts';
import { storedResultSchema } from '../stored-result.ts';

const { analyses } = tables;

/**
 * Adds a result with the weights of this code to a property whose newest one has others: a new row that says so, made
 * of what was seen and what the owner says today. The rows before it stay as they are.
 * @returns whether a row was added: not where the newest has these weights already, or a form that this code doesn't know
 */
export async function addResultWithNewWeights(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  propertyId: string,
): Promise<boolean> {
  try {
    return await db.asWorker(propertyId, async (transaction) => {
      await takeTurn(transaction, propertyId);
      const [newest] = await transaction
        .select({ weightsVersion: analyses.weightsVersion, rawJson: analyses.rawJson })
        .from(analyses)
        .where(eq(analyses.propertyId, propertyId))
        .orderBy(desc(analyses.createdAt), desc(analyses.id))
        .limit(1);
      if (newest === undefined || newest.weightsVersion === scoringWeights.version) return false;
      if (!storedResultSchema.safeParse(newest.rawJson).success) return false;
      await rescore(transaction, { propertyId, reason: 'weights', at: clock() });
      return true;
    });
  } catch (error) {
    // Deleted at this moment.
    if (isMissingReference(error)) return false;
    throw error;
  }
}
