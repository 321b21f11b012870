import { errorCatalog, type AnalysisJob, type ErrorCode } from '@dss/domain';

import { ApiError } from '../api/api-error.ts';

/** Why a job ended without a score, as the error that a failed API call would throw; null if it doesn't say. */
export function jobError({ error }: Pick<AnalysisJob, 'error'>): ApiError | null {
  if (error === null || !isErrorCode(error.code)) return null;
  const { status, retryable } = errorCatalog[error.code];
  return new ApiError(error.code, error.message, { status, retryable });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalog, code);
}
