import { errorCatalog, type AnalysisJob, type ErrorCode } from '@dss/domain';

import { ApiError } from '../../lib/api/api-error.ts';

/** The failures that the progress screen distinguishes; each has its own message. */
export type AnalysisFailure =
  | 'propertyNotFound'
  | 'noImages'
  | 'rateLimited'
  | 'invalidRequest'
  | 'unavailable'
  | 'busy'
  | 'failed'
  | 'cancelled'
  | 'timeout'
  | 'offline';

/** Classifies a failed API call by what the owner can do about it. */
export function failureOfCall(error: unknown): AnalysisFailure {
  if (!(error instanceof ApiError)) return 'failed';
  const failure = failureOfCode(error);
  return failure === null || failure === 'down' ? failureOfStatus(error.status) : failure;
}

/** Classifies a job that ended without a score. */
export function failureOfJob(job: Pick<AnalysisJob, 'status' | 'error'>): AnalysisFailure {
  if (job.status === 'cancelled') return 'cancelled';
  return failureOfCall(jobError(job));
}

/**
 * Classifies a failed call by a rate limit (429) first, then by its code (core flow, section 8); null: the code says
 * nothing about an analysis. `down`: the analysis service gave no answer, or something else answered in its place.
 */
export function failureOfCode({
  code,
  status,
}: Pick<ApiError, 'code' | 'status'>):
  | Exclude<AnalysisFailure, 'cancelled' | 'timeout'>
  | 'down'
  | null {
  if (status === 429) return 'rateLimited';
  switch (code) {
    case 'network':
      return 'offline';
    case 'property_not_found':
    case 'invalid_property_id':
      return 'propertyNotFound';
    case 'no_images':
      return 'noImages';
    case 'invalid_request':
    case 'invalid_analysis_request':
      return 'invalidRequest';
    case 'internal_error':
    case 'analysis_unavailable':
      return 'unavailable';
    case 'not_ready':
    case 'analysis_busy':
      return 'busy';
    case 'unexpected_reply':
    case 'analysis_down':
      return 'down';
    case 'analysis_failed':
    case 'analysis_timed_out':
    case 'analysis_malformed':
    case 'analysis_refused':
      return 'failed';
    default:
      return null;
  }
}

function failureOfStatus(status: number): AnalysisFailure {
  if (status === 429) return 'rateLimited';
  if (status === 503) return 'busy';
  if (status >= 500) return 'unavailable';
  return status === 400 || status === 422 ? 'invalidRequest' : 'failed';
}

/** Why a job ended without a score, as the error that a failed API call would throw; null if it doesn't say. */
export function jobError({ error }: Pick<AnalysisJob, 'error'>): ApiError | null {
  if (error === null || !isErrorCode(error.code)) return null;
  const { status, retryable } = errorCatalog[error.code];
  return new ApiError(error.code, error.message, { status, retryable });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalog, code);
}
