import { errorBodySchema, errorCatalog, type ErrorBody, type ErrorCode } from '@dss/domain';
import { expect } from 'vitest';

/** Asserts that a response is this error, in the common shape of all errors. */
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

/** An error without the request's id, for comparing two responses. */
export function withoutRequestId({ code, message, retryable }: ErrorBody['error']) {
  return { code, message, retryable };
}
