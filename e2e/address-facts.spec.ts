import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import {
  knownHouse,
  startAddressServices,
  type AddressServices,
} from './product/address-services.ts';
import { expect, temporaryDirectory, test } from './product/fixtures.ts';
import { startPlaceServices, type PlaceServices } from './product/place-services.ts';
import { leaveStop, stopName, tile } from './product/tap-stop.ts';
import { startProduct, type RunningProduct } from './product/running-product.ts';

// Run in one worker, to share one product.
test.describe.configure({ mode: 'default' });

let services: PlaceServices;
let addresses: AddressServices;
let dataDir: string;
let product: RunningProduct | undefined;

test.beforeAll(async () => {
  dataDir = await temporaryDirectory();
  services = await startPlaceServices();
  addresses = await startAddressServices();
  product = await startProduct({
    dataDir,
    environment: { ...services.environment, PHOTON_URL: addresses.photonUrl },
  });
});

test.afterAll(async () => {
  await product?.stop();
  await addresses.stop();
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Asked for before the product has started, too.
test.use({ baseURL: async ({}, use) => use(product?.url) });

const card = (page: Page) => page.getByRole('region', { name: 'What maps say about this place' });

async function pickHome(page: Page, at = ''): Promise<void> {
  await page.goto(`${at}/new-property`);
  const field = page.getByRole('combobox');
  await field.fill('12 ridge');
  await page.getByRole('option').first().click();
  await expect(field).toHaveValue(knownHouse.picked.text);
  await page.locator('form').getByRole('button').last().click();
}

/** A new home whose front faces the building on the map. */
async function homeBesideBuilding(page: Page): Promise<{ id: string; api: string }> {
  await pickHome(page);
  // On a busy machine a service may be given up at first: the job asks it again after a minute.
  await expect(card(page)).toContainText('about 18 ft to the east', { timeout: 120_000 });
  const id = new URL(page.url()).searchParams.get('property') ?? '';
  const api = `/api/properties/${id}`;
  const turned = await page.request.patch(api, {
    headers: fromPage(page),
    data: { front_faces: 'east' },
  });
  expect(turned.status()).toBe(200);
  return { id, api };
}

/** A home that was typed, at a place or at none. */
async function makeHome(page: Page, place = {}): Promise<string> {
  const made = await page.request.post('/api/properties', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { address: '9 Nowhere Track, Paradise, CA 95969', ...place },
  });
  const { id } = (await made.json()) as { id: string };
  return id;
}

const fromPage = (page: Page) => ({ Origin: new URL(page.url()).origin });

async function answersOf(page: Page, api: string, question: string): Promise<unknown[]> {
  const reply = await page.request.get(`${api}/answers`);
  const { answers } = (await reply.json()) as { answers: { question_id: string }[] };
  return answers.filter(({ question_id: id }) => id === question);
}

test('a new home is told what maps say of its place, while photos are added', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pickHome(page);
  await expect(page.getByRole('heading', { name: 'Add photos' })).toBeVisible();
  await expect(card(page).getByRole('listitem')).toContainText([
    'Very High fire hazard zone on California’s map.',
    'Fire district: Ridge Fire Department. 530-555-0142',
    'The nearest other building on the map is about 18 ft to the east.',
    'The ground falls about 25% to the south.',
    'Fires burned within a mile in 1961 and 2018.',
  ]);
  await expect(card(page)).toContainText(
    'In force at such a place: Defensible space, Government Code 51182. What applies here',
  );
  // With the way to add photos, on one screen.
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeInViewport();
  const bottomOf = async (told: Locator) => {
    const box = await told.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const bar = await page.locator('.thumb-bar').boundingBox();
  expect(await bottomOf(card(page))).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page);
  await page.reload();
  await expect(card(page)).toContainText('Very High');
});

test('services that take their time are told one by one as they answer', async ({ page }) => {
  services.setAnswers('late');
  await page.goto(`/new-property?property=${await makeHome(page, { lat: 39.1, lng: -121.1 })}`);
  await expect(card(page).getByRole('listitem')).toHaveCount(5, { timeout: 120_000 });
  services.setAnswers('usual');
});

