import { ApiError } from '../../api/api-error.ts';

/** What is said, quietly, of an analysis in the background that failed (core flow, section 8). */
export type BackgroundFailureKind = 'rateLimited' | 'invalidData' | 'serverMessage' | 'unknown';

/** Sorts a failure; one with a `serverMessage` has words of its own. */
export function backgroundFailureKind(error: unknown): BackgroundFailureKind {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 429) return 'rateLimited';
  return error.status === 400 ? 'invalidData' : 'serverMessage';
}
