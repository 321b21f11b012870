import { analysisSchema, errorBodySchema, type Analysis } from '@dss/domain';
import { expect } from 'vitest';

/** The error of a response. */
export async function errorOf(response: Response) {
  const { error } = errorBodySchema.parse(await response.json());
  return { status: response.status, code: error.code, message: error.message };
}

/** The analysis in a successful response. */
export async function analysisOf(response: Response): Promise<Analysis> {
  expect(response.status).toBe(200);
  return analysisSchema.parse(await response.json());
}
