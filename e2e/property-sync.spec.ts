import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './product/fixtures.ts';
import { analysisStarts, holdRequests } from './product/held-requests.ts';
import { listenToConnections } from './product/live-connection.ts';
import { dialOf } from './product/shown-results.ts';
import { addPhotos, createPropertyInBrowser, getScore, propertyIdOf } from './product/main-job.ts';
import { pageChecked } from './product/page-check.ts';
import { drawnPictures } from './product/photos.ts';

const address = '12 Ridge Road, Paradise, CA 95969';

/** Another device of the same visitor, with a copy of the cookie and nothing else. */
async function anotherDevice(context: BrowserContext, baseURL: string | undefined) {
  const browser = context.browser();
  if (browser === null) throw new Error('the context has no browser');
  const device = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await device.addCookies(await context.cookies());
  return device;
}

test('two devices on one property show the same without a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const [front = '', back = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await addPhotos(page, [front]);
  await getScore(page);
  const id = propertyIdOf(page);

  const device = await anotherDevice(context, baseURL);
  const other = await device.newPage();
  // What is half a minute old is fetched again, and a page that opens on a busy machine takes its time.
  await other.clock.setFixedTime(Date.now());
  const opened: string[] = [];
  other.on('request', (request) => opened.push(new URL(request.url()).pathname));
  const connections = listenToConnections(other);
  await other.goto(`/property/${id}/details`);
  await connections.expectReceived('subscribed');
  await expect(other.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const upload = await page.request.put(`/api/properties/${id}/photos/back`, {
    headers: { 'Content-Type': 'image/jpeg', Origin: new URL(page.url()).origin },
    data: await readFile(back),
  });
  expect(upload.ok()).toBe(true);
  for (const shown of [page, other]) {
    await expect(shown.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(2);
  }
  // Following the property doesn't fetch again what was just fetched.
  for (const part of ['', '/answers', '/disputes', '/analysis-job']) {
    const path = `/api/properties/${id}${part}`;
    expect(opened.filter((each) => each === path)).toHaveLength(1);
  }

  const side = 'Side of the house in back-deck-shrubs.jpg';
  await page.getByLabel(side).selectOption('Back');
  await expect(other.getByLabel(side)).toHaveValue('north');

  const scores = () => dialOf(other).getAttribute('aria-label');
  const before = await scores();
  await page.request.put(`/api/properties/${id}/answers`, {
    headers: { Origin: new URL(page.url()).origin },
    data: { answers: [{ question_id: 'roof_wood', side: null, answer: 'yes' }] },
  });
  await expect.poll(scores).not.toBe(before);
  expect(asked.filter((path) => path.endsWith('/analysis-job'))).toEqual([]);
  await device.close();
});

test('an analysis is followed live, from its first step to its score', async ({ page }) => {
  const release = await holdRequests(page, analysisStarts);
  const connections = listenToConnections(page);
  const timesFollowed = () =>
    connections.received.filter((text) => text.includes('"subscribed"')).length;
  await createPropertyInBrowser(page, address);
  await expect.poll(timesFollowed).toBe(1);
  await addPhotos(page, drawnPictures().slice(0, 3));
  await page.getByRole('button', { name: 'Get My Score' }).click();
  await expect(page).toHaveURL(/\/analysis-progress\//);
  // What happens between one page's leaving and the next one's subscription isn't sent.
  await expect.poll(timesFollowed).toBe(2);
  release();
  await connections.expectReceived('analysis_progress', '"step":"done"');
  await connections.expectReceived('analysis_added');
  await expect(page).toHaveURL(/\/property\//);
});

test('canceling ends the work, even just after it was requested', async ({ page }) => {
  await createPropertyInBrowser(page, address);
  await addPhotos(page, drawnPictures().slice(0, 2));
  const asked: string[] = [];
  const release = await holdRequests(page, analysisStarts);
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Get My Score' }).click();
  await page.getByRole('button', { name: 'Cancel Analysis' }).click();
  await expect(page.getByRole('button', { name: 'Canceling…' })).toBeVisible();
  release();
  await expect(page.getByText('Analysis Cancelled')).toBeVisible();
  await expect(page).toHaveURL(/\/property\//);
  const id = propertyIdOf(page);
  expect(asked).toEqual(['/functions/v1/analyze_v2', `/api/properties/${id}/analysis-job/cancel`]);
});

test.describe('where no WebSocket gets through', () => {
  test.use({ expectedConsoleErrors: [/WebSocket connection to/] });

  test('the product works by polling', async ({ page }) => {
    await page.routeWebSocket(/\/api\/realtime/, (socket) => socket.close({ code: 1011 }));
    await createPropertyInBrowser(page, address);
    await addPhotos(page, drawnPictures().slice(0, 2));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await getScore(page);
    expect(asked.filter((path) => path.endsWith('/analysis-job')).length).toBeGreaterThan(0);
  });
});

test('public pages open no connection', async ({ page }) => {
  let connections = 0;
  page.on('websocket', () => (connections += 1));
  for (const path of ['/', '/about', '/es/faq']) {
    await page.goto(path);
    await pageChecked(page);
  }
  expect(connections).toBe(0);
});
