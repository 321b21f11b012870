import type { Response } from '@playwright/test';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { pageChecked } from './product/page-check.ts';
import { expectNothingForeign, longTexts } from './product/scripts-of-page.ts';

const scriptBudget = 130_000;
const fontBudget = 45_000;
/** Each script is a request of its own; by itself, the bundler would make 37 for a public page and 127 for a home's. */
const mostScripts = { ofPublicPage: 16, ofHome: 50 };

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
    await page.goto(path, { waitUntil: 'networkidle' });
    await pageChecked(page);

    const scripts = responses.filter((one) => one.request().resourceType() === 'script');
    for (const script of scripts) {
      // The smallest would not become smaller.
      if ((await script.body()).length < 100) continue;
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
    expectNothingForeign(texts.join('\n'), await longTexts(page), await longTexts(plainPage));
  });
}

test(`a home's page asks for at most ${mostScripts.ofHome} scripts`, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await openAnsweredHouse(page, '40 Script Street, Chico, CA');
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(10);
  expect(scripts.size).toBeLessThanOrEqual(mostScripts.ofHome);
});

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((one) => one.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
