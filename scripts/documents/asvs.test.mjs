import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { projectRoot } from '../bootstrap/project.mjs';

/** The requirements of level 2 in OWASP ASVS 4.0.3: of each section, the last number and those that level 2 leaves out. */
const sections = {
  1.1: [7],
  1.2: [4],
  1.4: [5, 2, 3],
  1.5: [4],
  1.6: [4],
  1.7: [2],
  1.8: [2],
  1.9: [2],
  '1.10': [1],
  1.11: [2],
  1.12: [2, 1],
  1.14: [6],
  2.1: [12],
  2.2: [3],
  2.3: [3],
  2.4: [5],
  2.5: [7],
  2.6: [3],
  2.7: [6],
  2.8: [6],
  2.9: [3],
  3.1: [1],
  3.2: [4],
  3.3: [4, 2],
  3.4: [5],
  3.5: [3],
  3.7: [1],
  4.1: [5, 4],
  4.2: [2],
  4.3: [3],
  5.1: [5],
  5.2: [8],
  5.3: [10],
  5.4: [3],
  5.5: [4],
  6.1: [3],
  6.2: [6],
  6.3: [2],
  6.4: [2],
  7.1: [4],
  7.2: [2],
  7.3: [4, 2],
  7.4: [3],
  8.1: [4],
  8.2: [3],
  8.3: [8],
  9.1: [3],
  9.2: [4],
  10.2: [2],
  10.3: [3],
  11.1: [8],
  12.1: [3],
  12.2: [1],
  12.3: [6],
  12.4: [2],
  12.5: [2],
  12.6: [1],
  13.1: [5, 2],
  13.2: [6, 4],
  13.3: [2],
  13.4: [2],
  14.1: [4],
  14.2: [6],
  14.3: [3, 1],
  14.4: [7],
  14.5: [4],
};

const required = Object.entries(sections).flatMap(([section, [last = 0, ...leftOut]]) =>
  Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !leftOut.includes(number))
    .map((number) => `${section}.${number}`),
);

const security = await readFile(join(projectRoot, 'docs/security.md'), 'utf8');
const [, part = ''] = security.split(/^## ASVS.*$/m);
const [, ...exceptions] = part.split(/^### .*$/m);
const listed = exceptions
  .flatMap((list) => [...list.matchAll(/^- (\d[\d.,\s]*): \S/gm)])
  .flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));

it('each exception is a requirement of level 2 of ASVS, listed once', () => {
  expect(required).toHaveLength(253);
  expect(exceptions).toHaveLength(4);
  for (const list of exceptions) expect(list).toMatch(/^- \d/m);
  expect(listed.filter((id) => !required.includes(id))).toEqual([]);
  expect(listed).toEqual([...new Set(listed)]);
});
