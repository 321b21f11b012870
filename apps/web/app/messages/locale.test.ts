import { expect, test } from 'vitest';

import { inLanguage, localeOf } from './locale.ts';

test.each([
  ['/', '/es'],
  ['/about', '/es/about'],
  ['/property/7', '/es/property/7'],
  ['/estimate', '/es/estimate'],
])('%s and %s are twins', (english, spanish) => {
  expect([localeOf(english), localeOf(spanish)]).toEqual(['en', 'es']);
  for (const address of [english, spanish]) {
    expect(inLanguage(address, 'es')).toBe(spanish);
    expect(inLanguage(address, 'en')).toBe(english);
  }
});

test('the Spanish home page may end in a slash', () => {
  expect(localeOf('/es/')).toBe('es');
  expect(inLanguage('/es/', 'en')).toBe('/');
});
