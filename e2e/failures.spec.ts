import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './product/fixtures.ts';
import { mailedLink } from './product/mailed-link.ts';
import { password, signUp } from './product/new-account.ts';
import { drawnPictures } from './product/photos.ts';

// What goes wrong, in the words of the specification's catalog of errors.
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

/** Presses a button once what was pressed before is done. */
async function click(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.click();
}
/** Checking a password takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('dialog')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();

/** The answer of a server whose database is away. */
const away = {
  status: 503,
  json: {
    error: {
      code: 'database_unavailable',
      message: 'The database is not available right now.',
      retryable: true,
      request_id: 'aaaaaaaa',
    },
  },
};

/** Lets calls to an address fail while something is done. */
async function whileFailing(
  page: Page,
  address: string,
  work: () => Promise<void>,
  answer: Parameters<Route['fulfill']>[0] = away,
  method?: string,
): Promise<void> {
  await page.route(address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill(answer)
      : route.fallback(),
  );
  await work();
  await page.unroute(address);
}

test('each kind of account failure is reported in a toast', async ({ page, context }) => {
  const said = (text: string) => toast(page, 'Error').filter({ hasText: text });
  const email = await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await context.clearCookies();
  await click(page, 'Sign out');
  await expect(said('Auth session missing!')).toBeVisible();

  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password-1');
  await click(page, 'Sign In');
  await expect(said('Invalid login credentials')).toBeVisible();
  const kinds = [
    { answer: away, text: 'The database is not available right now.' },
    {
      answer: {
        status: 401,
        json: {
          error: {
            code: 'invalid_jwt',
            message: 'Invalid JWT',
            retryable: false,
            request_id: 'aaaaaaaa',
          },
        },
      },
      text: 'Invalid JWT',
    },
    { answer: { json: { access_token: '' } }, text: 'a reply that this page can’t read' },
  ];
  for (const { answer, text } of kinds) {
    await whileFailing(
      page,
      '**/api/account/sign-in',
      async () => {
        await click(page, 'Sign In');
        await expect(said(text)).toBeVisible();
      },
      answer,
    );
  }
  await page.route('**/api/account/sign-in', (route) => route.abort(), { times: 1 });
  await click(page, 'Sign In');
  await expect(said('We can’t reach the server.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await click(page, 'Sign In');
  await expect(page.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();

  await page.goto(await mailedLink(page, email, 'Confirm your email address'));
  await click(page, 'Confirm');
  await expect(said('This link has expired or has already been used.')).toBeVisible();
  await expect(page.getByText('Your account shows which address it has now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(page.getByText('One click and you’re in.')).toHaveCount(0);
});

test('another attempt to sign up clears the error of the last one', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill('Ana Ruiz');
  await page.getByLabel('Email address').fill(`ana.${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await click(page, 'Sign Up');
  await expect(toast(page, 'Error')).toContainText('This password is too easy to guess.');
  // Under the pointer it would stay.
  await toast(page, 'Error').hover();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(toast(page, 'Success')).toContainText(
    'Please check your email to verify your account.',
  );
  await expect(toast(page, 'Error')).toHaveCount(0);
});

test('every failure on a diagnostic page is named as specified', async ({ page }) => {
  await test.step('accounts', async () => {
    await whileFailing(page, '**/api/operations/checks/connection', async () => {
      await page.goto('/dev/supabase-health');
      await expect(page.getByText('Connection Failed')).toBeVisible();
    });
    await click(page, 'Create Temporary Property');
    await expect(toast(page, 'Authentication Required')).toContainText('Please sign in first.');
    await page.getByLabel('E-mail').fill(`operator.${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await click(page, 'Sign Up Test User');
    await expect(toast(page, 'Sign Up Failed')).toBeVisible(patient);
    await click(page, 'Sign In');
    await expect(toast(page, 'Sign In Failed')).toContainText('Invalid login credentials', patient);
    await signUp(page);
    await page.goto('/dev/supabase-health');
    await whileFailing(page, '**/api/account/sign-out', async () => {
      await click(page, 'Sign Out');
      await expect(toast(page, 'Sign Out Failed')).toBeVisible();
    });
  });

  await test.step('the connection', async () => {
    await page.goto('/test-supabase');
    await whileFailing(page, '**/api/operations/checks/connection', async () => {
      await click(page, 'Run All Tests');
      await expect(toast(page, 'Connection Failed')).toBeVisible();
    });
    await expect(page.getByRole('button', { name: 'Test Storage' })).toBeEnabled();
    const found = "CheckFailed: ENOENT: no such file or directory, mkdir '/data/photos'";
    await whileFailing(
      page,
      '**/api/operations/checks/storage',
      async () => {
        await click(page, 'Test Storage');
        await expect(toast(page, 'dss-images bucket not found')).toBeVisible();
      },
      { json: { status: 'error', found, advice: null, code: null, details: [], took_ms: 1 } },
    );
  });

  await test.step('the map', async () => {
    await page.goto('/dev/maps-health');
    await whileFailing(page, '**/functions/v1/get-google-maps-key', async () => {
      await click(page, 'Check Again');
      await expect(toast(page, 'Google Maps Error')).toContainText(
        'Failed to fetch Google Maps API key',
      );
    });
    await page.route('**/api/places/**', (route) =>
      route.request().url().includes('suggestions')
        ? route.fulfill({ json: suggestions })
        : route.fulfill(away),
    );
    await page.getByRole('combobox', { name: 'Address' }).fill('1420 Ridge');
    await page.getByRole('option').first().click();
    await expect(toast(page, 'Invalid Selection')).toContainText(
      'Please select a valid address from the dropdown.',
    );
    await click(page, 'Save as Property');
    await expect(toast(page, 'Save Failed')).toContainText('No place selected');
  });

  await test.step('placements', async () => {
    const id = await placedHome(page);
    await whileFailing(
      page,
      '**/api/properties*',
      async () => {
        // Not until it is loaded: the toast may be gone by then.
        await page.goto('/dev/placement-health', { waitUntil: 'commit' });
        await expect(toast(page, 'Failed to Load Properties')).toBeVisible();
      },
      away,
      'GET',
    );
    await page.reload();
    const choice = page.getByLabel('Property', { exact: true });
    await whileFailing(page, `**/api/properties/${id}/photos`, async () => {
      await choice.selectOption(id);
      await expect(toast(page, 'Failed to Load Images and Placements')).toBeVisible();
    });
    await page.reload();
    await choice.selectOption(id);
    await whileFailing(page, '**/placement', async () => {
      await page.getByLabel('Place front').selectOption('North');
      await expect(toast(page, 'Placement Failed')).toBeVisible();
      await page.getByRole('button', { name: /^Caption of front/ }).click();
      const caption = page.getByRole('textbox', { name: 'Caption of front' });
      await caption.fill('The porch');
      await caption.press('Enter');
      await expect(toast(page, 'Update Failed')).toBeVisible();
      await click(page, 'Clear placements');
      await expect(toast(page, 'Clear Failed')).toBeVisible();
    });
  });

  await test.step('an analysis', async () => {
    await page.goto('/dev/analyze-health');
    await click(page, 'Run Analysis');
    await expect(toast(page, 'Analysis Failed')).toBeVisible();
  });

  await test.step('the cleanup', async () => {
    await page.goto('/dev/qa');
    await whileFailing(page, '**/api/operations/test-properties/*', async () => {
      await click(page, 'Cleanup Test Data');
      await expect(toast(page, 'Cleanup Failed')).toBeVisible();
    });
  });
});

/** A test property with one photo, which is placed. */
async function placedHome(page: Page): Promise<string> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const data = { address: 'Test property 1', lat: 38.7296, lng: -120.7985 };
  const created = await page.request.post('/api/properties', { headers, data });
  const { id }: { id: string } = await created.json();
  const photo = `/api/properties/${id}/photos/front`;
  await page.request.put(photo, {
    headers: { ...headers, 'Content-Type': 'image/jpeg', 'X-File-Name': 'front.jpg' },
    data: await readFile(drawnPictures()[0] ?? ''),
  });
  const placed = await page.request.put(`${photo}/placement`, {
    headers,
    data: { x_rel: 0.5, y_rel: 0.8 },
  });
  expect(placed.status()).toBe(200);
  return id;
}

const suggestions = {
  suggestions: [
    {
      place_id: 'test-place',
      description: '1420 Ridge Road, Placerville, CA 95667',
      structured_formatting: { main_text: '1420 Ridge Road', secondary_text: 'Placerville, CA' },
    },
  ],
  attribution: [],
};
