import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { sha256 } from './product/api.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { drawLargePhotos, dropLargePhotos } from './product/large-photos.ts';
import { createPropertyInBrowser, openNewProperty } from './product/main-job.ts';
import { drawnPictures, photosKept } from './product/photos.ts';

const address = '4 Pine Court, Magalia, CA 95954';

interface StoredPhoto {
  image_id: string;
  file_name: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  chosen_sha256: string | null;
  signed_url: string;
  evidence: { browser: object | null; device: object | null };
}

test('phone photos of 5 MB are sent in an eighth of their bytes', async ({ sharedPage: page }) => {
  const count = 4;
  const sending: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT') sending.push(bytesOf(request));
  });
  await openNewProperty(page, address);
  const size = await drawLargePhotos(page, { count });
  expect(size).toBeGreaterThan(4_000_000);
  expect(size).toBeLessThan(10 * 1024 * 1024);
  await dropLargePhotos(page, 'Choose photos');
  await expect(uploaded(page)).toHaveCount(count, { timeout: 60_000 });

  const photos = await storedPhotos(page);
  const sent = await Promise.all(sending);
  const byAmount = (one: number, other: number) => one - other;
  expect(sent.toSorted(byAmount)).toEqual(photos.map(({ bytes }) => bytes).toSorted(byAmount));
  const received = photos.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(received).toBeGreaterThan(count * 20_000);
  expect(received).toBeLessThanOrEqual((count * size) / 8);
  for (const photo of photos) {
    expect([photo.width, photo.height]).toEqual([1152, 1536]);
    expect(photo.chosen_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(photo.chosen_sha256).not.toBe(photo.sha256);
  }
  expect(new Set(photos.map((photo) => photo.chosen_sha256)).size).toBe(count);
  const [left, right] = await colorsAtSides(page, photos[0]?.signed_url ?? '');
  expect(right?.blue, 'the sky is at the right').toBeGreaterThan((left?.blue ?? 0) + 30);
  await expect(page.getByText('Files Uploaded')).toBeVisible();
});

test('a photo of 50 megapixels is shrunk unless originals are wanted', async ({ page }) => {
  await openNewProperty(page, address);
  const large = { count: 1, width: 8160, height: 6120, noise: false };
  expect(await drawLargePhotos(page, large)).toBeLessThan(10 * 1024 * 1024);
  await dropLargePhotos(page, 'Choose photos');
  await expect(uploaded(page)).toHaveCount(1, { timeout: 60_000 });
  await expect.poll(() => page.locator('main canvas').evaluate(isDrawn)).toBe(true);
  const [shrunk] = await storedPhotos(page);
  expect([shrunk?.width, shrunk?.height]).toEqual([1152, 1536]);

  await page.getByText('Photos are made smaller before they’re uploaded').click();
  await page.getByLabel('Send originals').check();
  const [picture = ''] = drawnPictures();
  await page.getByLabel('Choose photos').setInputFiles(picture);
  await expect(uploaded(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('Photos are uploaded as they are')).toBeVisible();
  const original = (await storedPhotos(page)).at(-1);
  expect(original?.sha256).toBe(sha256(await readFile(picture)));
});

test('photos chosen offline are sent from the next page', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  // The next page's code may still be loading; failing to load it must not affect this page.
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openNewProperty(page, address);
  const url = page.url();
  await context.setOffline(true);
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 2));
  await expect(page.getByText('2 photos waiting to upload')).toBeVisible();
  await expect(page.getByText('Waiting for a connection')).toHaveCount(2);
  await expect(page.getByText('Upload Error')).toHaveCount(0);
  await expect.poll(() => photosKept(page)).toBe(2);
  await page.close();
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto(url);
  await expect(uploaded(other)).toHaveCount(2);
  await expect(other.getByText('waiting to upload')).toHaveCount(0);
  expect(await storedPhotos(other)).toHaveLength(2);
  await other.reload();
  await expect(uploaded(other)).toHaveCount(2);

  await context.setOffline(true);
  await other.getByRole('button', { name: 'Get My Score' }).click();
  await expect(other).toHaveURL(/\/analysis-progress\//);
  await expect(other.getByText(/^You’re offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(other).toHaveURL(/\/property\//, { timeout: 60_000 });
});

test('photos added to a scored home offline wait on its page until they join its photos', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const [first = '', second = ''] = drawnPictures();
  await openAnsweredHouse(page, address);
  const waiting = page.getByRole('list', { name: 'Photos waiting to upload' });
  const dialog = page.getByRole('dialog', { name: 'Add photos to your property' });
  const addWhileOffline = async (picture: string) => {
    await page.getByRole('button', { name: 'Add photos' }).first().click();
    await expect(dialog).toBeVisible();
    await context.setOffline(true);
    await dialog.getByLabel('Choose photos').setInputFiles(picture);
    await expect(dialog.getByText('Waiting for a connection')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  };
  await addWhileOffline(first);
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting.locator('canvas')).toHaveJSProperty('width', 400);
  await expect.poll(() => waiting.locator('canvas').evaluate(isDrawn)).toBe(true);

  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(photos).toHaveCount(1);

  await addWhileOffline(second);
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(photos).toHaveCount(1);
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(photos).toHaveCount(2);
});

test('a reload during an upload sends the rest once, even from two tabs', async ({
  page,
  context,
}) => {
  await createPropertyInBrowser(page, address);
  const url = page.url();
  const puts: string[] = [];
  await context.route('**/api/properties/*/photos/*', (route) =>
    route.request().method() === 'PUT' ? new Promise(() => undefined) : route.continue(),
  );
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 2));
  await expect(page.getByText('2 photos waiting to upload')).toBeVisible();
  await expect.poll(() => photosKept(page)).toBe(2);
  await page.goto('about:blank');
  await context.unroute('**/api/properties/*/photos/*');
  context.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });

  const other = await context.newPage();
  await Promise.all([page.goto(url), other.goto(url)]);
  await expect(uploaded(page)).toHaveCount(2);
  await expect(uploaded(other)).toHaveCount(2);
  expect(puts).toHaveLength(2);
  expect(new Set(puts).size).toBe(2);
});

