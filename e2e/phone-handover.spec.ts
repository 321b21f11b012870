import type { Page } from '@playwright/test';
import { dialogs, expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { drawnPictures } from './product/photos.ts';
import { leaveStop } from './product/tap-stop.ts';

// The phone asks for what it may no longer see.
test.use({ expectedConsoleErrors: [/status of 404/] });

/** A photo is stored, and the desktop has it looked at, on a machine that has other things to do. */
const afterUpload = { timeout: 60_000 };

test('what a phone adds arrives on the desktop that let it in, until it is disconnected', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const id = await openAnsweredHouse(page, '7 Alder Court, Nevada City');
  await page.getByRole('button', { name: 'Take photos with your phone' }).click();
  const sheet = page.getByRole('dialog', { name: 'Take photos with your phone' });
  await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(sheet.getByText('A phone can’t open this link yet')).toBeVisible();
  const url = await sheet.getByLabel('Or open this link on your phone').inputValue();
  await expectAccessible(page, dialogs);

  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const phone = await context.newPage();
    await phone.goto(url);
    const connect = phone.getByRole('button', { name: 'Connect this phone' });
    await expect(connect).toBeVisible();
    // The code isn't left in the address.
    await expect(phone).toHaveURL('/phone');
    // Opening the page alone spends nothing.
    await expect(sheet.getByText(/expires in/)).toBeVisible();
    await connect.tap();
    await expect(phone).toHaveURL(`/property/${id}/walk`);
    await expect(phone.getByText(/^This phone is connected to the computer until/)).toBeVisible();
    await expect(sheet.getByText(/^Your phone is connected until/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();

    await phone.getByRole('button', { name: 'Start the walk' }).tap();
    await expect(phone.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expectNoSidewaysScrolling(phone);
    // The desktop has it looked at, even while a dialog covers its page.
    await page.getByRole('button', { name: 'Add photos' }).first().click();
    const analysis = page.waitForRequest(
      (request) => request.url().includes('/analyze_v2'),
      afterUpload,
    );
    await takePhoto(phone);
    await expect(page.getByText('1 photo has arrived.')).toBeVisible(afterUpload);
    await analysis;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(
      1,
    );

    await leaveStop(phone, 'None of these');
    await expect(page.getByText('Your answers to 7 questions')).toBeVisible(afterUpload);

    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Phone disconnected')).toBeVisible();
    await expect(page.getByText(/^Your phone is connected/)).toHaveCount(0);
    // It is told without asking for anything.
    const over = phone.getByRole('heading', { name: 'This phone is no longer connected' });
    await expect(over).toBeVisible(afterUpload);
    await phone.goto('about:blank');
    await phone.goto(url);
    await connect.tap();
    await expect(
      phone.getByRole('heading', { name: 'This code doesn’t work anymore' }),
    ).toBeVisible();
  } finally {
    await context.close();
  }
});

async function takePhoto(phone: Page): Promise<void> {
  const camera = phone.getByRole('button', { name: 'Take a photo' });
  const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), camera.tap()]);
  await chooser.setFiles(drawnPictures()[0] ?? '');
}
