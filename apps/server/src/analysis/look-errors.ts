import type { ErrorCode } from '@dss/domain';

/** Why photos could not be looked at, in the catalog of the routes that have it done. */
export const lookErrors: readonly ErrorCode[] = [
  'too_many_analyses',
  'analysis_failed',
  'analysis_unavailable',
  'analysis_busy',
  'analysis_down',
  'analysis_unreachable',
  'analysis_timed_out',
  'analysis_malformed',
  'analysis_refused',
];
