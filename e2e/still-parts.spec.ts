import { expect, test } from './product/fixtures.ts';

test('the list of hazards still works after Back', async ({ sharedPage: page }) => {
  await page.goto('/how-scoring-works');
  const hazards = page.locator('#every-hazard details');
  const built = await hazards.count();
  expect(built).toBeGreaterThan(30);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(hazards).toHaveCount(0);

  await header.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await page.goBack();
  await expect(hazards).toHaveCount(built);
  await hazards.first().locator('summary').click();
  await expect(hazards.first()).toHaveAttribute('open', '');
});
