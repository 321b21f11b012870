import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, test } from './product/fixtures.ts';

const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

test('whoever gets a report that an owner downloaded can find out whether it was changed', async ({
  page,
  browser,
  product,
}) => {
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: fromOurPage });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await send('POST', '/api/properties', { address: '9 Ember Lane, Ojai' });
  const answers = [{ question_id: 'mulch_at_wall', side: null, answer: 'yes' }];
  await send('PUT', `/api/properties/${id}/answers`, { answers });
  await page.goto(`/property/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report (PDF)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^defensible-space-report-[\d-]{10}\.pdf$/);
  await expect(
    page.getByText('Your report is ready. Your browser is downloading it.'),
  ).toBeVisible();
  const genuine = await readFile(await download.path());
  const changed = Buffer.from(genuine);
  changed[changed.length - 100] = (changed.at(-100) ?? 0) ^ 1;
  const listed = await page.request.get(`/api/properties/${id}/reports`);
  const { reports } = (await listed.json()) as { reports: { code: string }[] };
  const code = reports[0]?.code ?? '';

  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(`/report-check#${code}`);
  await expect(other.getByLabel('Report code')).toHaveValue(code);
  const check = async (typed: string, bytes: Buffer, says: string) => {
    await other.getByLabel('Report code').fill(typed);
    const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: bytes };
    await other.getByLabel('The report (PDF)').setInputFiles(file);
    await other.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(other.getByText(says, { exact: true })).toBeVisible();
    await expectAccessible(other);
  };
  await other.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(other.getByText('A report has this code', { exact: true })).toBeVisible();
  await expect(other.getByText(/^It was created here on \w+ \d+, \d{4}/)).toBeVisible();
  await expect(other.getByText(/^It has \d+ pages\.$/)).toBeVisible();
  await expectAccessible(other);
  await check(code, genuine, 'Genuine and unchanged');
  await check(code, changed, 'Not the original report');
  await check('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA', genuine, 'No report has this code');
  await other.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(other);
  expect(asked.filter((url) => url.includes(code))).toEqual([]);
  await context.close();
});
