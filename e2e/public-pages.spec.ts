import type { Page } from '@playwright/test';
import { expectAccessible, expectValidHtml } from './product/accessibility.ts';
import { expect, openOnce, test } from './product/fixtures.ts';
import { expectPerfectPage, pageChecked } from './product/page-check.ts';
import { expectNoEnglish } from './product/spanish.ts';

// Run in order in one worker, to share one product and two pages.
test.describe.configure({ mode: 'default' });

const pages = [
  { path: '/', heading: 'Get your wildfire risk score in minutes' },
  { path: '/about', heading: 'About the Defensible Space Score' },
  { path: '/faq', heading: 'Frequently Asked Questions' },
  { path: '/fire-safety-guidelines', heading: 'Fire Safety Guidelines' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/deletion', heading: 'Deletion Policy' },
  { path: '/dpa', heading: 'Data Processing Agreement' },
  { path: '/disclaimer', heading: 'Disclaimer & Disclosures' },
  { path: '/how-scoring-works', heading: 'How scoring works' },
  { path: '/insurance-letter', heading: 'You got a letter from your insurer' },
] as const;

/** The start buttons in page order, without the header's. */
const entryPoints: Record<string, readonly string[]> = {
  '/': ['home_hero', 'home_what_you_get', 'home_call_to_action'],
  '/about': ['about'],
  // The bar of a long page, on phones, and the button at its end.
  '/faq': ['faq', 'faq'],
  '/fire-safety-guidelines': ['fire_safety_guidelines', 'fire_safety_guidelines'],
  '/how-scoring-works': ['how_scoring_works', 'how_scoring_works'],
  '/insurance-letter': ['insurance_letter', 'insurance_letter'],
};

test('a start button navigates without reloading the site', async ({ sharedPage: page }) => {
  await page.goto('/');
  // Before scripts run, links are plain links. The page check shows that they run.
  await pageChecked(page);
  await page.evaluate(() => performance.mark('still-the-same-page'));
  await page.locator('main a[href="/new-property"]').last().click();
  await expect(page).toHaveURL('/new-property');
  await expect(page.getByLabel('Property address')).toBeVisible();
  expect(
    await page.evaluate(() => performance.getEntriesByName('still-the-same-page').length),
  ).toBe(1);
});

for (const { path, heading } of pages) {
  test(`every start button of ${path} leads to a new property`, async ({ plainPage: page }) => {
    await openOnce(page, path);
    const buttons = page.locator('a[href="/new-property"]');
    const found = await buttons.evaluateAll((elements) =>
      elements.map((element) => [
        element.getAttribute('data-entry-point'),
        element.getAttribute('href'),
      ]),
    );
    expect(found).toEqual(
      ['header', ...(entryPoints[path] ?? [])].map((label) => [label, '/new-property']),
    );
  });

  test(`${path} reads the same without scripts`, async ({ sharedPage, plainPage, product }) => {
    await forgetHomes(sharedPage, product.url);
    await sharedPage.goto(path);
    const scripted = await wholeText(sharedPage);
    await openOnce(plainPage, path);
    await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await wholeText(plainPage)).toBe(scripted);
    expect(scripted.length).toBeGreaterThan(1000);
  });

  const spanish = path === '/' ? '/es' : `/es${path}`;
  test(`${path} is complete without scripts, as is ${spanish}`, async ({
    plainPage: page,
    product,
  }) => {
    const texts: string[] = [];
    for (const [language, address] of [
      ['en', path],
      ['es', spanish],
    ] as const) {
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const title = page.getByRole('heading', { level: 1 });
      if (language === 'en') await expect(title).toHaveText(heading);
      else await expect(title).toBeVisible();
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', product.url + address);
      const alternates = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        );
      expect(alternates).toEqual([
        ['en', product.url + path],
        ['es', product.url + spanish],
        ['x-default', product.url + path],
      ]);
      texts.push((await page.locator('main').innerText()).replaceAll(/\s+/g, ' '));
    }
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[1]?.length).toBeGreaterThan((texts[0]?.length ?? 0) * 0.9);
    expectNoEnglish(texts[1] ?? '');
  });

  test(`${path} scores 100 on its own check within a second`, async ({ sharedPage: page }) => {
    await openOnce(page, path);
    await expectPerfectPage(page, path);
  });

  test(`${path} is accessible, on a desktop or unfolded on a phone`, async ({
    sharedPage: page,
  }) => {
    await openOnce(page, path);
    await expectAccessible(page, 'html', { dark: false });
    await expectValidHtml(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await unfold(page);
    await expectAccessible(page);
  });
}

