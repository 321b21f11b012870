import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Opens the database's modules in a process of its own, and prints what of drizzle-orm Node was asked to resolve. */
const program = `
import { registerHooks } from 'node:module';
import { resolveDrizzleOnce } from './drizzle-modules.ts';
const asked = [];
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isWithin = specifier.startsWith('.') && context.parentURL.includes('/node_modules/drizzle-orm/');
    if (isWithin || specifier.startsWith('drizzle-orm')) asked.push(specifier);
    return nextResolve(specifier, context);
  },
});
resolveDrizzleOnce();
await import('./db/index.ts');
console.log(JSON.stringify(asked.sort()));
`;

it("leaves Node only drizzle-orm's entry points to resolve, and each of them once", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: import.meta.dirname },
  );
  expect(JSON.parse(stdout)).toEqual([
    'drizzle-orm',
    'drizzle-orm/node-postgres',
    'drizzle-orm/node-postgres/migrator',
    'drizzle-orm/pg-core',
  ]);
});
