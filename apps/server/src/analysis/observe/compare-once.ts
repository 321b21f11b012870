import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { tables } from '../../db/index.ts';
import { isSpent, storeModelCalls } from './model-calls.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import type { ModelCall } from './providers/provider.ts';

const { findingComparisons } = tables;

/** The analysis job for which something is compared. */
export interface ComparisonOwner {
  readonly propertyId: string;
  readonly jobId: string;
}

/** A comparison that a model makes. */
export interface WantedComparison<Comparison> {
  /** All that it depends on: with the same, it is the same. */
  readonly of: unknown;
  /** Of a stored comparison. */
  readonly schema: z.ZodType<Comparison>;
  /** Asks the model; null if there is nothing to ask about after all. */
  readonly ask: (onCall: (call: ModelCall) => void) => Promise<Comparison | null>;
}

/**
 * Compares, unless it was compared before for this property. What the calls cost is kept even if they fail.
 * @returns null if the month's budget is used up, or there is nothing to ask about
 */
export async function compareOnce<Comparison>(
  { db, clock, provider, budget = null }: ObserveDependencies,
  { propertyId, jobId }: ComparisonOwner,
  { of, schema, ask }: WantedComparison<Comparison>,
): Promise<Comparison | null> {
  const cacheKey = createHash('sha256').update(JSON.stringify(of)).digest('hex');
  const [known] = await db.asWorker(propertyId, (tx) =>
    tx
      .select({ comparison: findingComparisons.comparison })
      .from(findingComparisons)
      .where(
        and(
          eq(findingComparisons.propertyId, propertyId),
          eq(findingComparisons.cacheKey, cacheKey),
        ),
      ),
  );
  if (known !== undefined) return schema.parse(known.comparison);
  if (budget !== null && (await isSpent(db, clock, propertyId, budget))) return null;
  const calls: ModelCall[] = [];
  try {
    const comparison = await ask((call) => calls.push(call));
    if (comparison !== null) {
      await db.asWorker(propertyId, (tx) =>
        tx
          .insert(findingComparisons)
          .values({ propertyId, cacheKey, comparison })
          .onConflictDoNothing(),
      );
    }
    return comparison;
  } finally {
    const owner = { jobId, provider, at: clock() };
    await db.asWorker(propertyId, (tx) => storeModelCalls(tx, calls, owner));
  }
}
