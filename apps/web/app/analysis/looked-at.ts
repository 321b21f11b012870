import type { Analysis, AnalysisJob } from '@dss/domain';

/** Whether a result comes from looking at photos, rather than from a later answer or dispute. */
export function looksAtPhotos({ reason }: Pick<Analysis, 'reason'>): boolean {
  return (
    reason === 'requested' ||
    reason === 'rerun' ||
    reason === 'inputs_changed' ||
    reason === 'model_retry'
  );
}

/**
 * When the photos behind a result were looked at. A result made by an answer or a dispute is newer than that: it
 * re-scores what was seen before.
 */
export function lookedAt(
  analysis: Pick<Analysis, 'created_at' | 'reason'>,
  job: Pick<AnalysisJob, 'status' | 'updated_at'> | null | undefined,
): string {
  return !looksAtPhotos(analysis) && job?.status === 'done' ? job.updated_at : analysis.created_at;
}

/** Whether a job has finished with a newer result than the one shown. */
export function isOutdated(
  analysis: Pick<Analysis, 'analysis_id' | 'created_at'> | null,
  job: Pick<AnalysisJob, 'status' | 'analysis_id' | 'updated_at'> | null | undefined,
): boolean {
  if (job?.status !== 'done' || job.analysis_id === null) return false;
  if (analysis === null) return true;
  return (
    analysis.analysis_id !== job.analysis_id &&
    Date.parse(analysis.created_at) < Date.parse(job.updated_at)
  );
}
