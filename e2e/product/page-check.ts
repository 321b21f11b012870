import { expect, type Page } from '@playwright/test';

interface PageReport {
  readonly path: string;
  readonly issues: readonly string[];
  readonly score: number;
}

/** Asserts that the page at `path`, freshly loaded, passes its own check in time and has each tag of its head once. */
export async function expectPerfectPage(page: Page, path: string): Promise<void> {
  const { report, sinceLoad } = await pageCheck(page, path);
  expect(report).toEqual({ path, issues: [], score: 100 });
  expect(sinceLoad, path).toBeGreaterThanOrEqual(990);
  // Hydration would add a second one wherever the browser's tags differ from those served.
  for (const tag of [
    'head link[rel="canonical"]',
    'head meta[property="og:url"]',
    'head title',
    'script[type="application/ld+json"]',
  ]) {
    await expect(page.locator(tag), `${tag} of ${path}`).toHaveCount(1);
  }
}

/** Looks ten times a second. By default each frame is looked at, for which a page at rest draws sixty of them. */
const rarely = { polling: 100 };

/** Waits for a page's check of itself: a second after the load event, and the last thing that it does on its own. */
export async function pageChecked(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('page-check').length > 0,
    undefined,
    rarely,
  );
}

/**
 * Waits until a page has received nothing for a second: for pages that don't check themselves. A request that takes longer isn't
 * waited for. Playwright's `networkidle` counts requests instead, but once waited for one until the test's time was over.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const last = Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd));
      return performance.now() - last > 1000;
    },
    undefined,
    rarely,
  );
}

/** What the page check found on the page at `path`, and how long after the load event, in milliseconds. */
export async function pageCheck(
  page: Page,
  path: string,
): Promise<{ report: PageReport; sinceLoad: number }> {
  const found = await page.waitForFunction(
    (wanted) => {
      for (const mark of performance.getEntriesByName('page-check')) {
        const report = (mark as PerformanceMark).detail as PageReport;
        if (report.path !== wanted) continue;
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return { report, sinceLoad: mark.startTime - (load?.loadEventStart ?? 0) };
      }
      return null;
    },
    path,
    rarely,
  );
  const value = await found.jsonValue();
  if (value === null) throw new Error('the page was not checked');
  return value;
}
