import { analysisLimits, DssError, type AnalyzeRequest } from '@dss/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { asOwner, tables, type Actor, type Transaction } from '../../db/index.ts';
import { withoutBucket } from '../../photos/object-paths.ts';
import { hashPhotos, loadInputs, onlyChosen, type AnalysisInputs } from '../observe/inputs.ts';
import type { LookDependencies } from '../observe/look-at-photo.ts';
import type { ObservationProvider } from '../observe/providers/provider.ts';
import { hashInputs, loadCorrections } from '../result/corrections.ts';
import { enqueueJob, placementsOf, type JobRequest } from './enqueue-job.ts';

const { analyses, analysisJobs } = tables;

export type AnalysisDependencies = Omit<LookDependencies, 'store'>;

/** Result of a start: a job to wait for, new or already running, or a recent analysis to reuse. */
export type Started =
  | { readonly kind: 'job'; readonly jobId: string; readonly joined: boolean }
  | { readonly kind: 'reused'; readonly analysisId: string };

/** A model that an operator chose instead of the configured one. */
export type ModelOverride = ObservationProvider | null;

/** Counts a start against the limit of analyses, in the transaction of the start. */
export type CountStart = (transaction: Transaction) => Promise<void>;

/**
 * Starts an analysis of a property, joins its running job, or reuses an analysis of the same inputs made less than five
 * minutes ago. Concurrent starts share one job. A start that a user requested is counted by `count`, which rolls it back by
 * throwing.
 * @throws DssError `property_not_found`, `invalid_image_path`, `no_images`
 */
export async function startAnalysis(
  dependencies: AnalysisDependencies,
  actor: Actor | null,
  propertyId: string,
  request: AnalyzeRequest,
  count: CountStart,
  override: ModelOverride = null,
): Promise<Started> {
  return asOwner(dependencies.db, actor, propertyId, (transaction) =>
    startIn(transaction, { dependencies, propertyId, request, count, override }),
  );
}

async function startIn(
  transaction: Transaction,
  {
    dependencies: { provider: configured, clock },
    propertyId,
    request,
    count,
    override,
  }: {
    readonly dependencies: AnalysisDependencies;
    readonly propertyId: string;
    readonly request: AnalyzeRequest;
    readonly count: CountStart;
    readonly override: ModelOverride;
  },
): Promise<Started> {
  const provider = override ?? configured;
  const placements = placementsOf(request);
  const all = await loadInputs(transaction, propertyId, placements);
  if (all === null) throw new DssError('property_not_found');
  const photoIds = chosenPhotos(all, request);
  if (all.photos.length === 0) throw new DssError('no_images');

  const now = clock();
  const jobRequest: JobRequest = {
    photoIds,
    placements,
    ...(override !== null && { model: override.modelName }),
  };
  // Repeats in the rare case that the job ends between the two queries; a new job is needed then.
  for (;;) {
    const running = await unfinishedJob(transaction, propertyId);
    if (running !== null) return { kind: 'job', jobId: running, joined: true };
    const photosHash = hashPhotos(onlyChosen(all, photoIds), provider);
    const corrections = await loadCorrections(transaction, propertyId);
    const same = await newestOfSame(transaction, propertyId, hashInputs(photosHash, corrections));
    const rerun = request.rerun === true;
    if (
      !rerun &&
      same !== null &&
      !same.modelFailed &&
      now.getTime() - same.createdAt.getTime() < analysisLimits.recentMs
    ) {
      return { kind: 'reused', analysisId: same.id };
    }
    const asked =
      rerun || same !== null || !(await startsByItself(transaction, propertyId, request));
    const reason = rerun ? 'rerun' : 'requested';
    const jobId = await enqueueJob(transaction, {
      propertyId,
      reason,
      request: jobRequest,
      at: now,
    });
    if (jobId === null) continue;
    if (asked) await count(transaction);
    return { kind: 'job', jobId, joined: false };
  }
}

/**
 * Whether a start that claims to be automatic is treated as one, and so isn't counted. It must depend on stored data alone,
 * since each change of stored data is rate limited, and the previous start must have produced a result. Otherwise a client
 * could vary the request, or cancel each job, and get an unlimited number of photos looked at.
 */
async function startsByItself(
  transaction: Transaction,
  propertyId: string,
  request: AnalyzeRequest,
): Promise<boolean> {
  const choosing = (request.images ?? []).length > 0 || placementsOf(request).length > 0;
  if (request.automatic !== true || choosing) return false;
  const [before] = await transaction
    .select({ status: analysisJobs.status })
    .from(analysisJobs)
    .where(eq(analysisJobs.propertyId, propertyId))
    .orderBy(desc(analysisJobs.createdAt))
    .limit(1);
  return before === undefined || before.status === 'done';
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

/**
 * Waits for the lock of a job that is just ending: this requester changed the inputs before, and needs a job that
 * hasn't checked for changes yet.
 */
async function unfinishedJob(transaction: Transaction, propertyId: string): Promise<string | null> {
  const [job] = await transaction
    .select({ id: analysisJobs.id })
    .from(analysisJobs)
    .where(
      and(
        eq(analysisJobs.propertyId, propertyId),
        inArray(analysisJobs.status, ['queued', 'running']),
      ),
    )
    .for('share');
  return job?.id ?? null;
}

/** The newest analysis, if it was made from these inputs. */
async function newestOfSame(
  transaction: Transaction,
  propertyId: string,
  hash: string,
): Promise<{
  readonly id: string;
  readonly createdAt: Date;
  readonly modelFailed: boolean;
} | null> {
  const [newest] = await transaction
    .select({
      id: analyses.id,
      hash: analyses.inputsHash,
      createdAt: analyses.createdAt,
      modelFailed: sql<boolean>`coalesce(${analyses.rawJson} -> 'model_failure', 'null') <> 'null'`,
    })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  return newest?.hash === hash ? newest : null;
}
