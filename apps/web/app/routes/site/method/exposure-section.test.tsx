import { computeExposure, nothingKnown, type OwnerAnswer } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { fieldTextsEn } from '../../../lib/messages/en/field-texts.ts';
import { inEnglish } from '../../../lib/messages/en/in-english.ts';
import method from '../../../lib/messages/en/method.json' with { type: 'json' };
import { MessageParts } from '../../../lib/messages/message-parts.tsx';
import { methodData } from './method-data.ts';
import { ExposureSection } from './sections.tsx';

const levelOf = (...said: readonly Omit<OwnerAnswer, 'side'>[]) =>
  computeExposure({ ...nothingKnown, answers: said.map((each) => ({ side: null, ...each })) })
    ?.level;
const near = (amount: OwnerAnswer['amount']) =>
  ({ questionId: 'neighbor_near', answer: 'yes', amount }) as const;
const slope = (amount: OwnerAnswer['amount']) =>
  ({ questionId: 'slope_below', answer: 'yes', amount }) as const;

const far = { questionId: 'neighbor_near', answer: 'no', amount: '30_to_50_ft' } as const;
const ridge = { questionId: 'on_ridge', answer: 'yes' } as const;

test('the method page says how exposure comes about as it is computed', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={inEnglish({ method })}>
      <ExposureSection slopes={methodData(fieldTextsEn).slopes} />
    </MessageParts>,
  );
  expect(html).toContain(
    `A building less than 10 feet away makes it ${levelOf(near('under_10_ft'))}; one within 30 feet, ${levelOf(near('10_to_30_ft'))}; one 30 to 50 feet away, ${levelOf(far)}.`,
  );
  expect(html).toContain(
    `drops by more than 20% makes it ${levelOf(slope('20_to_40_percent'))}; by more than 40%, ${levelOf(slope('over_40_percent'))}. A ridge, a saddle or the top of a narrow canyon makes it ${levelOf(ridge)}. These add up.`,
  );
  expect(levelOf(near('10_to_30_ft'), slope('20_to_40_percent'))).toBe('extreme');
});
