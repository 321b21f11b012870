import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';

const password = 'quiet-lantern-over-mesa-41';

/** The link of the newest mail to an address, from the outbox. */
async function mailedLink(page: Page, email: string, about: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/api/operations/outbox');
      const mails: { id: string; to: string; subject: string }[] = await outbox.json();
      const mail = mails.find(({ to, subject }) => to.includes(email) && subject === about);
      if (mail === undefined) return undefined;
      const opened = await page.request.get(`/api/operations/outbox/${mail.id}`);
      const { text }: { text: string } = await opened.json();
      link = /http\S+#\S+/.exec(text)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.use({ expectedConsoleErrors: [/status of (?:401|422)/] });

test(
  'a homeowner signs up, takes a home along to a phone, forgets the password, and signs out everywhere',
  { tag: ['@spec:surrounding-170', '@spec:surrounding-171', '@spec:surrounding-172'] },
  async ({ page, context, browser, baseURL }) => {
    const email = `ana.${randomUUID()}@example.com`;
    await page.request.post('/api/properties', {
      data: { address: '1420 Ridge Road' },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });

    await page.goto('/sign-up');
    await page.getByLabel('Your name').fill('Ana Ruiz');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill('password1');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('one of the passwords that are tried first')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();

    await page.goto(await mailedLink(page, email, 'Confirm your email address'));
    await expect(page).toHaveURL('/verify');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('checkbox', { name: '1420 Ridge Road' }).check();
    await page.getByRole('button', { name: 'Move 1 home' }).click();
    await expect(page.getByText('1 home is in your account now.')).toBeVisible();

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const onPhone = await phone.newPage();
    await signIn(onPhone, email, 'not-the-password-1');
    await expect(onPhone.getByText('Invalid login credentials')).toBeVisible();
    await signIn(onPhone, email, password);
    await expect(onPhone.getByRole('link', { name: /1420 Ridge Road/ })).toBeVisible();

    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(page.getByText('All other devices are signed out.')).toBeVisible();
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
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('You have been signed out.')).toBeVisible();
    await expect(otherTab.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
);
