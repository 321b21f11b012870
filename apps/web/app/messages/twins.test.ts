import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { alike } from './testing/alike.ts';
import { demandsOf, pluralFormsOf } from './testing/demands-of.ts';

const english = await textsIn('en');
const spanish = await textsIn('es');

test('every message has its twin in the other language', () => {
  expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test('no Spanish message is left in English, except those that are the same in both', () => {
  const same = [...spanish].filter(([key, text]) => text === english.get(key));
  expect(same.map(([key]) => key).toSorted()).toEqual([...alike].toSorted());
});

describe('a Spanish message', () => {
  test('takes the arguments and tags that the English one takes', () => {
    expect(all(spanish, demandsOf)).toEqual(all(english, demandsOf));
  });

  test('has the plural forms that Spanish needs', () => {
    for (const [key, text] of spanish) {
      for (const forms of pluralFormsOf(text)) {
        expect(forms, key).toEqual(expect.arrayContaining(['one', 'other']));
      }
    }
  });

  test('opens every question and exclamation that it closes', () => {
    for (const [key, text] of spanish) {
      expect(text.split('¿').length, key).toBe(text.split('?').length);
      expect(text.split('¡').length, key).toBe(text.split('!').length);
    }
  });
});

/** @returns the texts of a language's files, by file and key */
async function textsIn(language: string): Promise<Map<string, string>> {
  const folder = path.join(import.meta.dirname, language);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const parts = await Promise.all(
    files.map(async (name): Promise<[string, string][]> => {
      const messages: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return textsBelow(messages, path.parse(name).name);
    }),
  );
  return new Map(parts.flat());
}

function textsBelow(messages: unknown, key: string): [string, string][] {
  if (typeof messages === 'string') return [[key, messages]];
  if (typeof messages !== 'object' || messages === null) throw new Error(`${key} is no text`);
  return Object.entries(messages).flatMap(([name, below]) => textsBelow(below, `${key}.${name}`));
}

function all(texts: Map<string, string>, read: (text: string) => string[]) {
  return Object.fromEntries([...texts].map(([key, text]) => [key, read(text)]));
}
