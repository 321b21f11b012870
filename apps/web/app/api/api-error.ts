import { errorBodySchema } from '@dss/domain';

/**
 * Every failed call to the server. `code` is one of the server's catalog, or `network` (no answer) or
 * `unexpected_reply` (an answer that doesn't follow the contract). `status` is 0 without an answer. `retryAfterMs` is
 * how long the server asks to wait, null where it says nothing.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  readonly requestId: string | null;

  constructor(
    code: string,
    message: string,
    options: {
      status: number;
      retryable: boolean;
      retryAfterMs?: number | null;
      requestId?: string;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.requestId = options.requestId ?? null;
  }
}

/** No answer came: offline, the server is down, or the connection broke. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError('network', 'The server did not answer.', {
    status: 0,
    retryable: true,
    cause,
  });
}

/** The server, or a part that it needs, doesn't take requests right now; the same request may succeed in a while. */
export function isServerBusy(error: unknown): boolean {
  return error instanceof ApiError && [502, 503, 504].includes(error.status);
}

/** No answer came, or one that says to come back later. */
export function isServerAway(error: unknown): boolean {
  return isServerBusy(error) || (error instanceof ApiError && error.code === 'network');
}

/** The answer doesn't follow the contract. */
export function unexpectedReply(status: number, cause?: unknown): ApiError {
  return new ApiError('unexpected_reply', `Unexpected reply (${status}).`, {
    status,
    retryable: status >= 500 || status === 429,
    cause,
  });
}

/**
 * Reads the one shape of every error; an answer of another shape (a proxy's, say) is an unexpected reply. `retryAfter`
 * is the header, in seconds.
 */
export function errorFromReply(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): ApiError {
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) return unexpectedReply(status);
  const { code, message, retryable, request_id: requestId } = parsed.data.error;
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : null;
  return new ApiError(code, message, { status, retryable, retryAfterMs, requestId });
}
