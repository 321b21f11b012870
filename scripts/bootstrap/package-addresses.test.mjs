import { describe, expect, test } from 'vitest';

import { withAddresses } from './package-addresses.mjs';

const locked = { version: '4.6.7', integrity: 'sha512-abc' };

describe('the address of a package', () => {
  test.for([
    { path: 'node_modules/zod', address: 'zod/-/zod-4.6.7.tgz' },
    { path: 'node_modules/@types/node', address: '@types/node/-/node-4.6.7.tgz' },
    { path: 'node_modules/a/node_modules/b', address: 'b/-/b-4.6.7.tgz' },
  ])('of $path is $address below the registry', ({ path, address }) => {
    for (const registry of ['https://packages.example', 'https://packages.example/']) {
      expect(withAddresses({ packages: { [path]: locked } }, registry)).toEqual({
        packages: { [path]: { ...locked, resolved: `https://packages.example/${address}` } },
      });
    }
  });

  test('has its own name, if it is installed under another', () => {
    const packages = { 'node_modules/alias': { ...locked, name: '@scope/own' } };
    const withIt = withAddresses({ packages }, 'https://packages.example/');
    expect(withIt.packages?.['node_modules/alias']?.resolved).toBe(
      'https://packages.example/@scope/own/-/own-4.6.7.tgz',
    );
  });

  test('stays as it is where the lockfile has one', () => {
    const resolved = 'https://elsewhere.example/it.tgz';
    const packages = { 'node_modules/elsewhere': { ...locked, resolved } };
    expect(withAddresses({ packages }, 'https://packages.example/')).toEqual({ packages });
  });

  test('is left out of the project itself, its workspaces and the links to them', () => {
    const lockfile = {
      packages: {
        '': { version: '0.1.0' },
        'apps/web': { version: '0.1.0' },
        'node_modules/@dss/web': { resolved: 'apps/web', link: true },
      },
    };
    expect(withAddresses(lockfile, 'https://packages.example/')).toEqual(lockfile);
  });
});
