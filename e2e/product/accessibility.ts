import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All axe rules that depend on light or dark; the others check structure, names and sizes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Asserts that axe finds no violations on the page in its current state, in light and dark, and that it doesn't scroll
 * sideways. Leaves the page in light.
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
 * The violations of these axe rules, by default all rules. Legacy mode, because the usual one passes results through
 * another page to support frames, which takes four times as long.
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
