import type { HazardTypeId } from '@dss/domain';
import { expect, test } from 'vitest';

import {
  costliestDomain,
  nextAction,
  reasonForScore,
  type AnalysisToActOn,
} from './next-action.ts';

const gutters = { type: 'gutter_debris', title: 'The gutters', points: 6 } as const;
const outcome = { score: 50, band: 'fair' as const, low: 40, high: 60, confidence_percent: 30 };

function analysis(facts: {
  score: number;
  enoughSeen?: boolean;
  /** The hazard that the domain ranks first. */
  first?: HazardTypeId;
  missing?: AnalysisToActOn['coverage_missing'];
  questions?: number;
}): AnalysisToActOn {
  const { score, enoughSeen = true, first, missing = [], questions = 0 } = facts;
  return {
    dss_score: score,
    enough_seen: enoughSeen,
    coverage_missing: missing,
    hazards: first === undefined ? [] : [gutters],
    explanation: {
      actions: { in_order: first === undefined ? [] : [{ hazard_types: [first] }] },
      next_questions: Array.from({ length: questions }, () => ({
        question_id: 'roof_clean',
        hazard_types: ['roof_debris'],
        expected_shrink: 1,
        sides: [],
        certainty_gain: 1,
        if_answered: { yes: outcome, no: outcome },
      })),
    },
  };
}

const fix = { kind: 'fix', hazardType: 'gutter_debris', title: 'The gutters' };

test('the domain’s first action comes first when hazards took the points', () => {
  const found = analysis({ score: 90, first: 'gutter_debris', missing: ['north'], questions: 1 });
  expect(nextAction(found, [])).toEqual(fix);
});

test('photos come first before enough was seen, whatever was found', () => {
  const found = { score: 90, first: 'gutter_debris', questions: 1, enoughSeen: false } as const;
  expect(nextAction(analysis(found), [])).toEqual({ kind: 'answer' });
});

test('a photo of a missing side comes first when most is unseen, then an answer', () => {
  const unseen = { score: 40, first: 'gutter_debris', questions: 2 } as const;
  expect(nextAction(analysis({ ...unseen, missing: ['north', 'west'] }), [])).toEqual({
    kind: 'show',
    sides: ['north', 'west'],
  });
  expect(nextAction(analysis(unseen), [])).toEqual({ kind: 'answer' });
  expect(nextAction(analysis({ ...unseen, questions: 0 }), [])).toEqual(fix);
});

test('a home with nothing left to do is asked for nothing', () => {
  expect(nextAction(analysis({ score: 100 }), [])).toBeNull();
});

test('labeling existing photos comes before adding more', () => {
  const unseen = analysis({ score: 40, missing: ['north'], questions: 1 });
  expect(nextAction(unseen, [{ placement: null }, { placement: null }])).toEqual({
    kind: 'name',
    count: 2,
  });
  expect(nextAction(analysis({ score: 40, questions: 1 }), [{ placement: null }])).toEqual({
    kind: 'answer',
  });
});

test('hazards are the reason when they take at least half of the missing points', () => {
  expect(reasonForScore({ dss_score: 80, hazards: [{ points: 6 }, { points: 4 }] })).toBe(
    'hazards',
  );
});

test('unseen areas are the reason when they take more than hazards', () => {
  expect(reasonForScore({ dss_score: 54, hazards: [{ points: 0.5 }] })).toBe('unseen');
  expect(reasonForScore({ dss_score: 60, hazards: [] })).toBe('unseen');
});

test('a full score has nothing to explain', () => {
  expect(reasonForScore({ dss_score: 100, hazards: [] })).toBe('nothing');
});

test('the part of the home where hazards cost the most is named, if they cost anything', () => {
  const zone = (lost: number) => ({ domain: 'zone_0' as const, lost });
  expect(costliestDomain([{ domain: 'openings', lost: 2 }, zone(5)])).toBe('zone_0');
  expect(costliestDomain([zone(0)])).toBeNull();
});
