import { contrast } from './color-vision.ts';
import { tokenColors, type TokenColor } from './token-colors.ts';

/** Two tokens of which one is shown on top of the other, and the minimum contrast between them (WCAG 2.2). */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly least: 7 | 4.5 | 3;
}

const surfaces = ['paper', 'paper-raised', 'paper-sunk'];
const washes = ['forest-wash', 'ember-wash', 'caution-wash'];

function pairs(fronts: readonly string[], backs: readonly string[], least: ContrastPair['least']) {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}

/** Body text: 7:1. */
export const bodyPairs: readonly ContrastPair[] = pairs(
  ['ink', 'ink-soft'],
  [...surfaces, ...washes],
  7,
);

/** All other text: 4.5:1. */
export const textPairs: readonly ContrastPair[] = [
  ...pairs(['ink-faint', 'forest', 'ember', 'caution'], surfaces, 4.5),
  ...pairs(['forest', 'forest-strong'], ['forest-wash'], 4.5),
  ...pairs(['ember'], ['ember-wash'], 4.5),
  ...pairs(['caution'], ['caution-wash'], 4.5),
  ...pairs(['on-forest'], ['forest', 'forest-strong'], 4.5),
];

/** Lines and shapes that carry meaning: 3:1. */
export const markPairs: readonly ContrastPair[] = pairs(
  ['line-strong', 'focus', 'band-excellent', 'band-good', 'band-fair', 'band-poor'],
  surfaces,
  3,
);

/** A pair with its contrast in each theme, 1 to 21. */
export interface MeasuredPair extends ContrastPair {
  readonly light: number;
  readonly dark: number;
}

/**
 * Measures pairs using the tokens in tokens.css.
 * @throws Error for an unknown token
 */
export function measurePairs(
  css: string,
  wanted: readonly ContrastPair[],
): readonly MeasuredPair[] {
  const colors = new Map(tokenColors(css).map((color) => [color.name, color]));
  return wanted.map((pair) => {
    const front = find(colors, pair.front);
    const back = find(colors, pair.back);
    return {
      ...pair,
      light: contrast(front.light, back.light),
      dark: contrast(front.dark, back.dark),
    };
  });
}

function find(colors: ReadonlyMap<string, TokenColor>, name: string): TokenColor {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`There is no token --${name} with two colors.`);
  return color;
}