test('an address that nobody finds is told what isn’t known, and how to say it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/new-property?property=${await makeHome(page)}`);
  await expect(card(page)).toContainText(
    'Your home isn’t on the map yet, so we don’t know: fire hazard zone, fire district, buildings nearby, slope, and past fires. Put it on the map',
  );
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeInViewport();
  await expectAccessible(page);
  await card(page).getByText('Say it yourself').click();
  await card(page).getByRole('button', { name: 'Tell us: fire hazard zone' }).click();
  await card(page).getByLabel('Fire hazard zone').selectOption('High');
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByRole('listitem').first()).toHaveText(
    /^High fire hazard zone\. ?That is your word\.$/,
  );
  await card(page).getByRole('link', { name: 'Put it on the map' }).click();
  await expect(page.getByRole('heading', { name: 'Map of your photos' })).toBeInViewport();
});

test('what the owner says counts instead, beside what the map says', async ({ page }) => {
  await pickHome(page);
  await card(page).getByText('Where this comes from, or if it’s not right').click();
  await expect(card(page)).toContainText('USA Structures (FEMA), asked on');
  await card(page).getByRole('button', { name: 'Not right? fire hazard zone' }).click();
  await card(page).getByLabel('Fire hazard zone').selectOption('High');
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByRole('listitem').first()).toHaveText(
    /^High fire hazard zone\. ?That is your word\.$/,
  );
  await expect(card(page)).toContainText('The map says: Very High');
  await page.reload();
  await expect(card(page).getByRole('listitem').first()).toContainText('That is your word.');
  await card(page).getByText('Where this comes from, or if it’s not right').click();
  await card(page).getByRole('button', { name: 'Use the map’s answer: fire hazard zone' }).click();
  await expect(card(page).getByRole('listitem').first()).toHaveText(
    'Very High fire hazard zone on California’s map.',
  );
});

test('which laws hold follows from where the home is, and changes with the owner’s word', async ({
  page,
}) => {
  await pickHome(page);
  await expect(card(page)).toContainText('Very High');
  const propertyId = new URL(page.url()).searchParams.get('property') ?? '';
  await page.goto(`/property/${propertyId}/rules`);
  await expect(card(page).getByRole('listitem')).toContainText([
    'Very High fire hazard zone on California’s map.',
    'A local agency is responsible for wildfires here, by California’s map.',
    'Fire district: Ridge Fire Department.',
    'County: Butte County.',
  ]);
  const binding = page.getByRole('region', { name: 'In force here' });
  await expect(binding).toContainText('Government Code 51182');
  await expect(binding).not.toContainText('Defensible space, Public Resources Code 4291');
  await expectAccessible(page);

  await card(page).getByText('Where this comes from, or if it’s not right').click();
  await card(page).getByRole('button', { name: 'Not right? who is responsible' }).click();
  await card(page).getByLabel('Who is responsible for wildfires here').selectOption('The state');
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(binding).toContainText('Defensible space, Public Resources Code 4291');
  await expect(binding).not.toContainText('Government Code 51182');
});

test('a building on a map is tapped ahead at its side’s stop, counts once the owner goes on, and is denied by one tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, api } = await homeBesideBuilding(page);
  const saidOfNeighbors = () => answersOf(page, api, 'neighbor_near');
  const building = tile(page, 'Another house or garage');
  await page.goto(`/property/${id}/walk?start=front`);
  await leaveStop(page);
  await expect(building).toHaveAttribute('aria-pressed', 'true');
  await expect(building).toHaveAccessibleDescription(
    /^By a map of buildings: one about 18 ft away\. Tap if it isn’t so\./,
  );
  await expectAccessible(page);
  expect(await saidOfNeighbors()).toEqual([]);
  const yard = (await stopName(page).textContent()) ?? '';
  await leaveStop(page, 'That’s all');
  await expect
    .poll(saidOfNeighbors)
    .toMatchObject([{ side: 'east', answer: 'yes', amount: '10_to_30_ft' }]);

  await page.goBack();
  await expect(stopName(page)).toHaveText(yard);
  await building.click();
  await expect(building).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(saidOfNeighbors).toMatchObject([{ side: 'east', answer: 'no', amount: null }]);
  await leaveStop(page);
  // The map has no other building near another side.
  await leaveStop(page);
  await expect(building).toHaveAttribute('aria-pressed', 'false');
});

