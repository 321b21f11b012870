import { defaultLocale, DssError, type ErrorBody } from '@dss/domain';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { outageOf, reasonOf } from '../outages/index.ts';
import type { HttpEnv } from './router.ts';

/**
 * The only place that turns errors into responses. Unexpected errors are logged in full and answered with `internal_error`. An
 * outage, which fails many requests at the same time, is logged in one line.
 */
export function errorResponse(error: Error, context: Context<HttpEnv>): Response {
  const known = toDssError(error);
  const outage = outageOf(error);
  if (outage !== null) {
    context.var.log.warn({ outage, reason: reasonOf(error) }, 'request failed of an outage');
  } else if (known.status >= 500 && known.code !== 'uploads_busy') {
    context.var.log.error({ err: error }, 'request failed');
  }
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      retryable: known.retryable,
      request_id: context.var.requestId,
      ...(known.reasons === null ? {} : { reasons: [...known.reasons] }),
    },
  };
  if (known.retryAfterMs !== null) {
    context.header('Retry-After', String(Math.max(1, Math.ceil(known.retryAfterMs / 1000))));
  }
  // Closes the connection instead of waiting for the rest of the body.
  if (known.status === 408) context.header('Connection', 'close');
  // Error messages are in the default language, whatever language the response would have had.
  context.header('Content-Language', defaultLocale);
  return context.json(body, known.status);
}

function toDssError(error: Error): DssError {
  if (error instanceof DssError) return error;
  if (error instanceof HTTPException && isContentTypeProblem(error)) {
    return new DssError('unsupported_media_type', { cause: error });
  }
  // Hono throws this for a malformed request, such as a body that isn't JSON.
  if (error instanceof HTTPException && error.status < 500) {
    return new DssError('invalid_request', { values: { detail: detailOf(error) }, cause: error });
  }
  return new DssError(outageOf(error) ?? 'internal_error', { cause: error });
}

/** Replaces Hono's message for malformed JSON with ours. */
function detailOf(error: HTTPException): string {
  return /malformed json/i.test(error.message) ? 'The body must be JSON.' : error.message;
}

/** Recognized by message, since the validator uses status 400 or 415. */
function isContentTypeProblem(error: HTTPException): boolean {
  return error.status === 415 || /unsupported media type/i.test(error.message);
}
