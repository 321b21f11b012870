import { nativeServer, serverAddress } from '../native/index.ts';
import { errorFromReply, networkError } from './api-error.ts';
import { pageLanguage } from './page-language.ts';

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends one request to the server.
 * @throws ApiError if there is no answer or it is an error; an abort by the caller is rethrown as it is
 */
export async function sendRequest(
  path: string,
  { method = 'GET', body, headers, signal }: ApiCall,
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

export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
