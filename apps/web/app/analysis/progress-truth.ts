import type { AnalysisJob } from '@dss/domain';

export type ProgressTruth =
  | { key: 'starting' | 'queued' | 'scoring' | 'done' }
  | { key: 'observing'; current: number; total: number }
  | { key: 'merging'; total: number };

/** What is really happening, according to the job's row. Null means that the job isn't known yet. */
export function progressTruth(job: AnalysisJob | null): ProgressTruth {
  if (job === null) return { key: 'starting' };
  const total = job.photos_total;
  switch (job.step) {
    case 'queued':
      return { key: 'queued' };
    case 'observing':
      if (total === 0) return { key: 'starting' };
      return { key: 'observing', current: Math.min(job.photos_done + 1, total), total };
    case 'merging':
      return { key: 'merging', total };
    case 'scoring':
    case 'failed':
    case 'cancelled':
      return { key: 'scoring' };
    case 'done':
      return { key: 'done' };
  }
}
