import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { freePort } from '../product/running-product.ts';
import { limitMs, until, type DrivenBrowser } from './driven-browser.ts';

/**
 * WebKitGTK, which has Safari's engine, by WebDriver, on a screen that nobody sees.
 * @param folder its home, which it downloads to
 */
export async function openWebKit(folder: string): Promise<DrivenBrowser> {
  const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface({ input: screen.stdout }), 'line');
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: `:${String(display)}` },
    stdio: 'ignore',
  });
  const stop = async () => {
    for (const child of [driver, screen]) await end(child);
  };
  try {
    const session = await until('WebKitWebDriver', () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
          }),
        )
        .build(),
    );
    await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 950 });
    await session.manage().setTimeouts({ pageLoad: limitMs, script: limitMs });
    // Its driver may say that a page has loaded while the one before is still open.
    const leave = async (go: () => Promise<void>) => {
      await session.executeScript('window.isLeft = true');
      await go();
      await until('another page', () =>
        session.executeScript<boolean>(
          'return window.isLeft === undefined && document.readyState === "complete"',
        ),
      );
    };
    return {
      version: `WebKitGTK ${(await session.getCapabilities()).getBrowserVersion() ?? ''}`,
      open: (url) => leave(() => session.get(url)),
      reload: () => leave(() => session.navigate().refresh()),
      url: () => session.getCurrentUrl(),
      shown: async (xpath) => {
        const parts = [];
        for (const part of await session.findElements(By.xpath(xpath))) {
          if (await part.isDisplayed()) {
            parts.push({
              click: () => part.click(),
              type: (words: string) => part.sendKeys(words),
            });
          }
        }
        return parts;
      },
      attach: async (xpath, files) => {
        await session.findElement(By.xpath(xpath)).sendKeys(files.join('\n'));
      },
      run: (script, given = '') =>
        session.executeAsyncScript(
          `const [given, tell] = arguments; (${script.toString()})(given).then(tell);`,
          given,
        ),
      // Its driver doesn't tell.
      problems: () => [],
      close: async () => {
        await session.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
