/** Delays before the second, third and fourth try (surrounding features, section 9). */
const waitsMs = [500, 1000, 2000];

/** Fetching failed, which a retry may fix. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/**
 * Loads something, retrying up to three times with growing delays if it couldn't be fetched.
 * @throws the error of the last try, or right away any error other than `NotFetched`
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
