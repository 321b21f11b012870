import { expect, test } from './product/fixtures.ts';
import { holdRequests } from './product/held-requests.ts';
import { createPropertyInBrowser, propertyIdOf } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

test('an unusable address stays in the form with its reason', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 500/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/new-property');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Add New Property for Wildfire Risk Assessment',
  );
  const address = page.getByLabel('Property address');
  const create = page.getByRole('button', { name: 'Create Property for Assessment' });
  await address.fill('   ');
  await create.click();
  await address.fill('<>&');
  await create.click();
  await expect(page.getByText('Invalid Input')).toHaveCount(1);
  await expect(page.getByText('Please enter a valid address').first()).toBeVisible();
  expect(sent).toEqual([]);

  await page.route('**/api/properties', (route) => route.fulfill({ status: 500, body: '' }));
  await address.fill('24 Juniper Way, Truckee, CA 96161');
  await create.click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(address).toHaveValue('24 Juniper Way, Truckee, CA 96161');
});

test('the way to the score waits for uploads', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 400/);
  await createPropertyInBrowser(page, '24 Juniper Way, Truckee, CA 96161');
  await page.getByRole('button', { name: 'Skip Photo Upload (Add Later)' }).click();
  await expect(page).toHaveURL(/\/analysis-progress\//);
  await expect(page.getByText('No images found for analysis')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Property' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Photos' }).click();

  const release = await holdRequests(page, '**/photos/*');
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 1));
  const score = page.getByRole('button', { name: 'Get My Score' });
  await expect(score).toHaveAttribute('aria-disabled', 'true');
  await score.click({ force: true });
  await expect(page).toHaveURL(/\/new-property/);
  release();
  await expect(score).not.toHaveAttribute('aria-disabled');
});

test("a property that can't be loaded leads home", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of (400|500)/);
  await createPropertyInBrowser(page, '26 Juniper Way, Truckee, CA 96161');
  await page.getByRole('button', { name: 'Skip Photo Upload (Add Later)' }).click();
  await page.getByRole('link', { name: 'Back to Property' }).click();
  await expect(page.getByText('No score yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  await page.route('**/photos/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 2));
  await expect(
    page.getByText('There was an error uploading your images. Please try again.'),
  ).toHaveCount(1);
  await expect(page.getByText('Upload failed', { exact: true })).toHaveCount(1);
  await page.route(`**/api/properties/${propertyIdOf(page)}`, (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.reload();
  await expect(page.getByText('Failed to load property')).toBeVisible();
  await expect(page).toHaveURL('/');
});
