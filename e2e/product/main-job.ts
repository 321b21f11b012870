import { expect, type Page } from '@playwright/test';
import { dialOf, wholeResults } from './shown-results.ts';

/** The steps of the main job, done in the browser as a person would. */

export async function createPropertyInBrowser(page: Page, address: string): Promise<void> {
  await page.goto('/new-property');
  await page.getByLabel('Property address').fill(address);
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
}

/**
 * Opens the second step of the main job, for a property that is created over the API: for tests in which its form
 * doesn't matter.
 * @returns the property's id
 */
export async function openNewProperty(page: Page, address: string): Promise<string> {
  const made = await page.request.post('/api/properties', {
    data: { address },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/new-property?property=${id}`);
  // Longer than usual: the first page of a product that has just started takes its time on a busy machine.
  const heading = page.getByRole('heading', { name: 'Add photos' });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  return id;
}

export async function addPhotos(page: Page, files: readonly string[]): Promise<void> {
  await page.getByLabel('Choose photos').setInputFiles([...files]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(files.length, {
    timeout: 60_000,
  });
}

/** Goes straight to the results from what photos leave open, which comes first where a model looks at photos. */
export async function skipToScore(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: /^(Skip to my|My) score$/ });
  const results = dialOf(page);
  await expect(skip.or(results)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(results).toBeVisible();
}

/** Waits on the progress screen until the results open, and goes on to all their details. */
export async function getScore(page: Page): Promise<void> {
  await page.getByRole('button', { name: /(Get|Show) My Score/ }).click();
  await expect(page).toHaveURL(/\/analysis-progress\//);
  await expect(page).toHaveURL(/\/property\//, { timeout: 60_000 });
  await skipToScore(page);
  await page.getByRole('link', { name: 'See Full Details' }).click();
  await wholeResults(page);
}

export function propertyIdOf(page: Page): string {
  const id = /\/property\/([^/?#]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`not a property's page: ${page.url()}`);
  return id;
}
