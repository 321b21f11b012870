import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { colourVisions, contrast, distance } from './colour-vision.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', paper = '', night = '']) => [name, { paper, night }] as const,
  ),
);

const themes = ['paper', 'night'] as const;
type Theme = (typeof themes)[number];

function token(name: string, theme: Theme): string {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`no token --${name} with two colours`);
  return found[theme];
}

const surfaces = ['paper', 'paper-raised', 'paper-sunk'];
const washes = ['forest-wash', 'ember-wash', 'caution-wash'];

describe.each(themes)('the %s theme', (theme) => {
  test.each(
    ['ink', 'ink-soft'].flatMap((text) =>
      [...surfaces, ...washes].map((surface) => [text, surface]),
    ),
  )('body text %s reads at 7:1 on %s', (text = '', surface = '') => {
    expect(contrast(token(text, theme), token(surface, theme))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ...['ink-faint', 'forest', 'ember', 'caution'].flatMap((text) =>
      surfaces.map((surface) => [text, surface]),
    ),
    ['forest', 'forest-wash'],
    ['forest-strong', 'forest-wash'],
    ['ember', 'ember-wash'],
    ['caution', 'caution-wash'],
    ['on-forest', 'forest'],
    ['on-forest', 'forest-strong'],
  ])('other text %s reads at 4.5:1 on %s', (text, surface) => {
    expect(contrast(token(text ?? '', theme), token(surface ?? '', theme))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(
    ['line-strong', 'focus', 'band-excellent', 'band-good', 'band-fair', 'band-poor'].flatMap(
      (mark) => surfaces.map((surface) => [mark, surface]),
    ),
  )('the mark %s stands out at 3:1 on %s', (mark = '', surface = '') => {
    expect(contrast(token(mark, theme), token(surface, theme))).toBeGreaterThanOrEqual(3);
  });

  const bands = ['band-excellent', 'band-good', 'band-fair', 'band-poor'];
  const pairs = bands.flatMap((one, at) => bands.slice(at + 1).map((other) => [one, other]));

  describe.each(Object.entries(colourVisions))('with %s colour vision', (_name, vision) => {
    test.each(pairs)('%s and %s look clearly different', (one = '', other = '') => {
      expect(distance(token(one, theme), token(other, theme), vision)).toBeGreaterThanOrEqual(0.08);
    });
  });
});
