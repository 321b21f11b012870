import { expectAccessible } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';

test('a calendar program can subscribe to the upkeep of a home until the link is revoked', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const made = await page.request.post('/api/properties', {
    data: { address: '1420 Ridge Road' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/property/${id}/upkeep`);
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
  const field = page.getByRole('textbox', { name: 'Calendar link' });
  await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  const url = await field.inputValue();
  await expect(page.getByText('your phone and Google Calendar can’t')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open calendar' })).toHaveAttribute(
    'href',
    url.replace(/^https?:/, 'webcal:'),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  const file = await (await request.get(url)).text();
  expect(file).toContain('BEGIN:VEVENT');
  const [, name = ''] = /^NAME:(.+?)\r$/m.exec(file) ?? [];
  await expect(page.getByText(name.replaceAll('\\', ''))).toBeVisible();
  expect(file).not.toContain('Ridge');

  await page.reload();
  await expect(field).toHaveValue(url);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe in your calendar' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});
