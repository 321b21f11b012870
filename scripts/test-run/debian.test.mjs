import { expect, it, vi } from 'vitest';

import { ensurePrograms } from './debian.mjs';

const context = { report: () => undefined, signal: new AbortController().signal };

it('names the packages of programs that are missing and can’t be installed', async () => {
  const programs = {
    [process.execPath]: 'nodejs',
    '/nowhere/firefox-esr': 'firefox-esr',
    '/nowhere/Xvfb': 'xvfb',
  };
  await expect(ensurePrograms(programs, context, async () => false)).rejects.toThrow(
    'Not installed: firefox-esr, xvfb. On Debian: sudo apt-get install firefox-esr xvfb',
  );
});

it('installs nothing where nothing is missing', async () => {
  const install = vi.fn(async () => false);
  await ensurePrograms({ [process.execPath]: 'nodejs' }, context, install);
  expect(install).not.toHaveBeenCalled();
});
