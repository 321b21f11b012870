import { DssError, type ErrorCode } from '@dss/domain';
import type { PhotoFailure } from './providers/index.ts';

/** Why a photo was not observed; `fault`: the provider broke in a way that it doesn't name. */
export type WhyNotObserved = PhotoFailure | 'fault';

/** What the user reads where every photo failed for this reason: the specified messages, by what the provider answered. */
const codes: Readonly<Record<WhyNotObserved, ErrorCode>> = {
  rate_limited: 'too_many_analyses',
  rejected: 'invalid_analysis_request',
  server_error: 'analysis_unavailable',
  overloaded: 'analysis_busy',
  unavailable: 'analysis_down',
  unreachable: 'analysis_unreachable',
  timed_out: 'analysis_timed_out',
  malformed: 'analysis_malformed',
  too_long: 'analysis_malformed',
  refused: 'analysis_refused',
  unreadable: 'analysis_failed',
  missing: 'analysis_failed',
  fault: 'analysis_failed',
};

/** The one error for an analysis in which no photo was observed: the commonest reason, the first of equally common ones. */
export function wholeFailure(reasons: readonly WhyNotObserved[], cause: unknown): DssError {
  const counts = new Map<WhyNotObserved, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [commonest] = [...counts].toSorted(([, one], [, other]) => other - one);
  return new DssError(codes[commonest?.[0] ?? 'fault'], { cause });
}
