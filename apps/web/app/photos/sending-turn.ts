/**
 * Runs `work` while no other tab of this browser works under the same name: two tabs never send the same photo beside
 * each other. Pages that weren't loaded over https have no locks; there the photo's id keeps it from being stored twice.
 */
export async function inTurn<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
  locks: LockManager | undefined = navigator.locks,
): Promise<Result> {
  // Undefined in insecure contexts, whatever the types say.
  if (locks === undefined) return work();
  return locks.request(name, { signal }, work);
}
