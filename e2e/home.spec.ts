import { expectNoSidewaysScrolling } from './product/accessibility.ts';
import { expect, openOnce, test } from './product/fixtures.ts';

// Run in order in one worker, to share one product and two pages.
test.describe.configure({ mode: 'default' });

const languages = [
  {
    path: '/',
    letter: 'I got a letter from my insurer',
    toDo: 'You got a letter from your insurer',
    fence: 'Fence or gate that burns within five feet',
    step: 'Keep fences that burn five feet from the house',
  },
  {
    path: '/es',
    letter: 'Recibí una carta de mi aseguradora',
    toDo: 'Recibió una carta de su aseguradora',
    fence: 'Cerca o portón que arde a menos de 5 pies',
    step: 'Mantenga a 5 pies de la casa las cercas que arden',
  },
] as const;

for (const { path, letter, toDo, fence, step } of languages) {
  test(`${path} names the numbers of its plan legibly from 320 to 1440 px`, async ({
    plainPage: page,
  }) => {
    await openOnce(page, path);
    const figure = page.locator('main figure').first();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScrolling(page);
      const [inThePlan, inTheKey] = [
        figure.getByRole('group').locator('svg text'),
        figure.getByRole('list').last().locator('svg text'),
      ];
      const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
      expect((await inThePlan.allTextContents()).toSorted()).toEqual(eight);
      await expect(inTheKey).toHaveText(eight);
      const name = figure.getByText(fence, { exact: true });
      expect(
        parseFloat(await name.evaluate((text) => getComputedStyle(text).fontSize)),
        `${width} px`,
      ).toBeGreaterThanOrEqual(14);
    }
  });

  test(`${path} leads readers with an insurer’s letter to what they can do`, async ({
    plainPage: page,
  }) => {
    await openOnce(page, path);
    await page.getByRole('main').getByRole('link', { name: letter }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toDo);
  });

  test(`${path} shows where a hazard is in its drawing`, async ({ plainPage: page }) => {
    await openOnce(page, path);
    const card = page
      .locator('main')
      .getByRole('heading', { name: fence })
      .locator('xpath=../../..');
    await expect(card).toContainText('−2');
    await expect(card).toContainText('+2');
    await expect(card.getByRole('heading', { name: step })).toBeVisible();
    const picture = card.getByRole('img');
    const box = await picture.locator('.hazard-box').boundingBox();
    const frame = await picture.boundingBox();
    if (box === null || frame === null) throw new Error('it is not on the page');
    expect(box.x).toBeGreaterThan(frame.x);
    expect(box.x + box.width).toBeLessThan(frame.x + frame.width);
  });
}
