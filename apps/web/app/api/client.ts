import type { z } from 'zod';

import { errorFromReply, networkError, unexpectedReply } from './api-error.ts';
import { pageLanguage } from './page-language.ts';

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls our server and parses its reply.
 * @throws ApiError for everything but the caller's own abort.
 */
export async function callApi<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  call: ApiCall = {},
): Promise<z.output<Schema>> {
  const response = await send(path, call);
  return parseReply(response.status, await readJson(response), schema);
}

/** Calls our server where the answer has no body. */
export async function commandApi(path: string, call: ApiCall): Promise<void> {
  await send(path, call);
}

/** @throws ApiError `unexpected_reply` when the body isn't what the contract says */
export function parseReply<Schema extends z.ZodType>(
  status: number,
  body: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unexpectedReply(status, parsed.error);
  return parsed.data;
}

async function send(
  path: string,
  { method = 'GET', body, headers, signal }: ApiCall,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': pageLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw networkError(error);
  }
  if (!response.ok) {
    const retryAfter = response.headers.get('retry-after');
    throw errorFromReply(response.status, await readJson(response), retryAfter);
  }
  return response;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
