import type { AnalysisJob } from '@dss/domain';

/** Of what is known of a property's job and what is told of it, the newer. */
export function newerJob(known: AnalysisJob | null, told: AnalysisJob): AnalysisJob {
  if (known === null) return told;
  const isNewer =
    known.id === told.id
      ? Date.parse(told.updated_at) >= Date.parse(known.updated_at)
      : Date.parse(told.created_at) >= Date.parse(known.created_at);
  return isNewer ? told : known;
}
