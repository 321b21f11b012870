import { z } from 'zod';
import type { CreateProperty } from '@dss/domain';

import { apiPaths } from './api-paths.ts';
import { ApiError, unexpectedReply, errorFromReply, networkError } from './api-error.ts';
import { noteFunctionError } from './function-errors.ts';
import { makeNamed } from './homes-to-make.ts';
import { nativeServer, serverAddress } from '../device/native/native-server.ts';
import { tokenStore } from '../device/native/token-store.ts';
import { createNativeVisitor, type AsVisitor } from './native-visitor.ts';
import { localeOf, type Locale } from '../messages/locale.ts';

/**
 * Calls the server and parses its reply.
 * @throws ApiError for everything except an abort by the caller
 */
export async function callApi<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  call: ApiCall = {},
): Promise<z.output<Schema>> {
  const response = await sendAsVisitor(path, call);
  return parseReply(response.status, await readJson(response), schema);
}

/** Calls the server when the answer has no body. */
export async function commandApi(path: string, call: ApiCall): Promise<void> {
  await sendAsVisitor(path, call);
}

/** Calls the server when the answer is a file, which arrives while it is read. */
export function fetchFile(path: string, call: ApiCall): Promise<Response> {
  return sendAsVisitor(path, call);
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

async function sendAsVisitor(path: string, call: ApiCall): Promise<Response> {
  await madeFirst(path, call.body);
  return asVisitor(call.method ?? 'GET', (token) =>
    sendRequest(path, { ...call, headers: { ...call.headers, ...token } }),
  );
}

/** Sends a request as this visitor: in a browser by cookie, in the native app by token. */
export const asVisitor: AsVisitor =
  nativeServer === null
    ? (_method, send) => send({})
    : createNativeVisitor({ store: tokenStore, join: askForToken });

/** Resolves once the server has the homes that a request names, which this browser may have made without it. @throws ApiError */
export function madeFirst(path: string, body?: unknown): Promise<void> {
  const request = body === undefined ? path : `${path} ${JSON.stringify(body)}`;
  return makeNamed(request, async (home) => void (await makeHome(home)));
}

/**
 * POST /api/properties. A browser becomes a visitor first: should the answer that brings a new visitor's cookie be lost with the home in
 * it, nobody could open the home. So an id that is taken is this visitor's own home, which an earlier request made.
 * @returns the home, to be parsed
 * @throws ApiError `property_not_found` if that home is gone
 */
export async function makeHome(home: CreateProperty & { readonly id: string }): Promise<unknown> {
  if (nativeServer === null) await sendRequest(apiPaths.visitorInBrowser(), { method: 'POST' });
  const ask = async (path: string, call: ApiCall) =>
    readJson(
      await asVisitor(call.method ?? 'GET', (token) =>
        sendRequest(path, { ...call, headers: token }),
      ),
    );
  try {
    return await ask(apiPaths.properties(), { method: 'POST', body: home });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_property_id') throw error;
    return ask(apiPaths.property(home.id), {});
  }
}

const replySchema = z.object({ visitor_token: z.string() });

/** POST /api/visitors */
async function askForToken(): Promise<string> {
  const response = await sendRequest(apiPaths.visitors(), { method: 'POST' });
  const reply = replySchema.safeParse(await readJson(response));
  if (!reply.success) throw unexpectedReply(response.status, reply.error);
  return reply.data.visitor_token;
}

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of a body; its type is in a header. */
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends one request to the server.
 * @throws ApiError if there is no answer or it is an error; an abort by the caller is rethrown as it is
 */
async function sendRequest(path: string, call: ApiCall): Promise<Response> {
  try {
    return await sendUnwatched(path, call);
  } catch (error) {
    if (error instanceof ApiError) noteFunctionError(path, error);
    throw error;
  }
}

async function sendUnwatched(
  path: string,
  { method = 'GET', body, file, headers, signal }: ApiCall,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(serverAddress(path), {
      method,
      // The native app's pages have another origin, so it sends a token instead of the cookie.
      credentials: nativeServer === null ? 'same-origin' : 'omit',
      headers: {
        accept: 'application/json',
        'accept-language': pageLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
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

/** The language to request server texts in: the page's, which may differ from the browser's preference. */
function pageLanguage(): Locale {
  return localeOf(location.pathname);
}
