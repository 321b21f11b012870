import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { routesOf, type DocumentedRoute } from './testing/documented-routes.ts';

const document = fileURLToPath(new URL('../../../../docs/security.md', import.meta.url));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('the table of docs/security.md has every route, as `vitest run documentation/access-table -u` writes it', async () => {
  const text = await readFile(document, 'utf8');
  const table = tableOf(await routesOf(app));
  await expect(text.replace(/^\| route .*\n(?:\|.*\n)*/m, () => table)).toMatchFileSnapshot(
    document,
  );
});

/** A table as the formatter writes it. */
function tableOf(routes: readonly DocumentedRoute[]): string {
  const rows = routes
    .toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
    .map(({ name, access, limit }) => [`\`${name}\``, access, limit ?? '']);
  const table = [['route', 'who', 'counts as'], ...rows];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const [head = '', ...lines] = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return [head, rule, ...lines].join('');
}
