import type { Page } from '@playwright/test';
import { dialogs, expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { analysisStarts } from './product/held-requests.ts';
import { makeLocatedProperty, pin, serveAerialPicture } from './product/located-property.ts';

/** Without an imagery service there is no aerial picture, and one test breaks the picture itself. */
const noPicture = /status of (404|503)|ERR_FAILED/;

test.use({ expectedConsoleErrors: [noPicture] });

const busy = {
  status: 503,
  json: {
    error: { code: 'analysis_busy', message: 'busy', retryable: true, request_id: 'r' },
  },
};

const mapOf = (page: Page) => page.getByTestId('map-view');
const strip = (page: Page) => page.getByRole('list', { name: 'Photos to place' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openMap(page: Page, origin: string, photos = 2) {
  const property = await makeLocatedProperty(page, origin, { photos });
  await page.goto(`/property/${property.id}/details`);
  await mapOf(page).scrollIntoViewIfNeeded();
  return property;
}

/** A point of the map, in shares of its width and height. */
async function pointOf(page: Page, xRel: number, yRel: number) {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('there is no map');
  return { x: box.x + box.width * xRel, y: box.y + box.height * yRel };
}

test('a photo is placed by dragging it onto the map', async ({ sharedPage: page, product }) => {
  await openMap(page, product.url);
  const photo = strip(page).getByRole('button').first();
  await photo.hover();
  await page.mouse.down();
  const drop = await pointOf(page, 0.5, 0.25);
  await page.mouse.move(drop.x, drop.y, { steps: 4 });
  await page.mouse.up();

  const placing = dialog(page, 'Place Image on Map');
  await placing.getByLabel('Name (optional)').fill('North wall');
  await placing.getByLabel('Area (optional)').selectOption('Zone 1 (5-30ft)');
  await expect(placing.getByLabel('Direction (optional)')).toContainText(
    'North, from its place on the map',
  );
  await placing.getByRole('button', { name: 'Save' }).click();
  const marker = mapOf(page).getByRole('button', { name: /^Photo 1, North wall: 61 ft north/ });
  await expect(marker).toBeVisible();

  const target = await pointOf(page, 0.8, 0.5);
  await marker.hover();
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Photo moved')).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: /73 ft east of the pin/ })).toBeVisible();

  const movedBack = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marker).toBeVisible();
  await movedBack;
  await page.reload();
  await expect(marker).toBeVisible();
});

test('a change on the map that can’t be saved says so', async ({ page, product }) => {
  const { id, imageIds } = await makeLocatedProperty(page, product.url, { photos: 1 });
  await page.request.put(`/api/properties/${id}/photos/${imageIds[0]}/placement`, {
    headers: { Origin: product.url },
    data: { x_rel: 0.5, y_rel: 0.25 },
  });
  await page.goto(`/property/${id}/details`);
  const marker = mapOf(page).getByRole('button', { name: /61 ft north of the pin/ });
  await marker.focus();
  await page.route('**/placement', (route) => route.fulfill({ status: 404, json: {} }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to reposition image')).toBeVisible();
  await expect(marker).toBeVisible();

  await strip(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Edit placement' }).click();
  const editing = dialog(page, 'Edit Image Placement');
  await editing.getByLabel('Caption (optional)').fill('From the gate');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save placement')).toBeVisible();
  await expect(editing.getByLabel('Caption (optional)')).toHaveValue('From the gate');
  await editing.getByRole('button', { name: 'Cancel' }).click();

  await marker.click();
  const details = page.getByRole('dialog');
  await details.getByLabel('Caption (optional)').fill('From the gate');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update image details')).toBeVisible();
  await expect(details.getByLabel('Caption (optional)')).toHaveValue('From the gate');
});

test('a photo is placed by keyboard, with announcements, even if the aerial picture doesn’t load', async ({
  page,
  product,
}) => {
  await serveAerialPicture(page);
  await page.route('**/aerial-picture.jpg', (route) => route.abort());
  await openMap(page, product.url);
  await expect(page.getByText('No aerial picture is available here right now.')).toBeVisible();
  const photo = strip(page).getByRole('button').first();
  await photo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: /Arrow keys move it 1 foot/ })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'of the pin' });
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('30 ft north, 1 ft east of the pin; 5 ft from the house');

  await page.keyboard.press('Escape');
  await expect(mapOf(page).getByRole('button')).toHaveCount(0);
  await photo.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  const placing = dialog(page, 'Place Image on Map');
  await expect(placing.getByLabel('Name (optional)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(placing).toBeHidden();
  await expect(mapOf(page).getByRole('button', { name: /10 ft west of the pin/ })).toBeVisible();
  await expect(photo).toBeFocused();
});

test('the map stays open when the first score arrives', async ({ page, product }) => {
  const { id, imageIds } = await makeLocatedProperty(page, product.url, { photos: 4 });
  const headers = { Origin: product.url };
  const grass = imageIds.at(-1);
  await page.request.put(`/api/properties/${id}/photos/${grass}/placement`, {
    headers,
    data: { x_rel: 0.25, y_rel: 0.5, area: 'zone_1', name: 'Field' },
  });
  await page.goto(`/property/${id}/details`);
  await mapOf(page).scrollIntoViewIfNeeded();
  await strip(page).getByRole('button').first().click();
  await mapOf(page).click({ position: { x: 300, y: 60 } });
  const placing = dialog(page, 'Place Image on Map');
  await placing.getByLabel('Name (optional)').fill('North wall');
  await page.request.post('/functions/v1/analyze_v2', { headers, data: { property_id: id } });
  await expect(page.getByText('Detailed Analysis', { exact: true })).toBeAttached();
  await expect(placing.getByLabel('Name (optional)')).toHaveValue('North wall');
  await page.route(analysisStarts, (route) => route.fulfill(busy), { times: 1 });
  await placing.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Analysis service is busy. Please try again in a moment.'),
  ).toBeVisible();
});

test("photos with a position are placed only with their owner's consent", async ({
  sharedPage: page,
  product,
}) => {
  const evidence = {
    taken_at: null,
    lat: pin.lat + 0.0001,
    lng: pin.lng,
    accuracy_m: 5,
    heading: 175,
    heading_reference: 'true',
  };
  const { id } = await makeLocatedProperty(page, product.url, { photos: 2, evidence });
  await page.goto(`/property/${id}/details`);
  await expect(page.getByText('We placed 2 photos from their location. Check them')).toBeVisible();
  const proposed = mapOf(page).getByRole('button', { name: /suggested place/ });
  await expect(proposed).toHaveCount(2);

  await proposed.last().click();
  const placing = dialog(page, 'Place Image on Map');
  await placing.getByRole('radio', { name: 'Toward the house' }).click();
  await expect(placing.getByLabel('Direction (optional)')).toHaveValue('north');
  await placing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We placed 1 photo from its location. Check it')).toBeVisible();

  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(proposed).toHaveCount(0);
  await expect(mapOf(page).getByRole('button')).toHaveCount(2);
});

test('the owner draws the outline of a home without coordinates', async ({ page, product }) => {
  const { id } = await makeLocatedProperty(page, product.url, { photos: 1, place: null });
  await page.goto(`/property/${id}/details`);
  await expect(page.getByText('Location coordinates not available')).toBeVisible();
  await expect(page.getByLabel('Side of the house in')).toBeVisible();
  await page.getByRole('button', { name: 'Set the pin' }).click();
  const locating = dialog(page, 'Pin and outline');
  await expect(locating.getByText('No pin yet.')).toBeVisible();
  await locating.getByLabel('Latitude').fill('38.7296');
  await locating.getByLabel('Longitude').fill('-120.7985');
  await locating.getByRole('button', { name: 'Trace my house' }).click();
  await locating.getByLabel('Width (ft)').fill('60');
  const handle = locating.getByTitle('Drag to rotate the outline');
  await handle.hover();
  const box = await handle.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30, { steps: 4 });
  await page.mouse.up();
  await expect(locating.getByLabel('Rotation (°)')).not.toHaveValue('0');
  await locating.getByRole('button', { name: 'Save' }).click();
  await expect(mapOf(page)).toBeVisible();
  await expect(page.getByText('Dashed: an assumed house')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a photo is placed with two taps', async ({ page, product }) => {
    const { id } = await makeLocatedProperty(page, product.url);
    await page.request.post('/functions/v1/analyze_v2', {
      headers: { Origin: product.url },
      data: { property_id: id },
    });
    await page.goto(`/property/${id}/details`);
    await mapOf(page).scrollIntoViewIfNeeded();
    await strip(page).getByRole('button').nth(1).tap();
    await expect(page.getByText('Tap the map where it was taken.').last()).toBeVisible();
    const at = await pointOf(page, 0.75, 0.5);
    await page.touchscreen.tap(at.x, at.y);
    await dialog(page, 'Place Image on Map').getByRole('button', { name: 'Save' }).tap();
    const marker = mapOf(page).getByRole('button', { name: /Photo 2/ });
    await expect(marker).toBeVisible();
    await expect(page.getByText('Updating your score')).toBeVisible();

    await marker.tap();
    const details = page.getByRole('dialog');
    await expect(details.getByText('Coordinates')).toBeVisible();
    await expect(details.getByText(/^38\.\d{6}, -120\.\d{6}$/)).toBeVisible();
  });
});

test('the map is accessible, as are its dialogs', async ({ page, product }) => {
  await serveAerialPicture(page);
  await openMap(page, product.url, 1);
  await expect(page.getByText('taken July 2022')).toBeVisible();
  await strip(page).getByRole('button').first().click();
  await expectAccessible(page);
  await mapOf(page).click({ position: { x: 60, y: 60 } });
  await expect(dialog(page, 'Place Image on Map')).toBeVisible();
  await expectAccessible(page, dialogs);
  await page.getByRole('button', { name: 'Save' }).click();
  await mapOf(page).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Get observations' })).toBeVisible();
  await expectAccessible(page, dialogs);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pin and outline' }).click();
  await page.getByRole('button', { name: 'Trace my house' }).click();
  await expectAccessible(page, dialogs);
});
