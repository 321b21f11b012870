/**
 * Creates app/styles/fonts, the subset of the two font families that the product needs, and app/styles/fonts.css, which
 * says when each file is loaded and which font replaces it until then. Run it again after changing a character or a
 * metric here; the result is committed.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = fileURLToPath(new URL('../app/styles/fonts', import.meta.url));
const styleSheet = fileURLToPath(new URL('../app/styles/fonts.css', import.meta.url));

/** All of English and Spanish, with the punctuation and symbols that the texts use. */
const ownTexts = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2009],
  [0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
  [0x202f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
];

/** What people may type besides: street and town names with other Latin letters. Loaded only if one appears. */
const typedTexts = [
  [0x100, 0x17f],
  [0x218, 0x21b],
];

const sans = 'Public Sans';
const serif = 'Source Serif 4';
const kept = ['kern', 'mark', 'ccmp', 'locl'];

const files = [
  {
    name: 'public-sans.woff2',
    source: import.meta
      .resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    family: sans,
    ranges: ownTexts,
    weights: [400, 600],
    // Digits of equal width, for columns.
    features: [...kept, 'tnum'],
  },
  {
    name: 'public-sans-extended.woff2',
    source: import.meta
      .resolve('@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2'),
    family: sans,
    ranges: typedTexts,
    weights: [400, 600],
    features: kept,
  },
  {
    name: 'source-serif-4.woff2',
    source: import.meta
      .resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
    family: serif,
    ranges: ownTexts,
    weights: [600],
    features: [...kept, 'liga'],
  },
];

const licenses = [
  [import.meta.resolve('@fontsource-variable/public-sans/LICENSE'), 'public-sans-license.txt'],
  [
    import.meta.resolve('@fontsource-variable/source-serif-4/LICENSE'),
    'source-serif-4-license.txt',
  ],
];

/**
 * Metrics of the fonts in units per `em`: those of the files themselves, as listed by Capsize
 * (github.com/seek-oss/capsize, package metrics). `width` is the average advance of English text.
 */
const metrics = {
  [`${sans} 400`]: { em: 2000, ascent: 1900, descent: 450, gap: 0, width: 935 },
  [`${sans} 600`]: { em: 2000, ascent: 1900, descent: 450, gap: 0, width: 948 },
  [`${serif} 600`]: { em: 1000, ascent: 1036, descent: 335, gap: 0, width: 486 },
  Arial: { em: 2048, width: 913 },
  'Arial Bold': { em: 2048, width: 983 },
  Roboto: { em: 2048, width: 911 },
  'Roboto Bold': { em: 2048, width: 926 },
  'Georgia Bold': { em: 2048, width: 1062 },
  'Noto Serif Bold': { em: 1000, width: 512 },
  'Times New Roman Bold': { em: 2048, width: 886 },
};

/**
 * System fonts that replace each family on Windows and macOS, Android, and Linux. Each is scaled to the metrics of the
 * font that it replaces, so that no line moves when that font arrives.
 */
const fallbacks = [
  {
    family: `${sans} on Arial`,
    standsFor: `${sans} 400`,
    measured: 'Arial',
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  },
  {
    family: `${sans} on Arial`,
    standsFor: `${sans} 600`,
    measured: 'Arial Bold',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    family: `${sans} on Roboto`,
    standsFor: `${sans} 400`,
    measured: 'Roboto',
    names: ['Roboto', 'Roboto-Regular'],
  },
  {
    family: `${sans} on Roboto`,
    standsFor: `${sans} 600`,
    measured: 'Roboto Bold',
    names: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    family: `${serif} on Georgia`,
    standsFor: `${serif} 600`,
    measured: 'Georgia Bold',
    names: ['Georgia Bold', 'Georgia-Bold'],
  },
  {
    family: `${serif} on Noto`,
    standsFor: `${serif} 600`,
    measured: 'Noto Serif Bold',
    names: ['Noto Serif Bold', 'NotoSerif-Bold'],
  },
  {
    family: `${serif} on Times`,
    standsFor: `${serif} 600`,
    measured: 'Times New Roman Bold',
    names: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
    ],
  },
];

/** @param {number[][]} ranges */
function charactersIn(ranges) {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_unused, at) => String.fromCodePoint(first + at)),
    )
    .join('');
}

/** @param {number[][]} ranges */
function unicodeRange(ranges) {
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last === undefined ? '' : `-${hex(last)}`}`)
    .join(', ');
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(2)}%`;
}

/** @param {(typeof files)[number]} file */
function faceOf({ name, family, ranges, weights }) {
  // One file serves all weights, so the browser never synthesizes bold.
  const weight = weights.length === 1 ? '400 600' : weights.join(' ');
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url('./fonts/${name}') format('woff2');
  unicode-range: ${unicodeRange(ranges)};
}`;
}

/** @param {(typeof fallbacks)[number]} fallback */
function fallbackFace({ family, standsFor, measured, names }) {
  const font = metrics[standsFor];
  const local = metrics[measured];
  const stretch = font.width / font.em / (local.width / local.em);
  const weight = standsFor.startsWith(serif) ? '400 600' : standsFor.slice(-3);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(font.ascent / font.em / stretch)};
  descent-override: ${percent(font.descent / font.em / stretch)};
  line-gap-override: ${percent(font.gap / font.em / stretch)};
}`;
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const { name, source, ranges, weights, features } of files) {
  const [min, max = min] = weights;
  const original = await readFile(new URL(source));
  const subset = await subsetFont(original, charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(path.join(target, name), subset);
  console.log(`${name} ${(subset.length / 1000).toFixed(1)} kB`);
}
for (const [source, file] of licenses) {
  await copyFile(new URL(source), path.join(target, file));
}
await writeFile(
  styleSheet,
  `/* Written by scripts/subset-fonts.mjs. */\n${[...files.map(faceOf), ...fallbacks.map(fallbackFace)].join('\n\n')}\n`,
);
