import { hazardRowSchema, scoreInputSchema } from '@dss/domain';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tables, type Transaction } from '../../db/index.ts';

const { analyses } = tables;

const factsSchema = z.object({
  rows: z.array(
    z.object({ kind: z.string(), hazard_type: hazardRowSchema.shape.hazard_type.optional() }),
  ),
  answers: scoreInputSchema.shape.answers,
});

/** What a home's newest result found and didn't see, and what its owner had answered; null if there is none. */
export async function newestFacts(
  transaction: Transaction,
  propertyId: string,
): Promise<z.infer<typeof factsSchema> | null> {
  const [newest] = await transaction
    .select({
      rows: sql`${analyses.rawJson} #> '{explanation,rows}'`,
      answers: sql`${analyses.rawJson} #> '{input,answers}'`,
    })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  return newest === undefined ? null : factsSchema.parse(newest);
}
