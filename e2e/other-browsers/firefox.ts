import puppeteer from 'puppeteer-core';
import { limitMs, type DrivenBrowser } from './driven-browser.ts';

/**
 * Firefox by WebDriver BiDi.
 * @param folder for its downloads
 */
export async function openFirefox(folder: string): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    timeout: limitMs,
    protocolTimeout: limitMs,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.always_ask_before_handling_new_types': false,
      'pdfjs.disabled': true,
    },
  });
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(limitMs);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    url: async () => page.url(),
    shown: async (xpath) => {
      const parts = [];
      for (const part of await page.$$(`xpath/${xpath}`)) {
        if (await part.isVisible()) parts.push(part);
      }
      return parts;
    },
    attach: async (xpath, files) => {
      const found = await page.waitForSelector(`xpath/${xpath}`);
      const input = await found?.toElement('input');
      if (input === undefined) throw new Error(`there is no ${xpath}`);
      await input.uploadFile(...files);
    },
    run: (script, given = '') => page.evaluate(script, given),
    problems: () => problems,
    close: () => browser.close(),
  };
}
