import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkSpecCoverage } from './check-spec-coverage.mjs';

/** @type {string} */
let place;
/** @type {string} */
let root;

const checklist = `
- **1.** A limit of 'ten'.
  - in \`app/limits.ts\`
  - test \`app/limits.test.ts\`: \`a limit > holds\`
  - test \`e2e/limit.spec.ts\`: \`on a phone > a limit is shown\`
- **2.** A name.
  - later: no names yet.
`;
const entry = '| [Core flow](spec-coverage/core-flow.md) | 1 | 0 | 1 | 0 |\n';

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'dss-coverage-'));
  root = join(place, 'checkout');
  await put('checkout/docs/spec-coverage.md', entry);
  await put('checkout/docs/spec-coverage/core-flow.md', checklist);
  await put('checkout/app/limits.ts', "export const limit = 'ten';");
  await put('checkout/app/limits.test.ts', "describe('a limit', () => it('holds', () => {}));");
  await put(
    'checkout/e2e/limit.spec.ts',
    "test.describe('on a phone', () => test('a limit is shown', () => {}));",
  );
  await reportVitest('passed');
  await reportPlaywright('flaky');
});

afterEach(() => rm(place, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} content
 */
async function put(path, content) {
  await mkdir(dirname(join(place, path)), { recursive: true });
  await writeFile(join(place, path), content);
}

/** @param {string} status */
function reportVitest(status) {
  const test = { ancestorTitles: ['a limit'], title: 'holds', status };
  const file = { name: join(root, 'app/limits.test.ts'), assertionResults: [test] };
  return put('vitest.json', JSON.stringify({ testResults: [file] }));
}

/** @param {string} status */
function reportPlaywright(status) {
  const spec = { title: 'a limit is shown', file: 'limit.spec.ts', tests: [{ status }] };
  const group = { title: 'on a phone', specs: [spec] };
  return put(
    'playwright.json',
    JSON.stringify({ suites: [{ title: 'limit.spec.ts', suites: [group] }] }),
  );
}

/** @param {string[]} ran */
const check = (...ran) => checkSpecCoverage({ root, reports: place, ran: new Set(ran) });

it('finds nothing wrong where rows, files, reports and counts agree', async () => {
  const { problems, notes } = await check('checks', 'unit', 'e2e');
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'Not compared: core-flow.md of the specification is not beside this checkout.',
  ]);
});

it('believes the reports of both runners', async () => {
  await reportVitest('skipped');
  await reportPlaywright('unexpected');
  expect((await check('unit', 'e2e')).problems).toEqual([
    expect.stringContaining('"a limit > holds" in app/limits.test.ts did not run and pass.'),
    expect.stringContaining('"on a phone > a limit is shown" in e2e/limit.spec.ts did not run'),
  ]);
});

it('fails once where a runner should have left a report, and left none', async () => {
  await rm(join(place, 'playwright.json'));
  const { problems, notes } = await check('unit', 'e2e');
  expect(problems).toEqual([expect.stringContaining('"e2e" left no report')]);
  expect(notes).not.toContainEqual(expect.stringContaining('Not run here'));
});

it('says what it could not look at, and looks for those tests in their files', async () => {
  await rm(join(place, 'playwright.json'));
  const { problems, notes } = await check('unit');
  expect(problems).toEqual([]);
  expect(notes).toContainEqual(expect.stringContaining('the 1 tests of "e2e" that rows name'));
});

it('compares with the specification where it lies beside the checkout', async () => {
  await put('shared/spec/core-flow.md', "A limit of 'ten'.\nA name.\nA third line.\n");
  const { problems, notes } = await check('unit', 'e2e');
  expect(problems).toEqual(['core-flow: line 3 has no row: A third line.']);
  expect(notes).toEqual([]);
});

it('counts the rows anew', async () => {
  await put(
    'checkout/docs/spec-coverage.md',
    entry.replace('| 1 | 0 | 1 | 0 |', '| 2 | 0 | 0 | 0 |'),
  );
  expect((await check('unit', 'e2e')).problems).toEqual([
    'docs/spec-coverage.md: the counts of core-flow are built 1, without a test 0, later 1, nothing to build 0.',
  ]);
});

it('misses a document that the table counts', async () => {
  await put(
    'checkout/docs/spec-coverage.md',
    `${entry}| [More](spec-coverage/more.md) | 7 | 0 | 0 | 0 |\n`,
  );
  expect((await check('unit', 'e2e')).problems).toEqual([
    'docs/spec-coverage/more.md does not exist.',
  ]);
});

it('is not content with a checklist without rows', async () => {
  await put('checkout/docs/spec-coverage/core-flow.md', '# Nothing\n');
  await put(
    'checkout/docs/spec-coverage.md',
    entry.replace('| 1 | 0 | 1 | 0 |', '| 0 | 0 | 0 | 0 |'),
  );
  expect((await check('unit', 'e2e')).problems).toEqual(['docs/spec-coverage has no rows.']);
});
