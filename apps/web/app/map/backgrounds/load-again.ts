/** The waits before the second, third and fourth try (surrounding features, section 9). */
const waitsMs = [500, 1000, 2000];

/** Could not be fetched at all: a moment later it may be. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/**
 * Loads what could not be fetched up to three more times, each time after a longer wait.
 * @throws what the last try threw, and at once whatever is no `NotFetched`
 */
export async function loadAgain<Loaded>(
  load: () => Promise<Loaded>,
  wait: (ms: number) => Promise<void> = waitFor,
): Promise<Loaded> {
  for (const ms of waitsMs) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      await wait(ms);
    }
  }
  return load();
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
