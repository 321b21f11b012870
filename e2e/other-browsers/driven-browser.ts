import { setTimeout as delay } from 'node:timers/promises';

/** Something on a page that a person can use. */
export interface Part {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** A browser with one open page, whichever protocol it is driven by. Parts of a page are named by XPath. */
export interface DrivenBrowser {
  readonly version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /** Those that are shown now. */
  shown(xpath: string): Promise<Part[]>;
  /** Gives files to a file field, which need not be shown. */
  attach(xpath: string, files: readonly string[]): Promise<void>;
  /** Runs a function, which knows nothing but its argument, in the page. */
  run<Result>(script: (given: string) => Promise<Result>, given?: string): Promise<Awaited<Result>>;
  /** The errors in the page's console so far. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** As long as a busy machine may take. */
export const limitMs = 120_000;
const pauseMs = 100;

/**
 * Tries until there is something, as a person waits.
 * @param what for the error
 * @param look null, false or an error: not yet
 */
export async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = performance.now() + limitMs;
  for (;;) {
    let reason = '';
    const found = await look().catch((error: unknown) => {
      reason = `: ${String(error)}`;
      return null;
    });
    if (found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}${reason}`);
    await delay(pauseMs);
  }
}

/** By its whole text or label. */
const named = (element: string, name: string): string =>
  `//${element}[normalize-space()="${name}" or @aria-label="${name}"]`;

export const button = (name: string): string => named('button', name);
export const heading = (name: string): string => named('*[self::h1 or self::h2 or self::h3]', name);
export const text = (words: string): string =>
  `//*[text()[contains(normalize-space(), "${words}")]]`;
export const field = (label: string): string =>
  `//input[@id=//label[normalize-space()="${label}"]/@for]`;

export async function expectShown(browser: DrivenBrowser, xpath: string): Promise<Part> {
  return until(xpath, async () => (await browser.shown(xpath))[0] ?? null);
}

/** Presses what is shown. Where the page draws it anew in between, it is looked for again. */
export async function press(browser: DrivenBrowser, xpath: string): Promise<void> {
  await until(`a press of ${xpath}`, async () => {
    await (await expectShown(browser, xpath)).click();
    return true;
  });
}

export async function fill(browser: DrivenBrowser, label: string, words: string): Promise<void> {
  await (await expectShown(browser, field(label))).type(words);
}
