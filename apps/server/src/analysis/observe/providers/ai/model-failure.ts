import { APICallError, JSONParseError, TypeValidationError } from 'ai';
import type { ModelFailureReason } from '../provider.ts';
import { AnswerTooLong } from './language-model.ts';

const retriedStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 529]);
const maxDetailLength = 300;

/**
 * A call without an answer. Its message is for operators: the provider's error without the request (which contains the photo)
 * and without the key.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: ModelFailureReason;
  /** HTTP status of the response; null if there was none. */
  readonly status: number | null;
  /** Whether the same call may succeed soon. */
  readonly retryable: boolean;
  /** The delay that the provider requests; null if it names none. */
  readonly retryAfterMs: number | null;

  constructor(
    reason: ModelFailureReason,
    detail: string,
    {
      status = null,
      retryable = false,
      retryAfterMs = null,
    }: Partial<Pick<ModelFailure, 'status' | 'retryable' | 'retryAfterMs'>> = {},
  ) {
    super(detail);
    this.reason = reason;
    this.status = status;
    this.retryable = retryable;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Converts an error of the SDK. Errors that aren't a failed call, such as our own bugs, are returned unchanged. */
export function toModelFailure(error: unknown, apiKey: string | null): unknown {
  if (!APICallError.isInstance(error)) return error;
  const detail = withoutKey(error.message, apiKey).slice(0, maxDetailLength);
  const { statusCode: status, responseBody: body = '' } = error;
  const succeeded = status !== undefined && status < 300;
  if (succeeded && error.cause instanceof AnswerTooLong) {
    return new ModelFailure('too_long', error.cause.message, { status });
  }
  // A success status with a body that doesn't follow the protocol; otherwise the connection broke.
  if (succeeded && isMisread(error.cause)) return new ModelFailure('malformed', detail, { status });
  if (succeeded || status === undefined) {
    return new ModelFailure('unreachable', detail, { retryable: true });
  }
  // The account's credit is used up, so waiting doesn't help although the status suggests it.
  const outOfCredit = body.includes('insufficient_quota');
  return new ModelFailure(reasonOf(status, detail), `${status}: ${detail}`, {
    status,
    retryable: retriedStatuses.has(status) && !outOfCredit,
    retryAfterMs: readRetryAfter(error.responseHeaders ?? {}, body),
  });
}

function isMisread(cause: unknown): boolean {
  return JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause);
}

function reasonOf(status: number, detail: string): ModelFailureReason {
  switch (status) {
    case 429:
      return 'rate_limited';
    case 400:
      return 'rejected';
    case 500:
      return 'server_error';
    case 503:
    case 529:
      return 'overloaded';
    default:
      if (/rate limit|too many requests/i.test(detail)) return 'rate_limited';
      return status === 401 || status === 403 ? 'unauthorized' : 'unavailable';
  }
}

/** Reads `retry-after-ms`, `retry-after` (seconds or a date), or Google's `retryDelay` from the body. */
function readRetryAfter(headers: Readonly<Record<string, string>>, body: string): number | null {
  const inMs = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (inMs >= 0) return inMs;
  const header = headers['retry-after'];
  if (header === undefined) {
    const [, seconds] = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(body) ?? [];
    return seconds === undefined ? null : Number(seconds) * 1000;
  }
  const seconds = Number(header);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function withoutKey(text: string, apiKey: string | null): string {
  return apiKey === null ? text : text.replaceAll(apiKey, '[key]');
}
