import { readdirSync, readFileSync } from 'node:fs';

import type { Locale } from '../locale.ts';

/** Texts by key: 'home.steps.score.title'. */
export type Texts = ReadonlyMap<string, string>;

/** Every message of a language, read from its files without any processing. */
export function readMessages(locale: Locale): Texts {
  const folder = new URL(`../${locale}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return textsOf(
    Object.fromEntries(
      files.map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown,
      ]),
    ),
  );
}

/** All texts of a nested object. */
export function textsOf(tree: unknown): Texts {
  return new Map(walk(tree, []));
}

function walk(tree: unknown, place: readonly string[]): [string, string][] {
  if (typeof tree === 'string') return [[place.join('.'), tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => walk(value, [...place, key]));
}
