import { expect, test } from 'vitest';

import { otherTitles } from './use-step-guidance.ts';

const guidance = [
  { hazard_type: 'gutter_debris', title: 'Clean the gutters' },
  { hazard_type: 'roof_debris', title: 'Clear leaves off the roof' },
] as const;

test('a step that removes two hazards includes what the other one’s card calls it', () => {
  expect(otherTitles(['roof_debris', 'gutter_debris'], guidance)).toEqual(['Clean the gutters']);
});

test('a step that removes one hazard includes nothing else', () => {
  expect(otherTitles(['roof_debris'], guidance)).toEqual([]);
});
