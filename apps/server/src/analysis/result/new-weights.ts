import {
  computeFigures,
  scoreBandSchema,
  scoreInputSchema,
  scoringWeights,
  type ScoreBand,
} from '@dss/domain';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../clock/index.ts';
import { isMissingReference, lockProperty, tables, type Database } from '../../db/index.ts';
import { rescore } from './rescore.ts';
import { storedResultSchema } from './stored-result.ts';

const { analyses } = tables;

/** One stored analysis: its score when it was made, and the score of the same input with the current weights. */
export interface Comparison {
  /** Of the weights it was made with. */
  readonly weightsVersion: string;
  readonly before: ComparedFigures;
  readonly now: ComparedFigures;
}

export interface ComparedFigures {
  readonly score: number;
  readonly band: ScoreBand;
  /** Width of the range in points. */
  readonly rangeWidth: number;
}

/** The columns of a stored analysis that a comparison needs. */
export interface ComparableRow {
  readonly dssScore: number;
  readonly weightsVersion: string;
  readonly rawJson: unknown;
}

const comparableSchema = z.object({
  input: scoreInputSchema,
  explanation: z.object({
    band: scoreBandSchema,
    range: z.object({ low: z.number(), high: z.number() }),
  }),
});

/**
 * Re-scores a stored analysis from its own input with the current weights.
 * @returns null if its stored form is unknown to this version
 */
export function compareWithNow(row: ComparableRow): Comparison | null {
  const stored = comparableSchema.safeParse(row.rawJson);
  if (!stored.success) return null;
  const { explanation, input } = stored.data;
  const { score, band, range } = computeFigures(input);
  return {
    weightsVersion: row.weightsVersion,
    before: {
      score: row.dssScore,
      band: explanation.band,
      rangeWidth: explanation.range.high - explanation.range.low,
    },
    now: { score, band, rangeWidth: range.high - range.low },
  };
}

/** A stored result may have a hundred kilobytes. */
const readAtOnce = 20;

/** Result for a property's analyses. `unknown` counts those whose stored form is unknown to this version. */
export interface PropertyCompared {
  readonly comparisons: readonly Comparison[];
  readonly unknown: number;
}

/** Compares a property's stored analyses, or only the newest one. Writes nothing. */
export async function compareProperty(
  db: Database,
  propertyId: string,
  which: 'all' | 'newest',
): Promise<PropertyCompared> {
  return db.asWorker(propertyId, async (transaction) => {
    const newestFirst = transaction
      .select({ id: analyses.id })
      .from(analyses)
      .where(eq(analyses.propertyId, propertyId))
      .orderBy(desc(analyses.createdAt), desc(analyses.id));
    const ids = await (which === 'newest' ? newestFirst.limit(1) : newestFirst);
    const comparisons: Comparison[] = [];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      const some = ids.slice(start, start + readAtOnce).map(({ id }) => id);
      const rows = await transaction
        .select({
          dssScore: analyses.dssScore,
          weightsVersion: analyses.weightsVersion,
          rawJson: analyses.rawJson,
        })
        .from(analyses)
        .where(inArray(analyses.id, some))
        .orderBy(asc(analyses.createdAt));
      comparisons.push(...rows.flatMap((row) => compareWithNow(row) ?? []));
    }
    return { comparisons, unknown: ids.length - comparisons.length };
  });
}

/**
 * Adds a result with the current weights to a property whose newest result has others: a new row with its own reason, from the
 * stored observations and the owner's current corrections. Earlier rows stay unchanged.
 * @returns whether a row was added: false if the newest result has these weights, or a form unknown to this version
 */
export async function addResultWithNewWeights(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  propertyId: string,
): Promise<boolean> {
  try {
    return await db.asWorker(propertyId, async (transaction) => {
      await lockProperty(transaction, propertyId);
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
    // The property was deleted at the same time.
    if (isMissingReference(error)) return false;
    throw error;
  }
}
