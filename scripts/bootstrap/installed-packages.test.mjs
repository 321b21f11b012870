import { expect, it } from 'vitest';

import { installedAsLocked } from './installed-packages.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const hono = { version: '4.0.0', integrity: 'sha512-a' };
const postgresHere = { version: '18.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
const postgresElsewhere = { ...postgresHere, os: ['darwin'] };

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'apps/server': { version: '0.1.0' },
    'node_modules/hono': hono,
    'node_modules/pg-linux': postgresHere,
    'node_modules/pg-darwin': postgresElsewhere,
  },
};
const complete = { 'node_modules/hono': hono, 'node_modules/pg-linux': postgresHere };

it('accepts what npm installed, without the packages for other systems', () => {
  expect(installedAsLocked(wanted, { packages: complete }, machine)).toBe(true);
});

it.each([
  ['a package is missing', { 'node_modules/pg-linux': postgresHere }],
  ['a version differs', { ...complete, 'node_modules/hono': { ...hono, version: '4.0.1' } }],
  ['a content differs', { ...complete, 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }],
  ["this system's own optional package is missing", { 'node_modules/hono': hono }],
  ['nothing is installed', undefined],
])('asks for an installation when %s', (_title, packages) => {
  expect(installedAsLocked(wanted, packages ? { packages } : {}, machine)).toBe(false);
});
