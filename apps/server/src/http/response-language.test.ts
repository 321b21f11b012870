import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { responseLanguage } from './response-language.ts';
import type { HttpEnv } from './router.ts';

const speaking = new Hono<HttpEnv>().get('/', (context) => context.text(responseLanguage(context)));

test.each([
  [null, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['ES-419', 'es'],
  ['en;q=0.4, es;q=0.7', 'es'],
  ['fr, es;q=0.5', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['es;q=0, *', 'en'],
  ['fr-CA, de', 'en'],
  ['estonian', 'en'],
  [';;,q=,', 'en'],
])('Accept-Language %j is answered in %s, as its headers say', async (asked, language) => {
  const headers = asked === null ? {} : { 'Accept-Language': asked };

  const response = await speaking.request('/', { headers });

  expect(await response.text()).toBe(language);
  expect(response.headers.get('Content-Language')).toBe(language);
  expect(response.headers.get('Vary')).toBe('Accept-Language');
});
