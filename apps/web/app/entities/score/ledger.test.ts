import type { ScoreRow } from '@dss/domain';
import { expect, test } from 'vitest';

import {
  addPoints,
  disagreementAbout,
  isMostlyAssumed,
  pointTotals,
  notSeenByDomain,
  partsOf,
} from './ledger.ts';

const hazard = (points: number): ScoreRow => ({
  kind: 'hazard',
  hazard_type: 'zone0_vegetation',
  domain: 'zone_0',
  sides: [],
  points,
  fix_only: points,
  removable: true,
  confirmed: false,
  confidence: 0.8,
  evidence: [],
  notes: [],
  held_by: null,
});

const unseen = (
  domain: 'roof_gutters' | 'openings',
  type: 'vents_unscreened' | 'eaves_open' | 'roof_debris',
  points: number,
): ScoreRow => ({
  kind: 'not_seen',
  hazard_type: type,
  domain,
  sides: ['whole_house'],
  points,
});

const rows: ScoreRow[] = [
  hazard(0.1),
  hazard(0.2),
  unseen('openings', 'eaves_open', 1.15),
  unseen('roof_gutters', 'roof_debris', 3.36),
  unseen('openings', 'vents_unscreened', 5.8),
  { kind: 'ceiling', ceiling: 'combustible_roof', limit: 59, points: 30.5, caused_by: [] },
  { kind: 'together', points: -1.5 },
  { kind: 'rounding', points: 0.39 },
];

test('the rows of a result add up exactly to the points missing from 100', () => {
  expect(pointTotals({ rows })).toEqual({
    hazards: 0.3,
    notSeen: 10.31,
    ceilings: 30.5,
    together: -1.5,
    rounding: 0.39,
    missing: 40,
  });
});

test('hundredths add up without rounding errors', () => {
  expect(addPoints([0.1, 0.2])).toBe(0.3);
  expect(addPoints(Array.from({ length: 100 }, () => 0.07))).toBe(7);
  expect(addPoints([])).toBe(0);
});

test('unseen areas are grouped by part of the home, most points first', () => {
  const groups = notSeenByDomain(rows);
  expect(groups.map(({ domain, points }) => [domain, points])).toEqual([
    ['openings', 6.95],
    ['roof_gutters', 3.36],
  ]);
  expect(groups[0]?.rows.map((row) => row.hazard_type)).toEqual(['vents_unscreened', 'eaves_open']);
});

test('a disagreement is listed with the finding of its type', () => {
  const disagreement = {
    hazard_type: 'zone0_vegetation',
    sides: ['north'],
    photos: 'hazard',
    owner: 'clear',
    image_ids: ['front'],
    question_ids: ['plants_at_wall'],
  } as const;
  const all = [
    {
      ...disagreement,
      sides: [...disagreement.sides],
      image_ids: [...disagreement.image_ids],
      question_ids: [...disagreement.question_ids],
    },
  ];
  expect(disagreementAbout(all, { hazard_type: 'zone0_vegetation' })).toBe(all[0]);
  expect(disagreementAbout(all, { hazard_type: 'eaves_open' })).toBeUndefined();
});

test('a finding that adds almost nothing to what its type already holds back is marked so', () => {
  const finding = { hazard_type: 'eaves_open' as const, points: 0.04, notes: [] };
  const held = [unseen('openings', 'eaves_open', 1.2)];
  expect(isMostlyAssumed(finding, held)).toBe(true);
  expect(isMostlyAssumed(finding, [])).toBe(false);
  expect(isMostlyAssumed({ ...finding, points: 0.05 }, held)).toBe(false);
  expect(isMostlyAssumed({ ...finding, points: 0.01, notes: ['below_typical'] }, held)).toBe(false);
});

test('nothing counts as kept in a part of the home that nobody has seen', () => {
  const domain = { domain: 'openings' as const, cap: 16, lost: 0, not_seen: 10, kept: 6 };
  expect(partsOf({ ...domain, confidence_percent: 0 })).toEqual({ lost: 0, assumed: 16, kept: 0 });
  expect(partsOf({ ...domain, confidence_percent: 100 })).toEqual({
    lost: 0,
    assumed: 10,
    kept: 6,
  });
});

test('a remainder of fractions isn’t kept', () => {
  const domain = { domain: 'openings' as const, cap: 16, lost: 0, not_seen: 10.05, kept: 5.95 };
  expect(partsOf({ ...domain, confidence_percent: 0 })).toMatchObject({ kept: 0 });
});

test('lost plus assumed plus kept is what a part of the home holds', () => {
  for (const seen of [0, 25, 60, 100, null]) {
    const { lost, assumed, kept } = partsOf({
      domain: 'zone_0',
      cap: 30,
      lost: 8,
      not_seen: 5,
      kept: 17,
      confidence_percent: seen,
    });
    expect(lost + assumed + kept).toBe(30);
    expect(Math.min(lost, assumed, kept)).toBeGreaterThanOrEqual(0);
  }
});
