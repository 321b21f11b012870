/** A color token in both themes, as `#rrggbb`. */
export interface TokenColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * The colors defined in tokens.css, in order.
 * @param css the text of that file; colors with transparency are skipped, since no text is ever placed on them
 */
export function tokenColors(css: string): readonly TokenColor[] {
  const definitions = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return [...definitions].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));
}
