/** Runs `work` on each item, at most `limit` concurrently. The first failure aborts the others, and is thrown once all have ended. */
export async function forEachConcurrently<Item>(
  limit: number,
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      either.throwIfAborted();
      await work(item, either);
    }
  };
  const workers = Array.from({ length: limit }, () =>
    worker().catch((error: unknown) => {
      failure.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  // Throws the first failure, because an aborted signal keeps its first reason.
  either.throwIfAborted();
}
