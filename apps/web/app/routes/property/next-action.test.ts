import {
  parseDirection,
  walkStops,
  type ScoreRow,
  type HazardTypeId,
  type Placement,
} from '@dss/domain';
import { expect, test } from 'vitest';

import { placementAt } from '../../features/walk/stop-photos.ts';
import {
  hasPhotosToLabel,
  nextAction,
  reasonForScore,
  type AnalysisToActOn,
} from './next-action.ts';

const gutters = { points: 6 };
const noRows = { rows: [] };
const outcome = { score: 50, band: 'fair' as const, low: 40, high: 60, confidence_percent: 30 };

function analysis(facts: {
  score: number;
  enoughSeen?: boolean;
  /** The hazard that the domain ranks first. */
  first?: HazardTypeId;
  /** One ranked before it, whose removal gains nothing. */
  nothingToGain?: HazardTypeId;
  missing?: AnalysisToActOn['coverage_missing'];
  questions?: number;
  /** What each question narrows the range by, and adds to what is known. */
  worth?: number;
  /** Percentage points that a photo of each missing side adds to what is known. */
  gain?: number;
  photos?: AnalysisToActOn['photos'];
}): AnalysisToActOn {
  const {
    score,
    enoughSeen = true,
    first,
    nothingToGain,
    missing = [],
    questions = 0,
    worth = 1,
    photos = [],
    gain = 5,
  } = facts;
  return {
    dss_score: score,
    enough_seen: enoughSeen,
    coverage_missing: missing,
    photos,
    hazards: first === undefined ? [] : [gutters],
    explanation: {
      rows: [],
      score: outcome.score,
      range: { low: outcome.low, high: outcome.high },
      photo_gains: missing.map((side) => ({ side, certainty_gain: gain })),
      actions: { in_order: stepsAbout(nothingToGain, first) },
      next_questions: Array.from({ length: questions }, () => ({
        question_id: 'roof_clean',
        hazard_types: ['roof_debris'],
        expected_shrink: worth,
        sides: [],
        certainty_gain: worth,
        if_answered: { yes: outcome, no: outcome },
      })),
    },
  };
}

function stepsAbout(nothingToGain: HazardTypeId | undefined, first: HazardTypeId | undefined) {
  const gains = [
    { type: nothingToGain, points_without_ceiling: 0 },
    { type: first, points_without_ceiling: 4 },
  ];
  return gains.flatMap(({ type, ...gain }) =>
    type === undefined ? [] : [{ hazard_types: [type], ...gain }],
  );
}

function photo(imageId: string, placement?: Partial<Placement>) {
  const unplaced = {
    id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
    property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
    image_id: imageId,
    x_rel: null,
    y_rel: null,
    lat: null,
    lng: null,
    caption: null,
    direction: null,
    direction_said_as: 'house' as const,
    area: null,
    name: null,
    updated_at: '2026-07-01T12:00:00.000Z',
  };
  return { image_id: imageId, placement: placement ? { ...unplaced, ...placement } : null };
}

const fix = { kind: 'fix', hazardType: 'gutter_debris' };

test('the domain’s first action comes first when hazards took the points', () => {
  const found = analysis({ score: 90, first: 'gutter_debris', missing: ['north'], questions: 1 });
  expect(nextAction(found, [])).toEqual(fix);
});

test('the next thing to do is the first of the steps listed', () => {
  const found = { first: 'gutter_debris', nothingToGain: 'roof_debris' } as const;
  expect(nextAction(analysis({ score: 90, ...found }), [])).toEqual(fix);
});

test('the walk comes first until enough is known, whatever was found', () => {
  const found: Parameters<typeof analysis>[0] = {
    score: 90,
    first: 'gutter_debris',
    missing: ['north'],
    questions: 1,
  };
  const photos = [photo('a')];
  expect(nextAction(analysis({ ...found, enoughSeen: false }), photos)).toEqual({ kind: 'walk' });
  expect(nextAction(analysis({ ...found, enoughSeen: true }), photos)).toEqual(fix);
});

test('a question that tells nothing of the score isn’t what to do next', () => {
  const left = { score: 90, questions: 2, worth: 0 } as const;
  expect(nextAction(analysis(left), [])).toBeNull();
  expect(nextAction(analysis({ ...left, enoughSeen: false, missing: ['north'] }), [])).toEqual({
    kind: 'show',
    sides: ['north'],
  });
});

