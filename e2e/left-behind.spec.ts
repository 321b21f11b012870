import type { Page } from '@playwright/test';
import { expect, test } from './product/fixtures.ts';
import { keptInBrowser } from './product/kept-in-browser.ts';
import { password, signUp } from './product/new-account.ts';
import { drawnPictures } from './product/photos.ts';

const address = '77 Leftover Lane, Ojai, CA 93023';
/** What anybody would recognize the owner or the home by. */
const tellTale = /Leftover|\bAna\b|Ruiz|Rowe|rowe@|555-0123|Acme/;

/** What may stay in a browser whose owner has signed out. */
const mayStay: readonly string[] = [
  // When it was.
  'localStorage dss-forgotten',
  // How far down each page was, by random keys.
  'sessionStorage react-router-scroll-positions',
  // The homes that this browser made without an account, by a random number: "Forget this device" is for those.
  'cookie dss_visitor',
  // That somebody signed in here before, without saying who.
  'cookie dss.browser',
  'cookie dss_language',
  'cookie dss_theme',
  // The page that all homes share, which the tab that says that there is none keeps.
  'caches /property',
  // Where the browser is in the visit, by random keys.
  'history state',
];

// The service worker keeps pages, too. A page that shows a home which is no longer its browser's asks for it in vain.
test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/status of (?:401|404)|HTTP Authentication failed/],
});

/** A signed-in owner with a home that this browser has opened, and everything that pages keep of both. */
async function leaveTraces(page: Page): Promise<{ email: string; id: string }> {
  const email = await signUp(page);
  // As after signing in by hand, the browser knows who is signed in.
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await page.goto('/new-property');
  await page.getByLabel('Property address').fill(address);
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
  await page.getByLabel('Choose photos').setInputFiles(drawnPictures().slice(0, 1));
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  const id = new URL(page.url()).searchParams.get('property') ?? '';
  const answered = await page.request.put(`/api/properties/${id}/answers`, {
    data: { answers: [{ question_id: 'eaves_closed', side: null, answer: 'yes' }] },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answered.ok(), await answered.text()).toBe(true);

  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { name: address, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Request Free Policy Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Free Policy Review' });
  await dialog.getByLabel('First Name').fill('Ana');
  await dialog.getByLabel('Last Name').fill('Rowe');
  await dialog.getByLabel('Email Address').fill('rowe@example.org');
  await dialog.getByLabel('Phone Number').fill('555-0123');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/property/${id}/letter`);
  await page.getByLabel('Your insurer', { exact: true }).fill('Acme Mutual');
  return { email, id };
}

async function whatStays(page: Page): Promise<string[]> {
  const kept = await keptInBrowser(page);
  expect(kept.filter(({ content }) => tellTale.test(content))).toEqual([]);
  return kept.map(({ where, name }) => `${where} ${name}`);
}

test('signing out leaves nothing in the browser that names a person or a home, in other tabs neither', async ({
  page,
  context,
}) => {
  const { id } = await leaveTraces(page);
  const other = await context.newPage();
  await other.goto(`/property/${id}`);
  await expect(other.getByRole('heading', { name: address, level: 1 })).toBeVisible();
  const places = async () => {
    const kept = await keptInBrowser(page);
    return new Set(kept.flatMap(({ where, content }) => (tellTale.test(content) ? where : [])));
  };
  // Otherwise the test would prove nothing.
  await expect.poll(places).toEqual(new Set(['localStorage', 'indexedDB']));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length > 0)).toBe(true);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete what only this browser has?' });
  await expect(question).toContainText('1 letter that you began here');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question.getByRole('button', { name: 'Sign out and delete' }).click();

  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  const staying = [...(await whatStays(page)), ...(await whatStays(other))];
  expect(staying.filter((entry) => !mayStay.includes(entry))).toEqual([]);
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tab.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(tab.getByText('Leftover')).toHaveCount(0);
  }
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('Leftover')).toHaveCount(0);
});

test('deleting the account leaves as little', async ({ page }) => {
  await leaveTraces(page);
  await page.goto('/account');
  await page.getByLabel('Current password, to delete the account').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Delete my account' })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  const staying = await whatStays(page);
  expect(staying.filter((entry) => !mayStay.includes(entry))).toEqual([]);
});

test('a browser that was signed out elsewhere keeps only what nobody else has', async ({
  page,
}) => {
  const { email } = await leaveTraces(page);
  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (elsewhere === undefined) throw new Error('no browser');
  const send = async (step: string, data: object) => {
    const answer = await elsewhere.request.post(`/api/account/${step}`, {
      data,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send('sign-in', { email, password });
  await send('sign-out', { scope: 'others' });
  await elsewhere.close();

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
  const told = async () =>
    (await keptInBrowser(page))
      .filter(({ content }) => tellTale.test(content))
      .map(({ name }) => name.split('.')[0]);
  await expect.poll(told).toEqual(['dss-letter']);
});
