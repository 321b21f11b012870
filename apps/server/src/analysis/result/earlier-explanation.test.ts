import { scoreExplanationSchema } from '@dss/domain';
import { expect, it } from 'vitest';
import { toCurrentExplanation } from './earlier-explanation.ts';

const evidence = (imageId: string) => ({
  source: 'provider',
  provider: 'openai',
  image_id: imageId,
  question_id: null,
  box: null,
  confidence: 0.8,
  explanation: 'Bark chips.',
});

const mulch = (side: string, points: number) => ({
  kind: 'hazard',
  hazard_type: 'zone0_combustible_mulch',
  domain: 'zone_0',
  side,
  points,
  fix_only: points,
  removable: true,
  confirmed: false,
  confidence: 0.8,
  evidence: [evidence(side)],
  notes: side === 'south' ? ['past_knee'] : [],
  held_by: null,
});

/** An explanation of a score by weights 2026.1. */
const earlier = {
  weights_version: '2026.1',
  score: 54,
  band: 'fair',
  provisional: true,
  range: { low: 21, high: 100 },
  confidence_percent: 12,
  rows: [mulch('north', 3.1), mulch('south', 1.2), { kind: 'rounding', points: 0.8 }],
  domains: [],
  coverage: { directions_seen: [], directions_missing: [], areas_seen: [], areas_missing: [] },
  potential: { score: 58, gain: 4.3, gain_from_hazards: 4.3, gain_from_ceiling: 0 },
  confirming_unseen_gain: 30.5,
  actions: { count: 1, step_ids: ['replace_mulch'] },
  as_seen: { score: 54, band: 'fair', range: { low: 21, high: 100 } },
  set_aside: [
    {
      hazard_type: 'gutter_debris',
      side: 'whole_house',
      confidence: 0.8,
      evidence: [evidence('roof')],
      dispute_id: 'd1',
      kind: 'not_there',
      reason: 'Clean.',
    },
  ],
  context: [],
  unsure: [],
  disagreements: [],
  next_questions: [
    { question_id: 'roof_wood', hazard_types: ['roof_combustible_covering'], expected_shrink: 3 },
  ],
};

it('merges a row per side into a row per hazard', () => {
  const { rows, set_aside: setAside } = scoreExplanationSchema.parse(toCurrentExplanation(earlier));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    hazard_type: 'zone0_combustible_mulch',
    points: 4.3,
    sides: [
      { side: 'north', points: 3.1 },
      { side: 'south', points: 1.2 },
    ],
    evidence: [
      { image_id: 'north', side: 'north' },
      { image_id: 'south', side: 'south' },
    ],
    notes: ['past_knee'],
  });
  expect(setAside).toMatchObject([{ sides: ['whole_house'], evidence: [{ side: null }] }]);
});

it('keeps the figures of a stored explanation', () => {
  const current = scoreExplanationSchema.parse(toCurrentExplanation(earlier));
  expect(current).toMatchObject({
    score: 54,
    range: { low: 21, high: 100 },
    enough_seen: false,
    potential: { score: 58, gain: 4.3 },
    actions: { step_ids: ['replace_mulch'], in_order: [] },
  });
});

it('tells photos that were only taken while answering from those that show something', () => {
  const current = scoreExplanationSchema.parse(toCurrentExplanation(earlier));
  const [first] = current.rows;
  if (first?.kind !== 'hazard') throw new Error('no hazard');
  const stored = { ...evidence('wall'), side: null };
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const said = [
    { ...stored, source: 'owner' },
    { ...stored, source: 'owner', box },
    { ...stored, source: 'provider' },
  ];
  const rows = [{ ...first, evidence: said }];
  const { rows: read } = scoreExplanationSchema.parse(toCurrentExplanation({ ...current, rows }));
  expect(read).toMatchObject([
    {
      evidence: [
        { image_id: null, stop_image_id: 'wall' },
        { image_id: 'wall', stop_image_id: null },
        { image_id: 'wall', stop_image_id: null },
      ],
    },
  ]);
});

it('counts costs by side in a result from before they were', () => {
  const current = scoreExplanationSchema.parse(toCurrentExplanation(earlier));
  const stored = {
    step_id: 'replace_mulch',
    hazard_types: ['zone0_combustible_mulch'],
    points: 4.3,
    points_without_ceiling: 4.3,
    score_after: 58,
    free: false,
    performer: 'diy_or_pro',
    cost_usd: { low: 500, high: 3000 },
    hours: { low: 8, high: 16 },
    estimate: true,
  };
  const actions = { ...current.actions, in_order: [stored] };
  const read = scoreExplanationSchema.parse(toCurrentExplanation({ ...current, actions }));
  expect(read.actions.in_order).toEqual([
    {
      ...stored,
      cost_usd: { low: 250, high: 1500 },
      hours: { low: 4, high: 8 },
      for_each_side: false,
    },
  ]);
  expect(toCurrentExplanation(read)).toEqual(read);
});

it('leaves a current explanation unchanged', () => {
  const current = scoreExplanationSchema.parse(toCurrentExplanation(earlier));
  const today = { ...current, photo_gains: [{ side: 'north', certainty_gain: 9 }] };
  expect(toCurrentExplanation(scoreExplanationSchema.parse(today))).toEqual(today);
});
