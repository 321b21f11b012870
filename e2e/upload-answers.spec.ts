import { readFile, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { becomeVisitor } from './product/api.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { createPropertyInBrowser } from './product/main-job.ts';
import { drawnPictures } from './product/photos.ts';

const address = '9 Manzanita Lane, Paradise, CA 95969';
const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true });

/** Answers uploads with a server error as long as `isWanted` returns true. */
async function answerUploads(
  page: Page,
  error: { status: number; code: string; retryAfter: string },
  isWanted: () => boolean,
): Promise<void> {
  await page.route('**/api/properties/*/photos/*', async (route: Route) => {
    if (route.request().method() !== 'PUT' || !isWanted()) {
      await route.continue();
      return;
    }
    const { status, code, retryAfter } = error;
    const body = { error: { code, message: 'Later', retryable: true, request_id: 'r' } };
    await route.fulfill({ status, headers: { 'retry-after': retryAfter }, json: body });
  });
}

test('a photo refused halfway is sent again automatically', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 503/);
  await createPropertyInBrowser(page, address);
  await page.getByText('Photos are made smaller before they’re uploaded').click();
  await page.getByLabel('Send originals').check();
  const release = await holdUploadMemory(page, product.url);
  // Five megabytes take five seconds: the server has long refused the first of them.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  });
  const [picture = ''] = drawnPictures();
  // Decoders ignore bytes after the end of the picture.
  const large = Buffer.concat([await readFile(picture), Buffer.alloc(5_000_000)]);
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(page.getByText('Our server is busy.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Upload Error')).toHaveCount(0);
  release();
  await expect(uploaded(page)).toHaveCount(1, { timeout: 60_000 });
});

test('photos that a full server refused survive a reload', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 507/);
  await createPropertyInBrowser(page, address);
  let isFull = true;
  await answerUploads(page, { status: 507, code: 'disk_full', retryAfter: '120' }, () => isFull);
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 2));
  await expect(page.getByText('Our server is out of space.')).toBeVisible();
  await expect(page.getByText('Next try in 2 minutes.')).toBeVisible();
  await expect(page.getByText('Upload Error')).toHaveCount(0);
  isFull = false;
  await page.reload();
  await expect(uploaded(page)).toHaveCount(2);
});

test('another file replaces one that the server refused', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 415/);
  const disguised = path.join(await temporaryDirectory(), 'notes.jpg');
  await writeFile(disguised, 'no picture at all');
  const [front = '', back = '', side = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await page.getByLabel('Choose photos').setInputFiles([front, disguised, back]);
  await expect(uploaded(page)).toHaveCount(2);
  await expect(page.getByText('notes.jpg was not added.')).toBeVisible();
  await expect(page.getByText(/Please try again/)).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file to replace notes.jpg' }).click();
  await (await chooser).setFiles(side);
  await expect(uploaded(page)).toHaveCount(3);
  const pictures = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  const names = () => pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  await expect
    .poll(names)
    .toEqual([front, side, back].map((file) => `Photo ${path.basename(file)}`));
});

test('a file that the property already has is not sent again', async ({ page }) => {
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  const [front = '', back = ''] = drawnPictures();
  await createPropertyInBrowser(page, address);
  await page.getByLabel('Choose photos').setInputFiles(front);
  await expect(uploaded(page)).toHaveCount(1);
  await page.reload();
  await expect(uploaded(page)).toHaveCount(1);
  await page.getByLabel('Choose photos').setInputFiles([front, back]);
  await expect(page.getByText(`Already added: ${path.basename(front)}`)).toBeVisible();
  await expect(uploaded(page)).toHaveCount(2);
  expect(puts).toHaveLength(2);
});

test('the next press creates the property that an unreachable server missed', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 503/);
  const away = (route: Route) => route.fulfill({ status: 503, body: '' });
  await page.route('**/api/properties', away);
  await page.goto('/new-property');
  await page.getByLabel('Property address').fill(address);
  await page.getByLabel('Property nickname').fill('Cabin');
  const create = page.getByRole('button', { name: 'Create Property for Assessment' });
  await create.click();
  await expect(page.getByText('Our server isn’t responding right now')).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Property address')).toHaveValue(address);
  await expect(page.getByLabel('Property nickname')).toHaveValue('Cabin');
  await page.unroute('**/api/properties', away);
  await create.click();
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
});

for (const visitor of ['known', 'new'] as const) {
  test(`a ${visitor} visitor whose answer got lost creates no second property`, async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED|status of 40[04]/);
    if (visitor === 'known') await createPropertyInBrowser(page, '1 First Street, Chico, CA 95928');
    let lost = 0;
    await page.route('**/api/properties', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) {
        await route.continue();
        return;
      }
      lost += 1;
      const request = route.request();
      // The request reaches the server, but the answer with the new visitor's cookie is lost.
      await fetch(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        body: request.postData(),
      });
      await route.abort();
    });
    await page.goto('/new-property');
    await page.getByLabel('Property address').fill(address);
    const create = page.getByRole('button', { name: 'Create Property for Assessment' });
    await create.click();
    await expect(page.getByText('Our server isn’t responding right now')).toBeVisible();
    await create.click();
    await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
    const { properties } = (await (await page.request.get('/api/properties')).json()) as {
      properties: { address: string }[];
    };
    expect(properties.filter((property) => property.address === address)).toHaveLength(1);
  });
}

/**
 * Fills the memory that the page's network may hold with uploads of two other visitors that stop short of their end. A visitor's own
 * uploads wait for each other instead.
 * @returns what ends them
 */
async function holdUploadMemory(page: Page, url: string): Promise<() => void> {
  const releases = await Promise.all([1, 2].map(() => holdShareOfVisitor(url)));
  const cookies = await page.context().cookies();
  const headers = {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    Origin: url,
    'Content-Type': 'image/jpeg',
  };
  const id = new URL(page.url()).searchParams.get('property');
  const more = `${url}/api/properties/${id}/photos/more`;
  const send = () => fetch(more, { method: 'PUT', headers, body: Buffer.alloc(200_000) });
  await expect.poll(async () => (await send()).status, { timeout: 60_000 }).toBe(503);
  return () => releases.forEach((release) => release());
}

async function holdShareOfVisitor(url: string): Promise<() => void> {
  const visitor = await becomeVisitor(url);
  const { id } = await visitor.json<{ id: string }>('POST', '/api/properties', { address });
  const releases = [10, 10, 10, 10, 10, 10, 4].map((megabytes, index) =>
    holdUpload(`${url}/api/properties/${id}/photos/held-${index}`, visitor.token, megabytes),
  );
  return () => releases.forEach((release) => release());
}

/**
 * Sends all of an upload but its last byte. It begins anew when it is refused: the last megabytes may arrive while another upload
 * has some of the memory for a moment.
 */
function holdUpload(url: string, token: string, megabytes: number): () => void {
  const bytes = megabytes * 1024 * 1024;
  const upload = httpRequest(url, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'image/jpeg',
      'Content-Length': bytes,
    },
  });
  const hold = {
    release: () => {
      upload.off('close', holdAgain).destroy();
    },
  };
  const holdAgain = () => {
    hold.release = holdUpload(url, token, megabytes);
  };
  upload.on('error', () => undefined).on('response', () => upload.destroy());
  upload.on('close', holdAgain);
  upload.write(Buffer.alloc(bytes - 1));
  return () => hold.release();
}
