import { randomUUID } from 'node:crypto';
import { DssError, analysisLimits, type AnalyzeRequest } from '@dss/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isAccessDenied, tables, type Actor, type Transaction } from '../db/index.ts';
import { withoutBucket } from '../photos/index.ts';
import { hashInputs, loadCorrections } from './corrections.ts';
import type { AnalysisDependencies } from './dependencies.ts';
import { hashPhotos, loadInputs, type AnalysisInputs } from './inputs.ts';
import { placementsOf, type JobRequest } from './job-request.ts';

const { analyses, analysisJobs } = tables;

/** What a start came to: a job to wait for, its own or the one that was running, or a recent result as it stands. */
export type Started =
  | { readonly kind: 'job'; readonly jobId: string; readonly joined: boolean }
  | { readonly kind: 'reused'; readonly analysisId: string };

/**
 * Starts an analysis of a property, or joins the running one, or finds the one made under five minutes ago of the
 * same inputs. However many starts come at once, one job runs.
 * @throws DssError `property_not_found`, `invalid_image_path`, `no_images`
 */
export async function startAnalysis(
  dependencies: AnalysisDependencies,
  actor: Actor | null,
  propertyId: string,
  request: AnalyzeRequest,
): Promise<Started> {
  try {
    return await dependencies.db.asActor(actor, (transaction) =>
      startIn(transaction, dependencies, propertyId, request),
    );
  } catch (error) {
    // A property that may be looked at but not changed.
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
}

async function startIn(
  transaction: Transaction,
  { provider, clock }: AnalysisDependencies,
  propertyId: string,
  request: AnalyzeRequest,
): Promise<Started> {
  const placements = placementsOf(request);
  const all = await loadInputs(transaction, propertyId, { photoIds: null, placements });
  if (all === null) throw new DssError('property_not_found');
  const photoIds = chosenPhotos(all, request);
  if (all.photos.length === 0) throw new DssError('no_images');

  const now = clock();
  const jobRequest: JobRequest = { photoIds, placements };
  // A job that ends between the two looks is rare, and then a new one is due.
  for (;;) {
    const running = await unfinishedJob(transaction, propertyId);
    if (running !== null) return { kind: 'job', jobId: running, joined: true };
    if (request.rerun !== true) {
      const photosHash = hashPhotos(onlyChosen(all, photoIds), provider);
      const corrections = await loadCorrections(transaction, propertyId);
      const hash = hashInputs(photosHash, corrections);
      const recent = await recentAnalysis(transaction, propertyId, hash, now);
      if (recent !== null) return { kind: 'reused', analysisId: recent };
    }
    const reason = request.rerun === true ? 'rerun' : 'requested';
    const jobId = randomUUID();
    const inserted = await transaction
      .insert(analysisJobs)
      .values({
        id: jobId,
        propertyId,
        reason,
        request: jobRequest,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({
        target: analysisJobs.propertyId,
        where: sql`status in ('queued', 'running')`,
      })
      .returning({ id: analysisJobs.id });
    if (inserted.length === 0) continue;
    await transaction.execute(sql`select app.enqueue_analysis(${jobId}, ${propertyId})`);
    return { kind: 'job', jobId, joined: false };
  }
}

function chosenPhotos({ photos }: AnalysisInputs, request: AnalyzeRequest): string[] | null {
  if (request.images === undefined || request.images.length === 0) return null;
  const idByPath = new Map(photos.map((photo) => [withoutBucket(photo.sourceUrl), photo.id]));
  return request.images.map(({ path }) => {
    const id = idByPath.get(withoutBucket(path));
    if (id === undefined) throw new DssError('invalid_image_path', { values: { path } });
    return id;
  });
}

function onlyChosen(inputs: AnalysisInputs, photoIds: string[] | null): AnalysisInputs {
  if (photoIds === null) return inputs;
  return { ...inputs, photos: inputs.photos.filter(({ id }) => photoIds.includes(id)) };
}

async function unfinishedJob(transaction: Transaction, propertyId: string): Promise<string | null> {
  const [job] = await transaction
    .select({ id: analysisJobs.id })
    .from(analysisJobs)
    .where(
      and(
        eq(analysisJobs.propertyId, propertyId),
        inArray(analysisJobs.status, ['queued', 'running']),
      ),
    );
  return job?.id ?? null;
}

async function recentAnalysis(
  transaction: Transaction,
  propertyId: string,
  hash: string,
  now: Date,
): Promise<string | null> {
  const [newest] = await transaction
    .select({ id: analyses.id, hash: analyses.inputsHash, createdAt: analyses.createdAt })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  if (newest === undefined || newest.hash !== hash) return null;
  const age = now.getTime() - newest.createdAt.getTime();
  return age < analysisLimits.recentMs ? newest.id : null;
}
