import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being answered, or that had the running job done. */
const running = new AsyncLocalStorage<string>();

/**
 * Runs `work` on behalf of a request: its log lines carry the request's id, and so does every job that it enqueues.
 * @param requestId null: nobody asked for it, or an earlier version didn't keep who did
 */
export function onBehalfOf<Result>(requestId: string | null, work: () => Result): Result {
  return requestId === null ? running.exit(work) : running.run(requestId, work);
}

/** The request on whose behalf this code runs; null if there is none. */
export function currentRequest(): string | null {
  return running.getStore() ?? null;
}
