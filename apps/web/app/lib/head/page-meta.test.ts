import { describe, expect, test } from 'vitest';

import { pageMeta as about } from '../../routes/site/about/about-page.tsx';
import { pageMeta as faq } from '../../routes/site/faq/faq-page.tsx';
import { pageMeta as guidelines } from '../../routes/site/guidelines/guidelines-page.tsx';
import { pageMeta as home } from '../../routes/site/home/home-page.tsx';
import { legalMeta } from '../../routes/site/legal/legal-documents.ts';
import { inLanguage, locales } from '../messages/locale.ts';
import type { Messages, Words } from '../messages/messages.ts';
import { allWords } from '../messages/both/during-build.ts';
import { pageMeta as method } from '../../routes/site/method/method-page.tsx';
import { pageMeta as newProperty } from '../../routes/new-property/new-property-page.tsx';

type AllWords = Words<keyof Messages>;

const metas = [
  home,
  about,
  faq,
  guidelines,
  method,
  (words: AllWords) => legalMeta('legalTerms', words),
  (words: AllWords) => legalMeta('legalPrivacy', words),
  (words: AllWords) => legalMeta('legalDeletion', words),
  (words: AllWords) => legalMeta('legalDpa', words),
  (words: AllWords) => legalMeta('legalDisclaimer', words),
  newProperty,
];
const pages = locales.flatMap((locale) => metas.map((meta) => meta(allWords[locale])));

describe.each(pages)('$path', ({ title, description, keywords }) => {
  test('has a title of 10 to 60 characters', () => {
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  test('has a description of 120 to 160 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('has keywords', () => {
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(3);
  });

  test('has no placeholder', () => {
    expect(title + description + keywords).not.toContain('{');
  });
});

test('no two pages share an address, a title or a description', () => {
  for (const field of ['path', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[field])).size, field).toBe(pages.length);
  }
});

test.each(metas)('a page has the address of its twin in Spanish: %#', (meta) => {
  expect(meta(allWords.es).path).toBe(inLanguage(meta(allWords.en).path, 'es'));
});
