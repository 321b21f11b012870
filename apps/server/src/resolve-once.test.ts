import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Opens the database's modules in a process of its own, and prints what Node was asked to resolve, and for whom. */
const program = `
import { registerHooks } from 'node:module';
import { resolveModulesOnce } from './resolve-once.ts';
const asked = [];
registerHooks({
  resolve(specifier, context, nextResolve) {
    asked.push({ specifier, parent: context.parentURL });
    return nextResolve(specifier, context);
  },
});
resolveModulesOnce();
await import('./db/index.ts');
console.log(JSON.stringify(asked));
`;

it('leaves Node only the entry points of packages to resolve, each once', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: import.meta.dirname },
  );
  const asked = z
    .array(z.object({ specifier: z.string(), parent: z.string() }))
    .parse(JSON.parse(stdout));
  const ofPackage = (name: string) =>
    asked.filter(({ parent }) => parent.includes(`/${name}/`)).map(({ specifier }) => specifier);
  const byUs = asked.filter(({ parent }) => !parent.includes('/node_modules/'));
  expect(byUs.filter(({ specifier }) => specifier.startsWith('.'))).toEqual([]);
  for (const folder of ['apps/server/src', 'packages/domain/src']) {
    const imported = ofPackage(folder);
    expect(imported).toContain(folder.startsWith('apps') ? '@dss/domain' : 'zod');
    expect(imported.toSorted()).toEqual([...new Set(imported)].toSorted());
  }
  expect(ofPackage('node_modules/drizzle-orm').filter((each) => each.startsWith('.'))).toEqual([]);
  expect(
    asked
      .map(({ specifier }) => specifier)
      .filter((each) => each.startsWith('drizzle-orm'))
      .toSorted(),
  ).toEqual([
    'drizzle-orm',
    'drizzle-orm/node-postgres',
    'drizzle-orm/node-postgres/migrator',
    'drizzle-orm/pg-core',
  ]);
});