test('a steep slope on a map is tapped ahead at its side’s stop, and one that is told late moves no tile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, api } = await homeBesideBuilding(page);
  const slope = tile(page, 'Steep slope down');
  const facts = `**/api/properties/${id}/address-facts`;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(facts, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/property/${id}/walk?start=left`);
  await leaveStop(page);
  await expect(stopName(page)).toContainText('Left');
  await expect(slope).toHaveAttribute('aria-pressed', 'false');
  const told = page.waitForResponse(facts);
  answer();
  await (await told).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(slope).toHaveAttribute('aria-pressed', 'false');
  await expect(slope).toHaveAccessibleDescription(/^one foot in five$/);

  await page.goBack();
  await expect(stopName(page)).toContainText('five feet');
  await leaveStop(page);
  await expect(slope).toHaveAttribute('aria-pressed', 'true');
  await expect(slope).toHaveAccessibleDescription(
    /^By a map of heights: falls about 25%\. Tap if it isn’t so\./,
  );
  await leaveStop(page, 'That’s all');
  await expect
    .poll(() => answersOf(page, api, 'slope_below'))
    .toMatchObject([{ side: 'south', answer: 'yes', amount: '20_to_40_percent' }]);
});

test('exposure and plan have what maps say, named and dashed, until its owner answers; a shared page has none of it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, api } = await homeBesideBuilding(page);
  const answer = [{ question_id: 'roof_clean', side: null, answer: 'no' }];
  const scored = await page.request.put(`${api}/answers`, {
    headers: fromPage(page),
    data: { answers: answer },
  });
  expect(scored.status()).toBe(200);
  const building = 'a building about 18 feet away, as a map shows';
  const slope = 'the ground falls away by about 25%, as a map shows';
  const maps =
    /There is a building within 30 feet \(FEMA map, asked on .*\) and a slope of more than 20% below the house \(USGS map, asked on .*\)\./;
  for (const path of [`/property/${id}`, `/property/${id}/details`, `/property/${id}/plan`]) {
    await page.goto(path);
    const plan = page.getByRole('group', { name: 'Your home from above' }).first();
    await expect(plan.getByRole('listitem').filter({ hasText: /^Front:/ })).toContainText(building);
    await expect(plan.getByRole('listitem').filter({ hasText: /^Left:/ })).toContainText(slope);
    await expect(
      page.getByText('Exposure: extreme').filter({ visible: true }).first(),
    ).toBeVisible();
    await expectAccessible(page);
  }
  // The server says the same before any script has run.
  await expect(async () => {
    const opened = await page.request.get(`/property/${id}`, {
      headers: { 'Sec-Fetch-Mode': 'navigate' },
    });
    expect(await opened.text()).toContain('Exposure: extreme');
  }).toPass();
  await page.goto(`/property/${id}`);
  await expect(page.getByText(maps)).toBeVisible();
  await expect(page.getByText('Dashed is what a map shows')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);

  const headers = fromPage(page);
  const link = await page.request.post(`${api}/share-links`, {
    headers,
    data: { hides_place: true, expires_in_days: 7 },
  });
  const { url } = (await link.json()) as { url: string };
  const stranger = await browser.newContext();
  const shared = await stranger.newPage();
  const sent: Promise<string>[] = [];
  shared.on('response', (response) => {
    const isData = /json|html/.test(response.headers()['content-type'] ?? '');
    if (isData) sent.push(response.text());
  });
  await shared.goto(url);
  await expect(shared.getByRole('heading', { name: 'A home in California' })).toBeVisible();
  await expect(shared.getByText(/^Exposure: not known yet/)).toBeVisible();
  await expect(shared.getByRole('listitem').filter({ hasText: /^Front:/ })).toHaveText(
    'Front: neither seen nor told yet',
  );
  await expect(shared.getByText(/\bmaps?\b|Paradise|hazard zone|Ridge|1961/)).toHaveCount(0);
  expect(sent.length).toBeGreaterThan(1);
  const place =
    /very_high|Very High|Paradise|Ridge|Butte|530-555|1961|39\.759|121\.62|"(?:lat|lng|fires)"/;
  for (const text of await Promise.all(sent)) expect(text).not.toMatch(place);
  await stranger.close();

  const answers = [
    { question_id: 'neighbor_near', side: 'east', side_said_as: 'house', answer: 'no' },
    {
      question_id: 'slope_below',
      side: 'south',
      side_said_as: 'house',
      answer: 'yes',
      amount: '20_to_40_percent',
    },
  ];
  expect((await page.request.put(`${api}/answers`, { headers, data: { answers } })).status()).toBe(
    200,
  );
  await page.reload();
  const plan = page.getByRole('group', { name: 'Your home from above' });
  await expect(plan.getByRole('listitem').filter({ hasText: /^Left:/ })).toContainText(
    'the ground falls away by more than 20%',
  );
  await expect(plan.getByRole('listitem').filter({ hasText: /^Front:/ })).not.toContainText(
    'building',
  );
  await expect(page.getByText('Dashed is what a map shows')).toHaveCount(0);
  await expect(page.getByText(/as a map shows|map, asked on/)).toHaveCount(0);
});
