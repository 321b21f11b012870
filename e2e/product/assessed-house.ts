import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { drawnPictures } from './photos.ts';
import { wholeResults } from './shown-results.ts';

const sides = ['north', 'east', 'south', 'west'];
/** The header that a browser adds to requests from our own pages. */
const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

/**
 * Gives the page's visitor a scored house with a photo of each side, and opens its details. Uses the API, which is
 * fastest; other tests cover the way there in the browser.
 */
export async function openAssessedHouse(page: Page, address: string): Promise<void> {
  const pictures = drawnPictures().slice(0, sides.length);
  const property = await send<{ id: string }>(page, 'POST', '/api/properties', { address });
  await Promise.all(
    sides.map(async (direction, index) => {
      const photo = `/api/properties/${property.id}/photos/${direction}`;
      const bytes = await readFile(pictures[index] ?? '');
      const stored = await page.request.put(photo, {
        data: bytes,
        headers: { ...fromOurPage, 'Content-Type': 'image/jpeg' },
      });
      expect(stored.status(), await stored.text()).toBe(201);
      await send(page, 'PUT', `${photo}/placement`, { direction, area: 'zone_1' });
    }),
  );
  await send(page, 'POST', '/functions/v1/analyze_v2', { property_id: property.id });
  await page.goto(`/property/${property.id}/details`);
  await firstResults(page);
}

/**
 * Gives the page's visitor a house that is scored from one answer alone, and opens its details. Without photos there is
 * nothing to analyze, so it takes a fraction of the time; for tests in which no photo matters.
 * @returns the property's id
 */
export async function openAnsweredHouse(page: Page, address: string): Promise<string> {
  const { id } = await send<{ id: string }>(page, 'POST', '/api/properties', { address });
  const answers = [{ question_id: 'roof_wood', side: null, answer: 'no' }];
  await send(page, 'PUT', `/api/properties/${id}/answers`, { answers });
  await page.goto(`/property/${id}/details`);
  await firstResults(page);
  return id;
}

/** Waits longer than usual: the first page of a product that has just started takes its time on a busy machine. */
async function firstResults(page: Page): Promise<void> {
  const explanation = page.getByRole('heading', { name: 'Why this score' });
  await expect(explanation).toBeVisible({ timeout: 60_000 });
  await wholeResults(page);
}

async function send<Body>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<Body> {
  const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
