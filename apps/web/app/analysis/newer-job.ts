import type { AnalysisJob } from '@dss/domain';

/** The newer of the known job and one that just arrived. */
export function newerJob(known: AnalysisJob | null, received: AnalysisJob): AnalysisJob {
  if (known === null) return received;
  const isNewer =
    known.id === received.id
      ? Date.parse(received.updated_at) >= Date.parse(known.updated_at)
      : Date.parse(received.created_at) >= Date.parse(known.created_at);
  return isNewer ? received : known;
}
