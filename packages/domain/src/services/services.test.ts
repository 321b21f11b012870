import { expect, test } from 'vitest';

import { readServices, writeServices } from './index.ts';

test('services are read as they were written, whatever stands in their names', () => {
  const services = { ai: 'OpenAI (api.openai.com)', census: '"a" = <b> & ñ', noCounting: '' };
  expect(readServices(writeServices(services))).toEqual(services);
  expect(writeServices(services)).toMatch(/^[^"<>&]*$/);
});

test('what is no service is left out', () => {
  expect(readServices('')).toEqual({});
  expect(readServices('spies=example.org photon=photon.komoot.io')).toEqual({
    photon: 'photon.komoot.io',
  });
});
