import type { ApiError } from '../api/api-error.ts';

/** The code whose words for a failed analysis; `own` where it has its own. */
export type AnalysisErrorCode =
  | 'too_many_analyses'
  | 'invalid_analysis_request'
  | 'analysis_unavailable'
  | 'analysis_busy'
  | 'analysis_down'
  | 'own';

/** Sorts a failed analysis as the specification does (core flow, section 8): by its limit, then by its status. */
export function analysisErrorCode({
  code,
  status,
}: Pick<ApiError, 'code' | 'status'>): AnalysisErrorCode {
  if (status === 429) return 'too_many_analyses';
  switch (code) {
    case 'unexpected_reply':
    case 'analysis_down':
      return 'analysis_down';
    case 'invalid_request':
    case 'invalid_analysis_request':
      return 'invalid_analysis_request';
    case 'internal_error':
    case 'analysis_unavailable':
      return 'analysis_unavailable';
    case 'not_ready':
    case 'analysis_busy':
      return 'analysis_busy';
    default:
      return 'own';
  }
}
