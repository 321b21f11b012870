import { randomUUID } from 'node:crypto';
import type { AnalyzeRequest } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { tables, type Transaction } from '../../db/index.ts';

const requestPlacementSchema = z.object({
  /** The client's photo id. */
  imageId: z.string(),
  xRel: z.number().nullable(),
  yRel: z.number().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  caption: z.string().nullable(),
  direction: z.string().nullable(),
  area: z.string().nullable(),
});

/** The part of the request that a job stores. */
export const jobRequestSchema = z.object({
  /** Row ids of the chosen photos; null: all photos, including those added before the job starts. */
  photoIds: z.array(z.uuid()).nullable(),
  /** Used only for photos without a stored placement. */
  placements: z.array(requestPlacementSchema),
  /** An operator's choice; absent: the configured model. */
  model: z.string().optional(),
});

export type JobRequest = z.infer<typeof jobRequestSchema>;

/**
 * The owner's placements in a request. Automatic placements (center, directions in order, area 'Property') are made up, so
 * they are evidence of nothing and are left out. Only automatic ones use the area 'Property'.
 */
export function placementsOf(request: AnalyzeRequest): JobRequest['placements'] {
  return (request.placements ?? [])
    .filter(
      ({ automatic, area }) => automatic !== true && area?.trim().toLowerCase() !== 'property',
    )
    .map((placement) => ({
      imageId: placement.image_id,
      xRel: placement.x_rel ?? null,
      yRel: placement.y_rel ?? null,
      lat: placement.lat ?? null,
      lng: placement.lng ?? null,
      caption: placement.caption ?? null,
      direction: placement.direction ?? null,
      area: placement.area ?? null,
    }));
}

const { analysisJobs } = tables;

export interface NewJob {
  readonly propertyId: string;
  readonly reason: (typeof analysisJobs.$inferInsert)['reason'];
  readonly request: JobRequest;
  readonly at: Date;
}

/**
 * Inserts a job and enqueues it in the caller's transaction.
 * @returns the job's id; null if the property already has an unfinished job
 */
export async function enqueueJob(
  transaction: Transaction,
  { at, ...job }: NewJob,
): Promise<string | null> {
  const jobId = randomUUID();
  const inserted = await transaction
    .insert(analysisJobs)
    .values({ id: jobId, ...job, createdAt: at, updatedAt: at })
    .onConflictDoNothing({
      target: analysisJobs.propertyId,
      where: sql`status in ('queued', 'running')`,
    })
    .returning({ id: analysisJobs.id });
  if (inserted.length === 0) return null;
  await transaction.execute(sql`select app.enqueue_analysis(${jobId}, ${job.propertyId})`);
  return jobId;
}
