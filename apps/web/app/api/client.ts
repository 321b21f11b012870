import type { z } from 'zod';

import { unexpectedReply } from './api-error.ts';
import { asVisitor } from './as-visitor.ts';
import { readJson, sendRequest, type ApiCall } from './send-request.ts';

/**
 * Calls the server and parses its reply.
 * @throws ApiError for everything except an abort by the caller
 */
export async function callApi<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  call: ApiCall = {},
): Promise<z.output<Schema>> {
  const response = await send(path, call);
  return parseReply(response.status, await readJson(response), schema);
}

/** Calls the server when the answer has no body. */
export async function commandApi(path: string, call: ApiCall): Promise<void> {
  await send(path, call);
}

/** @throws ApiError `unexpected_reply` if the body violates the contract */
export function parseReply<Schema extends z.ZodType>(
  status: number,
  body: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unexpectedReply(status, parsed.error);
  return parsed.data;
}

function send(path: string, call: ApiCall): Promise<Response> {
  return asVisitor(call.method ?? 'GET', (token) =>
    sendRequest(path, { ...call, headers: { ...call.headers, ...token } }),
  );
}
