/** Color arithmetic for the tests of the tokens: contrast (WCAG 2.2) and color vision deficiencies. */

export type Linear = readonly [red: number, green: number, blue: number];

/** Converts `#rrggbb` to linear light, 0-1 each. */
export function linearOf(hex: string): Linear {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG contrast ratio of two colors, 1-21. */
export function contrast(one: string, other: string): number {
  const a = luminance(linearOf(one));
  const b = luminance(linearOf(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Matrix = readonly [Linear, Linear, Linear];

/** Full dichromacy after Machado, Oliveira and Fernandes (2009), in linear RGB. */
export const colorVisions: Readonly<
  Record<'full' | 'protanopia' | 'deuteranopia' | 'tritanopia', Matrix>
> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * How different two colors look with a kind of color vision: distance in OKLab, where about 0.02 is just noticeable.
 */
export function distance(one: string, other: string, vision: Matrix): number {
  const a = oklab(seenAs(linearOf(one), vision));
  const b = oklab(seenAs(linearOf(other), vision));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seenAs([red, green, blue]: Linear, [first, second, third]: Matrix): Linear {
  const channel = (row: Linear) =>
    Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue));
  return [channel(first), channel(second), channel(third)];
}

function oklab([r, g, b]: Linear): Linear {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
