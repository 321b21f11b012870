import { scoreBandSchema, type ScoreExplanation } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { noProperty, type Transaction } from '../db/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';

/** What is told of a score: nothing of whose home it is, where it is, or what its photos show. */
export const scoreEventSchema = z.strictObject({
  property_id: z.uuid(),
  analysis_id: z.uuid(),
  score: z.int(),
  /** The ends of the range in which the score of the home lies. */
  low: z.int(),
  high: z.int(),
  band: scoreBandSchema,
  made_at: z.iso.datetime(),
});

/** A score as an analysis has just stored it. */
export interface NewScore extends Pick<ScoreExplanation, 'score' | 'range' | 'band'> {
  readonly propertyId: string;
  readonly analysisId: string;
  readonly madeAt: Date;
}

/**
 * Has the operator's own system told of a score.
 * @param transaction of the property's job, the one that stores the score: so it is told of once, or of neither
 */
export async function putScoreIntoOutbox(
  transaction: Transaction,
  { propertyId, analysisId, score, range, band, madeAt }: NewScore,
): Promise<void> {
  const content: z.infer<typeof scoreEventSchema> = {
    property_id: propertyId,
    analysis_id: analysisId,
    score,
    low: range.low,
    high: range.high,
    band,
    made_at: madeAt.toISOString(),
  };
  await transaction.execute(sql`select app.tell_of_score(${JSON.stringify(content)})`);
}

const day = 24 * 60 * 60 * 1000;
/** How long it is known that somebody was told, or that telling them was given up. */
const recordMs = 30 * day;

export const startScoreCleanup = tableCleanup({
  everyMs: day / 4,
  failure: 'records of scores that were told could not be deleted',
  cleanUp: async (db, clock) => {
    const before = new Date(clock().getTime() - recordMs).toISOString();
    await db.asWorker(noProperty, (tx) =>
      tx.execute(sql`select app.sweep_outbox('score', ${before})`),
    );
  },
});
