/** Scripts whose letters stand side by side, each in one form: nothing joins, stacks or moves. */
const settableScripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
  'Ethiopic',
  'Cherokee',
  'Canadian_Aboriginal',
  'Yi',
  'Tifinagh',
  // Digits, punctuation and symbols, emoji among them.
  'Common',
];

/** Conjoining parts of Korean syllables: those that belong together are one letter after normalizing. */
const koreanParts = /[\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF]/u;
const settableLetter = new RegExp(
  `^(?=[\\p{L}\\p{N}\\p{P}\\p{S}])[${settableScripts.map((name) => `\\p{Script=${name}}`).join('')}]$`,
  'u',
);
/** Its signs do join, and its font knows how. */
const devanagari = /^[\p{Script=Devanagari}\u200C\u200D]+$/u;
/** Marks on one letter, beyond the most that Unicode's stream-safe format has. To compose n of them takes n² steps. */
const marksBeyondReading = /(?<=\p{M}{30})\p{M}+/gu;
/** They shape the letters beside them, and are nothing by themselves. */
const joiners = /[\u200C\u200D]/gu;
/** Controls and what is never seen by itself, except joiners, and the tags that make one flag of several characters. */
const invisible =
  /(?![\n\u200C\u200D]|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text with one form for what looks the same: composed letters, one kind of space (and one that doesn't break a line), one kind
 * of line break, the hyphen of keyboards. What is never seen is left out, and so are marks on a letter beyond its thirtieth.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(marksBeyondReading, '')
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u00A0\u2007\u202F]/g, '\u00A0')
    .replaceAll(/(?!\u00A0)[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(invisible, '');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets texts as well as the fonts allow, and knows whether something had to be left out. */
export interface Setting {
  readonly set: (text: string) => string;
  readonly isAnythingLeftOut: () => boolean;
}

/**
 * @param has whether a font has a letter
 * @param mark stands where letters can't be set. Anything else in their place would be another text.
 */
export function settingWith(has: (letter: string) => boolean, mark: string): Setting {
  let leftOut = false;
  const isSettable = (letter: string) =>
    letter === '\n' ||
    letter === ' ' ||
    letter === '\u00A0' ||
    (devanagari.test(letter)
      ? Array.from(letter).every(has)
      : settableLetter.test(letter) && !koreanParts.test(letter) && has(letter));
  return {
    set: (text) => {
      if (!/[^\n\u0020-\u007E]/.test(text)) return text;
      let written = '';
      let spaces = '';
      let isAfterMark = false;
      for (const word of wordsOf(plainText(text))) {
        const isSpace = word.every((letter) => letter.trim() === '');
        if (!word.every(isSettable)) {
          // One mark for neighbors, with the spaces between them.
          if (!isAfterMark) written += `${spaces}${mark}`;
          spaces = '';
          isAfterMark = true;
          leftOut = true;
        } else if (isSpace) {
          spaces += word.join('');
        } else {
          written += `${spaces}${word.join('')}`;
          spaces = '';
          isAfterMark = false;
        }
      }
      return `${written}${spaces}`;
    },
    isAnythingLeftOut: () => leftOut,
  };
}

/** The words of a text, each with its letters: half a word is not set. What is between words, and ideographs, are words of one. */
function wordsOf(text: string): string[][] {
  const words: string[][] = [];
  let isInWord = false;
  for (const { segment } of graphemes.segment(text)) {
    const letter = devanagari.test(segment) ? segment : segment.replaceAll(joiners, '');
    if (letter === '') continue;
    const isOfWord = /^(?!\p{Ideographic})\p{L}/u.test(letter);
    if (isOfWord && isInWord) words.at(-1)?.push(letter);
    else words.push([letter]);
    isInWord = isOfWord;
  }
  return words;
}
