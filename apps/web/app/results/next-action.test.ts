import type { ExplanationHazardRow } from '@dss/domain';
import { expect, test } from 'vitest';

import { nextAction, type AnalysisToActOn } from './next-action.ts';

const row: ExplanationHazardRow = {
  kind: 'hazard',
  hazard_type: 'gutter_debris',
  domain: 'roof_gutters',
  sides: [],
  points: 4,
  fix_only: 4,
  removable: true,
  confirmed: false,
  confidence: 0.8,
  evidence: [],
  notes: [],
  held_by: null,
};
const lesser: ExplanationHazardRow = { ...row, hazard_type: 'roof_debris', points: 3, fix_only: 3 };
const notMine: ExplanationHazardRow = { ...lesser, points: 9, fix_only: 9, removable: false };

const outcome = { score: 50, band: 'fair' as const, low: 40, high: 60, confidence_percent: 30 };

function analysis(facts: {
  score: number;
  rows?: readonly ExplanationHazardRow[];
  missing?: AnalysisToActOn['coverage_missing'];
  questions?: number;
}): AnalysisToActOn {
  const { score, rows = [], missing = [], questions = 0 } = facts;
  return {
    dss_score: score,
    coverage_missing: missing,
    hazards: rows.map(({ hazard_type: type, points }) => ({ type, points, title: `The ${type}` })),
    explanation: {
      rows: [...rows],
      next_questions: Array.from({ length: questions }, () => ({
        question_id: 'roof_clean',
        hazard_types: ['roof_debris'],
        expected_shrink: 1,
        certainty_gain: 1,
        if_answered: { yes: outcome, no: outcome },
      })),
    },
  };
}

test('where hazards took the points, the fix that wins back the most comes first', () => {
  const found = analysis({ score: 90, rows: [lesser, row], missing: ['north'], questions: 1 });
  expect(nextAction(found, [])).toEqual({ kind: 'fix', row, title: 'The gutter_debris' });
});

test('what is not the owner’s to remove is no first step', () => {
  const found = analysis({ score: 85, rows: [notMine], questions: 1 });
  expect(nextAction(found, [])).toEqual({ kind: 'answer' });
});

test('where most is unseen, a photo of a missing side comes first, then an answer', () => {
  const unseen = { score: 40, rows: [row], questions: 2 };
  expect(nextAction(analysis({ ...unseen, missing: ['north', 'west'] }), [])).toEqual({
    kind: 'show',
    sides: ['north', 'west'],
  });
  expect(nextAction(analysis(unseen), [])).toEqual({ kind: 'answer' });
  expect(nextAction(analysis({ ...unseen, questions: 0 }), [])).toMatchObject({ kind: 'fix' });
});

test('a home with nothing left to do is asked for nothing', () => {
  expect(nextAction(analysis({ score: 100 }), [])).toBeNull();
});

test('where photos are there that say no side, naming it comes before more photos', () => {
  const unseen = analysis({ score: 40, missing: ['north'], questions: 1 });
  expect(nextAction(unseen, [{ placement: null }, { placement: null }])).toEqual({
    kind: 'name',
    count: 2,
  });
  expect(nextAction(analysis({ score: 40, questions: 1 }), [{ placement: null }])).toEqual({
    kind: 'answer',
  });
});
