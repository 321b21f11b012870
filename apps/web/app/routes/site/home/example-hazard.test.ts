import { expect, test } from 'vitest';

import { fieldTextsEn } from '../../../lib/messages/en/field-texts.ts';
import { fieldTextsEs } from '../../../lib/messages/es/field-texts.ts';
import { exampleHazard } from './example-hazard.ts';

test('the example costs the points that such a fence costs a home', () => {
  // Of 100, which nothing else at this house takes anything from: by its own points, and by holding the score below Excellent.
  expect(exampleHazard(fieldTextsEn, 'en')).toMatchObject({ points: 4, step: { points: 22 } });
});

test('the example is in the language of its page', () => {
  expect(exampleHazard(fieldTextsEs, 'es').title).toBe(
    fieldTextsEs.hazards.attached_combustible_fence.title,
  );
});
