import { expect, test } from 'vitest';

import { fieldTextsEn } from '../../../lib/messages/en/field-texts.ts';
import { fieldTextsEs } from '../../../lib/messages/es/field-texts.ts';
import { exampleHome } from './example-home.ts';

test('the example home really has the figures that its card is specified to show', () => {
  const { score, hazards, stepCount, gain } = exampleHome(fieldTextsEn, 'en');
  expect({ score, hazards: hazards.length, actions: stepCount, gain }).toEqual({
    score: 72,
    hazards: 8,
    actions: 23,
    gain: 15,
  });
});

test('the example is in the language of its page, with the same figures', () => {
  const [english, spanish] = [exampleHome(fieldTextsEn, 'en'), exampleHome(fieldTextsEs, 'es')];
  expect(spanish.fence.title).toBe(fieldTextsEs.hazards.attached_combustible_fence.title);
  expect(spanish).toMatchObject({ range: english.range, stepCount: english.stepCount });
});
