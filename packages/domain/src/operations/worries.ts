import type { Operations } from '../api/operations.ts';

/** How long a job may wait for a worker before somebody should look into it. */
const worryingSeconds = 60;

/** Whether the built-in analyzer made the latest analysis of photos though a model is configured and within its budget. */
export function modelStoodIn({
  model,
  recent_analyses: recent,
}: Pick<Operations, 'model' | 'recent_analyses'>): boolean {
  const latest = recent.find(({ provider }) => provider !== 'owner');
  return !model.budget_reached && model.provider !== 'built-in' && latest?.provider === 'built-in';
}

/** Whether jobs that are ready find no worker. */
export function isNotTaken({ oldest_ready_seconds: seconds }: Operations['queue']): boolean {
  return seconds >= worryingSeconds;
}
