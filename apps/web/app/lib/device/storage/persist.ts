let isAsked = false;

/**
 * Asks the browser not to remove what it keeps for us when its disk gets full. To be called when something is kept that the server doesn't
 * have, which is when it matters and, where the browser asks its user, makes sense to them. Once per page: the browser remembers.
 */
export function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  // Undefined in insecure contexts, despite its type.
  const storage: StorageManager | undefined = navigator.storage;
  // Older browsers lack it.
  if (storage !== undefined && 'persist' in storage) void storage.persist().catch(() => undefined);
}
