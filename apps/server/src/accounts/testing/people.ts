import { randomUUID } from 'node:crypto';
import { signedInSchema } from '@dss/domain';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import {
  createClient,
  type Browser,
  type Client,
  type VisitorClient,
} from '../../testing/client.ts';
import type { AccountMail } from '../account-mail.ts';

/** Short, because the time to estimate a password's strength grows with the square of its length. */
export const goodPassword = 'lamp7mesaQuay';

export function newEmail(): string {
  return `ana.${randomUUID()}@example.com`;
}

/** The newest mail to an address. */
export function mailTo(app: TestApp, email: string): AccountMail | undefined {
  return app.accountMails.findLast(({ to }) => to === email);
}

/** The token of the link in the newest mail to an address. */
export function linkTokenTo(app: TestApp, email: string): string {
  const mail = mailTo(app, email);
  if (mail === undefined || !('url' in mail)) throw new Error(`no link was mailed to ${email}`);
  return new URL(mail.url).hash.slice(1);
}

export const signUp = (client: Client, email: string, password = goodPassword) =>
  client.send('POST', '/api/account/sign-up', { name: 'Ana Ruiz', email, password });

export const signIn = (client: Client, email: string, password = goodPassword) =>
  client.send('POST', '/api/account/sign-in', { email, password });

/** A browser in which somebody with a confirmed account is signed in. */
export async function newPerson(
  app: TestApp,
  browser: Browser = app.newBrowser(),
): Promise<{ readonly email: string; readonly browser: Browser }> {
  const email = newEmail();
  expect((await signUp(browser, email)).status).toBe(200);
  const token = linkTokenTo(app, email);
  const verified = await browser.send('POST', '/api/account/verify-email', { token });
  expect(verified.status).toBe(200);
  return { email, browser };
}

/** A program in which somebody with an account is signed in, by a token of its own. */
export async function newPersonsProgram(
  app: TestApp,
): Promise<VisitorClient & { readonly email: string }> {
  const { email } = await newPerson(app);
  const response = await app.stranger.send('POST', '/api/account/sign-in', {
    email,
    password: goodPassword,
    session_as: 'token',
  });
  const { session_token: token = '' } = signedInSchema.parse(await response.json());
  const headers = { Authorization: `Bearer ${token}` };
  return { ...createClient(app.url, headers), headers, email };
}
