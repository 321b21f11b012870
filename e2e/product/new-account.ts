import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedLink } from './mailed-link.ts';

export const password = 'quiet-lantern-over-mesa-41';

/** A new account, signed in in this page's browser. @returns its email address */
export async function signUp(page: Page): Promise<string> {
  const email = `ana.${randomUUID()}@example.com`;
  const post = (step: string, data: object) =>
    page.request.post(`/api/account/${step}`, {
      data,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      // The first account of a product that has just started waits for the words that passwords are judged by.
      timeout: 90_000,
    });
  await post('sign-up', { name: 'Ana Ruiz', email, password });
  const link = await mailedLink(page, email, 'Confirm your email address');
  await post('verify-email', { token: new URL(link).hash.slice(1) });
  return email;
}
