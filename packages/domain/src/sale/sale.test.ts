import { describe, expect, it } from 'vitest';
import { monthsAfter } from '../calendar/day-after.ts';
import type { ProgramEvidence } from '../program-tables/index.ts';
import { evidenceOf, hazardRow, nothingFound } from '../scoring/explained-fixtures.ts';
import { isFormerOwners, packetFileName, saleDays, saleLawsHere, salePoints } from './index.ts';

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

  it('doesn’t call unasked what a photo may show, nor what an owner wasn’t sure of', () => {
    const grass = hazardRow('zone1_tall_dry_grass', {
      confidence: 0.3,
      evidence: [evidenceOf({})],
    });
    const unsure: ProgramEvidence = {
      ...evidence,
      explanation: { ...nothingFound, rows: [grass] },
      answers: [{ question_id: 'vents_fine_mesh', answer: 'not_sure', side: null }],
    };
    const [points, retrofits] = [['ccr_1299_03'], ['low_cost_retrofit_list']] as const;
    expect(salePoints(points, unsure)).toContainEqual({
      hazardType: 'zone1_tall_dry_grass',
      state: 'partly_seen',
    });
    expect(salePoints(retrofits, unsure)).toContainEqual({
      hazardType: 'vents_unscreened',
      state: 'partly_seen',
    });
  });

  it('leaves out what the list doesn’t name', () => {
    expect(states('low_cost_retrofit_list')).toHaveProperty('vents_unscreened', 'not_asked');
    expect(states('low_cost_retrofit_list')).not.toHaveProperty('roof_debris');
  });
});

describe('the lists for a sale', () => {
  const place = {
    state: 'CA',
    address: '6500 Skyway, Paradise, CA',
    county: null,
    area: null,
  } as const;
  const listsIn = (saleZone: 'high' | 'none' | null, day = '2026-11-30') =>
    saleLawsHere({ ...place, zone: null, saleZone }, day).lists;

  it('come with the laws that hold where the home is, or may hold', () => {
    expect(listsIn('high')).toEqual(['inspected', 'retrofits']);
    expect(listsIn(null)).toEqual(['inspected', 'retrofits']);
    expect(listsIn('none')).toEqual([]);
  });

  it('come when their law does', () => {
    expect(listsIn('high', '2025-06-30')).toEqual(['inspected']);
  });

  it('are none in another state', () => {
    expect(
      saleLawsHere({ ...place, state: 'KS', zone: null, saleZone: null }, '2026-11-30'),
    ).toEqual({ laws: [], lists: [] });
  });
});

describe('an answer after a home was handed over', () => {
  const handedOver = '2026-11-30T12:00:00.000Z';
  const before = { answered_at: '2026-11-30T11:59:59.999Z' };

  it('is the former owner’s until it is given anew', () => {
    expect(isFormerOwners(before, handedOver)).toBe(true);
    expect(isFormerOwners({ answered_at: handedOver }, handedOver)).toBe(false);
  });

  it('is its owner’s where the home always was theirs', () => {
    expect(isFormerOwners(before, undefined)).toBe(false);
  });

  it('stays an assessor’s', () => {
    const by = {
      visit_id: '0199d3a0-0000-7000-8000-000000000000',
      name: 'Ana',
      organization: null,
      on: '2026-11-29',
    };
    expect(isFormerOwners({ ...before, seen_by: by }, handedOver)).toBe(false);
  });
});

it.each([
  ['9 Ember Lane, Ojai, CA', 'wildfire-disclosure-9-ember-lane-ojai-ca-2026-11-30.pdf'],
  ['Cañón “Viejo” 4/B', 'wildfire-disclosure-canon-viejo-4-b-2026-11-30.pdf'],
  ['東京', 'wildfire-disclosure-2026-11-30.pdf'],
])('the packet of %s is %s', (address, name) => {
  expect(packetFileName(address, '2026-11-30')).toBe(name);
});
