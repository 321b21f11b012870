import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { interactionEveryMs, interactUntil, startBrowser } from './interactions.ts';
import { writePhotos } from './photos.ts';
import { startProduct } from './product.ts';
import { figure, type Section } from './report.ts';

const photosOfHome = 8;
const line = { megabitsPerSecond: 1, latencyMs: 300 };
const timesFaster = 6;
const interactionGoalMs = 100;
const patienceMs = 300_000;

/** From choosing photos until the score, over a slow line, in a real browser. */
export async function measureSlowLine(stack: AsyncDisposableStack): Promise<Section> {
  const { origin } = await startProduct(stack);
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-line-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const files = await writePhotos(folder, photosOfHome);
  const browser = await startBrowser(stack);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
  });
  const chosen = await sendAsThePagesDo(context, files);
  const [original = ''] = files;
  const originalSeconds = await sendOriginal(context, original, chosen.propertyId);
  const originals = photosOfHome * originalSeconds + chosen.scoreSeconds;
  const ours = chosen.sendSeconds + chosen.scoreSeconds;
  return {
    title: 'Photos over a slow line',
    goals: [
      {
        goal: `${photosOfHome} photos of 5 MB until the score: at least ${timesFaster} times faster than sending the originals`,
        measured: `${figure(originals / ours)} times (${figure(ours)} s against ${figure(originals)} s)`,
        isMet: originals >= timesFaster * ours,
      },
      {
        goal: `interaction to next paint while photos are prepared and sent: under ${interactionGoalMs} ms`,
        measured: `${figure(chosen.interactions.slowestMs)} ms, the slowest of ${chosen.interactions.count}`,
        isMet: chosen.interactions.slowestMs < interactionGoalMs,
      },
    ],
    details: [
      `Chromium at ${line.megabitsPerSecond} Mbit/s each way and ${line.latencyMs} ms, as its network emulation makes it. The page shrinks and sends the photos (${figure(chosen.sendSeconds)} s), then asks for the score (${figure(chosen.scoreSeconds)} s). One original was sent over the same line (${figure(originalSeconds)} s), counted ${photosOfHome} times, since the line is what it waits for. Meanwhile somebody clicks or presses a key every ${interactionEveryMs} ms; browsers report durations in steps of 8 ms.`,
    ],
  };
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (line.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Chooses the photos on the page that asks for them, as an owner does, and waits for the score. */
async function sendAsThePagesDo(context: BrowserContext, files: readonly string[]) {
  const page = await context.newPage();
  await page.goto('/new-property');
  await page.getByLabel('Property address').fill('12 Ridge Road, Paradise, CA 95969');
  await page.getByRole('button', { name: 'Create Property for Assessment' }).click();
  await page.getByRole('heading', { name: 'Add photos' }).waitFor();
  await slowDown(context, page);

  const startedAt = performance.now();
  await page.getByLabel('Choose photos').setInputFiles([...files]);
  const uploaded = page.getByText('Uploaded', { exact: true });
  const place = page.getByRole('heading', { name: 'Add photos' });
  const interactions = await interactUntil(
    page,
    place,
    async () => (await uploaded.count()) >= files.length,
  );
  const sendSeconds = (performance.now() - startedAt) / 1000;

  const askedAt = performance.now();
  await page.getByRole('button', { name: /(Get|Show) My Score/ }).click();
  await page.getByRole('heading', { name: 'Detailed Analysis' }).waitFor({ timeout: patienceMs });
  const scoreSeconds = (performance.now() - askedAt) / 1000;
  const propertyId = /\/property\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
  await page.close();
  return { propertyId, sendSeconds, scoreSeconds, interactions };
}

/** For the page: a place to choose the original. */
const addInput = `
  const input = document.createElement('input');
  input.type = 'file';
  input.id = 'original';
  document.body.append(input);
`;

/** Sends one file as it is from a page of the same visitor. */
async function sendOriginal(
  context: BrowserContext,
  file: string,
  propertyId: string,
): Promise<number> {
  const page = await context.newPage();
  await page.goto('/faq');
  await page.evaluate(addInput);
  await page.locator('#original').setInputFiles(file);
  await slowDown(context, page);
  const startedAt = performance.now();
  const url = `/api/properties/${propertyId}/photos/original`;
  const status = await page.evaluate<unknown>(`
    fetch('${url}', {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body: document.querySelector('#original').files[0],
    }).then(({ status }) => status)
  `);
  if (status !== 201) throw new Error(`the original was answered ${String(status)}`);
  const seconds = (performance.now() - startedAt) / 1000;
  await page.close();
  return seconds;
}
