/** Why an external service gave nothing that can be used. */
export type ExternalServiceFailure = 'unreachable' | 'too_slow' | 'refused' | 'malformed';

/**
 * An external service failed. Names the service and what happened, and never what it was asked: questions hold
 * addresses and keys, and errors are logged.
 */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError';
  readonly failure: ExternalServiceFailure;
  /** Of its answer; null without one. */
  readonly status: number | null;

  constructor(
    service: string,
    failure: ExternalServiceFailure,
    status: number | null,
    cause?: unknown,
  ) {
    super(
      `${service}: ${failure.replaceAll('_', ' ')}${status === null ? '' : ` (status ${status})`}`,
      cause === undefined ? undefined : { cause },
    );
    this.failure = failure;
    this.status = status;
  }
}

/** One question to an external service. */
export interface Question {
  /** Its name in errors and logs. */
  readonly service: string;
  /** From configuration, with parameters; never an address that a client gave. */
  readonly url: URL;
  /** For the whole answer. */
  readonly timeoutMs: number;
  /** A longer answer is malformed. */
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  readonly body?: object;
}

export interface Answer {
  readonly bytes: Buffer;
  /** Lower-case, without parameters; '' where none was named. */
  readonly contentType: string;
}

/** How often a service may send a question on. */
const mostRedirects = 3;

/**
 * Asks an external service, once, within its time. It may send the question on within its own origin: questions hold
 * keys and addresses, and only who is configured may read them.
 * @throws ExternalServiceError where no answer of status 2xx came
 */
export async function fetchBytes(question: Question): Promise<Answer> {
  const { service, url, timeoutMs, body, headers } = question;
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetchWithin(url, {
      method: body === undefined ? 'GET' : 'POST',
      signal: late,
      headers: {
        'User-Agent': 'defensible-space-score',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ExternalServiceError(service, 'refused', response.status);
    }
    const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    return {
      bytes: await readBytes(question, response),
      contentType: contentType.trim().toLowerCase(),
    };
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError(
      service,
      late.aborted ? 'too_slow' : 'unreachable',
      null,
      plain(error),
    );
  }
}

/**
 * Asks for JSON.
 * @throws ExternalServiceError `malformed` where the answer is none
 */
export async function fetchJson(question: Question): Promise<unknown> {
  const { bytes } = await fetchBytes(question);
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'));
    return answer;
  } catch {
    throw new ExternalServiceError(question.service, 'malformed', null);
  }
}

async function fetchWithin(url: URL, request: RequestInit): Promise<Response> {
  let at = url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(at, { ...request, redirect: 'manual' });
    const named = response.headers.get('Location');
    const next = response.ok || named === null ? null : URL.parse(named, at.href);
    if (next === null || next.origin !== url.origin || redirects === mostRedirects) return response;
    await response.body?.cancel();
    at = next;
  }
}

async function readBytes({ service, maxBytes }: Question, response: Response): Promise<Buffer> {
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

/** What the connection says, without the address that it was for. */
function plain(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? new Error(String(cause.code)) : undefined;
}
