import { errorBodySchema } from '@dss/domain';

/**
 * The error of every failed API call. `code` is from the server's catalog, or `network` (no answer) or
 * `unexpected_reply` (an answer that violates the contract). `status` is 0 without an answer. `retryAfterMs` is how
 * long the server asks to wait, null if it doesn't say.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  readonly requestId: string | null;
  /** Why, in words for programs: what makes a password weak. */
  readonly reasons: readonly string[];

  constructor(
    code: string,
    message: string,
    options: {
      status: number;
      retryable: boolean;
      retryAfterMs?: number | null;
      requestId?: string;
      reasons?: readonly string[] | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.requestId = options.requestId ?? null;
    this.reasons = options.reasons ?? [];
  }
}

/** There was no answer: offline, the server is down, or the connection dropped. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError('network', 'The server did not answer.', {
    status: 0,
    retryable: true,
    cause,
  });
}

/** The server, or something it depends on, is temporarily unavailable; the same request may succeed later. */
export function isServerBusy(error: unknown): boolean {
  return error instanceof ApiError && [502, 503, 504].includes(error.status);
}

/** There was no answer, or one that says to try again later. */
export function isServerUnreachable(error: unknown): boolean {
  return isServerBusy(error) || (error instanceof ApiError && error.code === 'network');
}

/** The answer violates the contract. */
export function unexpectedReply(status: number, cause?: unknown): ApiError {
  return new ApiError('unexpected_reply', `Unexpected reply (${status}).`, {
    status,
    retryable: status >= 500 || status === 429,
    cause,
  });
}

/**
 * Parses an error reply. Anything that isn't the API's error shape (say, from a proxy) is an unexpected reply.
 * `retryAfter` is the header's value, in seconds.
 */
export function errorFromReply(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): ApiError {
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) return unexpectedReply(status);
  const { code, message, retryable, request_id: requestId, reasons } = parsed.data.error;
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : null;
  return new ApiError(code, message, { status, retryable, retryAfterMs, requestId, reasons });
}
