import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawLetter, withoutEndlessLines } from './letter-document.ts';
import { plainText, settingWith } from './settable.ts';

const mark = '[…]';
/** As if the fonts had every letter: what is left out then can't be set by any. */
const { set } = settingWith(() => true, mark);

/** Two planes, without surrogates, and the one of tags: beyond are only letters, and what isn't a character. */
const everyCharacter = [
  [0, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_unused, index) => String.fromCodePoint(first + index)),
);

/** Which characters of a kind come to what between two letters, by their code points. */
function outcomes(kind: RegExp): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const character of everyCharacter.filter((each) => kind.test(each))) {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    (found[set(`1${character}2`)] ??= []).push(code);
  }
  return found;
}

describe('a text that is printed', () => {
  it('has one kind of space, and one that doesn’t break a line', () => {
    const found = outcomes(/\p{Zs}/u);
    expect(Object.keys(found).toSorted()).toEqual(['1 2', '1\u00A02']);
    expect(found['1\u00A02']).toEqual(['a0', '2007', '202f']);
  });

  it('has one kind of line break', () => {
    expect(outcomes(/[\n\v\f\r\u0085\p{Zl}\p{Zp}]/u)).toEqual({
      '1\n2': ['a', 'b', 'c', 'd', '85', '2028', '2029'],
    });
    expect(set('1\r\n2é')).toBe('1\n2é');
  });

  it('has no controls, and nothing that is never seen', () => {
    const controls = outcomes(/(?![\n\v\f\r\u0085])\p{Cc}/u);
    expect(Object.keys(controls).toSorted()).toEqual(['1 2', '12']);
    expect(controls['1 2']).toEqual(['9']);
    const { '12': unseen, ...seen } = outcomes(/\p{Cf}/u);
    expect(unseen).toEqual(
      expect.arrayContaining(['ad', '200b', '200c', '200d', '200e', '202e', '2066', 'feff']),
    );
    // Signs that are seen, such as Arabic ones that span digits, and the tags that flags are made of.
    expect(Object.values(seen).flat()).toEqual(
      expect.arrayContaining(['600', '6dd', '110bd', 'fff9', 'e0041']),
    );
    for (const written of Object.keys(seen)) expect(written).toContain(mark);
  });

  it('has neither private characters, nor what isn’t one, nor a mark without its letter', () => {
    expect(Object.keys(outcomes(/[\uE000-\uF8FF\p{Noncharacter_Code_Point}]/u))).toEqual([
      `1${mark}2`,
    ]);
    expect(set('1\uD83D2')).toBe('1\uFFFD2');
    expect(set('\u0301')).toBe(mark);
  });

  it.each(['Cañon', 'Canõn', 'Đường Nguyễn', 'Ёжик їжак', 'Ελλάδα ᾧ', '한국어', 'がぎぐ'])(
    'composes the letters of %s',
    (text) => {
      expect(set(text.normalize('NFD'))).toBe(text.normalize('NFC'));
    },
  );

  it.each([
    '松の木 ｶﾅ ㄅㄆ',
    'Հայաստան ქართული',
    'አማርኛ ᏣᎳᎩ ᐃᓄᒃᑎᑐᑦ ꆈꌠ',
    'רחוב הרצל 12',
    'हिन्दी सड़क क्\u200Dष',
    'Hmoob Xyooj',
    '🔥 ⚠ ✓ ① € № ½',
  ])('sets %s as it is', (text) => {
    expect(set(text)).toBe(text);
  });

  it.each([
    ['Arabic', 'شارع الملك'],
    ['Gurmukhi', 'ਪੰਜਾਬੀ ਗਲੀ'],
    ['Bengali', 'বাংলা'],
    ['Tamil', 'தமிழ்'],
    ['Thai', 'ถนนสุขุมวิท'],
    ['Khmer', 'ភាសាខ្មែរ'],
    ['Burmese', 'မြန်မာ'],
    ['Tibetan', 'བོད'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
    ['Syriac', 'ܣܘܪܝܬ'],
    ['N’Ko', 'ߒߞߏ'],
    ['Adlam', '𞤀𞤣𞤤'],
    ['both Hmong', '𖬌𖬣𖬵 𞄀𞄩𞄲'],
    ['pointed Hebrew', 'שָׁלוֹם'],
    ['Korean parts', 'ᄒᆞᆫ'],
    ['an emoji of several', '👨\u200D👩\u200D👧'],
    ['a flag', '🇺🇸'],
    ['a letter with a mark that no letter has', 'm̄ama'],
  ])('has one mark in place of %s', (_what, text) => {
    expect(set(`Oak (${text}) 12`)).toBe(`Oak (${mark}) 12`);
  });

  it('has a mark in place of a letter that no font has', () => {
    const { set: setIn, isAnythingLeftOut } = settingWith((letter) => letter < '\u{10000}', mark);
    expect([setIn('松'), isAnythingLeftOut()]).toEqual(['松', false]);
    expect([setIn('𠮷野家'), isAnythingLeftOut()]).toEqual([`${mark}野家`, true]);
  });
});

describe('a plain text', () => {
  it('has no more marks on a letter than can be composed one by one', () => {
    const above = '\u0301';
    const below = '\u0323';
    const piled = `a${above.repeat(10_000)}${below.repeat(10_000)}b`;
    expect(plainText(piled)).toBe(`\u00e1${above.repeat(29)}b`);
    expect(plainText(`e${above}${below} नमस्ते`)).toBe('\u1eb9\u0301 नमस्ते');
  });
});

describe('a letter', () => {
  it('has no line that is longer than a page', () => {
    const words = 'a漢 '.repeat(6000);
    const word = '漢a'.repeat(6000);
    for (const text of [words, word, `${words}\n\n${word}`, `Dear insurer,\n${words}`]) {
      const broken = withoutEndlessLines(text);
      expect(Math.max(...broken.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(4001);
      expect(broken.replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
    }
    expect(
      withoutEndlessLines(words)
        .split('\n')
        .slice(0, -1)
        .every((line) => line.endsWith(' ')),
    ).toBe(true);
    const letter = `Dear insurer,\n\n${'My deck is new. '.repeat(249)}`;
    expect(withoutEndlessLines(letter)).toBe(letter);
  });

  const textOf = async (text: string) => {
    const { pdf } = await drawLetter({ text, locale: 'en' });
    const { text: read } = await extractText(new Uint8Array(pdf), { mergePages: true });
    return read.replaceAll(/\s+/g, ' ').replace(' Page 1 of 1', '');
  };

  it('of Latin letters has every kind of space as a space, whatever its fonts have', async () => {
    const spaces = everyCharacter
      .filter((each) => /[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/u.test(each))
      .map((space) => `a${space}b`);
    expect(await textOf(spaces.join(' '))).toBe(
      spaces.map((each) => plainText(each).replaceAll(/\s/g, ' ')).join(' '),
    );
  });

  it('says where it has letters that can’t be printed', async () => {
    expect(await textOf('12 Oak شارع الملك and\n\n𞄀𞄩𞄲')).toBe(
      '12 Oak [can’t be printed here] and [can’t be printed here] Where this letter says “[can’t be printed here]”, it was written with letters or signs that this file can’t print.',
    );
  });
});
