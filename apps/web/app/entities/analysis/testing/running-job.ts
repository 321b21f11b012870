import type { AnalysisJob } from '@dss/domain';

/** A job that has looked at two of its photos. */
export const runningJob: AnalysisJob = {
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c001',
  property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
  status: 'running',
  step: 'observing',
  photos_done: 2,
  photos_total: 8,
  analysis_id: null,
  error: null,
  created_at: '2026-07-01T12:00:00.000Z',
  updated_at: '2026-07-01T12:00:05.000Z',
};
