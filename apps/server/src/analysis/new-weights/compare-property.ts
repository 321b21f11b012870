import { asc, desc, eq, inArray } from 'drizzle-orm';
import { tables, type Database } from '../../db/index.ts';
import { compareWithNow, type Comparison } from './comparison.ts';

const { analyses } = tables;

/** A stored result may be a hundred kilobytes. */
const readAtOnce = 20;

/** What came of a property's analyses. `unknown` counts those of a form that this code doesn't know. */
export interface PropertyCompared {
  readonly comparisons: readonly Comparison[];
  readonly unknown: number;
}

/** Computes a property's stored analyses again, or only the newest one. Writes nothing. */
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
