import { Font } from '@react-pdf/renderer';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackFont } from './unpack-font.ts';

/** Families for text and titles, in the order in which they are tried: a letter is set in the first family that has it. */
export interface Families {
  readonly text: string[];
  readonly title: string[];
  /** Whether one of them has a letter. */
  readonly has: (letter: string) => boolean;
}

interface ScriptFont {
  readonly family: string;
  readonly regular: string;
  readonly bold: string;
  /** Letters for which it is needed; null: always. */
  readonly letters: RegExp | null;
}

/**
 * What is written is nearly always English or Spanish. An address or a note may have any letter, so a font is loaded for its
 * script when one is there; the last one has a plain form of almost every letter.
 */
const scripts: readonly ScriptFont[] = [
  script('Public Sans', 'public-sans/files/public-sans-latin', null),
  script('Public Sans Extended', 'public-sans/files/public-sans-latin-ext', /[Ā-ɏḀ-ỿ]/u),
  script('Public Sans Vietnamese', 'public-sans/files/public-sans-vietnamese', /[ĂăĐđƠơƯưẠ-ỹ]/u),
  script('Noto Sans Cyrillic', 'noto-sans/files/noto-sans-cyrillic', /\p{Script=Cyrillic}/u),
  script('Noto Sans Greek', 'noto-sans/files/noto-sans-greek', /\p{Script=Greek}/u),
  script('Noto Sans Devanagari', 'noto-sans/files/noto-sans-devanagari', /\p{Script=Devanagari}/u),
];
const lastResort: ScriptFont = {
  family: 'UnifontEX',
  regular: file('unifontex/files/unifontex-latin-400-normal.woff'),
  bold: file('unifontex/files/unifontex-latin-400-normal.woff'),
  letters: null,
};
const titles = script('Source Serif', 'source-serif-4/files/source-serif-4-latin', null);

/** What is registered already. The thread draws many documents, and reading a font takes longer than writing a page in it. */
const registered = new Set<string>();

/**
 * Registers and loads the fonts that a text needs, each once.
 * @param text everything that will be written, as `plainText` gives it
 */
export async function familiesFor(text: string): Promise<Families> {
  const needed = scripts.filter(({ letters }) => letters === null || letters.test(text));
  let fonts = await loaded(needed);
  if ([...new Set(text)].some((letter) => letter !== '\n' && !isIn(fonts, letter))) {
    needed.push(lastResort);
    fonts = await loaded(needed);
  }
  await loaded([titles]);
  // An address or a file name of one long word is cut rather than run off the page. Other words are never hyphenated.
  Font.registerHyphenationCallback((word) =>
    word.length <= longestWord ? [word] : (word.match(/.{1,16}/gsu) ?? [word]),
  );
  const families = needed.map(({ family }) => family);
  return {
    text: families,
    title: [titles.family, ...families],
    has: (letter) => isIn(fonts, letter),
  };
}

/** What is asked of a font. The library's own type of it is that of a package without types. */
interface LoadedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

function isLoaded(font: unknown): font is LoadedFont {
  return typeof font === 'object' && font !== null && 'hasGlyphForCodePoint' in font;
}

async function loaded(fonts: readonly ScriptFont[]): Promise<LoadedFont[]> {
  for (const { family, regular, bold } of fonts) {
    if (registered.has(family)) continue;
    registered.add(family);
    Font.register({
      family,
      fonts: [
        { src: fontAt(regular), fontWeight: 400 },
        { src: fontAt(bold), fontWeight: 700 },
      ],
    });
  }
  const all = await Promise.all(
    fonts.map(async ({ family: fontFamily }): Promise<unknown> => {
      await Font.load({ fontFamily, fontWeight: 400 });
      return Font.getFont({ fontFamily, fontWeight: 400 }).data;
    }),
  );
  return all.filter(isLoaded);
}

function isIn(fonts: readonly LoadedFont[], letter: string): boolean {
  const codePoint = letter.codePointAt(0) ?? 0;
  return fonts.some((font) => font.hasGlyphForCodePoint(codePoint));
}

const longestWord = 26;

function script(family: string, base: string, letters: RegExp | null): ScriptFont {
  return {
    family,
    regular: file(`${base}-400-normal.woff`),
    bold: file(`${base}-700-normal.woff`),
    letters,
  };
}

/** A font as the library takes it. */
function fontAt(path: string): string {
  return `data:font/ttf;base64,${unpackFont(readFileSync(path)).toString('base64')}`;
}

function file(path: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/${path}`));
}
