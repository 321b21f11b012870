import { expect, test } from 'vitest';

import { formatOf, inLanguage, localeOf } from './locale.ts';

test.each([
  ['/', '/es'],
  ['/about', '/es/about'],
  ['/property/7', '/es/property/7'],
  ['/estimate', '/es/estimate'],
])('%s is the English twin of %s', (english, spanish) => {
  expect([localeOf(english), localeOf(spanish)]).toEqual(['en', 'es']);
  for (const address of [english, spanish]) {
    expect(inLanguage(address, 'es')).toBe(spanish);
    expect(inLanguage(address, 'en')).toBe(english);
  }
});

test('the address of the Spanish home page may end in a slash', () => {
  expect(localeOf('/es/')).toBe('es');
  expect(inLanguage('/es/', 'en')).toBe('/');
});

test('Californians read the same figures in both languages', () => {
  for (const locale of ['en', 'es'] as const) {
    expect(new Intl.NumberFormat(formatOf(locale)).format(1500.5)).toBe('1,500.5');
  }
});
