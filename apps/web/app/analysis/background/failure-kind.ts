import { ApiError } from '../../api/api-error.ts';

/** The low-key messages for a failed background analysis (core flow, section 8). */
export type BackgroundFailureKind = 'rateLimited' | 'invalidData' | 'serverMessage' | 'unknown';

/** Classifies a failure; `serverMessage` means that the error's own message is shown. */
export function backgroundFailureKind(error: unknown): BackgroundFailureKind {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 429) return 'rateLimited';
  return error.status === 400 ? 'invalidData' : 'serverMessage';
}
