import { expect, it } from 'vitest';
import { hazardById, hazardTypeIds, ruleById, rulesIn } from './index.ts';

const day = '2026-11-29';
const ofAreas = (area: 'SRA' | 'LRA' | 'FRA' | null) =>
  hazardTypeIds
    .flatMap((type) => rulesIn(hazardById(type).rules, 'CA', day, area))
    .filter((id) => ruleById(id).status === 'in_force_in_areas');

it('a rule of state responsibility areas is listed there, and where nobody knows who answers for fires', () => {
  expect(ofAreas('SRA').length).toBeGreaterThan(5);
  expect(ofAreas(null)).toEqual(ofAreas('SRA'));
});

it.each(['LRA', 'FRA'] as const)('but not where it doesn’t hold (%s)', (area) => {
  expect(ofAreas(area)).toEqual([]);
});
