import type { ApiError } from '../api/api-error.ts';

/** The error code whose message describes a failed analysis; `own` if the error's own code has one. */
export type AnalysisErrorCode =
  | 'too_many_analyses'
  | 'invalid_analysis_request'
  | 'analysis_unavailable'
  | 'analysis_busy'
  | 'analysis_down'
  | 'own';

/** Classifies a failed analysis as specified (core flow, section 8): a rate limit (429) first, then by error code. */
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