test('whoever has answered every question is asked for photos', () => {
  const found = analysis({ score: 60, enoughSeen: false, missing: ['north'] });
  expect(nextAction(found, [])).toEqual({ kind: 'show', sides: ['north'] });
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

test('a side of which everything is known needs no photo', () => {
  const answered = analysis({ score: 100, missing: ['north', 'west'], gain: 0 });
  expect(nextAction(answered, [])).toBeNull();
});

test('a home with nothing left to do is asked for nothing', () => {
  expect(nextAction(analysis({ score: 100 }), [])).toBeNull();
});

test('labeling existing photos comes before adding more', () => {
  const unseen = analysis({ score: 40, missing: ['north'], questions: 1 });
  expect(nextAction(unseen, [photo('a'), photo('b')])).toEqual({ kind: 'name', count: 2 });
  expect(nextAction(analysis({ score: 40, questions: 1 }), [photo('a')])).toEqual({
    kind: 'answer',
  });
});

test('a photo that shows its side already isn’t counted among those to label', () => {
  const unseen = analysis({ score: 40, missing: ['north'] });
  const said = photo('a', { direction: 'south' });
  const onMap = photo('b', { lat: 38.5, lng: -121.4 });
  expect(nextAction(unseen, [said, onMap, photo('c')])).toEqual({ kind: 'name', count: 1 });
  expect(nextAction(unseen, [said, onMap])).toEqual({ kind: 'show', sides: ['north'] });
});

test('a photo of the roof or the yard needs no side, as the walk takes them', () => {
  const unseen = analysis({ score: 40, missing: ['north'] });
  const taken = [photo('roof', { area: 'Roof' }), photo('shed', { area: 'Zone 1 (5-30ft)' })];
  expect(nextAction(unseen, taken)).toEqual({ kind: 'show', sides: ['north'] });
  expect(nextAction(unseen, [photo('wall', { area: 'Siding' })])).toEqual({
    kind: 'name',
    count: 1,
  });
});

test('no photo taken on the walk is asked to be labeled, whatever sides are left out', () => {
  const taken = walkStops({ start: 'front', missing: ['right', 'left'] }).map((stop) => {
    const { direction, area = null } = placementAt(stop, null);
    return photo(stop.id, { direction: parseDirection(direction), area });
  });
  expect(hasPhotosToLabel(null, taken)).toBe(false);
});

test('photos that all have their side and area, as those of the walk, aren’t asked to be labeled', () => {
  const front = photo('front', { direction: 'south', area: 'Siding' });
  const roof = photo('roof', { area: 'Roof' });
  expect(hasPhotosToLabel(null, [front, roof])).toBe(false);
  expect(hasPhotosToLabel(null, [front, photo('side only', { direction: 'south' })])).toBe(true);
  expect(hasPhotosToLabel(null, [front, photo('area only', { area: 'Siding' })])).toBe(true);
  expect(hasPhotosToLabel(null, [front, photo('unlabeled')])).toBe(true);
});

test('photos that don’t count aren’t to be labeled; photos of the house come first', () => {
  const rooms = analysis({
    score: 50,
    enoughSeen: false,
    missing: ['north', 'east'],
    photos: [
      { image_id: 'kitchen', not_counted: 'no_home_in_view' },
      { image_id: 'drawing', not_counted: 'not_a_photo' },
      { image_id: 'yard', not_counted: null },
    ],
  });
  expect(nextAction(rooms, [photo('kitchen'), photo('drawing')])).toEqual({
    kind: 'show',
    sides: ['north', 'east'],
  });
  expect(nextAction(rooms, [photo('kitchen'), photo('yard')])).toEqual({ kind: 'name', count: 1 });
});

test('hazards are the reason when they take at least half of the missing points', () => {
  expect(
    reasonForScore({ dss_score: 80, hazards: [{ points: 6 }, { points: 4 }], explanation: noRows }),
  ).toEqual({ kind: 'hazards' });
});

test('unseen areas are the reason when they take more than hazards', () => {
  for (const result of [
    { dss_score: 54, hazards: [{ points: 0.5 }] },
    { dss_score: 60, hazards: [] },
  ]) {
    expect(reasonForScore({ ...result, explanation: noRows })).toEqual({ kind: 'unseen' });
  }
});

test('a limit on the score is the reason when it takes at least half of the missing points, unless nothing found sets it', () => {
  const row = {
    kind: 'ceiling' as const,
    ceiling: 'broken_rules' as const,
    limit: 68.8,
    points: 24,
    caused_by: ['zone1_tall_dry_grass' as const],
  };
  const found = (hazard_type: HazardTypeId): ScoreRow => ({
    kind: 'hazard',
    hazard_type,
    domain: 'zone_1',
    sides: [],
    points: 7,
    fix_only: 7,
    removable: true,
    confirmed: false,
    confidence: 0.8,
    evidence: [],
    notes: [],
    held_by: null,
  });
  const reason = (points: number, dss_score: number, ...rows: readonly ScoreRow[]) =>
    reasonForScore({ dss_score, hazards: [{ points }], explanation: { rows: [...rows, row] } });
  expect(reason(7, 68, found('zone1_tall_dry_grass'))).toEqual({ kind: 'limit', row });
  expect(
    reasonForScore({
      dss_score: 68,
      hazards: [{ points: 7 }],
      explanation: { rows: [found('zone1_tall_dry_grass'), { ...row, points: 12 }] },
    }),
  ).toEqual({ kind: 'several' });
  // What nobody has seen sets it.
  expect(reason(0, 68)).toEqual({ kind: 'unseen' });
  expect(reason(7, 68, found('zone1_dead_vegetation'))).toEqual({ kind: 'unseen' });
  expect(reason(40, 36, found('zone1_tall_dry_grass'))).toEqual({ kind: 'hazards' });
  const neighbor = {
    ...row,
    ceiling: 'near_neighbor' as const,
    caused_by: ['neighbor_structure_close' as const],
  };
  expect(reasonForScore({ dss_score: 68, hazards: [], explanation: { rows: [neighbor] } })).toEqual(
    { kind: 'limit', row: neighbor },
  );
});

test('a full score has nothing to explain', () => {
  expect(reasonForScore({ dss_score: 100, hazards: [], explanation: noRows })).toEqual({
    kind: 'nothing',
  });
});
