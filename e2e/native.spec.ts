import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { becomeVisitor } from './product/api.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { listenToConnections } from './product/live-connection.ts';
import { appOrigin, becomeNativeApp, makeShell, photoOfPlugin } from './product/native-app.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

/** A server that accepts native apps. */
let product: RunningProduct;
/** The folder of the shell of such an app. */
let shell: string;

test.beforeAll(async () => {
  const folder = await temporaryDirectory();
  shell = path.join(folder, 'www');
  product = await startProduct({
    dataDir: path.join(folder, 'data'),
    environment: { NATIVE_APPS: 'on' },
  });
  await makeShell(product.url, shell);
});

test.afterAll(async () => {
  await product.stop();
  await rm(path.dirname(shell), { recursive: true, force: true });
});

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  baseURL: appOrigin,
  // Chromium asks before a public page may reach this machine; a real app's server is elsewhere.
  permissions: ['local-network-access'],
});

test('an app still owns its photos after a restart', async ({ page, context }) => {
  const app = await becomeNativeApp(context, shell);
  await page.goto('/');
  await page.locator('[data-entry-point="home_hero"]').click();
  await page.getByLabel('Property address').fill('12 Ridge Road, Paradise, CA 95969');
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();

  const add = page.getByRole('button', { name: 'Choose photos' });
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await add.click();
  await expect(dialog).toContainText("Choose how you'd like to add photos to your property.");
  await expectAccessible(page, dialogs);
  await app.pressBack(page);
  await expect(dialog).toBeHidden();
  await add.click();

  app.answerWith('Camera.takePhoto', photoOfPlugin);
  await dialog.getByRole('button', { name: 'Take Photo' }).click();
  await expect(page.getByText('Photo Added')).toBeVisible();
  expect(app.calls).toMatchObject([
    { call: 'Camera.takePhoto', options: { quality: 90, editable: 'no' } },
  ]);
  const stored = page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
  await expect
    .poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      message: 'the stored photo is shown',
    })
    .toBeGreaterThan(0);

  await add.click();
  const cancelled = { error: { message: 'User cancelled photos app' } };
  app.answerWith('Camera.chooseFromGallery', cancelled);
  await dialog.getByRole('button', { name: 'Choose from Photos' }).click();
  await expect(dialog).toBeHidden();
  await add.click();
  app.answerWith('Camera.chooseFromGallery', { error: { message: 'out of memory' } });
  await dialog.getByRole('button', { name: 'Choose from Photos' }).click();
  await expect(page.getByText('Failed to select photos. Please try again.')).toHaveCount(1);
  await expect(page.getByText('Gallery Error')).toHaveCount(1);

  await add.click();
  const files = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose from Files' }).click();
  expect((await files).isMultiple()).toBe(true);

  const connections = listenToConnections(page);
  await page.reload();
  await expect(stored).toBeVisible();
  await connections.expectReceived('subscribed');
  expect(connections.urls.map((url) => url.searchParams.has('ticket'))).not.toContain(false);
  expect(await context.cookies(), 'an app keeps no cookies').toEqual([]);
});

test('an app hands its owner every kind of file that the product makes', async ({
  page,
  context,
}) => {
  const owner = await becomeVisitor(product.url);
  const newHome = async (address: string) =>
    (await owner.json<{ id: string }>('POST', '/api/properties', { address })).id;
  const id = await newHome('14 Ridge Road');
  await newHome('16 Ridge Road');
  const answers = [{ question_id: 'roof_wood', side: null, answer: 'no' }];
  await owner.json('PUT', `/api/properties/${id}/answers`, { answers });
  const app = await becomeNativeApp(context, shell, owner.token);
  const handedOver = async (times: number, expected: RegExp): Promise<Buffer> => {
    await expect.poll(() => app.calls.length, { timeout: 60_000 }).toBe(times);
    const [[file, content] = ['', Buffer.of()]] = [...app.files];
    const [, name = ''] = /^handed-over\/(.+)$/.exec(file) ?? [];
    expect(app.calls.at(-1)).toEqual({
      call: 'Share.share',
      options: { title: name, files: [`file:///cache/${file}`] },
    });
    expect(name).toMatch(expected);
    expect(app.files.size, 'the app keeps no older copy').toBe(1);
    return content;
  };

  await page.goto('/properties');
  const download = page.getByRole('button', { name: 'Download everything' });
  app.answerWith('Share.share', { error: { message: 'Share canceled' } });
  await download.click();
  const copy = (await handedOver(1, /^defensible-space-score-\d{4}-\d\d-\d\d\.zip$/)).toString(
    'latin1',
  );
  expect(copy.startsWith('PK\u0003\u0004')).toBe(true);
  expect(copy, 'the end of a whole file').toContain('PK\u0005\u0006');
  await expect(download).toBeEnabled();
  await expect(page.getByText('Couldn’t download everything')).toHaveCount(0);

  await page.goto(`/property/${id}`);
  app.answerWith('Share.share', { result: {} });
  await page.getByRole('button', { name: 'Report (PDF)' }).click();
  const report = await handedOver(2, /^defensible-space-report-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(page.getByText('Your report is ready.', { exact: true })).toBeVisible();
  expect(report.toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/);

  await page.goto(`/property/${id}/upkeep`);
  await page.getByRole('button', { name: 'Download calendar file' }).click();
  const calendar = await handedOver(3, /^home-upkeep\.ics$/);
  await expect(page.getByText('Your calendar file is ready.')).toBeVisible();
  expect(calendar.toString()).toMatch(/^BEGIN:VCALENDAR[^]*END:VCALENDAR\s*$/);

  await page.goto('/properties/compare');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const table = await handedOver(4, /^homes-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.toString()).toContain('14 Ridge Road');
});

test('an app shows the public pages it was built with', async ({ page, context }) => {
  await becomeNativeApp(context, shell);
  await page.goto('/es');
  await expect(page.getByText('Ejemplo de un peligro')).toBeVisible();
  await page.goto('/how-scoring-works');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'How scoring works' }).first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
