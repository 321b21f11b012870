/**
 * Runs `work` while no other tab of this browser holds the lock of that name, so that two tabs never send the same thing
 * at once. Pages that weren't loaded over https have no locks; there the server has to cope with receiving it twice.
 * @param signal ends the wait for the lock
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  // Undefined in insecure contexts, despite its type.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  return locks.request(name, signal === undefined ? {} : { signal }, work);
}
