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

test('the method says all in both languages, and nothing in the wrong one', () => {
  const [english, spanish] = [textsIn(methodTextEn), textsIn(methodTextEs)];
  expect([...spanish.keys()]).toEqual([...english.keys()]);
  expect(english.size).toBeGreaterThan(20);
  for (const [path, text] of spanish) {
    expect(text.length, path).toBeGreaterThan(5);
    expect(text, path).not.toBe(english.get(path));
  }
});
