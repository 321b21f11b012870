import type { Response } from '@playwright/test';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { networkQuiet, pageChecked } from './product/page-check.ts';
import { expectOneLanguage, longTexts } from './product/scripts-of-page.ts';

const scriptBudget = 130_000;
const fontBudget = 45_000;
/** Each is a request of its own. */
const mostScripts = { ofPublicPage: 13, ofHome: 44 };

for (const [path, twin] of [
  ['/', '/es'],
  ['/es', '/'],
] as const) {
  test(`${path} sends at most ${scriptBudget / 1000} kB of compressed scripts, with nothing in the language of ${twin}`, async ({
    page,
    plainPage,
  }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path);
    await pageChecked(page);

    const scripts = responses.filter((one) => one.request().resourceType() === 'script');
    for (const script of scripts) {
      expect(script.headers()['content-encoding'], script.url()).toBe('br');
    }
    expect(scripts.length).toBeLessThanOrEqual(mostScripts.ofPublicPage);
    const sent = await bytesOf(scripts);
    expect(sent).toBeGreaterThan(50_000);
    expect(sent).toBeLessThanOrEqual(scriptBudget);

    const fonts = responses.filter((one) => one.request().resourceType() === 'font');
    expect(fonts).toHaveLength(2);
    expect(await bytesOf(fonts)).toBeLessThanOrEqual(fontBudget);

    const styles = responses.filter((one) => one.request().resourceType() === 'stylesheet');
    expect(styles, 'the styles stand in the page').toEqual([]);

    const texts = await Promise.all(scripts.map((script) => script.text()));
    await plainPage.goto(twin);
    expectOneLanguage(texts.join('\n'), await longTexts(page), await longTexts(plainPage));
  });
}

test(`a home's page sends at most ${mostScripts.ofHome} scripts`, async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await openAnsweredHouse(page, '40 Script Street, Chico, CA');
  await networkQuiet(page);
  const scripts = responses.filter((one) => one.request().resourceType() === 'script');
  expect(scripts.length).toBeLessThanOrEqual(mostScripts.ofHome);
});

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((one) => one.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
