import type { AnalysisJob } from '@dss/domain';

/** Of what is known of a property's job and what arrives about it, the newer. */
export function newerJob(known: AnalysisJob | null, received: AnalysisJob): AnalysisJob {
  if (known === null) return received;
  const isNewer =
    known.id === received.id
      ? Date.parse(received.updated_at) >= Date.parse(known.updated_at)
      : Date.parse(received.created_at) >= Date.parse(known.created_at);
  return isNewer ? received : known;
}
