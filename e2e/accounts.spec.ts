import { createHmac, randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';
import { mailedLink } from './product/mailed-link.ts';
import { password, signUp } from './product/new-account.ts';

/** What a form says of its last attempt, beside the message that goes by itself. */
const refusal = (page: Page, text: string) => page.getByRole('main').getByText(text);

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The code that an authenticator app shows now for a key (RFC 6238). */
function codeOfApp(key: string): string {
  const bits = Array.from(key)
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

test.use({ expectedConsoleErrors: [/status of (?:401|403|422)/] });

test('a homeowner’s account works from signing up to signing out everywhere, on a phone with a forgotten password, too', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = `ana.${randomUUID()}@example.com`;
  await page.request.post('/api/properties', {
    data: { address: '1420 Ridge Road' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });

  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill('Ana Ruiz');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('one of the passwords that are tried first')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();

  await page.goto('/verify');
  await expect(page.getByText('This page needs the link from your email.')).toBeVisible();
  // In the same tab, where only what follows the # changes.
  await page.goto(await mailedLink(page, email, 'Confirm your email address'));
  await expect(page).toHaveURL('/verify');
  const slowList = Promise.withResolvers<void>();
  await page.route(/\/api\/properties(\?|$)/, async (route) => {
    await slowList.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Confirm' }).click();
  const home = page.getByRole('checkbox', { name: '1420 Ridge Road' });
  await home.check();
  slowList.resolve();
  await expect(page.getByRole('heading', { name: 'No homes here yet' })).toBeVisible();
  await expect(home).toBeChecked();
  await page.getByRole('button', { name: 'Move 1 home' }).click();
  await expect(page.getByText('1 home is in your account now.')).toBeVisible();

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const onPhone = await phone.newPage();
  await signIn(onPhone, email, 'not-the-password-1');
  await expect(refusal(onPhone, 'Invalid login credentials')).toBeVisible();
  await signIn(onPhone, email, password);
  await expect(onPhone.getByRole('link', { name: /1420 Ridge Road/ })).toBeVisible();

  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
  await expect(page.getByText(`As Ana Ruiz, ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Your account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All other devices were signed out.')).toBeVisible();
  await onPhone.goto('/account');
  await expect(onPhone.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();

  await onPhone.goto('/forgot-password');
  await onPhone.getByLabel('Email address').fill(email);
  await onPhone.getByRole('button', { name: 'Send the link' }).click();
  await expect(onPhone.getByText(/a link is on its way/)).toBeVisible();
  await onPhone.goto(await mailedLink(page, email, 'Choose a new password'));
  await onPhone.getByLabel('New password', { exact: true }).fill('seven-otters-by-the-dam-8');
  await onPhone.getByRole('button', { name: 'Save the new password' }).click();
  await expect(onPhone).toHaveURL('/sign-in');
  await signIn(onPhone, email, 'seven-otters-by-the-dam-8');
  await expect(onPhone.getByRole('link', { name: /1420 Ridge Road/ })).toBeVisible();
  await phone.close();

  // The new password has signed this browser out, too.
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
  await signIn(page, email, 'seven-otters-by-the-dam-8');
  await expect(page.getByRole('link', { name: /1420 Ridge Road/ })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await expect(otherTab.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();

  await page.getByRole('link', { name: /1420 Ridge Road/ }).click();
  await expect(page.getByRole('heading', { name: '1420 Ridge Road' })).toBeVisible();
  const lastHome = () => page.evaluate(() => localStorage.getItem('dss-last-home'));
  await expect.poll(lastHome).toContain('1420 Ridge Road');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Forget this device' }).click();
  const question = page.getByRole('alertdialog', { name: 'Forget this device?' });
  await question.getByRole('button', { name: 'Forget this device' }).click();
  await expect(page.getByText('This browser was forgotten.')).toBeVisible();
  expect(await lastHome()).toBeNull();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(otherTab.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a password can be seen while it is typed', async ({ page }) => {
  await page.goto('/sign-in');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('many-hills-at-noon');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByLabel('Show password').check();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('many-hills-at-noon');
});

test('a link opened in another browser than the one that signed up asks for name and password', async ({
  page,
  request,
}) => {
  const email = `ana.${randomUUID()}@example.com`;
  await request.post('/api/account/sign-up', {
    data: { name: 'Mallory', email, password: 'first-comer-of-17-hills' },
  });
  await page.goto(await mailedLink(page, email, 'Confirm your email address'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Ana Ruiz');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('one of the passwords that are tried first')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
});

test('an account protected with a second step can be copied, then deleted', async ({ page }) => {
  const email = await signUp(page);
  await page.request.post('/api/properties', {
    data: { address: '1420 Ridge Road' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await page.goto('/account');
  await page.getByLabel('Current password, to set it up').fill(password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key =
    (await page.locator('p', { hasText: 'Or type this key' }).locator('code').textContent()) ?? '';
  const recovery = await page
    .getByRole('list', { name: 'Recovery codes' })
    .locator('code')
    .first()
    .textContent();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();

  await signIn(page, email, password);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(refusal(page, 'This code is wrong, has expired')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(refusal(page, 'This code is wrong, has expired')).toHaveCount(0);
  await expect(page.getByText('Type one of the recovery codes that you kept')).toBeVisible();
  await page.getByLabel('Recovery code').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: /1420 Ridge Road/ })).toBeVisible();

  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const secret = page.getByLabel('Current password, to delete the account');
  await secret.fill('not-the-password-1');
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete your account?' })
      .getByRole('button', { name: 'Delete my account' })
      .click();
  };
  await remove();
  await expect(refusal(page, 'This is not your current password.')).toBeVisible();
  await secret.fill(password);
  await remove();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, email, password);
  await expect(refusal(page, 'Invalid login credentials')).toBeVisible();
});

/** Adds a passkey to the account that is signed in, on a device that confirms who its owner is. */
async function addPasskey(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Add a passkey' });
  await form.getByLabel('Passkey name').fill('Kitchen tablet');
  await form.getByLabel('Current password, to add a passkey').fill(password);
  await form.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  return { device, authenticatorId };
}

test('a passkey signs a homeowner in until it is removed', async ({ page }) => {
  await signUp(page);
  const { device, authenticatorId } = await addPasskey(page);
  await page.getByRole('button', { name: 'Rename Kitchen tablet' }).click();
  await page.getByLabel('New name').fill('Hall tablet');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Remove Hall tablet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  // Nobody confirms that they are the owner of the device.
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(refusal(page, 'This passkey could not be used.')).toBeVisible();
  // The device waits for its owner, who can use the form meanwhile.
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Waiting for your device…' })).toBeVisible();
  await expect(refusal(page, 'This passkey could not be used.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.goto('/sign-in');
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove Hall tablet' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove Hall tablet?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
});

test('the mail about a new password removes, in one step, a passkey that the owner doesn’t know', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 410/);
  const email = await signUp(page);
  await addPasskey(page);
  const changed = await page.request.post('/api/account/password', {
    data: { current_password: password, password: 'Another-Lane-2025-Ojai' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  const link = await mailedLink(page, email, 'Your password has changed');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(
    page.getByText(/^Every passkey is gone, and so is two-step sign-in if/),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Choose a new password' }),
  ).toHaveCount(1);

  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(refusal(page, 'This passkey could not be used.')).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByText(/^This link has expired or was already used/)).toBeVisible();
});
