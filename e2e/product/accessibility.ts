import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** All axe rules that depend on light or dark; the others check structure, names and sizes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Whatever is open over a page: dialogs, sheets, toasts. Another test scans the page itself. */
export const dialogs = '[role=dialog], [role=alertdialog]';

/** What the HTML standard says, and nothing of style. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/**
 * Asserts that axe finds no violations on the page in its current state, in light and dark, and that it
 * doesn't scroll sideways. Leaves the page in light.
 * @param part a selector of what is scanned, by default the whole page; smaller parts take less time
 * @param options `dark`: false where another scan of the same page at another width has seen its dark colors
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  { dark = true }: { readonly dark?: boolean } = {},
): Promise<void> {
  // A page that is still starting has no heading, and a dialog may still be on its way.
  await expect(page.locator(part === 'html' ? 'h1' : part).first()).toBeVisible();
  if (dark) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(page, part, colorRules), 'in dark').toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, part), 'in light').toEqual([]);
  await expectNoSidewaysScrolling(page);
}

/**
 * Asserts that the page as it is now is valid HTML. Browsers build something of any HTML, and assistive technology gets to hear what
 * they made of it.
 */
export async function expectValidHtml(page: Page): Promise<void> {
  const { results } = await validator.validateString(await page.content());
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(problems, 'invalid HTML').toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}

/**
 * The violations of these axe rules in a part of the page, by default of all rules. Legacy mode, because the usual one
 * passes results through another page to support frames, which takes four times as long.
 */
async function violations(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  expect(page.frames(), 'frames would need a scan of their own').toHaveLength(1);
  await colorsSettled(page);
  // Its half megabyte of script stays in a page until the page is left.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .include(part);
  axe.options({
    resultTypes: ['violations'],
    // By default axe reads all styles and media before each scan, for one rule: about sound, which no page has.
    preload: false,
    // Whoever speaks to the device says what a control shows, so its name has to contain that (WCAG 2.5.3).
    ...(rules === undefined && { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    ...(rules !== undefined && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}

/** Colors that are still changing from one theme to the other would be judged halfway. */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changing = document
      .getAnimations()
      .filter(
        (each) => each instanceof CSSTransition && /color|fill/.test(each.transitionProperty),
      );
    await Promise.allSettled(changing.map((each) => each.finished));
  });
}
