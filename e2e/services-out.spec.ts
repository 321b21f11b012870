import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import {
  knownHouse,
  startAddressServices,
  type AddressServices,
} from './product/address-services.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { startPlaceServices, type PlaceServices } from './product/place-services.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

for (const answers of ['silence', 'off'] as const) {
  test.describe(`with all services about places in ${answers}`, () => {
    // Run in one worker, to share one product.
    test.describe.configure({ mode: 'default' });

    let services: PlaceServices;
    let addresses: AddressServices;
    let dataDir: string;
    let product: RunningProduct | undefined;

    test.beforeAll(async () => {
      dataDir = await temporaryDirectory();
      services = await startPlaceServices();
      if (answers !== 'off') services.setAnswers(answers);
      addresses = await startAddressServices();
      product = await startProduct({
        dataDir,
        environment: {
          ...(answers === 'off' ? {} : services.environment),
          PHOTON_URL: addresses.photonUrl,
        },
      });
    });

    test.afterAll(async () => {
      await product?.stop();
      await addresses.stop();
      await services.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    // Asked for before the product has started, too.
    test.use({ baseURL: async ({}, use) => use(product?.url) });

    test('photos can be added at once, and the rules say what isn’t known', async ({ page }) => {
      const propertyId = await pickHome(page);
      await expect(card(page)).toContainText(
        answers === 'off'
          ? 'We don’t know: fire hazard zone, fire district, buildings nearby, slope, and past fires.'
          : 'We don’t know yet: fire hazard zone, fire district, buildings nearby, slope, and past fires.',
      );
      await expect(card(page).getByText('Say it yourself')).toBeVisible();
      await page.goto(`/property/${propertyId}/rules`);
      await expect(page.getByRole('heading', { name: 'What applies here' })).toBeVisible();

      const maybe = page.getByRole('region', { name: 'Depends on your exact address' });
      await expect(maybe).toContainText('Public Resources Code 4291');
      await expect(maybe).toContainText('Government Code 51182');
      await expect(page.getByRole('region', { name: 'In force here' })).not.toContainText(
        'Defensible space',
      );
      await expect(card(page)).toContainText(
        answers === 'off'
          ? 'We don’t know: fire hazard zone'
          : 'We don’t know yet: fire hazard zone',
      );
      await expectAccessible(page);

      await say(page, 'fire hazard zone', 'Fire hazard zone', 'Very High');
      await say(page, 'who is responsible for wildfires', 'Who is responsible', 'A local agency');
      await expect(page.getByRole('region', { name: 'In force here' })).toContainText(
        'Government Code 51182',
      );
      await expect(
        page.getByText('Listed because of what you said of this place.').first(),
      ).toBeVisible();
      await expect(card(page).getByRole('listitem').first()).toHaveText(
        /^Very High fire hazard zone\. ?That is your word\.$/,
      );
      await card(page).getByRole('button', { name: 'Take it back: fire hazard zone' }).click();
      await expect(maybe).toContainText('Government Code 51182');
    });
  });
}

const card = (page: Page) => page.getByRole('region', { name: 'What maps say about this place' });

async function pickHome(page: Page): Promise<string> {
  await page.goto('/new-property');
  const field = page.getByRole('combobox');
  await field.fill('12 ridge');
  await page.getByRole('option').first().click();
  await expect(field).toHaveValue(knownHouse.picked.text);
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('button', { name: 'Skip Photo Upload (Add Later)' })).toBeEnabled();
  return new URL(page.url()).searchParams.get('property') ?? '';
}

async function say(page: Page, fact: string, label: string, choice: string): Promise<void> {
  const opened = card(page).getByRole('button', { name: `Tell us: ${fact}` });
  if (!(await opened.isVisible())) await card(page).locator('summary').click();
  await opened.click();
  const form = card(page)
    .locator('form')
    .filter({ has: page.getByLabel(label) });
  await form.getByLabel(label).selectOption(choice);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}
