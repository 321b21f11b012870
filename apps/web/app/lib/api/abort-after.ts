/** A signal that aborts after that time. `AbortSignal.timeout` is newer than some browsers that the pages support. */
export function abortAfter(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
