import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { makeShell } from './make-shell.ts';
import { shellPage } from './shell-page.ts';

const server = 'https://score.example.org';
const settings = { appId: 'org.example.score', appName: 'Score', server };
const built =
  '<!DOCTYPE html><html lang="en"><head><title>Score</title></head><body><script>start()</script><script type="module" src="/assets/a.js"></script></body></html>';

function contentOf(page: string, meta: string): string {
  return new RegExp(`<meta ${meta} content="([^"]*)"`).exec(page)?.[1] ?? '';
}

describe("an app's page", () => {
  const page = shellPage(built, server);

  test('names its server', () => {
    expect(contentOf(page, 'name="dss-server"')).toBe(server);
    expect(shellPage(built.replace('Score', 'https://origin.invalid/'), server)).not.toContain(
      'origin.invalid',
    );
  });

  test('may connect to itself or its server alone', () => {
    const policy = contentOf(page, 'http-equiv="Content-Security-Policy"').split('; ');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`connect-src 'self' ${server} wss://score.example.org`);
    expect(policy).toContain(`img-src 'self' blob: data: ${server}`);
    const scripts = policy.find((part) => part.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]+='$/);
    expect(policy.join()).not.toContain("'unsafe-eval'");
  });

  test('applies its policy, then the reader’s choices, before anything else runs', () => {
    const order = ['Content-Security-Policy', '/start.js', '<title>', 'start()'];
    const places = order.map((part) => page.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('is not made from a page of another shape', () => {
    expect(() => shellPage('<html></html>', server)).toThrow('head');
  });
});

describe('the shell', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dss-shell-'));
    const files = {
      '__spa-fallback.html': built,
      'index.html': '<html lang="en">home</html>',
      'about/index.html': '<html lang="en">about</html>',
      'assets/a.js': 'export {};',
      'assets/a.js.br': 'compressed',
      'es/method.data': '[]',
      'favicon.svg': '<svg/>',
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, 'client', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await makeShell(settings, path.join(folder, 'www'), path.join(folder, 'client'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('has the files that a webview reads', async () => {
    const names = await readdir(path.join(folder, 'www'), { recursive: true });
    expect(names.toSorted()).toEqual(
      [
        'assets',
        'assets/a.js',
        'es',
        'es/method.data',
        'favicon.svg',
        'index.html',
        'start.js',
      ].toSorted(),
    );
  });

  test('starts every address from one page', async () => {
    const page = await readFile(path.join(folder, 'www/index.html'), 'utf8');
    expect(page).toContain('dss-server');
    expect(page).not.toContain('home');
  });

  test('is not made without a built application', async () => {
    const nowhere = path.join(folder, 'nowhere');
    await expect(makeShell(settings, path.join(folder, 'none'), nowhere)).rejects.toThrow(
      'not built',
    );
  });
});

describe('the start script', () => {
  interface Device {
    kept?: Record<string, string>;
    language?: string;
    path?: string;
    blocked?: boolean;
  }

  async function started({ kept = {}, language = 'en-US', path: at = '/', blocked }: Device) {
    const root: { lang: string; dataset: Record<string, string> } = { lang: 'en', dataset: {} };
    const location = { pathname: at };
    const code = await readFile(new URL('start.js', import.meta.url), 'utf8');
    vm.runInNewContext(code, {
      document: { documentElement: root },
      location,
      navigator: { language },
      history: {
        replaceState: (_state: unknown, _title: string, to: string) => {
          location.pathname = to;
        },
      },
      localStorage: {
        getItem: (name: string) => {
          if (blocked === true) throw new Error('blocked');
          return kept[name] ?? null;
        },
      },
    });
    return { path: location.pathname, lang: root.lang, theme: root.dataset['theme'] ?? null };
  }

  test.each<[string, Device, Awaited<ReturnType<typeof started>>]>([
    ['in English', {}, { path: '/', lang: 'en', theme: null }],
    ["in the device's Spanish", { language: 'es-MX' }, { path: '/es', lang: 'es', theme: null }],
    [
      'in the chosen language, whatever the device’s',
      { language: 'es-MX', kept: { dss_language: 'en' } },
      { path: '/', lang: 'en', theme: null },
    ],
    [
      'in the chosen theme',
      { kept: { dss_theme: 'dark', dss_language: 'es' } },
      { path: '/es', lang: 'es', theme: 'dark' },
    ],
    [
      'on the page where it was left',
      { kept: { dss_language: 'es' }, path: '/property/1' },
      { path: '/property/1', lang: 'en', theme: null },
    ],
    [
      'in Spanish on a Spanish page',
      { path: '/es/property/1' },
      { path: '/es/property/1', lang: 'es', theme: null },
    ],
    ['where nothing is kept', { blocked: true }, { path: '/', lang: 'en', theme: null }],
  ])('starts %s', async (_case, device, result) => {
    expect(await started(device)).toEqual(result);
  });
});
