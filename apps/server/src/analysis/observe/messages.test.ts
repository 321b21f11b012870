import { locales } from '@dss/domain';
import { expect, test } from 'vitest';
import { explanationText, photoFailureText } from './messages.ts';
import { explanationKeys, whyNotObserved } from './providers/provider.ts';

test.each(locales)('every explanation in %s gives the share, leaving no placeholder', (locale) => {
  for (const key of explanationKeys) {
    const text = explanationText({ key, values: { share: 37 } }, locale);
    expect(text, key).toContain('37%');
    expect(text, key).not.toMatch(/[{}]/);
  }
});

test('every explanation or failure differs between languages', () => {
  for (const key of explanationKeys) {
    const texts = locales.map((locale) => explanationText({ key, values: {} }, locale));
    expect(new Set(texts).size, key).toBe(locales.length);
  }
  for (const reason of whyNotObserved) {
    const texts = locales.map((locale) => photoFailureText(reason, locale));
    expect(new Set(texts).size, reason).toBe(locales.length);
  }
});

test("a model's own text is given in the requested language", () => {
  const explanation = { text: 'A shrub at the wall.', textEs: 'Un arbusto junto a la pared.' };
  expect(explanationText(explanation, 'en')).toBe(explanation.text);
  expect(explanationText(explanation, 'es')).toBe(explanation.textEs);
});

test('an unknown message is empty', () => {
  expect(explanationText({ key: 'an_older_one', values: {} }, 'es')).toBe('');
});
