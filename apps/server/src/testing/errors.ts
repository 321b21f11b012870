import { errorBodySchema, errorCatalog, type ErrorBody, type ErrorCode } from '@dss/domain';
import { expect } from 'vitest';

/** Asserts that a response is this error, in the one shape that all errors have. */
export async function expectError(
  response: Response,
  code: ErrorCode,
): Promise<ErrorBody['error']> {
  const body: unknown = await response.json();
  expect(body).toMatchObject({ error: { code } });
  const { error } = errorBodySchema.strict().parse(body);
  expect(response.status).toBe(errorCatalog[code].status);
  expect(error.retryable).toBe(errorCatalog[code].retryable);
  expect(error.request_id).toBe(response.headers.get('X-Request-Id'));
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  return error;
}

/** An error without the request's id: what must be alike in two answers. */
export function withoutRequestId({ code, message, retryable }: ErrorBody['error']) {
  return { code, message, retryable };
}
