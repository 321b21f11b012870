import { describe, expect, it } from 'vitest';
import type { SeenEvidence } from '../api/seen-evidence.ts';
import { hazardTypeIds } from '../hazards/index.ts';
import { questionById } from '../owner-answers/index.ts';
import type { Evidence } from '../scoring/result.ts';
import { evidenceOf } from '../scoring/explained-fixtures.ts';
import { directions, type AreaId } from '../zones/index.ts';
import { stopsLeftOpen, walkStops, type LookedAtHome, type WalkAnswer } from './index.ts';

const stops = walkStops({ start: 'front', missing: [] });
const areas: readonly AreaId[] = ['roof', 'siding', 'zone_0', 'zone_1', 'zone_2'];

type SeenPhoto = SeenEvidence['photos'][number];

/** A photo in which everything can be judged. */
function photoOf(side: SeenPhoto['side'], changes: Partial<SeenPhoto> = {}): SeenPhoto {
  return {
    image_id: side ?? 'unclear',
    side,
    side_from: 'owner',
    areas: [],
    areas_in_view: [...areas],
    judges: [...hazardTypeIds],
    ...changes,
  };
}

const home: LookedAtHome = {
  facing: 'south',
  missing: [],
  answers: [],
  explanation: { rows: [], unsure: [] },
  imageIds: [...directions],
  seen: null,
};

const open = (changes: Partial<LookedAtHome>) =>
  stopsLeftOpen(stops, { ...home, ...changes }).map(({ id }) => id);

const seenFrom = (...photos: readonly SeenPhoto[]) => ({ seen: { photos: [...photos] } });

/** What a model isn't sure of. */
function unsure(side: Evidence['side']): LookedAtHome['explanation'] {
  const evidence = evidenceOf({ image_id: 'south', side, confidence: 0.3 });
  const sides = side === null ? [] : [side];
  const finding = { hazard_type: 'zone0_firewood_lumber', sides, confidence: 0.3 } as const;
  return { rows: [], unsure: [{ ...finding, evidence: [evidence] }] };
}

describe('the stops that photos leave open', () => {
  it('are all of them before a photo was looked at', () => {
    expect(open({})).toEqual(stops.map(({ id }) => id));
  });

  it('leave out the walls that photos show to be clear', () => {
    const left = open(seenFrom(photoOf('south')));
    expect(left).not.toContain('front:wall');
    expect(left).toContain('back:wall');
  });

  it('keep a wall that a photo of an unclear side shows', () => {
    expect(open(seenFrom(photoOf(null)))).toContain('front:wall');
  });

  it('keep a wall of which a photo judges only some things', () => {
    const some = photoOf('south', { judges: ['zone0_firewood_lumber'] });
    expect(open(seenFrom(some))).toContain('front:wall');
  });

  it('keep a wall where a photo may show something', () => {
    expect(open({ ...seenFrom(photoOf('south')), explanation: unsure('south') })).toContain(
      'front:wall',
    );
  });

  it('keep what no photo tells, such as the slope, until its owner has', () => {
    const seen = seenFrom(...directions.map((side) => photoOf(side)));
    expect(open(seen)).toContain('front:yard');
    const slope = stops
      .flatMap(({ questions }) => questions)
      .filter((id) => !questionById(id).yes.hazards.length && !questionById(id).no.hazards.length);
    const answers = [...new Set(slope)].map((id): WalkAnswer & { image_id: null } => ({
      question_id: id,
      side: null,
      side_said_as: 'house',
      answer: 'no',
      image_id: null,
      answered_at: '2026-07-01T10:00:00.000Z',
    }));
    expect(open({ ...seen, answers })).toEqual([]);
  });

  it('leave out what its owner couldn’t see', () => {
    const answers = stops
      .flatMap(({ questions }) => questions)
      .map((id) => ({
        question_id: id,
        side: null,
        side_said_as: 'house' as const,
        answer: 'not_sure' as const,
        image_id: null,
        answered_at: '2026-07-01T10:00:00.000Z',
      }));
    expect(open({ answers })).toEqual([]);
  });
});
