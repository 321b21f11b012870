import { photoLimits } from '@dss/domain';
import { expect, test } from 'vitest';

import en from '../../messages/en/faq.json' with { type: 'json' };
import es from '../../messages/es/faq.json' with { type: 'json' };

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
