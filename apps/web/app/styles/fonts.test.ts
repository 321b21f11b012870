import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const project = new URL('../../../../', import.meta.url);

/** The font faces that are our own files, and the characters that each is loaded for. */
const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
  const file = /url\('([^']+)'\)/.exec(face)?.[1];
  const family = /font-family: '([^']+)'/.exec(face)?.[1];
  const range = /unicode-range:([^;]+);/.exec(face)?.[1];
  return file === undefined || range === undefined ? [] : [{ file, family, has: parse(range) }];
});

function parse(range: string): (character: string) => boolean {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([first = 0, last = 0]) => first <= code && code <= last);
  };
}

test('every font file exists in under 20 kB', () => {
  expect(faces.map(({ family }) => family)).toEqual([
    'Public Sans',
    'Public Sans',
    'Source Serif 4',
  ]);
  for (const { file } of faces) {
    const place = new URL(file, new URL('./fonts.css', import.meta.url));
    expect(existsSync(place), file).toBe(true);
    expect(readFileSync(place).length, file).toBeLessThan(20_000);
  }
});

test.each(['Public Sans', 'Source Serif 4'])(
  '%s has every character of the product’s texts in its first file',
  (family) => {
    const face = faces.find((one) => one.family === family);
    const texts = globSync(
      ['apps/web/app/lib/messages/*/*.json', 'packages/domain/src/**/text/**/*.ts'],
      { cwd: project },
    );
    expect(texts.length).toBeGreaterThan(20);
    const missing = new Set<string>();
    for (const name of texts) {
      const said = readFileSync(new URL(name, project), 'utf8').replaceAll(/\s/g, '');
      for (const character of said) if (face?.has(character) !== true) missing.add(character);
    }
    expect([...missing]).toEqual([]);
  },
);
