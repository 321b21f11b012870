import { hazardRowSchema, scoreExplanationSchema, scoreInputSchema } from '@dss/domain';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tables, type Transaction } from '../../db/index.ts';

const { analyses } = tables;

const factsSchema = z.object({
  rows: z.array(
    z.object({ kind: z.string(), hazard_type: hazardRowSchema.shape.hazard_type.optional() }),
  ),
  answers: scoreInputSchema.shape.answers,
  after_photos: scoreExplanationSchema.shape.after_photos,
  set_aside: scoreExplanationSchema.shape.set_aside,
});

/** What a home's newest result found and didn't see, what its owner had answered, and what after-photos say; null if there is none. */
export async function newestFacts(
  transaction: Transaction,
  propertyId: string,
): Promise<z.infer<typeof factsSchema> | null> {
  const [newest] = await transaction
    .select({
      rows: sql`${analyses.rawJson} #> '{explanation,rows}'`,
      answers: sql`${analyses.rawJson} #> '{input,answers}'`,
      set_aside: sql`${analyses.rawJson} #> '{explanation,set_aside}'`,
      // Older results have none.
      after_photos: sql`coalesce(${analyses.rawJson} #> '{explanation,after_photos}', '[]')`,
    })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  return newest === undefined ? null : factsSchema.parse(newest);
}
