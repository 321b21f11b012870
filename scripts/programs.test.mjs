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
});

afterEach(() => checkout.remove());

it.each([
  ['eval.mjs', 'tools/evaluation/eval.ts', ['--provider', 'built-in']],
  ['rescore.mjs', 'apps/server/src/terminal/rescore.ts', ['--dry-run', '--newest']],
])(
  '%s passes its arguments to the program in the project’s folder, then exits with its code',
  async (script, file, args) => {
    await checkout.put(file, program);
    const running = checkout.run([process.execPath, `scripts/${script}`, ...args], {
      env: { npm_lifecycle_event: undefined },
    });
    const [said] = await running.saying(/\{.*\}/);

    expect(JSON.parse(said)).toEqual({ args, folder: checkout.root });
    expect(await running.ended).toBe(2);
    // It needs the packages, not the web application.
    expect(existsSync(join(checkout.root, 'node_modules'))).toBe(true);
    expect(existsSync(join(checkout.root, 'apps/web/build'))).toBe(false);
  },
);