test('every link within the site answers 200, every other one is a whole address', async ({
  request,
}) => {
  const targets = new Set<string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link = '']) => link);
    for (const link of links) {
      if (link.startsWith('#')) {
        const places = html.split(` id="${link.slice(1)}"`).length - 1;
        expect(places, `${path} has ${link}`).toBe(1);
      } else if (link.startsWith('/')) {
        targets.add(link);
      } else {
        expect(link).toMatch(/^(https?:\/\/\w|mailto:\w|tel:\+?\d)/);
      }
    }
  }
  expect([...targets]).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
  for (const target of targets) {
    const answer = await request.get(target, { headers: { Accept: 'text/html' } });
    expect(answer.status(), target).toBe(200);
  }
});

test('the questions of the home page open one at a time', async ({ sharedPage: page }) => {
  await page.goto('/');
  const answers = page.locator('details[name="home-faq"]');
  await expect(answers).toHaveCount(4);
  await answers.nth(0).locator('summary').click();
  await expect(answers.nth(0)).toHaveAttribute('open');
  await answers.nth(2).locator('summary').click();
  await expect(answers.nth(2)).toHaveAttribute('open');
  await expect(answers.nth(0)).not.toHaveAttribute('open');
  await answers.nth(2).locator('summary').press('Enter');
  await expect(answers.nth(2)).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'View All FAQs' }).click();
  await expect(page).toHaveURL('/faq');
});

test('each of the six groups of questions opens one at a time, beside the others', async ({
  sharedPage: page,
}) => {
  await page.goto('/faq');
  const groups = [
    'General',
    'How It Works',
    'Insurance & Regulators',
    'Privacy & Data',
    'Coverage & Accuracy',
    'Support',
  ];
  for (const name of groups) {
    const answers = page.getByRole('region', { name, exact: true }).locator('details');
    expect(await answers.count()).toBeGreaterThanOrEqual(5);
    await answers.nth(0).locator('summary').click();
    await answers.nth(1).locator('summary').click();
    await expect(answers.and(page.locator('[open]'))).toHaveCount(1);
    await expect(answers.nth(1)).toHaveAttribute('open');
  }
  await expect(page.locator('main details[open]')).toHaveCount(groups.length);
});

test('the legal pages share one layout', async ({ sharedPage: page }) => {
  const legal = pages.slice(4, 9);
  await page.goto('/terms');
  for (const { path, heading } of legal) {
    const tabs = page.getByRole('navigation', { name: 'Legal documents' });
    await tabs.getByRole('link', { name: heading }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(heading);
    await expect(page.getByText('Last updated: September 18, 2025')).toBeVisible();
    await expect(page.getByText('This text is a template.')).toBeVisible();
  }
});

test('an unknown address answers 404', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 404/, /404: there is no page at \/no\/such-page$/);
  const logged = page.waitForEvent('console', (message) =>
    message.text().endsWith('there is no page at /no/such-page'),
  );
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found.');
  await expect(page).toHaveTitle('404 - Page Not Found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  // The design page is for developers alone: the built product has none.
  expect((await page.request.get('/dev/design')).status()).toBe(404);
});

/** The home page links to the visitor's last home, which another test may have made. */
async function forgetHomes(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
}

async function wholeText(page: Page): Promise<string> {
  const text = await page.locator('body > main, body main').first().textContent();
  return (text ?? '').replace(/\s+/g, ' ');
}

async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folded) => {
    for (const details of folded) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}
