import type { Page } from '@playwright/test';

import { dialogs, expectAccessible } from './product/accessibility.ts';
import { openAnsweredHouse, openAssessedHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { analysisStarts, holdRequests } from './product/held-requests.ts';
import { addPhotos, createPropertyInBrowser, openNewProperty } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

// Run in order in one worker, to share one page.
test.describe.configure({ mode: 'default' });

/** The request bodies of the analyses that the page starts. */
function startsOf(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/analyze_v2')) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

test('photos are analyzed while more are added', async ({ page }) => {
  const asked = startsOf(page);
  const release = await holdRequests(page, analysisStarts);
  await createPropertyInBrowser(page, '12 Juniper Way, Truckee, CA 96161');
  await addPhotos(page, drawnPictures().slice(0, 2));
  expect(asked).toEqual([]);
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(2, 3));

  await expect(page.getByText('AI is analyzing your photos in the background...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get My Score (Analyzing...)' })).toBeVisible();
  release();
  await expect(page.getByText('Analysis complete! Ready to show your score.')).toBeVisible();
  expect(asked).toEqual([{ property_id: expect.any(String), automatic: true }]);

  await page.getByRole('button', { name: 'Show My Score' }).click();
  await expect(
    page.getByText(/^DSS Score: \d+\/100 with \d+ hazards? identified\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/property\//);
});

test('photos added on the property’s page are analyzed automatically', async ({
  sharedPage: page,
}) => {
  await openAnsweredHouse(page, '14 Juniper Way, Truckee, CA 96161');
  const asked = startsOf(page);
  // A quick analysis would announce its score at once, and two toasts show at a time.
  const release = await holdRequests(page, analysisStarts);
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add photos to your property' });
  await dialog.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(4, 5));
  await expect(page.getByText('Images uploaded successfully')).toBeVisible();
  release();
  await expect(page.getByText('Analyzing New Images')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByText(/^DSS Score: \d+\/100 with/)).toBeVisible();
  expect(asked).toEqual([{ property_id: expect.any(String), automatic: true }]);
});

test('the page stays as it was behind the dialog that adds photos', async ({ page }) => {
  const id = await openAnsweredHouse(page, '15 Juniper Way, Truckee, CA 96161');
  const newest = async () => {
    const answer = await page.request.get(`/api/properties/${id}/analyses?limit=1`);
    const { analyses }: { analyses: { created_at: string }[] } = await answer.json();
    return analyses[0]?.created_at;
  };
  const assessed = page.locator('time').first();
  const before = await assessed.getAttribute('datetime');
  // Hidden from screen readers while the dialog is open.
  const list = page.getByRole('list', { name: 'Your photos', includeHidden: true });
  const photos = list.getByRole('listitem', { includeHidden: true });
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add photos to your property' });
  await dialog.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 2));
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect.poll(newest, { timeout: 30_000 }).not.toBe(before);
  await expect(photos).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(photos).toHaveCount(2);
  await expect(assessed).not.toHaveAttribute('datetime', String(before));
});

test('the page takes the focus where the first photos replace the button that added them', async ({
  page,
}) => {
  const id = await openNewProperty(page, '17 Juniper Way, Truckee, CA 96161');
  await holdRequests(page, analysisStarts);
  await page.goto(`/property/${id}/details`);
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add photos to your property' });
  await dialog.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 1));
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 photo is ready')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
});

test('a request for a policy review keeps what was typed', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await openAnsweredHouse(page, '16 Juniper Way, Truckee, CA 96161');
  const open = page.getByRole('button', { name: 'Request Free Policy Review' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Request Free Policy Review' });
  await dialog.getByLabel('First Name').fill("D'Arcy");
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Missing Required Fields')).toBeVisible();
  await expect(
    page.getByText(
      'Please fill in all required fields (First Name, Last Name, and Email Address).',
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel('Last Name')).toBeFocused();
  await expectAccessible(page, dialogs);

  await dialog.getByLabel('Last Name').fill('Rowe');
  await dialog.getByLabel('Email Address').fill('rowe@example.org');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue("D'Arcy");

  const garbage = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  await page.route('**/functions/v1/send-policy-review', (route) => route.fulfill(garbage), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Submission Failed').first()).toBeVisible();
  await expect(page.getByText('Please try again or contact us directly.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Request Received')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the outbox shows the mails of a request for a policy review', async ({ page }) => {
  const reply = await page.request.post('/functions/v1/send-policy-review', {
    data: { firstName: 'Noor', lastName: 'Rowe', email: 'noor@example.org' },
  });
  expect(reply.status()).toBe(200);
  await page.goto('/dev/outbox');
  const link = page.getByRole('link', { name: 'Policy review request from Noor Rowe' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link.click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('noor@example.org')).toBeVisible();
  await page.getByText('Plain text').click();
  await expect(page.getByText('Noor Rowe asked for a free review')).toBeVisible();
  await expectAccessible(page);
});

test('a rate limit is shown before the request is sent', async ({ page }) => {
  /** Uses up the limits, as if another tab had just done all of this. */
  const useUp = () =>
    page.evaluate(() => {
      const now = Array.from({ length: 20 }, () => Date.now());
      const actions = ['createProperty', 'uploadInPropertyView', 'analysis'];
      const used = Object.fromEntries(actions.map((action) => [action, now]));
      localStorage.setItem('dss-limits', JSON.stringify(used));
    });
  await openAssessedHouse(page, '18 Juniper Way, Truckee, CA 96161');
  const { pathname } = new URL(page.url());
  await useUp();
  await page.goto(pathname.replace('/details', ''));
  await page.getByRole('link', { name: 'Re-Run Analysis' }).click();
  await expect(page.getByText('Rate limit exceeded')).toBeVisible();
  await expect(page.getByText('Please wait before running another analysis')).toBeVisible();
  await expect(page).toHaveURL(pathname.replace('/details', ''));
  await page.goto(pathname);

  await page.getByRole('button', { name: 'Add photos' }).first().click();
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 1));
  await expect(page.getByText('Upload Rate Limited')).toBeVisible();

  await page.goto('/new-property');
  await page.getByLabel('Property address').fill('20 Juniper Way, Truckee, CA 96161');
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
  await expect(page.getByText('Rate Limited', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Too many property creation attempts. Please wait a minute.'),
  ).toBeVisible();
  const log = await page.evaluate(() => localStorage.getItem('dss-activity') ?? '');
  expect(JSON.parse(log)).toHaveLength(3);
});

test('an excellent score is celebrated', async ({ sharedPage: page }) => {
  await openAnsweredHouse(page, '22 Juniper Way, Truckee, CA 96161');
  await page.route('**/analyses?limit=1', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { analyses: Record<string, unknown>[] };
    const analyses = body.analyses.map((analysis) => ({
      ...analysis,
      dss_score: 85,
      band: 'excellent',
      enough_seen: true,
    }));
    await route.fulfill({ response, json: { analyses } });
  });
  const confetti = page.locator('canvas[aria-hidden="true"]');
  const dial = page.getByRole('img', { name: /^85 out of 100/ });
  const openAsNews = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => history.replaceState({ usr: { showResults: true } }, ''));
    await page.reload();
    await expect(dial).toBeVisible();
    await expect(page.getByText('85', { exact: true })).toBeVisible();
  };

  // The confetti is thrown over the whole screen, and drawing it takes time: on a small one, a fifth.
  await page.setViewportSize({ width: 390, height: 400 });
  await openAsNews('no-preference');
  await expect(confetti).toBeAttached();
  await expect(confetti).toHaveCount(0);
  await openAsNews('reduce');
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await expect(confetti).toHaveCount(0);
});
