import { describe, expect, it } from 'vitest';
import { monthsAfter } from '../calendar/day-after.ts';
import type { ProgramEvidence } from '../program-tables/index.ts';
import { evidenceOf, hazardRow, nothingFound } from '../scoring/explained-fixtures.ts';
import { saleDays, salePoints } from './index.ts';

describe('a date some months away', () => {
  it.each([
    ['2027-01-15', -6, '2026-07-15'],
    ['2027-07-15', -6, '2027-01-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-12-01', 12, '2027-12-01'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', -6, '2026-02-28'],
  ])('%s, %i months later, is %s', (day, months, expected) => {
    expect(monthsAfter(day, months)).toBe(expected);
  });
});

describe('the days of a sale', () => {
  it('are half a year before the contract, and a year after closing', () => {
    expect(saleDays({ contract: '2027-01-15', closing: '2027-03-01' })).toEqual({
      paperFrom: '2026-07-15',
      buyerUntil: '2028-03-01',
    });
  });

  it('are the safe ones where a month is too short', () => {
    expect(saleDays({ contract: '2026-08-31', closing: '2028-02-29' })).toEqual({
      paperFrom: '2026-03-01',
      buyerUntil: '2029-02-28',
    });
  });

  it('aren’t made up for days that nobody gave', () => {
    expect(saleDays({ contract: null, closing: null })).toEqual({
      paperFrom: null,
      buyerUntil: null,
    });
  });
});

describe('what is looked at for a sale', () => {
  const evidence: ProgramEvidence = {
    explanation: {
      ...nothingFound,
      rows: [hazardRow('gutter_debris', { confidence: 0.9, evidence: [evidenceOf({})] })],
    },
    seen: { photos: [], observations: [] },
    answers: [{ question_id: 'roof_clean', answer: 'yes', side: null }],
  };
  const states = (rule: 'ccr_1299_03' | 'low_cost_retrofit_list') =>
    Object.fromEntries(
      salePoints([rule], evidence).map(({ hazardType, state }) => [hazardType, state]),
    );

  it('tells found, none found and not asked apart, each thing by itself', () => {
    expect(states('ccr_1299_03')).toMatchObject({
      gutter_debris: 'found',
      roof_debris: 'none_found',
      zone1_tall_dry_grass: 'not_asked',
    });
  });

  it('leaves out what the list doesn’t name', () => {
    expect(states('low_cost_retrofit_list')).toHaveProperty('vents_unscreened', 'not_asked');
    expect(states('low_cost_retrofit_list')).not.toHaveProperty('roof_debris');
  });
});
