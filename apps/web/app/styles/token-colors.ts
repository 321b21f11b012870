/** A color of the identity in both themes, as `#rrggbb`. */
export interface TokenColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * The colors that tokens.css defines, in its order.
 * @param css the text of that file; colors that are partly transparent are left out: nothing is read on them
 */
export function tokenColors(css: string): readonly TokenColor[] {
  const definitions = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return [...definitions].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));
}
