import { locales } from '@dss/domain';
import { expect, test } from 'vitest';
import { explanationText, photoFailureText } from './messages.ts';
import { explanationKeys, photoFailures } from './providers/provider.ts';

test.each(locales)('every explanation in %s says the share, and none another slot', (locale) => {
  for (const key of explanationKeys) {
    const text = explanationText({ key, values: { share: 37 } }, locale);
    expect(text, key).toContain('37%');
    expect(text, key).not.toMatch(/[{}]/);
  }
});

test('no explanation or failure is the same in two languages', () => {
  for (const key of explanationKeys) {
    const texts = locales.map((locale) => explanationText({ key, values: {} }, locale));
    expect(new Set(texts).size, key).toBe(locales.length);
  }
  for (const reason of photoFailures) {
    const texts = locales.map((locale) => photoFailureText(reason, locale));
    expect(new Set(texts).size, reason).toBe(locales.length);
  }
});

test('a model speaks for itself, in the language that is asked for', () => {
  const explanation = { text: 'A shrub at the wall.', textEs: 'Un arbusto junto a la pared.' };
  expect(explanationText(explanation, 'en')).toBe(explanation.text);
  expect(explanationText(explanation, 'es')).toBe(explanation.textEs);
});

test('a key that is no longer known says nothing', () => {
  expect(explanationText({ key: 'an_older_one', values: {} }, 'es')).toBe('');
});
