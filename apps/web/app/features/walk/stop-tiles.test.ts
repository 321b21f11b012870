import {
  directionOf,
  directions,
  hazardTypesOf,
  leaveStop,
  questionById,
  tapTile,
  walkStops,
  type Analysis,
  type Direction,
  type HazardTypeId,
  type QuestionId,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';
import { describe, expect, it, test } from 'vitest';

import { applyChanges } from '../../entities/answers/answer-changes.ts';
import { storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { proposalsOf } from './stop-proposals.ts';
import {
  changesOfSides,
  changesOfTile,
  nowhereAfter,
  otherSidesOf,
  tilesOf,
} from './stop-tiles.ts';

type Explanation = Pick<Analysis['explanation'], 'rows' | 'unsure' | 'context'>;
type Evidence = Explanation['unsure'][number]['evidence'][number];

const walked = { facing: 'south', missing: [] } as const;
const stops = walkStops({ start: 'front', missing: [] });
const photos = ['first', 'second'].map(storedPhoto);
const now = '2026-07-01T12:00:00.000Z';

/** What a model saw on sides of the house, each in a photo of its own; unsurely if `sure` is false. */
function seen(
  hazardType: HazardTypeId,
  places: readonly { readonly side: Direction | null; readonly photo: string }[],
  sure = true,
): Explanation {
  const finding = {
    hazard_type: hazardType,
    sides: [],
    confidence: 0.8,
    evidence: places.map(({ side, photo }): Evidence => ({
      source: 'provider',
      provider: 'model',
      image_id: photo,
      stop_image_id: null,
      question_id: null,
      side,
      box: null,
      confidence: 0.8,
      explanation: '',
    })),
  };
  if (!sure) return { rows: [], unsure: [finding], context: [] };
  const row = {
    ...finding,
    kind: 'hazard',
    domain: 'zone_0',
    points: 1,
    fix_only: 1,
    removable: true,
    confirmed: false,
    notes: [],
    held_by: null,
  } as const;
  return { rows: [{ ...row, sides: [], notes: [] }], unsure: [], context: [] };
}

/** A stop with answers, as it is on screen. */
function at(stop: WalkStop, explanation: Explanation, answers: readonly StoredAnswer[]) {
  const proposals = proposalsOf({ explanation }, { answers, photos, home: walked });
  const home = { ...walked, answers, proposals, facts: null };
  return { home, proposals, tiles: tilesOf(stop, home) };
}

/** The answers once the owner has gone on. */
function afterLeaving(
  stop: WalkStop,
  explanation: Explanation,
  answers: readonly StoredAnswer[],
  rest: 'not_there' | 'cannot_see',
) {
  const { home, tiles } = at(stop, explanation, answers);
  const changes = [
    ...leaveStop(tiles, rest).flatMap((each) => changesOfTile(stop, each, home, [])),
    ...otherSidesOf(stop, tiles, home),
  ];
  return applyChanges(answers, changes, now);
}

/** What may have been said at a stop before a photo was looked at. */
function saidBefore(stop: WalkStop, questionId: QuestionId): readonly (readonly StoredAnswer[])[] {
  const { danger, asked } = questionById(questionId);
  const nothing = at(stop, { rows: [], unsure: [], context: [] }, []);
  const tile = nothing.tiles.find((each) => each.questionId === questionId);
  if (tile === undefined) throw new Error('the stop has the tile');
  const values = [danger, danger === 'yes' ? 'no' : 'yes', 'not_sure'] as const;
  const told = values.map((answer) =>
    applyChanges([], changesOfTile(stop, { ...tile, answer }, nothing.home, []), now),
  );
  const sided =
    stop.side === null && asked === 'each_side'
      ? [applyChanges([], changesOfSides(tile, ['south'], null), now)]
      : [];
  return [[], ...told, ...sided];
}

test('going on from a stop settles what photos show there, whatever had been said before', () => {
  const left: string[] = [];
  for (const stop of stops) {
    const here = stop.side === null ? null : directionOf(stop.side, walked.facing);
    for (const questionId of stop.questions) {
      const bySide = questionById(questionId).asked === 'each_side';
      const sides = here !== null && bySide ? [here] : [...directions, null];
      for (const hazardType of hazardTypesOf(questionById(questionId))) {
        for (const side of sides) {
          for (const sure of [true, false]) {
            const explanation = seen(hazardType, [{ side, photo: 'second' }], sure);
            for (const said of saidBefore(stop, questionId)) {
              for (const rest of ['not_there', 'cannot_see'] as const) {
                const after = afterLeaving(stop, explanation, said, rest);
                if (at(stop, explanation, after).proposals.countAt(stop) > 0) {
                  const told = said.map((each) => `${each.side}=${each.answer}`).join();
                  left.push(`${stop.id} ${hazardType} ${side} ${sure} after ${told}, ${rest}`);
                }
              }
            }
          }
        }
      }
    }
  }
  expect(left).toEqual([]);
});

describe('a tile that a photo tapped ahead', () => {
  const wall = stops.find(({ id }) => id === 'front:wall');
  if (wall === undefined) throw new Error('the walk has the front');
  const wood = seen('zone0_firewood_lumber', [{ side: 'south', photo: 'second' }]);
  const tileNow = (answers: readonly StoredAnswer[]) => {
    const { tiles, home } = at(wall, wood, answers);
    const tile = tiles.find(({ questionId }) => questionId === 'firewood_at_wall');
    if (tile === undefined) throw new Error('the wall has firewood');
    const tap = () => applyChanges(answers, changesOfTile(wall, tapTile(tile), home, []), now);
    return { tile, tap };
  };

  it('says no of its photo by one tap, also once its owner had confirmed it', () => {
    const confirmed = afterLeaving(wall, wood, [], 'not_there');
    expect(tileNow(confirmed).tile.state).toBe('there');
    for (const answers of [[], confirmed]) {
      const after = tileNow(answers).tap();
      expect(after.find(({ question_id: id }) => id === 'firewood_at_wall')).toMatchObject({
        answer: 'no',
        image_id: 'second',
      });
      expect(tileNow(after).tile.state).toBe('not_there');
    }
  });
});

describe('what was said to be somewhere', () => {
  const nothing = { rows: [], unsure: [], context: [] };
  const somewhere: StoredAnswer = {
    question_id: 'firewood_at_wall',
    side: null,
    side_said_as: 'house',
    answer: 'yes',
    amount: null,
    image_id: null,
    box: null,
    answered_at: now,
  };
  const walls = stops.filter(({ kind }) => kind === 'wall');
  const wood = (answers: readonly StoredAnswer[]) =>
    answers.filter(({ question_id: id }) => id === 'firewood_at_wall');
  const isAsked = (stop: WalkStop, answers: readonly StoredAnswer[]) =>
    at(stop, nothing, answers).tiles.some(
      ({ questionId, saidSomewhere }) => questionId === 'firewood_at_wall' && saidSomewhere,
    );
  /** The answers after “None of these” at a wall. */
  const denied = (stop: WalkStop, answers: readonly StoredAnswer[]) => {
    const after = afterLeaving(stop, nothing, answers, 'not_there');
    return applyChanges(after, nowhereAfter(stop, after, walked), now);
  };

  it('stays said while a side is left where it can be, and is asked there', () => {
    let answers: readonly StoredAnswer[] = [somewhere];
    for (const stop of walls) {
      expect(isAsked(stop, answers)).toBe(true);
      expect(wood(answers)).toContainEqual(somewhere);
      answers = denied(stop, answers);
      expect(isAsked(stop, answers)).toBe(false);
    }
    // Each wall had asked, so this is its owner's word.
    expect(wood(answers).map(({ answer }) => answer)).toEqual(['no', 'no', 'no', 'no']);
  });

  it('stays said where a side couldn’t be seen', () => {
    const [front, ...others] = walls;
    if (front === undefined) throw new Error('the walk has the front');
    const unseen = afterLeaving(front, nothing, [somewhere], 'cannot_see');
    const after = others.reduce((answers, stop) => denied(stop, answers), unseen);
    expect(wood(after)).toContainEqual(somewhere);
  });
});

test('what a map says of a side is confirmed with its distance by leaving that stop, and denied by one tap', () => {
  const facts = {
    neighbors: {
      found: {
        status: 'known' as const,
        value: { sides: { north: null, east: 8, south: null, west: null }, looked_ft: 300 },
        source: 'fema_structures' as const,
        asked_on: '2026-07-01',
        data_from: null,
      },
      owner: null,
    },
    terrain: { found: { status: 'not_known' as const, reason: 'off' as const }, owner: null },
  };
  const saidAt = (stop: WalkStop, taps: number) => {
    let answers: readonly StoredAnswer[] = [];
    const home = () => ({
      ...walked,
      answers,
      proposals: proposalsOf(null, { answers, photos, home: walked }),
      facts,
    });
    const save = (said: ReturnType<typeof leaveStop>) => {
      const changes = said.flatMap((each) =>
        changesOfTile(stop, { ...each, proposal: null }, home(), []),
      );
      answers = applyChanges(answers, changes, now);
    };
    for (let tap = 0; tap < taps; tap += 1) {
      const tiles = tilesOf(stop, home());
      const tile = tiles.find(({ questionId }) => questionId === 'neighbor_near');
      if (tile !== undefined) save([tapTile(tile)]);
    }
    save(leaveStop(tilesOf(stop, home()), 'not_there'));
    return answers.find(({ question_id: id }) => id === 'neighbor_near');
  };
  for (const stop of stops.filter(({ kind }) => kind === 'yard')) {
    const isMapped = stop.side !== null && directionOf(stop.side, walked.facing) === 'east';
    expect(saidAt(stop, 0)).toMatchObject(
      isMapped
        ? { answer: 'yes', amount: 'under_10_ft', side: 'east' }
        : { answer: 'no', amount: null },
    );
    if (isMapped) expect(saidAt(stop, 1)).toMatchObject({ answer: 'no', amount: null });
  }
});
