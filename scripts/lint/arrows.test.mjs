import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../bootstrap/project.mjs';

/** A type import alone makes a cycle, in every folder. */
const circles = [
  { room: 'the domain', first: 'packages/domain/src/scoring/circle-a.ts' },
  { room: 'the server', first: 'apps/server/src/photos/circle-a.ts' },
  { room: 'the web application', first: 'apps/web/app/features/explanation/circle-a.ts' },
];

/**
 * A file that must not pass, and the rule that must say so.
 *
 * @type {readonly { title: string, path: string, code: string, rule: string }[]}
 */
const forbidden = [
  {
    title: 'the domain imports a package other than zod',
    path: 'packages/domain/src/scoring/package.ts',
    code: `import { Hono } from 'hono';\nexport const app = new Hono();`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the domain imports a module of Node',
    path: 'packages/domain/src/scoring/node.ts',
    code: `import { readFile } from 'node:fs/promises';\nexport const read = readFile;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the domain reaches into the server by path',
    path: 'packages/domain/src/scoring/path.ts',
    code: `import { a } from '../../../../apps/server/src/app.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the domain imports dynamically',
    path: 'packages/domain/src/scoring/dynamic.ts',
    code: `export const load = () => import('sharp');`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the domain draws a random number',
    path: 'packages/domain/src/scoring/chance.ts',
    code: `export const chance = () => Math.random();`,
    rule: 'no-restricted-properties',
  },
  {
    title: 'the domain reads the clock',
    path: 'packages/domain/src/scoring/clock.ts',
    code: `export const now = () => new Date();`,
    rule: 'no-restricted-globals',
  },
  {
    title: 'the server imports the web application',
    path: 'apps/server/src/photos/web.ts',
    code: `import { a } from '../../../web/app/paths.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: "the server's composition root imports the web application",
    path: 'apps/server/src/web.ts',
    code: `import { a } from '@dss/web/paths';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'observing photos knows of jobs',
    path: 'apps/server/src/analysis/observe/knows-jobs.ts',
    code: `import type { a } from '../job/work-queue.ts';\nexport type B = typeof a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a provider knows of results',
    path: 'apps/server/src/analysis/observe/providers/knows-results.ts',
    code: `import { a } from '../../result/save-result.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a result knows of jobs',
    path: 'apps/server/src/analysis/result/knows-jobs.ts',
    code: `import { a } from '../job/work-queue.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a result knows of jobs by a longer path',
    path: 'apps/server/src/analysis/result/knows-jobs-far.ts',
    code: `import { a } from '../../analysis/job/work-queue.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the server takes a detour',
    path: 'apps/server/src/photos/detour.ts',
    code: `import { a } from './../storage/disk-store.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a job knows of the routes',
    path: 'apps/server/src/analysis/job/knows-routes.ts',
    code: `import { a } from '../routes.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the server reads the environment outside its configuration',
    path: 'apps/server/src/photos/environment.ts',
    code: `export const port = process.env['PORT'];`,
    rule: 'no-process-env',
  },
  {
    title: 'a browser page imports types from the server',
    path: 'apps/web/app/features/explanation/types.ts',
    code: `import type { Api } from '@dss/server/api';\nexport type A = Api;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a browser page reaches into the server by path',
    path: 'apps/web/app/features/explanation/path.ts',
    code: `import type { A } from '../../../../../server/src/app.ts';\nexport type B = A;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'the web application takes a detour',
    path: 'apps/web/app/features/plan/detour.tsx',
    code: `import { a } from '../../ui/../features/map/use-map-gestures.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a feature of the web application keeps something past what forgets it',
    path: 'apps/web/app/features/explanation/keeps.ts',
    code: `export const keep = () => localStorage.setItem('a', 'b');`,
    rule: 'no-restricted-globals',
  },
  {
    title: 'a page uses a global object that browsers of 2022 lack',
    path: 'apps/web/app/features/explanation/newer-global.ts',
    code: `export const later = (work: () => void) => requestIdleCallback(work);`,
    rule: 'no-restricted-globals',
  },
  {
    title: 'a page uses a static function that browsers of 2022 lack',
    path: 'apps/web/app/features/explanation/newer-function.ts',
    code: `export const late = () => AbortSignal.timeout(5000);`,
    rule: 'no-restricted-properties',
  },
  {
    title: 'a page uses a method that browsers of 2022 lack',
    path: 'apps/web/app/ui/newer-method.ts',
    code: `export const isShown = (element: Element) => element.checkVisibility();`,
    rule: 'no-restricted-properties',
  },
  {
    title: 'the domain splits text as browsers of 2022 can’t',
    path: 'packages/domain/src/scoring/newer.ts',
    code: `export const segmenter = new Intl.Segmenter('en');`,
    rule: 'no-restricted-properties',
  },
  {
    title: 'a UI primitive asks the API',
    path: 'apps/web/app/ui/asks.ts',
    code: `import { a } from '../lib/api/client.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'what makes the native apps imports a page',
    path: 'apps/native/src/page.ts',
    code: `import { a } from '../../web/app/paths.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a browser test uses the inside of the product',
    path: 'e2e/inside.ts',
    code: `import { score } from '@dss/domain';\nexport const a = score;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a browser test reaches into the product by path',
    path: 'e2e/inside-by-path.ts',
    code: `import { a } from '../apps/web/app/paths.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a browser test calls axe by itself, which takes four times as long',
    path: 'e2e/axe.spec.ts',
    code: `import { AxeBuilder } from '@axe-core/playwright';\nexport const a = AxeBuilder;`,
    rule: 'no-restricted-imports',
  },
  {
    title: "a test of the server uses the web application's code",
    path: 'apps/server/src/photos/web.test.ts',
    code: `import { a } from '../../../web/app/paths.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a script imports the product',
    path: 'scripts/imports-product.mjs',
    code: `import { a } from '../apps/server/src/app.ts';\nexport const b = a;`,
    rule: 'no-restricted-imports',
  },
  {
    title: 'a script needs an installed package',
    path: 'scripts/needs-package.mjs',
    code: `import pg from 'pg';\nexport const a = pg;`,
    rule: 'no-restricted-imports',
  },
  ...circles.map(({ room, first }) => ({
    title: `two modules of ${room} import types of each other`,
    path: first,
    code: `import type { B } from './circle-b.ts';\nexport interface A {\n  readonly b: B;\n}`,
    rule: 'no-cycle',
  })),
];

