import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { networkQuiet, pageChecked } from './product/page-check.ts';
import { drawnPictures } from './product/photos.ts';
import { expectNoEnglish } from './product/spanish.ts';
import { expectOneLanguage, longTexts, textOfScripts } from './product/scripts-of-page.ts';

const phone = { width: 390, height: 780 };

// The home pages are tested with their weight.
for (const [path, twin] of [
  ['/faq', '/es/faq'],
  ['/es/new-property', '/new-property'],
] as const) {
  test(`${path} loads nothing in the language of ${twin}`, async ({
    sharedPage,
    browser,
    product,
  }) => {
    await sharedPage.goto(twin);
    const foreign = await longTexts(sharedPage);
    const fresh = await browser.newPage({ baseURL: product.url });
    const text = await textOfScripts(fresh, path);
    expectOneLanguage(text, await longTexts(fresh), foreign);
    await fresh.close();
  });
}

test('the language switch leads to the same place on the page', async ({ sharedPage: page }) => {
  await page.goto('/faq?from=mail#privacy');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const spanish = page.getByRole('banner').getByRole('link', { name: 'Español' });
  // A built page doesn't know its query and hash.
  await expect(spanish).toHaveAttribute('href', /from=mail/);
  await spanish.click();
  await expect(page).toHaveURL('/es/faq?from=mail#privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
  // A page is there before all that it loads.
  await expect.poll(() => loads).toBe(1);
  expect(await chosen(page)).toBe('es');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'dss_language');
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);

  // Before scripts run, links are plain links, which load their page anew.
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', /from=mail/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de' }).click();
  await expect(page).toHaveURL('/es/about');
  expect(loads).toBe(1);
  // The URL changes slightly before the page does.
  await expect(english).toHaveAttribute('href', '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about');
  expect(await chosen(page)).toBe('en');
  await page.context().clearCookies({ name: 'dss_language' });
});

test('the menu of small screens has the switch too', async ({ sharedPage: page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/about');
  await expect(page.getByRole('button', { name: 'Menú' })).toBeVisible();
  await page.context().clearCookies({ name: 'dss_language' });
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is led to it from elsewhere, and within the site only offered it, without moving anything, until it declines', async ({
    page,
    expectedConsoleErrors,
  }) => {
    await page.setViewportSize(phone);
    const offer = page.getByRole('complementary', { name: 'Esta página también está en español.' });
    await test.step('it is offered', async () => {
      // One that arrives late changes the width of a line, which counts as a shift of 0.0002 and isn't the offer's.
      const fonts = '**/*.woff2';
      expectedConsoleErrors.push(/ERR_FAILED/);
      await page.route(fonts, (route) => route.abort());
      await page.goto('/?from=mail');
      await expect(page).toHaveURL('/es?from=mail');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await page.evaluate(() => location.assign('/'));
      await expect(offer).toBeInViewport();
      await expect(offer).toHaveAttribute('lang', 'es');
      await expect(page).toHaveURL('/');
      expect(await layoutShift(page)).toBe(0);
      await page.unroute(fonts);
      await offer.getByRole('link').click();
      await expect(page).toHaveURL('/es');
      await page.evaluate(() => location.assign('/about?part=2'));
      await expect(offer).toBeVisible();
      await expect(offer.getByRole('link')).toHaveAttribute('href', '/es/about?part=2');
    });
    await test.step('nothing is offered on a Spanish page or on a property', async () => {
      await page.context().clearCookies();
      for (const path of ['/es', '/new-property']) {
        await page.evaluate((to) => location.assign(to), path);
        await expect(page).toHaveURL(path);
        await networkQuiet(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('complementary')).toBeHidden();
      }
    });
    await test.step('once declined it is not offered again', async () => {
      await page.evaluate(() => location.assign('/about'));
      await offer.getByRole('button', { name: 'Seguir en inglés' }).click();
      await expect(offer).toBeHidden();
      expect(await chosen(page)).toBe('en');
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await pageChecked(page);
      await expect(offer).toBeHidden();
    });
  });
});

test('a home is scored in Spanish without a word of English', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/es');
  await page.getByRole('main').getByRole('link', { name: 'Comenzar evaluación' }).first().click();
  await expect(page).toHaveURL('/es/new-property');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Dirección de la propiedad').fill('8 Encino, Los Ángeles, CA 90001');
  await page.getByRole('button', { name: 'Crear propiedad para evaluarla' }).click();
  await expect(page.getByRole('heading', { name: 'Agregue fotos' })).toBeVisible();
  // File names are shown as they are, so pick some that aren't English words.
  const pictures = drawnPictures().filter((file) => !/-and-/.test(file));
  await page.getByLabel('Elegir fotos').setInputFiles(pictures.slice(0, 3));
  await expect(page.getByText('Subida', { exact: true })).toHaveCount(3);
  expectNoEnglish(await page.locator('body').innerText());

  await page.getByRole('button', { name: /(Obtener|Ver) mi puntaje/ }).click();
  await expect(page).toHaveURL(/\/es\/analysis-progress\//);
  await expect(page).toHaveURL(/\/es\/property\//, { timeout: 60_000 });
  const allDetails = page.getByRole('link', { name: 'Ver detalles' });
  await expect(allDetails).toBeVisible();
  expectNoEnglish(await page.locator('body').innerText());
  await allDetails.click();
  await expect(page.getByRole('heading', { name: 'Análisis detallado' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('main details').evaluateAll((folded) => {
    for (const details of folded) details.setAttribute('open', '');
  });
  expectNoEnglish(await page.locator('body').innerText());
  await page.setViewportSize({ width: 320, height: 780 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  // A message waits while the pointer rests on it, where the button was that led here.
  await page.mouse.move(1, 1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\.?\/property\/[\w-]+\/details$/);
  await expect(page).not.toHaveURL(/\/es\//);
  await expect(page.getByRole('heading', { name: 'Detailed Analysis' })).toBeVisible();
});

test('refusals are in Spanish, as is the page for an unknown address', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 404/, /404: there is no page at \/es\/no-existe$/);
  await page.goto('/es/property/nobodys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectNoEnglish(await page.locator('body').innerText());
  await page.goto('/es/new-property');
  await page.getByLabel('Dirección de la propiedad').fill('<>');
  await page.getByRole('button', { name: 'Crear propiedad para evaluarla' }).click();
  await expect(page.getByText('Escriba una dirección válida').first()).toBeVisible();

  const response = await page.goto('/es/no-existe');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<html lang="es"');
  await expect(page).toHaveTitle('404 - Página no encontrada');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/es');
});

test('a reader who chose Spanish before is offered it accessibly, as is the page it leads to', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'dss_language', value: 'es', url: product.url }]);
  await page.goto('/');
  await expect(page.getByRole('complementary')).toHaveAttribute('lang', 'es');
  await expectAccessible(page);
  await page.goto('/es');
  await expectAccessible(page);
});

async function chosen(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'dss_language')?.value;
}

/** How much the layout has shifted since the page first rendered, as in Core Web Vitals. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(resolve, 100, 0));
      }),
  );
}
