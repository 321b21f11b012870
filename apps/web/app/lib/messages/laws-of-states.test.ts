import { statePacks, type LawText } from '@dss/domain';
import { expect, it } from 'vitest';

import { appWords as english } from './en/app-words.ts';
import { appWords as spanish } from './es/app-words.ts';

const citation = /\b[AHS]B ?\d[\d-]*|\b\d+(?:[.-]\d+)+|\b(?!20\d\d\b)\d{3,}/gu;

/** Whoever has a home anywhere reads these; what a state asks is in its pack, and shown for its homes alone. */
it.each([
  ['English', english],
  ['Spanish', spanish],
])('no text of the application in %s cites a law of a state', (_language, words) => {
  const texts = JSON.stringify(words);
  const cited = Object.values(statePacks).flatMap(({ en }) =>
    Object.values<LawText>(en.laws).flatMap(({ name }) =>
      (name.match(citation) ?? []).filter((each) => texts.includes(each)),
    ),
  );
  expect(cited).toEqual([]);
});
