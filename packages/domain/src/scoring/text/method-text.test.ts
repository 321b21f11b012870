import { expect, test } from 'vitest';
import { methodTextEn } from './en.ts';
import { methodTextEs } from './es.ts';

/** Every text by its path. */
function textsIn(value: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries<string | object>({ ...value }).flatMap(([key, inner]) =>
      typeof inner === 'string'
        ? [[`${path}/${key}`, inner]]
        : [...textsIn(inner, `${path}/${key}`)],
    ),
  );
}

const [english, spanish] = [textsIn(methodTextEn), textsIn(methodTextEs)];

test('the method has the same texts in both languages', () => {
  expect(english.size).toBeGreaterThan(20);
  expect([...spanish.keys()]).toEqual([...english.keys()]);
});

test('every text of the method is translated into Spanish', () => {
  for (const [path, text] of spanish) {
    expect(text.length, path).toBeGreaterThan(5);
    expect(text, path).not.toBe(english.get(path));
  }
});