test('a pasted picture is added', async ({ sharedPage: page, expectedConsoleErrors }) => {
  const context = page.context();
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openNewProperty(page, address);
  const picture = await readFile(drawnPictures()[0] ?? '');
  await paste(page, picture.toString('base64'));
  await expect(uploaded(page)).toHaveCount(1);
  await context.setOffline(true);
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(1, 3));
  await expect(page.getByText('2 photos waiting to upload')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Stop and go back' }).click();
  await expect(page.getByText('Property kept')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(uploaded(page)).toHaveCount(1);
  await expect(page.getByText('waiting to upload')).toHaveCount(0);
});

test("a phone's photo carries its position when its owner allows that", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    geolocation: { latitude: 39.8, longitude: -121.6, accuracy: 5 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await openNewProperty(page, address);
  await page.getByLabel('Add where I’m standing and where the camera points').check();
  await expect(page.getByText(/^To suggest each photo’s place on the map/)).toBeVisible();
  await expect(page.getByText('Your location is accurate to within 17 ft.')).toBeVisible();
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const shot = await camera;
  expect(await shot.element().getAttribute('capture')).toBe('environment');
  await shot.setFiles(drawnPictures()[0] ?? '');
  await expect(uploaded(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Photo Added' })).toBeVisible();
  const [photo] = await storedPhotos(page);
  expect(photo?.evidence.device).toMatchObject({ lat: 39.8, lng: -121.6, accuracy_m: 5 });
  expect(photo?.evidence.browser).toBeNull();
  await context.close();
});

const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true });

async function bytesOf(request: Request): Promise<number> {
  return Number((await request.allHeaders())['content-length']);
}

/** The average colors in the middle of a picture's left and right edges. */
async function colorsAtSides(page: Page, url: string): Promise<{ blue: number }[]> {
  return page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return [10, bitmap.width - 30].map((x) => {
      const { data } = context.getImageData(x, bitmap.height / 2, 20, 20);
      const blues = [...data].filter((_value, at) => at % 4 === 2);
      return { blue: blues.reduce((sum, value) => sum + value, 0) / blues.length };
    });
  }, url);
}

async function storedPhotos(page: Page): Promise<StoredPhoto[]> {
  const id = new URL(page.url()).searchParams.get('property');
  const response = await page.request.get(`/api/properties/${id}/photos`);
  const { photos } = (await response.json()) as { photos: StoredPhoto[] };
  return photos;
}

/** Pastes a picture as Ctrl+V would. */
async function paste(page: Page, base64: string): Promise<void> {
  await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, base64);
}

/** Whether a preview shows something in its middle. */
function isDrawn(preview: HTMLElement | SVGElement): boolean {
  const { width, height } = preview as HTMLCanvasElement;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(preview as HTMLCanvasElement, width / 2, height / 2, 1, 1, 0, 0, 1, 1);
  return context?.getImageData(0, 0, 1, 1).data[3] === 255;
}
