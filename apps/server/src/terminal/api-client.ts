import { errorBodySchema } from '@dss/domain';
import type { z } from 'zod';
import { BadInput, Failure } from './outcome.ts';
import { words } from './words.ts';

/** Statuses that the user can fix: an address or a file. A lost right or a full server is a failure. */
const fixable: ReadonlySet<number> = new Set([400, 401, 413, 415, 422]);

const networkRetries = 3;
const networkRetryMs = 500;

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer<ArrayBuffer> | string;
  /** Whether the request may be repeated after a network failure. */
  readonly repeatable?: boolean;
}

/** One server's public API, used as one visitor. */
export interface ApiClient {
  readonly url: string;
  /**
   * @throws BadInput with the server's message if the user has to fix the request
   * @throws Failure if the server or the network failed
   */
  request<Schema extends z.ZodType>(request: ApiRequest, schema: Schema): Promise<z.infer<Schema>>;
  /** Like `request`, for a response without a body. */
  send(request: ApiRequest): Promise<void>;
}

export function createApiClient(url: string, token: string | null): ApiClient {
  const fetchOrThrow = async (request: ApiRequest): Promise<Response> => {
    const response = await fetchWithRetry(url, token, request);
    if (response.ok) return response;
    const body = errorBodySchema.safeParse(await response.json().catch(() => null));
    const message = body.data?.error.message ?? words.unexpectedAnswer(url);
    throw fixable.has(response.status) && body.success
      ? new BadInput(message)
      : new Failure(message);
  };
  return {
    url,
    request: async (request, schema) => {
      const response = await fetchOrThrow(request);
      const parsed = schema.safeParse(await response.json().catch(() => null));
      if (!parsed.success) throw new Failure(words.unexpectedAnswer(url), { cause: parsed.error });
      return parsed.data;
    },
    send: async (request) => {
      await fetchOrThrow(request);
    },
  };
}

async function fetchWithRetry(
  url: string,
  token: string | null,
  request: ApiRequest,
): Promise<Response> {
  const tries = request.repeatable === true || request.method === 'GET' ? networkRetries : 1;
  let cause: unknown;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await fetch(new URL(request.path, url), {
        method: request.method,
        headers: {
          ...(typeof request.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...request.headers,
        },
        body: request.body ?? null,
      });
    } catch (error) {
      cause = error;
      await new Promise((resolve) => setTimeout(resolve, networkRetryMs * attempt));
    }
  }
  throw new Failure(words.connectionLost(url), { cause });
}
