/** A restarting server needs at least this long. */
const pauseMs = 1000;
const attempts = 3;

/** A part of the page can't be loaded, though there is a connection. After an upgrade the server may no longer have it. */
export class PartUnavailable extends Error {}

/**
 * Loads a part of the page on demand. A failed load must not break the page or stop its uploads, so this waits for a
 * connection when offline and retries when the server fails.
 * @throws PartUnavailable, with the last error as its cause, if loading keeps failing while online
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  connection: OnlineStatus = browserConnection,
): Promise<Part> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await load();
    } catch (error) {
      if (connection.isOnline() && failed >= attempts) {
        throw new PartUnavailable('a part of the page could not be loaded', { cause: error });
      }
      await connection.wait();
    }
  }
}

export interface OnlineStatus {
  isOnline: () => boolean;
  /** Resolves when another try makes sense. */
  wait: () => Promise<void>;
}

const browserConnection: OnlineStatus = {
  isOnline: () => navigator.onLine,
  wait: () =>
    new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, pauseMs);
      else window.addEventListener('online', () => resolve(), { once: true });
    }),
};
