import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';

import { writeServiceWorker } from './service-worker.ts';

const app = normalizePath(fileURLToPath(new URL('../app/', import.meta.url)));

/** A script of the build as the plugin reads it. */
const script = (name: string, page: string | null, code = '') => ({
  type: 'chunk' as const,
  fileName: `assets/${name}`,
  facadeModuleId: page === null ? null : `${app}routes/${page}.tsx`,
  code,
  imports: [...code.matchAll(/from "(.*?)"/g)].map(([, file = '']) => file),
});

const layouts = ['en', 'es'].flatMap((locale) =>
  ['language-layout', 'app-layout'].map((name) =>
    script(`${name}-${locale}.js`, `page-frame/${name}-${locale}`, `"assets/words-${locale}.js"`),
  ),
);
const pages = [
  'analysis-progress/progress-page',
  'homes/add-photos-page',
  'homes/continue-walk-page',
  'homes/homes-page',
  'label/label-page',
  'new-property/new-property-page',
  'plan/plan-page',
  'property/details-page',
  'property/property-page',
  'visits/visits-page',
  'walk/walk-page',
].map((page) => script(`${page.split('/').at(-1)}.js`, page));
const others = [
  script('words-en.js', null),
  script('words-es.js', null),
  script('dialog.js', null, 'new URL("/assets/worker-1.js")'),
  script('worker-1.js', null),
  script('shared.js', null),
  script('map.js', null),
];

test('the worker is a script, with all that its pages name, in each language', async () => {
  const code = 'import { a } from "assets/shared.js"; import("./dialog.js")';
  const walk = script('walk-page.js', 'walk/walk-page', code);
  const source = await writeServiceWorker([...layouts, ...pages.slice(0, -1), walk, ...others]);
  const listening: string[] = [];
  runInNewContext(source, {
    self: { addEventListener: (name: string) => listening.push(name) },
    location: { href: 'https://example.org/service-worker.js?build=1' },
    URL,
  });
  expect(listening).toEqual([
    'install',
    'activate',
    'message',
    'fetch',
    'push',
    'notificationclick',
  ]);
  const [list = '""'] = /" \/assets.*?"/.exec(source) ?? [];
  const text: string = JSON.parse(list);
  const [english = '', spanish = ''] = text.split('\n');
  expect(english.split(' ')).toEqual(
    expect.arrayContaining(['/assets/words-en.js', '/assets/dialog.js', '/assets/worker-1.js']),
  );
  const [starting = '', later = ''] = english.split('|');
  expect(starting).toContain('/assets/shared.js');
  expect(later).toContain('/assets/dialog.js');
  expect(english).not.toContain('/assets/words-es.js');
  expect(spanish).toContain('/assets/words-es.js');
  expect(english).not.toContain('/assets/map.js');
});

test('a page that the build lacks fails it', async () => {
  await expect(writeServiceWorker(layouts)).rejects.toThrow(/has no script of/);
});
