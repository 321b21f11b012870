import { expect, test } from 'vitest';

import { chosenLanguage, offeredLanguage } from './chosen-language.ts';

test.each([
  { preferred: ['es-MX', 'en'], offered: 'es' },
  { preferred: ['es'], offered: 'es' },
  { preferred: ['fr', 'ES-419', 'en'], offered: 'es' },
  { preferred: ['en-US', 'es'], offered: null },
  { preferred: ['fr', 'de'], offered: null },
  { preferred: [], offered: null },
])('an English page offers $offered to a browser that prefers $preferred', (one) => {
  const reader = { page: 'en', chosen: null, preferred: one.preferred } as const;
  expect(offeredLanguage(reader)).toBe(one.offered);
});

test('a choice wins over what the browser prefers', () => {
  const preferred = ['es'];
  expect(offeredLanguage({ page: 'en', chosen: 'en', preferred })).toBeNull();
  expect(offeredLanguage({ page: 'en', chosen: 'es', preferred: ['en'] })).toBe('es');
  expect(offeredLanguage({ page: 'es', chosen: 'en', preferred })).toBe('en');
});

test('a Spanish page offers no other language to a reader who chose none', () => {
  expect(offeredLanguage({ page: 'es', chosen: null, preferred: ['en'] })).toBeNull();
});

test('the choice is read from its cookie', () => {
  expect(chosenLanguage('a=1; dss_language=es; b=2')).toBe('es');
});

test.each(['', 'dss_language=fr', 'xdss_language=es', 'dss_language'])(
  'the cookies "%s" hold no choice',
  (cookies) => {
    expect(chosenLanguage(cookies)).toBeNull();
  },
);
