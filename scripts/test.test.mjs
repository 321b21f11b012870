import { afterEach, beforeEach, expect, it } from 'vitest';

import { makeCheckout } from './testing/checkout.mjs';

/** @type {Awaited<ReturnType<typeof makeCheckout>>} */
let checkout;

const passes = 'process.exit(0);';
const fails = `console.log('Broken here.'); process.exit(1);`;

/** @param {unknown} report */
const vitest = (report) => `
import { writeFileSync } from 'node:fs';
const path = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1];
writeFileSync(path, ${JSON.stringify(JSON.stringify(report))});
process.exit(0);`;

/** @param {unknown} report */
const playwright = (report) => `
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(report))});
process.exit(0);`;

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [],
};
const playwrightReport = {
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 1 },
  errors: [],
};

/** @type {Record<string, string>} */
const tools = {
  'oxfmt/bin/oxfmt': passes,
  'oxlint/bin/oxlint': passes,
  'typescript/bin/tsc': passes,
  'knip/bin/knip.js': passes,
  '@react-router/dev/bin.cjs': passes,
  'vitest/vitest.mjs': vitest(vitestReport),
  '@playwright/test/cli.js': playwright(playwrightReport),
};

beforeEach(() => prepareCheckout());

/** @param {string} [name] of its folder */
async function prepareCheckout(name) {
  checkout = await makeCheckout({ isInstalled: true, ...(name !== undefined && { name }) });
  for (const folder of ['packages/domain', 'apps/native', 'e2e', 'tools'])
    await checkout.put(`${folder}/.keep`, '');
  await checkout.put('apps/web/lone-texts/check.ts', passes);
  for (const [path, code] of Object.entries(tools)) await putTool(path, code);
  await checkout.markBuilt();
}

afterEach(() => checkout.remove());

/**
 * @param {string} path
 * @param {string} code
 */
async function putTool(path, code) {
  await checkout.put(`node_modules/${path}`, code);
  const folder = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
  await checkout.put(`node_modules/${folder}/package.json`, '{"type":"module"}');
}

/** @param {string[]} args */
function runTests(...args) {
  return runTestsWith({}, ...args);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
async function runTestsWith(env, ...args) {
  const tests = checkout.run([process.execPath, 'scripts/test.mjs', ...args], {
    env: { npm_lifecycle_event: undefined, CHROMIUM_PATH: '/bin/true', ...env },
  });
  const code = await tests.ended;
  const lines = tests.output().trimEnd().split('\n');
  const totals = lines.filter((line) => /^\d+ passed, \d+ failed, \d+ skipped$/.test(line));
  return { code, output: tests.output(), last: lines.at(-1), totals };
}

it('ends with exactly one line that adds up all checks and tests', async () => {
  const { code, last, totals } = await runTests();
  expect(last).toBe('20 passed, 0 failed, 2 skipped');
  expect(totals).toHaveLength(1);
  expect(code).toBe(0);
});

it('a failed check fails the run, but only after everything else ran', async () => {
  await putTool('oxlint/bin/oxlint', fails);
  const { code, output, last } = await runTests();
  expect(output).toContain('Broken here.');
  expect(output).toContain('\nFailed:\n  Lint\n\n19 passed');
  expect(last).toBe('19 passed, 1 failed, 2 skipped');
  expect(code).toBe(1);
});

it('shows the output of unit tests as a whole while browser tests run beside them', async () => {
  const write = (/** @type {string} */ name) => `writeFileSync('${checkout.root}/${name}', '');`;
  const wait = (/** @type {string} */ name) => `
while (!existsSync('${checkout.root}/${name}')) await new Promise((soon) => setTimeout(soon, 10));
`;
  const then = (/** @type {string} */ code, /** @type {string} */ more) =>
    `import { existsSync } from 'node:fs';${code.replace('process.exit(0);', more)}`;
  const unitTests = `console.log('unit begins');${write('unit')}${wait('browser')}console.log('unit ends');`;
  await putTool('vitest/vitest.mjs', then(vitest(vitestReport), unitTests));
  const browserTests = `${wait('unit')}console.log('browser speaks');${write('browser')}`;
  await putTool('@playwright/test/cli.js', then(playwright(playwrightReport), browserTests));
  const { output, last } = await runTests('--only', 'unit', '--only', 'e2e');
  expect(output).toContain('\nbrowser speaks\n');
  expect(output).toContain('Unit and integration tests\nunit begins\nunit ends\n  passed');
  expect(last).toBe('7 passed, 0 failed, 2 skipped');
});

it('fails when a runner crashes without a report', async () => {
  await putTool('vitest/vitest.mjs', fails);
  const { code, last } = await runTests('--only', 'unit', '--only', 'e2e');
  expect(last).toBe('2 passed, 1 failed, 1 skipped');
  expect(code).toBe(1);
});

it('fails when a runner finds no test', async () => {
  await putTool('vitest/vitest.mjs', vitest({ ...vitestReport, numPassedTests: 0 }));
  const { code, last } = await runTests('--only', 'unit');
  expect(last).toBe('0 passed, 1 failed, 1 skipped');
  expect(code).toBe(1);
});

it('runs only what was asked for', async () => {
  const { code, last } = await runTests('--only', 'checks', '--only', 'e2e');
  expect(last).toBe('15 passed, 0 failed, 1 skipped');
  expect(code).toBe(0);
});

it('ends with the total even when the web application could not be built', async () => {
  await checkout.put('apps/web/build.js', 'process.exit(1);');
  const { code, output, last } = await runTests('--only', 'e2e');
  expect(output).toContain('The web application could not be built');
  expect(last).toBe('0 passed, 1 failed, 0 skipped');
  expect(code).toBe(1);
});

it('ends with the total even when no package could be installed', async () => {
  await checkout.put('package-lock.json', 'not JSON');
  const { code, output, last } = await runTests();
  expect(output).toContain('The packages could not be installed');
  expect(last).toBe('0 passed, 1 failed, 0 skipped');
  expect(code).toBe(1);
});

it('refuses an unknown group', async () => {
  const { code, output } = await runTests('--only', 'some');
  expect(output).toContain('--only takes checks, unit, e2e; not "some".');
  expect(code).toBe(1);
});

it('stops what it started when interrupted', async () => {
  await putTool(
    'vitest/vitest.mjs',
    `console.log('running ' + process.pid); setInterval(() => {}, 1000);`,
  );
  const tests = checkout.run([process.execPath, 'scripts/test.mjs', '--only', 'unit'], {
    env: { npm_lifecycle_event: undefined },
  });
  const [, pid] = await tests.saying(/running (\d+)/);
  tests.child.kill('SIGINT');
  expect(await tests.ended).toBe(130);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('tests a copy where the folder has a name that Vite can’t work in', async () => {
  await checkout.remove();
  await prepareCheckout('a b#c%20ñ');
  const refusing = `if (/[#%]/.test(process.cwd())) throw new Error('not here');`;
  await putTool('oxlint/bin/oxlint', `${refusing} process.exit(0);`);
  const { code, output, last } = await runTests();
  expect(last, output).toBe('20 passed, 0 failed, 2 skipped');
  expect(code).toBe(0);
});

it('says what to do where the folder for temporary files is missing', async () => {
  const missing = `${checkout.root}/missing`;
  const { code, output } = await runTestsWith({ TMPDIR: missing });
  expect(output).toBe(
    `\nThe folder for temporary files, ${missing}, does not exist or can't be written to. ` +
      'Create it, or name another one with TMPDIR.\n',
  );
  expect(code).toBe(1);
});
