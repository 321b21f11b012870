import { expect, test } from 'vitest';

import { fieldTextsEn } from './en/field-texts.ts';
import { fieldTextsEs } from './es/field-texts.ts';
import { readMessages, textsOf } from './testing/texts.ts';

const english = [...readMessages('en'), ...textsOf({ fieldTexts: fieldTextsEn })];
const spanish = [...readMessages('es'), ...textsOf({ fieldTexts: fieldTextsEs })];

test.each([
  ['¿', '?'],
  ['¡', '!'],
  ['“', '”'],
])('Spanish opens with %s every sentence that closes with %s', (opening, closing) => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const uneven = spanish.filter(([, text]) => count(text, opening) !== count(text, closing));
  expect(uneven).toEqual([]);
});

test.each([
  ['English', english],
  ['Spanish', spanish],
])('no space stands before a percent sign: %s', (_language, texts) => {
  expect(texts.filter(([, text]) => /\d\s%/.test(text))).toEqual([]);
});