/**
 * A file that must pass, lest a rule forbid what the architecture allows.
 *
 * @type {readonly { title: string, path: string, code: string }[]}
 */
const allowed = [
  {
    title: 'the domain imports zod and itself',
    path: 'packages/domain/src/scoring/allowed.ts',
    code: `import { z } from 'zod';\nimport { a } from '../zones/zone.ts';\nexport const b = z.literal(a);`,
  },
  {
    title: 'a feature imports the domain and another feature',
    path: 'apps/server/src/photos/allowed.ts',
    code: `import { a } from '@dss/domain';\nimport { b } from '../storage/disk-store.ts';\nexport const c = [a, b];`,
  },
  {
    title: 'a subfolder of a feature imports its own feature',
    path: 'apps/server/src/photos/decoding/allowed.ts',
    code: `import { a } from '../limits.ts';\nimport { b } from '../measuring/sky.ts';\nexport const c = [a, b];`,
  },
  {
    title: 'a job uses what observes and what results are made of',
    path: 'apps/server/src/analysis/job/allowed.ts',
    code: `import { a } from '../observe/inputs.ts';\nimport { b } from '../result/save-result.ts';\nexport const c = [a, b];`,
  },
  {
    title: 'the configuration reads the environment',
    path: 'apps/server/src/config/allowed.ts',
    code: `export const port = process.env['PORT'];`,
  },
  {
    title: 'a browser page imports the domain and shared folders',
    path: 'apps/web/app/features/explanation/allowed.ts',
    code: `import { a } from '@dss/domain';\nimport { b } from '../../ui/toast/toast-queue.ts';\nexport const c = [a, b];`,
  },
  {
    title: 'a script uses what Node brings along',
    path: 'scripts/allowed.mjs',
    code: `import { readFile } from 'node:fs/promises';\nexport const read = readFile;`,
  },
];

/** @type {string} */
let root;
/** @type {Map<string, string[]>} the rules that fired, by file */
let fired;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dss-arrows-'));
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'package.json']) {
    await copyFile(join(projectRoot, file), join(root, file));
  }
  const tsconfig = JSON.stringify({ extends: './tsconfig.base.json', include: ['**/*.ts'] });
  const partners = circles.map(({ first }) => ({
    path: first.replace('circle-a', 'circle-b'),
    code: `import type { A } from './circle-a.ts';\nexport interface B {\n  readonly a: A;\n}`,
  }));
  const files = [...forbidden, ...allowed, ...partners, { path: 'tsconfig.json', code: tsconfig }];
  for (const { path, code } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${code}\n`);
  }
  fired = await lint();
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function lint() {
  const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--format=json', '.'];
  // It exits with an error, as it must.
  /** @type {string} */
  const stdout = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_error, output) => resolve(output));
  });
  /** @type {{ diagnostics: { filename: string, code?: string }[] }} */
  const report = JSON.parse(stdout);
  /** @type {Map<string, string[]>} */
  const rules = new Map();
  for (const { filename, code = '' } of report.diagnostics) {
    rules.set(filename, [...(rules.get(filename) ?? []), code]);
  }
  return rules;
}

describe('the lint step refuses that', () => {
  it.each(forbidden)('$title', ({ path, rule }) => {
    expect(fired.get(path) ?? []).toContainEqual(expect.stringContaining(`(${rule})`));
  });
});

describe('the lint step allows that', () => {
  it.each(allowed)('$title', ({ path }) => {
    const arrows = (fired.get(path) ?? []).filter((code) =>
      /no-restricted|no-process-env|no-cycle/.test(code),
    );
    expect(arrows).toEqual([]);
  });
});
