import { describe, expect, it } from 'vitest';
import type { AnswerAmount, AnswerValue, OwnerAnswer, QuestionId } from '../owner-answers/index.ts';
import { missingSideCells } from '../walk/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { observed } from './fixtures.ts';
import { nothingKnown, type ScoreInput } from './input.ts';
import { computeScore } from './score.ts';

const said =
  (questionId: QuestionId) =>
  (answer: AnswerValue, side: Direction | null = null, amount?: AnswerAmount): OwnerAnswer => ({
    questionId,
    side,
    answer,
    amount,
  });
const neighbor = said('neighbor_near');
const slope = said('slope_below');
const ridge = said('on_ridge');
/** No building within 50 feet, which is more than a plain no says. */
const alone = neighbor('no', null, 'over_50_ft');
/** Not on a ridge, where that isn't what a test is about. */
const noRidge = ridge('no');

const exposureOf = (answers: readonly OwnerAnswer[], more: Partial<ScoreInput> = {}) =>
  computeScore({ ...nothingKnown, answers, ...more }).exposure;
const levelOf = (...answers: readonly OwnerAnswer[]) => exposureOf(answers)?.level ?? null;

describe('exposure', () => {
  it('is low only where somebody said that nothing raises it', () => {
    expect(exposureOf([])).toBeNull();
    expect(exposureOf([neighbor('no')])).toBeNull();
    expect(exposureOf([neighbor('no'), slope('not_sure')])).toBeNull();
    expect(exposureOf([neighbor('no'), slope('no')])).toBeNull();
    expect(exposureOf([neighbor('no'), slope('no'), ridge('not_sure')])).toBeNull();
    expect(exposureOf([alone, slope('no'), noRidge])).toEqual({
      level: 'low',
      at_least: false,
      reasons: [],
    });
    const bySide = directions.flatMap((side) => [
      neighbor('no', side, 'over_50_ft'),
      slope('no', side),
    ]);
    expect(exposureOf([...bySide, noRidge])?.level).toBe('low');
    expect(exposureOf([...bySide.slice(2), noRidge])).toBeNull();
  });

  it('is not known where tiles that weren’t tapped are all that was said', () => {
    expect(exposureOf([neighbor('no'), slope('no'), noRidge])).toBeNull();
    const bySide = directions.flatMap((side) => [neighbor('no', side), slope('no', side)]);
    expect(exposureOf([...bySide, noRidge])).toBeNull();
  });

  it('names what is still open', () => {
    const openOf = (...answers: readonly OwnerAnswer[]) =>
      computeScore({ ...nothingKnown, answers }).exposure_open;
    expect(openOf()).toEqual(['neighbors', 'slope', 'ridge']);
    expect(openOf(neighbor('no'), slope('no'), noRidge)).toEqual(['far_neighbors']);
    expect(openOf(neighbor('no'), slope('not_sure'), noRidge)).toEqual(['far_neighbors', 'slope']);
    expect(openOf(neighbor('no', null, '30_to_50_ft'), slope('yes'))).toEqual(['ridge']);
    expect(openOf(alone, slope('no'), noRidge)).toEqual([]);
  });

  it('rises with the nearest building and with the slope, and with both more', () => {
    const flat = slope('no');
    expect(levelOf(alone, slope('yes'))).toBe('moderate');
    expect(levelOf(alone, slope('yes', null, 'over_40_percent'))).toBe('high');
    expect(levelOf(flat, neighbor('no', null, 'over_50_ft'), noRidge)).toBe('low');
    expect(levelOf(flat, neighbor('no', null, '30_to_50_ft'))).toBe('moderate');
    expect(levelOf(slope('yes'), neighbor('no', null, '30_to_50_ft'))).toBe('high');
    expect(levelOf(flat, neighbor('yes', null, '10_to_30_ft'))).toBe('high');
    expect(levelOf(flat, neighbor('yes', null, 'under_10_ft'))).toBe('extreme');
    expect(levelOf(slope('yes'), neighbor('yes'))).toBe('extreme');
    expect(levelOf(flat, alone, ridge('yes'))).toBe('moderate');
    expect(levelOf(slope('yes'), alone, ridge('yes'))).toBe('high');
  });

  it('names what raises it with its sides, the nearest and steepest first', () => {
    const answers = [
      neighbor('yes', 'north', '10_to_30_ft'),
      neighbor('yes', 'east', 'under_10_ft'),
      neighbor('no', 'south', '30_to_50_ft'),
      slope('yes', 'south', '20_to_40_percent'),
      slope('yes', 'west', 'over_40_percent'),
      ridge('yes'),
    ];
    expect(exposureOf(answers)?.reasons).toEqual([
      { kind: 'under_ten_feet', sides: ['east'] },
      { kind: 'under_thirty_feet', sides: ['north'] },
      { kind: 'under_fifty_feet', sides: ['south'] },
      { kind: 'steep_slope', sides: ['west'] },
      { kind: 'slope', sides: ['south'] },
      { kind: 'ridge', sides: ['whole_house'] },
    ]);
  });

  it('is the same in whatever order it was answered', () => {
    const answers = [slope('yes'), slope('yes', 'west'), slope('yes', 'north')];
    expect(exposureOf(answers)?.reasons).toEqual([
      { kind: 'slope', sides: ['north', 'west', 'unknown'] },
    ]);
    expect(exposureOf([...answers].reverse())).toEqual(exposureOf(answers));
  });

  it('may be higher than told until all of it is known, on every side', () => {
    expect(exposureOf([slope('yes')])).toMatchObject({ level: 'moderate', at_least: true });
    expect(exposureOf([slope('yes'), alone])).toMatchObject({ at_least: true });
    expect(exposureOf([slope('yes'), alone, noRidge])).toMatchObject({ at_least: false });
    expect(exposureOf([slope('yes'), neighbor('no'), noRidge])).toMatchObject({ at_least: true });
    const all = [alone, slope('yes', 'south'), noRidge];
    expect(exposureOf(all)).toMatchObject({ at_least: true });
    const flat = (['north', 'east', 'west'] as const).map((side) => slope('no', side));
    expect(exposureOf([...all, ...flat])).toMatchObject({ at_least: false });
    expect(exposureOf([neighbor('yes', null, 'under_10_ft')])).toMatchObject({
      level: 'extreme',
      at_least: false,
    });
  });

  it('is never known in full of a home with a missing side, where it may be joined to another', () => {
    const notApplicable = missingSideCells(['left', 'right'], 'south');
    const attached = { notApplicable };
    const noneWithin30 = [alone, slope('no'), noRidge];
    expect(exposureOf(noneWithin30)).toMatchObject({ level: 'low' });
    expect(exposureOf(noneWithin30, attached)).toBeNull();
    const bySide = directions.flatMap((side) => [
      neighbor('no', side, 'over_50_ft'),
      slope('no', side),
    ]);
    expect(exposureOf([...bySide, noRidge], attached)).toBeNull();
    const near = [neighbor('yes'), slope('no'), noRidge];
    expect(exposureOf(near)).toMatchObject({ level: 'high', at_least: false });
    expect(exposureOf(near, attached)).toMatchObject({ level: 'high', at_least: true });
    expect(exposureOf([slope('yes')], attached)).toMatchObject({
      level: 'moderate',
      at_least: true,
    });
  });

  it('follows what a photo surely shows, unless its owner says that it isn’t there', () => {
    const seen = observed('neighbor_structure_close', 'north', { distanceToStructureFt: 20 });
    expect(exposureOf([], { observations: [seen] })).toMatchObject({
      level: 'high',
      at_least: true,
      reasons: [{ kind: 'under_thirty_feet', sides: ['north'] }],
    });
    const fartherSaid = neighbor('no', 'north', '30_to_50_ft');
    expect(exposureOf([fartherSaid], { observations: [seen] })?.reasons).toHaveLength(1);
    const unsure = { ...seen, confidence: 0.5 };
    expect(exposureOf([], { observations: [unsure] })).toBeNull();
    const denied = [alone, slope('no'), noRidge];
    expect(exposureOf(denied)?.level).toBe('low');
    expect(exposureOf(denied, { observations: [unsure] })).toBeNull();
    const dispute = {
      id: 'dispute',
      hazardType: 'neighbor_structure_close' as const,
      photoIds: ['photo'],
      questionIds: [],
      kind: 'not_there' as const,
      whose: null,
      reason: 'A shed of ours',
    };
    expect(exposureOf([], { observations: [seen], disputes: [dispute] })).toBeNull();
  });

  it('says that a building is within ten feet only if its owner does, whatever a photo shows', () => {
    const close = observed('neighbor_structure_close', 'north', { distanceToStructureFt: 5 });
    const kinds = (...answers: OwnerAnswer[]) =>
      exposureOf(answers, { observations: [close] })?.reasons.map(({ kind }) => kind);
    expect(kinds()).toEqual(['under_thirty_feet']);
    expect(kinds(neighbor('yes', 'north'))).toEqual(['under_thirty_feet']);
    expect(kinds(neighbor('yes', 'north', '10_to_30_ft'))).toEqual(['under_thirty_feet']);
    expect(kinds(neighbor('yes', 'north', 'under_10_ft'))).toEqual(['under_ten_feet']);
    const others = directions.filter((side) => side !== 'north');
    const known = [...others.map((side) => neighbor('no', side)), slope('no'), noRidge];
    const atLeast = (amount?: AnswerAmount) =>
      exposureOf([...known, neighbor('yes', 'north', amount)], { observations: [close] })?.at_least;
    expect([atLeast(), atLeast('10_to_30_ft')]).toEqual([true, false]);
  });
});
