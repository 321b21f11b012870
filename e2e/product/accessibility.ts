import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that light or dark can change for axe; the rest of its rules look at structure, names and sizes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Asserts that axe finds nothing on the page as it stands, in light and in dark, and that it doesn't scroll sideways.
 * Leaves it in light.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page, colorRules), 'in dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page), 'in light').toEqual([]);
  await expectNoSidewaysScrolling(page);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}

/**
 * What axe finds in the page by these rules, by default by all. Its usual way passes each element's result through
 * another page, for the sake of frames, and takes four times as long; a page without frames doesn't need it.
 */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  expect(page.frames(), 'frames would need a scan of their own').toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({
    resultTypes: ['violations'],
    ...(rules !== undefined && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
