import type { Page } from '@playwright/test';

/** The request that starts an analysis. */
export const analysisStarts = '**/functions/v1/analyze_v2';

/** Keeps requests to these addresses from reaching the server until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
