import { guidanceTextsEs } from '@dss/domain';
import { expect, test } from 'vitest';

import { fieldTextsEs } from './es/field-texts.ts';
import { readMessages, textsOf } from './testing/texts.ts';

const texts = [...readMessages('es'), ...textsOf({ fieldTextsEs, guidanceTextsEs })];

test.each([
  ['¿', '?'],
  ['¡', '!'],
  ['“', '”'],
])('Spanish opens with %s what it closes with %s', (opening, closing) => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const uneven = texts.filter(([, text]) => count(text, opening) !== count(text, closing));
  expect(uneven).toEqual([]);
});
