import { expect, type Page } from '@playwright/test';

/** The link of the newest mail to an address about something, from the outbox. */
export async function mailedLink(page: Page, email: string, about: string): Promise<string> {
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
