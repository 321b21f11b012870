/** Sooner than that a server that is starting again has nothing to give. */
const pauseMs = 1000;
const attempts = 3;

/**
 * Loads a part of the page that comes later. A part that can't be loaded must not take the page with it, and what it
 * is sending: without a connection the part waits for one, and a server that stumbles is asked again.
 * @throws what the loading threw, when the connection is there and the part is not
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  connection: Connection = browserConnection,
): Promise<Part> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await load();
    } catch (error) {
      if (connection.isOnline() && failed >= attempts) throw error;
      await connection.wait();
    }
  }
}

export interface Connection {
  isOnline: () => boolean;
  /** Until it is worth trying again. */
  wait: () => Promise<void>;
}

const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  wait: () =>
    new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, pauseMs);
      else window.addEventListener('online', () => resolve(), { once: true });
    }),
};
