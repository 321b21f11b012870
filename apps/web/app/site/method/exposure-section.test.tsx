import { exposureOfInput, nothingKnown, type OwnerAnswer } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { fieldTextsEn } from '../../messages/en/field-texts.ts';
import { inEnglish } from '../../messages/en/in-english.ts';
import method from '../../messages/en/method.json' with { type: 'json' };
import { MessageParts } from '../../messages/message-parts.tsx';
import { methodData } from './method-data.ts';
import { ExposureSection } from './sections.tsx';

const levelOf = (...said: readonly Pick<OwnerAnswer, 'questionId' | 'answer' | 'amount'>[]) =>
  exposureOfInput({ ...nothingKnown, answers: said.map((each) => ({ side: null, ...each })) })
    ?.level;
const near = (amount: OwnerAnswer['amount']) =>
  ({ questionId: 'neighbor_near', answer: 'yes', amount }) as const;
const slope = (amount: OwnerAnswer['amount']) =>
  ({ questionId: 'slope_below', answer: 'yes', amount }) as const;

test('the method page says how exposure comes about as it is computed', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={inEnglish({ method })}>
      <ExposureSection slopes={methodData(fieldTextsEn).slopes} />
    </MessageParts>,
  );
  expect(html).toContain(
    `A building less than 10 feet away makes it ${levelOf(near('under_10_ft'))}; one within 30 feet makes it ${levelOf(near('10_to_30_ft'))}.`,
  );
  expect(html).toContain(
    `drops by 20% or more makes it ${levelOf(slope('20_to_40_percent'))}; by more than 40%, ${levelOf(slope('over_40_percent'))}. A building and a slope add up.`,
  );
  expect(levelOf(near('10_to_30_ft'), slope('20_to_40_percent'))).toBe('extreme');
});
