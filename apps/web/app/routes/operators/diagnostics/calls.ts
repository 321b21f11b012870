import { abortAfter } from '../../../lib/api/abort-after.ts';
import { errorFromReply, networkError, unexpectedReply } from '../../../lib/api/api-error.ts';
import { noteFunctionError } from '../../../lib/api/function-errors.ts';
import { words as texts } from './words.ts';

const words = texts.common;

/** The raw answer to one call of the product. */
export interface Answer {
  /** 0 where there was no answer. */
  readonly status: number;
  /** Undefined where the answer isn't JSON. */
  readonly json: unknown;
  readonly text: string;
  readonly tookMs: number;
  /** There was none within the limit. */
  readonly isLate?: true;
}

/** How long to wait for an answer: longer than the server's own checks can take. */
const limitMs = 150_000;

/**
 * Calls the product as its pages do, but hands out whatever comes back. Failures of functions are kept in this browser,
 * as those of the pages are.
 */
export async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await send(method, path, body);
  const { status, json } = answer;
  if (status === 0) noteFunctionError(path, networkError());
  else if (status >= 400 && !isMapsKeyUnset(answer)) {
    noteFunctionError(path, errorFromReply(status, json));
  } else if (json === undefined) noteFunctionError(path, unexpectedReply(status));
  return answer;
}

async function send(method: string, path: string, body?: unknown): Promise<Answer> {
  const isFile = body instanceof Blob;
  const start = performance.now();
  const limit = abortAfter(limitMs);
  try {
    const response = await fetch(path, {
      method,
      signal: limit,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': isFile ? body.type : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const tookMs = performance.now() - start;
    return { status: response.status, json: parse(text), text, tookMs };
  } catch {
    const none = { status: 0, json: undefined, text: '', tookMs: performance.now() - start };
    return limit.aborted ? { ...none, isLate: true } : none;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the product says in an answer that is an error; else the status alone. */
export function messageOf({ status, json, isLate }: Answer): string {
  const error: unknown = fieldOf(json, 'error');
  const message = fieldOf(error, 'message');
  if (typeof message === 'string') return message;
  if (isLate === true) return words.noAnswerWithin(limitMs / 1000);
  return status === 0 ? 'no answer' : `status ${status}`;
}

/** Whether the answer says that there is no key of Google's map, which needs none. */
export function isMapsKeyUnset({ json }: Answer): boolean {
  return fieldOf(fieldOf(json, 'error'), 'code') === 'maps_key_missing';
}

/** Whether the answer says that aerial pictures are turned off. */
export function hasNoPictures({ json }: Answer): boolean {
  return fieldOf(fieldOf(json, 'error'), 'code') === 'imagery_missing';
}

/** The request's id in the server's log, by which its line is found; null if the answer names none. */
export function requestIdOf({ json }: Answer): string | null {
  const id = fieldOf(fieldOf(json, 'error'), 'request_id');
  return typeof id === 'string' ? id : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map(Object.entries(value)).get(name)
    : undefined;
}

const ofProvider = /openai|anthropic|gemini|ai provider|analysis service/i;

/** Explains why an analysis failed (surrounding features, section 8); null if it didn't. */
export function explainAnalyzeFailure(answer: Answer): string | null {
  const { status, json, text } = answer;
  if (answer.isLate === true) return `${words.connectionFailed}: ${messageOf(answer)}`;
  if (status === 0) return 'Connection Failed: no answer from the server.';
  // The server's answer when its own wait has timed out.
  if (status === 202) return words.notDone;
  if (status === 401 || status === 403) {
    return 'Functions auth error: check Authorization header and Invoke URL.';
  }
  if (json === undefined) {
    return 'No JSON in response: Check schema v0.2 loaded in function; verify signed URLs still valid.';
  }
  if (status >= 500 && ofProvider.test(text)) {
    return `AI provider error (${status}): key or URL invalid, or image URL expired.`;
  }
  if (status >= 500) return `Server error (${status}): ${messageOf(answer)}`;
  if (status >= 400) return `Client error (${status}): ${messageOf(answer)}`;
  return null;
}

/** Whether an error is a refusal by row-level security: by its words, or by the database's code 42501. */
export function isRlsViolation(message: string, code: string | null = null): boolean {
  return code === '42501' || /row-level security|policy|42501/i.test(message);
}

/** An analysis that takes longer than this is slow. */
export const slowMs = 20_000;

export function isSlow(tookMs: number): boolean {
  return tookMs > slowMs;
}

/** How the checks color a score: as specified, high ones stand out, whatever they mean for the house. */
export function scoreTone(score: number): 'destructive' | 'secondary' | 'default' {
  if (score > 70) return 'destructive';
  return score > 30 ? 'secondary' : 'default';
}

/** Whether storage failed because the bucket, or the folder that stands for it, isn't there. */
export function isBucketMissing(message: string): boolean {
  return /NoSuchBucket|does not exist|ENOENT|ENOTDIR/.test(message);
}
