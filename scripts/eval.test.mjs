import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { makeCheckout } from './testing/checkout.mjs';

/** Prints its arguments and working folder. */
const program = `
console.log(JSON.stringify({ args: process.argv.slice(2), folder: process.cwd() }));
process.exitCode = 2;
`;

/** @type {Awaited<ReturnType<typeof makeCheckout>>} */
let checkout;

beforeEach(async () => {
  checkout = await makeCheckout();
  await checkout.put('tools/evaluation/eval.ts', program);
});

afterEach(() => checkout.remove());

it('passes its arguments to the program in the project’s folder, then exits with its code', async () => {
  const evaluating = checkout.run(
    [process.execPath, 'scripts/eval.mjs', '--provider', 'built-in'],
    { env: { npm_lifecycle_event: undefined } },
  );
  const [said] = await evaluating.saying(/\{.*\}/);

  expect(JSON.parse(said)).toEqual({ args: ['--provider', 'built-in'], folder: checkout.root });
  expect(await evaluating.ended).toBe(2);
  // It needs the packages, not the web application.
  expect(existsSync(join(checkout.root, 'node_modules'))).toBe(true);
  expect(existsSync(join(checkout.root, 'apps/web/build'))).toBe(false);
});
