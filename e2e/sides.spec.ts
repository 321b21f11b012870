import type { Page } from '@playwright/test';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { fineHouse } from './product/fine-house.ts';
import { expect, test } from './product/fixtures.ts';
import { makeLocatedProperty, pin, serveAerialPicture } from './product/located-property.ts';

// Run in order in one worker, to share one page.
test.describe.configure({ mode: 'default' });

const address = '27 Canyon Drive, Auburn, CA 95603';

async function directionsStored(page: Page, id: string): Promise<Record<string, string | null>> {
  const answer = await page.request.get(`/api/properties/${id}/photos`);
  const { photos } = (await answer.json()) as {
    photos: { image_id: string; placement: { direction: string | null } | null }[];
  };
  return Object.fromEntries(
    photos.map(({ image_id: imageId, placement }) => [imageId, placement?.direction ?? null]),
  );
}

test('a side has both its names once the owner says which way the front faces', async ({
  sharedPage: page,
  product,
}) => {
  const { id } = await makeLocatedProperty(page, product.url, { photos: 1, place: null });
  await page.goto(`/property/${id}/details`);
  const side = page.getByLabel(/^Side of the house in/);
  await expect(side.locator('option')).toHaveText(['Not sure', 'Front', 'Back', 'Left', 'Right']);
  await side.selectOption('Back');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(Object.values(await directionsStored(page, id))).toEqual(['north']);

  await page.request.post('/functions/v1/analyze_v2', {
    headers: { Origin: product.url },
    data: { property_id: id },
  });
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /^Front, Left,? and Right: no photo counts yet/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Which way does the front face?' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Which way does the front face?' });
  await dialog.getByLabel('West').check();
  await expectAccessible(page, dialogs);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog).toBeHidden();
  await expect(side.locator('option:checked')).toHaveText('Back (east)');
  expect(Object.values(await directionsStored(page, id))).toEqual(['east']);
  // Re-scored automatically.
  await expect(
    page.getByRole('heading', {
      name: /^Front \(west\), Left \(north\),? and Right \(south\): no photo counts yet/,
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'The front faces west' }).first()).toBeVisible();
});

test('results ask which way the front faces where sides go by both kinds of names, and offer another run for what was labeled since', async ({
  sharedPage: page,
  product,
}) => {
  const headers = { Origin: product.url };
  const { id, imageIds } = await makeLocatedProperty(page, product.url, { place: null });
  const [first = '', second = ''] = imageIds;
  const label = (imageId: string, data: object) =>
    page.request.put(`/api/properties/${id}/photos/${imageId}/placement`, { headers, data });
  await label(first, { direction: 'south', direction_said_as: 'house' });
  const told = [...fineHouse, { question_id: 'firewood_at_wall', side: 'north', answer: 'yes' }];
  await page.request.put(`/api/properties/${id}/answers`, { headers, data: { answers: told } });
  await page.request.post('/functions/v1/analyze_v2', { headers, data: { property_id: id } });

  await page.goto(`/property/${id}`);
  const mixed = page.getByText(/^You named some sides by the compass and others as front/);
  await expect(mixed).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Which way does the front face?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which way does the front face?' });
  await dialog.getByLabel('West').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(mixed).toBeHidden();
  expect(await directionsStored(page, id)).toMatchObject({ [first]: 'west' });

  // A label given later counts once the analysis is run again.
  await label(second, { direction: 'east', direction_said_as: 'house' });
  await page.reload();
  const changed = page.getByText(/^You changed photos, sides or areas after this score/);
  await expect(changed).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Re-Run Analysis' }).first().click();
  await expect(page).toHaveURL(`/property/${id}`, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Your score' })).toBeVisible();
  await expect(changed).toBeHidden();
});

test('the facing is saved only when the owner says so', async ({ sharedPage: page, product }) => {
  await serveAerialPicture(page);
  const { id } = await makeLocatedProperty(page, product.url, { photos: 0 });
  // Move the pin from the street to the house north of it.
  await page.request.put(`/api/properties/${id}/location`, {
    headers: { Origin: product.url },
    data: { lat: pin.lat + 0.0004, lng: pin.lng, outline: null },
  });
  await page.goto(`/property/${id}/details`);
  await page.getByRole('button', { name: 'Which way does the front face?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^We think it faces south/)).toBeVisible();
  await expect(dialog.getByLabel('South')).toBeChecked();
  await dialog.getByRole('button', { name: 'Not sure' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Which way does the front face?' })).toBeVisible();

  await page.getByRole('button', { name: 'Which way does the front face?' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'The front faces south' })).toBeVisible();
});

test('a facing that could not be saved is still chosen', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 503/);
  const id = await openAnsweredHouse(page, address);
  await page.route(`**/api/properties/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Which way does the front face?' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('East').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Not saved');
  await page.unroute(`**/api/properties/${id}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'The front faces east' }).first()).toBeVisible();
});
