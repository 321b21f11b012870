import { expect, test } from 'vitest';

import { fieldTextsEn } from '../../messages/en/field-texts.ts';
import { fieldTextsEs } from '../../messages/es/field-texts.ts';
import { exampleHazard } from './example-hazard.ts';

test('the example costs the points that such a fence costs a home', () => {
  // 8 points for a fence, 55% of that for the first side.
  expect(exampleHazard(fieldTextsEn, 'en')).toMatchObject({ points: 4, step: { points: 4 } });
});

test('the example is in the language of its page', () => {
  expect(exampleHazard(fieldTextsEs, 'es').title).toBe(
    fieldTextsEs.hazards.attached_combustible_fence.title,
  );
});
