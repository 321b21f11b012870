import { expect, test } from 'vitest';

import { readServices, writeServices } from './index.ts';

test('services survive being written out, then read back, whatever their names contain', () => {
  const services = { ai: 'OpenAI (api.openai.com)', census: '"a" = <b> & ñ', noCounting: '' };
  expect(readServices(writeServices(services))).toEqual(services);
  expect(writeServices(services)).toMatch(/^[^"<>&]*$/);
});

test('unknown services are left out', () => {
  expect(readServices('')).toEqual({});
  expect(readServices('spies=example.org photon=photon.komoot.io')).toEqual({
    photon: 'photon.komoot.io',
  });
});
