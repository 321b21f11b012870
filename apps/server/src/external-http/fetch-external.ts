import { traced } from '../telemetry/traced.ts';

/** Why an external service returned nothing usable. */
export type ExternalServiceFailure = 'unreachable' | 'too_slow' | 'refused' | 'malformed';

/**
 * An external service failed. Contains the service's name and what happened, but never the request, which may contain
 * addresses and keys, because errors are logged.
 */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError';
  readonly failure: ExternalServiceFailure;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** After how many seconds it may be asked again, by its own word; null: it said nothing. */
  readonly retryAfterS: number | null;

  constructor(
    service: string,
    failure: ExternalServiceFailure,
    status: number | null,
    {
      cause,
      retryAfterS = null,
    }: { readonly cause?: unknown; readonly retryAfterS?: number | null } = {},
  ) {
    super(
      `${service}: ${failure.replaceAll('_', ' ')}${status === null ? '' : ` (status ${status})`}`,
      cause === undefined ? undefined : { cause },
    );
    this.failure = failure;
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

/** One request to an external service. */
export interface ExternalRequest {
  /** The service's name in errors and logs. */
  readonly service: string;
  /** Built from configuration and parameters. One that a client gives is compared with the hosts of a setting before (`web-push`). */
  readonly url: URL;
  /** Time limit for the whole response. */
  readonly timeoutMs: number;
  /** A longer response counts as malformed. */
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: object;
  /** Sent as they are by POST; `headers` say what they are. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

export interface ExternalResponse {
  readonly bytes: Buffer;
  /** Lower-case, without parameters; '' if there was none. */
  readonly contentType: string;
  readonly headers: Headers;
}

/** How many redirects are followed. */
const maxRedirects = 3;

/**
 * Sends one request to an external service, within the time limit. Redirects are followed only within its own origin, because
 * requests contain keys and addresses that only the configured service may read.
 * @throws ExternalServiceError if there was no response with status 2xx
 */
export function fetchBytes(question: ExternalRequest): Promise<ExternalResponse> {
  return traced({ name: `call ${question.service}`, kind: 'client', attributes: {} }, () =>
    fetchUntraced(question),
  );
}

async function fetchUntraced(question: ExternalRequest): Promise<ExternalResponse> {
  const { service, url, timeoutMs, body, bytes, headers } = question;
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetchWithin(url, {
      method: body === undefined && bytes === undefined ? 'GET' : 'POST',
      signal: late,
      headers: {
        'User-Agent': 'defensible-space-score',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(bytes === undefined ? {} : { body: bytes }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ExternalServiceError(service, 'refused', response.status, {
        retryAfterS: retryAfter(response.headers),
      });
    }
    const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    return {
      bytes: await readBytes(question, response),
      contentType: contentType.trim().toLowerCase(),
      headers: response.headers,
    };
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError(service, late.aborted ? 'too_slow' : 'unreachable', null, {
      cause: plain(error),
    });
  }
}

/**
 * Fetches JSON.
 * @throws ExternalServiceError `malformed` if the response isn't JSON
 */
export async function fetchJson(question: ExternalRequest): Promise<unknown> {
  return parseJson(question.service, await fetchBytes(question));
}

/**
 * What a response in JSON says.
 * @throws ExternalServiceError `malformed` if it isn't JSON
 */
export function parseJson(service: string, { bytes }: Pick<ExternalResponse, 'bytes'>): unknown {
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'));
    return answer;
  } catch {
    throw new ExternalServiceError(service, 'malformed', null);
  }
}

/** `Retry-After` in seconds, which may be written as a date. */
function retryAfter(headers: Headers): number | null {
  const said = headers.get('Retry-After');
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

async function fetchWithin(url: URL, request: RequestInit): Promise<Response> {
  let at = url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(at, { ...request, redirect: 'manual' });
    const named = response.headers.get('Location');
    const next = response.ok || named === null ? null : URL.parse(named, at.href);
    if (next === null || next.origin !== url.origin || redirects === maxRedirects) return response;
    await response.body?.cancel();
    at = next;
  }
}

async function readBytes(
  { service, maxBytes }: ExternalRequest,
  response: Response,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body === null) return Buffer.alloc(0);
  const body: AsyncIterable<Uint8Array> = response.body;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ExternalServiceError(service, 'malformed', response.status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The error code of a failed connection, without the address. */
function plain(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? new Error(String(cause.code)) : undefined;
}
