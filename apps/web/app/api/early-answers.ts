import { nativeServer } from '../device/native/index.ts';
import { earlyAnswers } from './api-paths.ts';

/** After this long they may be out of date. */
const freshMs = 10_000;

/**
 * The answer to a GET request that the page has already sent, each once.
 * @returns null if there is none or it failed: then send the request
 */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const answers = answersOfPage();
  const answer: unknown = answers?.get(path);
  answers?.delete(path);
  if (!(answer instanceof Promise)) return null;
  const response: unknown = await answer.catch(() => null);
  return response instanceof Response ? response : null;
}

/** When a request that is sent now was asked for, in milliseconds since 1970: earlier, where its answer may be an early one. */
export function askedNow(): number {
  return answersOfPage() === null ? Date.now() : performance.timeOrigin;
}

function answersOfPage(): Map<unknown, unknown> | null {
  const answers: unknown = Reflect.get(globalThis, earlyAnswers.name);
  return answers instanceof Map && nativeServer === null && performance.now() < freshMs
    ? answers
    : null;
}
