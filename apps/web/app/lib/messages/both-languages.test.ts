import { errorCatalog } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { fieldTextsEn } from './en/field-texts.ts';
import { fieldTextsEs } from './es/field-texts.ts';
import { locales, type Locale } from './locale.ts';
import sameInBoth from './same-in-both.json' with { type: 'json' };
import { syntaxOf } from './testing/syntax.ts';
import { readMessages, textsOf, type Texts } from './testing/texts.ts';

const messages: Readonly<Record<Locale, Texts>> = {
  en: readMessages('en'),
  es: readMessages('es'),
};

/** The domain's texts, which the pages show, too. */
const domainTexts: Readonly<Record<Locale, Texts>> = {
  en: textsOf({ field: fieldTextsEn }),
  es: textsOf({ field: fieldTextsEs }),
};

describe.each([
  ['the messages', messages],
  ['the texts of the domain', domainTexts],
])('%s', (_name, { en, es }) => {
  test('have every key in both languages', () => {
    expect(en.size).toBeGreaterThan(100);
    expect(
      [...en.keys()].filter((key) => !es.has(key)),
      'without Spanish',
    ).toEqual([]);
    expect(
      [...es.keys()].filter((key) => !en.has(key)),
      'without English',
    ).toEqual([]);
  });

  test('are never empty', () => {
    expect([...en, ...es].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('a message', () => {
  test('has the same arguments, cases, tags in both languages', () => {
    const different = [...messages.en].flatMap(([key, english]) => {
      const spanish = messages.es.get(key);
      if (spanish === undefined) return [];
      const [one, other] = [syntaxOf(english).slots, syntaxOf(spanish).slots];
      return one.join() === other.join() ? [] : [{ key, en: one, es: other }];
    });
    expect(different).toEqual([]);
  });

  test.each(locales)('has the plural forms of its language: %s', (locale) => {
    const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions()
      .pluralCategories;
    // The plural category `many` starts at a million in Spanish, which no page ever shows.
    const needed = categories.filter((category) => category !== 'many');
    for (const [key, message] of messages[locale]) {
      for (const worded of syntaxOf(message).plurals) {
        const exact = worded.filter((category) => category.startsWith('='));
        const named = worded.filter((category) => !category.startsWith('='));
        expect(categories, key).toEqual(expect.arrayContaining(named));
        const covered = exact.includes('=1') ? [...named, 'one'] : named;
        expect(covered, key).toEqual(expect.arrayContaining(needed));
      }
    }
  });
});

test('one foot is one foot in Spanish, wherever a figure of feet is shown', () => {
  const alwaysMany = [...messages.es].filter(([, text]) => /\{\w+(, number)?\} pies/.test(text));
  expect(alwaysMany).toEqual([]);
});

describe('texts that are the same in both languages', () => {
  const alike = [
    ...[...messages.en].filter(([key, text]) => messages.es.get(key) === text),
    ...[...domainTexts.en].filter(([key, text]) => domainTexts.es.get(key) === text),
  ].map(([key]) => key);

  test('are listed with a reason in same-in-both.json; any other was not translated', () => {
    expect(alike.filter((key) => !Object.hasOwn(sameInBoth, key))).toEqual([]);
  });

  test('are still the same: those that differ now have left the list', () => {
    expect(Object.keys(sameInBoth).filter((key) => !alike.includes(key))).toEqual([]);
    expect(Object.values(sameInBoth).filter((reason) => reason.trim() === '')).toEqual([]);
  });
});

test('every error of the API has its words in both languages', () => {
  for (const locale of locales) {
    const worded = [...messages[locale].keys()]
      .filter((key) => key.startsWith('errors.codes.'))
      .map((key) => key.replace('errors.codes.', ''));
    expect([...worded].sort(), locale).toEqual(Object.keys(errorCatalog).sort());
  }
});

test('the English text of an error is that of the API, unless it uses details that only the API knows', () => {
  for (const [code, { message }] of Object.entries(errorCatalog)) {
    if (message.includes('{') && code !== 'too_many_photos') continue;
    expect(messages.en.get(`errors.codes.${code}`)).toBe(message);
  }
});
