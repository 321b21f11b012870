import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { startDatabase } from './database.ts';
import { assessedHome } from './pages.ts';
import { startProductOn } from './product.ts';
import { figure, spreadText, table, type Section } from './report.ts';
import { spreadOf } from './statistics.ts';

const rounds = 5;
/** Lighthouse's slow 4G, applied to what is loaded instead of supposed afterward. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const timesSlower = 4;
/** For pages to be kept by the service worker. */
const settleMs = 4000;

const openedSchema = z.object({
  firstPaint: z.number(),
  largestPaint: z.number(),
  score: z.number(),
  whole: z.number(),
  requests: z.number(),
  kilobytes: z.number(),
});
type Opened = z.infer<typeof openedSchema>;

/** Runs in the page: notes when the score and the ways on from it are there, and the largest paint so far. */
const noteWhenShown = `
  const shown = (globalThis.shown = { largestPaint: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) shown.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (document.querySelector('[role=img][aria-label*="out of 100"]')) shown.score ??= performance.now();
    if (document.querySelector('nav[aria-label="Ways on"]')) shown.whole = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

const readShown = `({
  ...shown,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  requests: performance.getEntriesByType('resource').length + 1,
  kilobytes: performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
})`;

/** When a home's results are readable on a phone with a slow line, with and without what the server draws of them. */
export async function measurePhone(stack: AsyncDisposableStack): Promise<Section> {
  const database = stack.use(await startDatabase());
  const variants = [
    ['with the first view', stack.use(await startProductOn(database))],
    ['FIRST_VIEW=off', stack.use(await startProductOn(database, { FIRST_VIEW: 'off' }))],
  ] as const;
  const { id, headers } = await assessedHome(variants[0][1].origin);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  stack.defer(() => browser.close());
  const rows: string[][] = [];
  for (const visit of ['first', 'later'] as const) {
    const opened = new Map<string, Opened[]>(variants.map(([name]) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { origin }] of variants) {
        const context = await newPhone(browser, headers);
        const url = `${origin}/property/${id}`;
        opened.get(name)?.push(await openResults(context, url, visit === 'later'));
        await context.close();
      }
    }
    for (const [name, all] of opened) {
      const seconds = (of: (each: Opened) => number) =>
        spreadText(spreadOf(all.map((each) => of(each) / 1000)));
      const middle = (of: (each: Opened) => number) => figure(spreadOf(all.map(of)).middle);
      rows.push([
        visit,
        name,
        seconds(({ firstPaint }) => firstPaint),
        seconds(({ largestPaint }) => largestPaint),
        seconds(({ score }) => score),
        seconds(({ whole }) => whole),
        middle(({ requests }) => requests),
        middle(({ kilobytes }) => kilobytes),
      ]);
    }
  }
  return {
    title: 'A home’s results on a phone',
    goals: [],
    details: [
      `Chromium, ${timesSlower} times slower, on a line of 1.6 Mbit/s with 150 ms to the server; ${rounds} times each, in seconds: the middle, the lowest and the highest. Of a build with SHARED_SCRIPTS=no, the same shows what shared scripts bring.`,
      table(
        ['visit', '', 'first paint', 'largest paint', 'score', 'whole page', 'requests', 'kB'],
        rows,
      ),
    ],
  };
}

function newPhone(
  browser: Browser,
  headers: Readonly<Record<string, string>>,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: headers,
  });
}

async function openResults(
  context: BrowserContext,
  url: string,
  isLater: boolean,
): Promise<Opened> {
  if (isLater) {
    const before = await context.newPage();
    await before.goto(url);
    await before.getByRole('navigation', { name: 'Ways on' }).waitFor();
    await before.waitForTimeout(settleMs);
    await before.close();
  }
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript({ content: noteWhenShown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Ways on' }).waitFor();
  await page.waitForLoadState('networkidle');
  return openedSchema.parse(await page.evaluate(readShown));
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}
