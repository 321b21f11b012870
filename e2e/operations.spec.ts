import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { analysisStarts } from './product/held-requests.ts';
import { signUp } from './product/new-account.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/** A home that is scored from one answer, which is an analysis among the recent ones. */
async function scoredHome(page: Page): Promise<string> {
  const created = await page.request.post('/api/properties', {
    data: { address: '9 Toyon Court' },
    headers: fromOurPage,
  });
  const { id }: { id: string } = await created.json();
  const saved = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers: [{ question_id: 'roof_clean', side: null, answer: 'no' }] },
    headers: fromOurPage,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return id;
}

test('an operator runs the product from one page: its work, its model, its featured property', async ({
  page,
  expectedConsoleErrors,
}) => {
  // The call of a function that the server refuses.
  expectedConsoleErrors.push(/400/);
  const id = await scoredHome(page);
  await page.goto('/ops');
  await expect(page.getByRole('heading', { level: 1, name: 'Operations Panel' })).toBeVisible();
  // A frame of its own: nothing for visitors, and no other language.
  await expect(page.getByRole('link', { name: /Get Your Score|Español|FAQs/ })).toHaveCount(0);
  // Each section is one line that opens.
  const open = (name: string) => page.getByRole('region', { name }).getByRole('heading').click();
  const recent = page.getByRole('region', { name: 'Recent Analyses' });
  await expect(recent.getByText(id)).toBeHidden();
  await open('Recent Analyses');
  await expect(recent.getByText(id)).toBeVisible();
  await open('Queue');
  await expect(page.getByRole('region', { name: 'Queue' })).toContainText('Oldest ready');
  await open('Analyses and Models');
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('table', { name: 'Analyses per hour' })).toBeVisible();

  const override = page.getByRole('region', { name: 'Model Override' });
  await open('Model Override');
  await expect(override.getByLabel('Model name')).toHaveValue('gpt-5-2025-08-07');
  await expect(override.getByLabel('Schema version')).toHaveValue('v0.3');
  await override.getByLabel('Use another model').check();
  await override.getByLabel('Model name').fill('gpt-5-mini');
  await expect(override.getByRole('status')).toHaveText('The override is on.');
  expect(await page.evaluate(() => localStorage.getItem('ops-model-override'))).toBe(
    '{"enabled":true,"model_name":"gpt-5-mini","schema_version":"v0.3"}',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // The home has no photo, so that the function refuses to analyze it, asked for with the chosen model.
  const asked = page.waitForRequest(analysisStarts);
  await page.goto(`/analysis-progress/${id}`);
  expect((await asked).postDataJSON()).toMatchObject({
    model: 'gpt-5-mini',
    schema_version: 'v0.3',
  });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto('/ops');
  const errors = page.getByRole('region', { name: 'Function Errors' });
  await open('Function Errors');
  await expect(errors.getByRole('listitem').first()).toContainText('analyze_v2');

  await page.getByRole('link', { name: 'Property Shortcuts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property Shortcuts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Property' })).toHaveAttribute(
    'href',
    '/new-property',
  );
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open Property' }).click();
  await expect(page).toHaveURL(`/property/${id}`);
});

test('an operator’s account leads to the operators’ pages, anybody else’s does not', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  const panel = page.getByRole('link', { name: 'Operations panel' });
  await expect(panel).toHaveCount(0);
  // Only a command in the terminal names operators.
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch();
    const { account }: { account: object } = await response.json();
    await route.fulfill({ response, json: { account: { ...account, operator: true } } });
  });
  await page.reload();
  await panel.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operations Panel' })).toBeVisible();
});
