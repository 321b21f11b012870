import { expect, test } from 'vitest';

import faq from '../../../lib/messages/en/faq.json' with { type: 'json' };
import inSpanish from '../../../lib/messages/es/faq.json' with { type: 'json' };
import { questionGroups } from './question-groups.ts';

test('every written question is asked once', () => {
  expect(questionGroups.flatMap(({ questions }) => questions).sort()).toEqual(
    Object.keys(faq.questions).sort(),
  );
});

test('no answer says whether data goes to a partner, which the server’s settings decide', () => {
  for (const { questions } of [faq, inSpanish]) {
    expect(questions.tellInsurer.answer).toContain('<privacy>');
    expect(questions.tellInsurer.answer).not.toMatch(/share none|no compartimos/);
  }
});
