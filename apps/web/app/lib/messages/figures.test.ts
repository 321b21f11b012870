import { expect, test } from 'vitest';

import { fieldTextsEn } from './en/field-texts.ts';
import { fieldTextsEs } from './es/field-texts.ts';
import type { Locale } from './locale.ts';
import { readMessages, textsOf, type Texts } from './testing/texts.ts';

const texts: Readonly<Record<Locale, Texts>> = {
  en: new Map([...readMessages('en'), ...textsOf({ field: fieldTextsEn })]),
  es: new Map([...readMessages('es'), ...textsOf({ field: fieldTextsEs })]),
};

/** Number words that count as figures; "one" and "two" have too many other uses. */
const words: Readonly<Record<Locale, readonly string[]>> = {
  en: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};

test('figures are the same in both languages: distances, prices, dates, limits', () => {
  const different = [...texts.en].flatMap(([key, english]) => {
    const en = figuresOf(english, 'en');
    const es = figuresOf(texts.es.get(key) ?? '', 'es');
    return en.join() === es.join() ? [] : [{ key, en, es }];
  });
  expect(different).toEqual([]);
});

/** Each number in a text, once, in order; arguments are left out. */
function figuresOf(text: string, locale: Locale): string[] {
  const plain = text.replaceAll(/<[^>]*>|\{[^{}]*\}/g, ' ').toLowerCase();
  const written = words[locale].reduce(
    (sentence, word, at) => sentence.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(at + 3)),
    plain,
  );
  return [...new Set(written.match(/\d+(?:[.,/]\d+)*/g))].sort();
}
