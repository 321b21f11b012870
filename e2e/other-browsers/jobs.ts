import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPageKept } from '../product/kept-page.ts';
import { password } from '../product/new-account.ts';
import { drawnPictures } from '../product/photos.ts';
import {
  button,
  expectShown,
  fill,
  heading,
  press,
  text,
  until,
  type DrivenBrowser,
} from './driven-browser.ts';
import { phonePhotos } from './phone-photos.ts';

/** What a browser does its jobs with. */
export interface Scene {
  readonly browser: DrivenBrowser;
  /** Stopped, it is as a network that is away: not every browser can be told to be offline. */
  readonly product: { readonly url: string; stop(): Promise<void>; start(): Promise<void> };
  /** A folder of this browser's own, which it downloads to. */
  readonly folder: string;
}

const fileField = '//input[@type="file"]';

async function propertyOf(browser: DrivenBrowser): Promise<string> {
  return until('the page of a home', async () => {
    const url = await browser.url();
    return /\/property\/([\da-f-]{36})/.exec(url)?.[1] ?? null;
  });
}

const uploaded = (browser: DrivenBrowser, count: number) =>
  until(`${count} uploaded photos`, async () => {
    const parts = await browser.shown('//*[normalize-space(text())="Uploaded"]');
    return parts.length === count;
  });

/** From the address and four photos to the score. */
async function mainJob({ browser, product }: Scene): Promise<void> {
  await browser.open(`${product.url}/new-property`);
  await fill(browser, 'Property address', '12 Ridge Road, Paradise, CA 95969');
  await press(browser, button('Create Property for Assessment'));
  await expectShown(browser, heading('Add photos'));
  await browser.attach(fileField, drawnPictures().slice(0, 4));
  await uploaded(browser, 4);
  await press(browser, '//button[contains(., "My Score")]');
  const id = await propertyOf(browser);
  // Past the sides of the photos and what they leave open.
  await browser.open(`${product.url}/property/${id}`);
  await expectShown(browser, '//*[@role="img"][contains(@aria-label, "out of 100")]');
}

