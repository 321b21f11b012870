import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { holdRequests } from './product/held-requests.ts';
import { mailedLink } from './product/mailed-link.ts';
import { drawnPictures } from './product/photos.ts';

const password = 'quiet-lantern-over-mesa-41';

// Refusals are part of what these pages show.
test.use({ expectedConsoleErrors: [/status of (?:400|401|404|415|422|502|503)/] });

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const check = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** Waits for a longer analysis, too. */
const patient = { timeout: 60_000 };

test('every diagnostic page works for an operator, up to the happy path, which leaves nothing behind', async ({
  page,
}) => {
  test.slow();
  const email = `operator.${randomUUID()}@example.com`;

  await test.step('without an account, what needs one says so', async () => {
    await page.goto('/dev/qa');
    await expect(page.getByText('Please sign in first.')).toBeVisible();
    await page.goto('/debug-edge-functions');
    await click(page, 'Test Sign Image');
    await expect(page.getByText('Please sign in first.')).toBeVisible();
  });

  await test.step('the connection test knows that nobody is signed in', async () => {
    await page.goto('/test-supabase');
    await click(page, 'Run All Tests');
    await expect(check(page, 'Connection')).toContainText('Success');
    await expect(check(page, 'Authentication Status')).toContainText('Not authenticated');
    await expect(check(page, 'Database Access')).toContainText('image_placements');
    await expect(check(page, 'Storage Access')).toContainText('Success');
    await expect(check(page, 'File Upload')).toContainText('Please sign in first.');
    await expect(check(page, 'Table Operations')).toContainText('Please sign in first.');
    await expectAccessible(page);
  });

  await test.step('a test user signs up, in and out', async () => {
    await page.goto('/dev/supabase-health');
    await expect(check(page, 'Connection')).toContainText('Connected');
    await click(page, 'Create Temporary Property');
    await expect(page.getByText('Please sign in first.')).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await click(page, 'Sign Up Test User');
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible(
      patient,
    );
    await page.goto(await mailedLink(page, email, 'Confirm your email address'));
    await click(page, 'Confirm');
    await expect(page).not.toHaveURL('/verify');
    await page.goto('/dev/supabase-health');
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await click(page, 'Sign Out');
    await expect(page.getByText('You have been signed out.')).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await click(page, 'Sign In');
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  });

  await test.step('test images are made by the server, stored, found, deleted', async () => {
    const last = check(page, 'Last action');
    await click(page, 'Create Temporary Property');
    await expect(last).toContainText('Created Test property');
    await click(page, 'List My Properties');
    await expect(last).toContainText('1 property is yours.');
    await click(page, 'Insert Test Images');
    await expect(last).toContainText('2 test images (drawn) were uploaded and stored.');
    await expect(page.getByRole('cell', { name: 'test-front', exact: true })).toBeVisible();
    await click(page, 'Query Test Images');
    await expect(last).toContainText('2 test images are stored.');
    await click(page, 'Delete Test Images');
    await expect(last).toContainText('2 test images were deleted.');
    await click(page, 'Provoke RLS Error');
    await expect(page.getByRole('alert')).toContainText('RLS Policy Error');
    await expect(page.getByRole('alert')).toContainText('violates row-level security policy');
  });

  await test.step('each service behind the product is checked', async () => {
    await click(page, 'Check All Services');
    for (const name of ['Photo storage', 'Job queue and worker', 'AI provider', 'Realtime']) {
      await expect(check(page, name), name).toContainText('Success', patient);
    }
    await expect(check(page, 'Mail')).toContainText('Not configured');
    await expect(check(page, 'Mail')).not.toContainText('Success');
    await expectAccessible(page);
    await click(page, 'Insert Test Images');
    await expect(check(page, 'Last action')).toContainText('uploaded and stored.');
  });

  await test.step('the connection test uploads a photo but no text', async () => {
    await page.goto('/test-supabase');
    await expect(page.getByText(email)).toBeVisible();
    await click(page, 'Test Storage');
    await expect(check(page, 'File Upload')).toContainText('No file selected.');
    const file = page.getByLabel('File to upload');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await click(page, 'Test Storage');
    await expect(check(page, 'File Upload')).toContainText('Error');
    await file.setInputFiles(drawnPictures().slice(0, 1));
    await click(page, 'Run All Tests');
    await expect(check(page, 'File Upload')).toContainText('was stored as dss-images/');
    await expect(check(page, 'Table Operations')).toContainText('rolled back');
    await expect(check(page, 'Authentication Status')).toContainText(email);
  });

  await test.step('functions answer in JSON', async () => {
    // A click before the page knows who is signed in waits until it does.
    const release = await holdRequests(page, '**/api/account');
    await page.goto('/debug-edge-functions');
    const result = page.getByRole('region', { name: 'Result' });
    await click(page, 'Test Sign Image');
    release();
    await expect(result).toContainText('signedUrls');
    await page.unroute('**/api/account');
    const asked = page.waitForRequest('**/functions/v1/analyze');
    await click(page, 'Test Analyze');
    expect((await asked).postDataJSON()).toMatchObject({
      place: {
        lat: 38.7296,
        lng: -120.7985,
        formatted_address: expect.stringMatching(/^Test property/),
      },
      images: [{ image_id: 'test-front' }, { image_id: 'test-side' }],
      placements: [],
    });
    await expect(result).toContainText('dss_score', patient);
  });

  await test.step('placed images have captions that can be edited', async () => {
    await page.goto('/dev/placement-health');
    await page.getByLabel('Property', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByText('Missing directions: North, East, South, West')).toBeVisible();
    await page.getByLabel('Place test-front').selectOption('North');
    await expect(page.getByText('Missing directions: East, South, West')).toBeVisible();
    const map = page.getByRole('group', { name: 'Satellite map of the property' });
    // Nothing may scroll while something is dragged.
    await map.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    const targetPosition = { x: width * 0.8, y: height * 0.8 };
    await page.getByText('test-side').first().dragTo(map, { targetPosition });
    await expect(page.getByText('Missing directions: West')).toBeVisible();
    const caption = page.getByRole('button', { name: /^Caption of test-front/ });
    const field = page.getByRole('textbox', { name: 'Caption of test-front' });
    await caption.click();
    await field.fill('The porch');
    await field.press('Enter');
    await expect(caption).toHaveText('The porch');
    await caption.click();
    await field.fill('Something else');
    await field.press('Escape');
    await expect(caption).toHaveText('The porch');
    await expectAccessible(page);
    await click(page, 'Clear placements');
    await expect(page.getByText('No image is placed yet.')).toBeVisible();
  });

  await test.step('an analysis is explained before it is run again', async () => {
    await page.goto('/dev/analyze-health');
    await click(page, 'Run Analysis');
    await expect(page.getByText('needs a prepared request body')).toBeVisible();
    await page.getByLabel('Property', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByRole('region', { name: 'Request body' })).toContainText('property_id');
    await click(page, 'Run Analysis');
    await expect(page.getByRole('heading', { name: 'Response' })).toBeVisible(patient);
    await expect(page.getByText(/^Score \d+$/)).toHaveAttribute('data-score-tone', /./);
    await expectAccessible(page);
    await page.route('**/functions/v1/analyze', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await click(page, 'Retry Last Request');
    await expect(page.getByText(/^No JSON in response: Check schema v0.2 loaded/)).toBeVisible();
    await page.unroute('**/functions/v1/analyze');
  });

  await test.step('map services that refuse are reported, as are homes that cannot be loaded', async () => {
    await page.route('**/api/imagery/tiles', (route) => route.fulfill({ json: tiles }));
    await page.route('**/api/imagery/tiles/16/**', (route) => route.fulfill(away));
    await page.route('**/api/places/**', (route) => route.fulfill(away));
    await page.goto('/dev/maps-health');
    for (const [name, setting] of [
      ['Aerial tiles', 'IMAGERY_TILES_URL'],
      ['Address search', 'PHOTON_URL'],
    ] as const) {
      await expect(check(page, name)).toContainText('The service is away.');
      await expect(check(page, name)).toContainText(`can reach the service`);
      await expect(check(page, name)).toContainText(setting);
    }
    await page.unrouteAll();
    await page.route('**/api/properties?**', (route) => route.fulfill(away));
    await page.route('**/api/properties', (route) => route.fulfill(away));
    await page.goto('/dev/placement-health');
    const main = page.getByRole('main');
    await expect(main.getByText('Failed to Load Properties')).toBeVisible();
    await page.unrouteAll();
    await click(page, 'Try Again');
    await expect(page.getByLabel('Property', { exact: true })).toBeVisible();
  });

  await test.step('an address that was found is shown on the map before it is saved', async () => {
    await page.route('**/api/places/**', (route) => {
      const isList = route.request().url().includes('suggestions');
      return route.fulfill({ json: isList ? suggestions : place });
    });
    await page.goto('/dev/maps-health');
    await expect(check(page, 'Maps API key')).toContainText('Google Maps API key not configured');
    for (const name of ['Maps API key', 'Maps script']) {
      await expect(check(page, name).getByRole('status')).toHaveText('Not configured');
    }
    await click(page, 'Save as Property');
    await expect(page.getByText('Save Failed')).toBeVisible();
    await page.getByLabel('Address', { exact: true }).fill('1420 Ridge');
    await page.getByRole('option').first().click();
    await expect(page.getByText('38.729600, -120.798500')).toBeVisible();
    await expect(check(page, 'Satellite map, zoom 18')).toHaveAttribute('data-zoom', '18');
    await click(page, 'Save as Property');
    await expect(page.getByText(/^Saved as property: 1420 Ridge Road/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the cleanup of a passed happy path leaves nothing', async () => {
    await page.goto('/dev/qa');
    await click(page, 'Run Happy Path Test');
    await expect(page.getByText('All six steps passed.')).toBeVisible(patient);
    await expect(page.getByText('PASS', { exact: true })).toHaveCount(6);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expectAccessible(page);
    await click(page, 'Cleanup Test Data');
    await expect(page.getByText(/^Removed for good: 2 placements, 4 images/)).toBeVisible();
    await click(page, 'Cleanup Test Data');
    await expect(page.getByText('You have no test data.')).toBeVisible();
    await page.route('**/functions/v1/sign-image', (route) =>
      route.fulfill({ status: 503, json: { error: { message: 'The storage is away.' } } }),
    );
    await click(page, 'Run Happy Path Test');
    await expect(page.getByText('The test stopped at its first failure.')).toBeVisible(patient);
    await expect(check(page, 'Sign image URLs')).toContainText('FAIL');
    await expect(check(page, 'Sign image URLs')).toContainText('The storage is away.');
    await expect(check(page, 'Create two placements')).toContainText('Pending');
    await click(page, 'Cleanup Test Data');
    await expect(page.getByText(/^Removed for good: 0 placements, 2 images/)).toBeVisible();
  });
});

const place = {
  place_id: 'test-place',
  formatted_address: '1420 Ridge Road, Placerville, CA 95667',
  lat: 38.7296,
  lng: -120.7985,
};
const away = { status: 503, json: { error: { message: 'The service is away.' } } };
const tiles = {
  url_template: '/api/imagery/tiles/{z}/{x}/{y}',
  min_zoom: 0,
  max_zoom: 16,
  attribution: [],
};
const suggestions = {
  suggestions: [
    {
      place_id: place.place_id,
      description: place.formatted_address,
      structured_formatting: { main_text: '1420 Ridge Road', secondary_text: 'Placerville, CA' },
    },
  ],
  attribution: [],
};
