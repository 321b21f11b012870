import { hazardTextsEn, hazardTextsEs } from '@dss/domain';
import { expect, test } from 'vitest';

import { sentencesIn } from './sentences.ts';

test.each([
  ['en', hazardTextsEn],
  ['es', hazardTextsEs],
])('each step of each action is a sentence of its own (%s)', (locale, texts) => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const actions = Object.values(texts).map(({ removal }) => removal.action);
  expect(actions.length).toBeGreaterThan(20);
  for (const action of actions) {
    const sentences = [...segmenter.segment(action)].map(({ segment }) => segment.trim());
    expect(sentencesIn(action)).toEqual(sentences);
  }
});
