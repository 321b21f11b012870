import {
  exposureSchema,
  exposureText,
  photoLimits,
  scoringWeights,
  type Locale,
} from '@dss/domain';
import { expect, test } from 'vitest';

import en from '../../../lib/messages/en/faq.json' with { type: 'json' };
import es from '../../../lib/messages/es/faq.json' with { type: 'json' };

const megabytes = `${photoLimits.maxBytes / 1024 / 1024} MB`;

test.each([
  ['English', en],
  ['Spanish', es],
])('the limits named in the answers are the real ones: %s', (_language, { questions }) => {
  expect(questions.limits.answer).toContain(` ${photoLimits.perProperty} `);
  expect(questions.limits.answer).toContain(` ${photoLimits.perUploadAction} `);
  expect(questions.files.answer).toContain(` ${megabytes} `);
  expect(questions.uploadFailed.answer).toContain(` ${megabytes}`);
});

const { underThirtyFeet, underTenFeet } = scoringWeights.ceilings.nearNeighbor;

test.each<[Locale, typeof en]>([
  ['en', en],
  ['es', es],
])(
  'exposure has the levels of the results and the limits of the score: %s',
  (locale, { questions }) => {
    const { answer } = questions.exposure;
    for (const level of exposureSchema.shape.level.options) {
      const said = exposureText({ level, at_least: false, reasons: [] }, locale);
      expect(answer).toContain(` ${/: (\w+)\./.exec(said)?.[1] ?? ''}`);
    }
    for (const [{ most }] of [underThirtyFeet, underTenFeet]) {
      expect(answer).toMatch(new RegExp(`\\b${most}\\b`));
    }
  },
);