/** Photos that a phone stored sideways or upside down are made smaller, and stand upright on the page and on the server. */
async function turnedPhotos({ browser, product, folder }: Scene): Promise<void> {
  const id = await propertyOf(browser);
  const photos = await phonePhotos(folder);
  await browser.open(`${product.url}/new-property?property=${id}`);
  await uploaded(browser, 4);
  await browser.attach(fileField, photos);
  await uploaded(browser, 4 + photos.length);
  const wrong = await browser.run(async (property) => {
    const answered = await fetch(`/api/properties/${property}/photos`);
    const { photos: stored } = (await answered.json()) as {
      photos: { file_name: string; width: number; height: number; signed_url: string }[];
    };
    const isUpright = async (picture: HTMLImageElement) => {
      await picture.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const [, , blue = 0] = context?.getImageData(canvas.width / 2, 20, 1, 1).data ?? [];
      return blue > 150 && Math.abs(picture.naturalHeight / picture.naturalWidth - 4 / 3) < 0.01;
    };
    const found: string[] = [];
    const turned = stored.filter(({ file_name: name }) => name.startsWith('turned-'));
    if (turned.length !== 3) found.push(`${turned.length} of 3 photos`);
    for (const { file_name: name, width, height, signed_url: url } of turned) {
      if (width !== 1152 || height !== 1536) found.push(`${name}: ${width} x ${height} was sent`);
      const picture = new Image();
      picture.src = url;
      if (!(await isUpright(picture))) found.push(`${name} is stored turned`);
    }
    return found;
  }, id);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

const stopNow = (browser: DrivenBrowser): Promise<string> =>
  browser.run(() => Promise.resolve(document.querySelector('#stop-heading')?.textContent ?? ''));

/** Says that nothing of a stop is there, and waits for the next. */
async function leaveStop(browser: DrivenBrowser): Promise<void> {
  const left = await stopNow(browser);
  await until(`another stop than ${left}`, async () => {
    if ((await stopNow(browser)) !== left) return true;
    await press(browser, button('None of these'));
    return false;
  });
}

/** Answers of a walk without a connection survive a reload and arrive when it is back. */
async function offlineWalk({ browser, product }: Scene): Promise<void> {
  const id = await propertyOf(browser);
  const storedAnswers = () =>
    browser.run(async (property) => {
      const answered = await fetch(`/api/properties/${property}/answers`);
      const { answers } = (await answered.json()) as { answers: unknown[] };
      return answers.length;
    }, id);
  await browser.open(`${product.url}/property/${id}/walk`);
  await press(browser, button('Start the walk'));
  await expectShown(browser, '//main//h2');
  await until('a kept page', () => browser.run(isPageKept));
  await leaveStop(browser);
  await until('a stored answer', async () => (await storedAnswers()) > 0);
  const before = await storedAnswers();
  await product.stop();
  try {
    await leaveStop(browser);
    const stop = await stopNow(browser);
    await browser.reload();
    await until(`again ${stop}`, async () => (await stopNow(browser)) === stop);
    await leaveStop(browser);
    await expectShown(browser, text('12 answers waiting for a connection'));
  } finally {
    await product.start();
  }
  await until('all answers', async () => (await storedAnswers()) >= before + 12);
}

/** A plan within a budget is there again after a reload. */
async function plan({ browser, product }: Scene): Promise<void> {
  const id = await propertyOf(browser);
  await browser.open(`${product.url}/property/${id}/plan`);
  await press(browser, '(//button[starts-with(normalize-space(), "Add th")])[last()]');
  await expectShown(browser, text('In your plan'));
  await browser.reload();
  await expectShown(browser, text('In your plan'));
}

async function report({ browser, product, folder }: Scene): Promise<void> {
  const id = await propertyOf(browser);
  await browser.open(`${product.url}/property/${id}`);
  await press(browser, button('Report (PDF)'));
  await expectShown(browser, text('Your report is ready.'));
  await until('a PDF among the downloads', async () => {
    const files = await readdir(folder, { recursive: true });
    const file = files.find((name) => /defensible-space-report-[\d-]+\.pdf$/.test(name));
    if (file === undefined) return null;
    return (await readFile(path.join(folder, file), 'latin1')).trimEnd().endsWith('%%EOF');
  });
}

/** From signing up, by the mailed link, to signing in again. */
async function signIn({ browser, product }: Scene): Promise<void> {
  const email = `ana.${randomUUID()}@example.com`;
  await browser.open(`${product.url}/sign-up`);
  await fill(browser, 'Your name', 'Ana Ruiz');
  await fill(browser, 'Email address', email);
  await fill(browser, 'Password', password);
  await press(browser, button('Sign Up'));
  await browser.open(await confirmingLink(product.url, email));
  await press(browser, button('Confirm'));
  await expectShown(browser, heading('Keep homes from this browser in your account?'));
  await browser.open(`${product.url}/account`);
  await press(browser, button('Sign out'));
  await expectShown(browser, text('You have been signed out.'));
  await browser.open(`${product.url}/sign-in`);
  await fill(browser, 'Email address', email);
  await fill(browser, 'Password', password);
  await press(browser, button('Sign In'));
  await until('the page after signing in', async () => !(await browser.url()).includes('sign-in'));
  await browser.open(`${product.url}/account`);
  await expectShown(browser, text(email));
}

async function confirmingLink(url: string, email: string): Promise<string> {
  return until('the mail that confirms an address', async () => {
    const mails = (await (await fetch(`${url}/api/operations/outbox`)).json()) as {
      id: string;
      to: string;
    }[];
    const mail = mails.find(({ to }) => to.includes(email));
    if (mail === undefined) return null;
    const opened = await fetch(`${url}/api/operations/outbox/${mail.id}`);
    const { text: words } = (await opened.json()) as { text: string };
    return /http\S+#\S+/.exec(words)?.[0] ?? null;
  });
}

/** In this order, because each goes on with the home of the first. */
export const jobs: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'from the address and four photos to the score': mainJob,
  plan,
  'report download': report,
  'the walk, with answers given offline': offlineWalk,
  'photos turned by EXIF': turnedPhotos,
  'sign up, sign out and sign in': signIn,
};
