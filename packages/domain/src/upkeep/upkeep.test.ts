import { describe, expect, it } from 'vitest';
import { shownSources, type HazardTypeId } from '../hazards/index.ts';
import { upkeepFacts, upkeepOf, upkeepText, upkeepTaskIds } from './index.ts';

const row = (kind: 'hazard' | 'not_seen', hazard_type: HazardTypeId) => ({ kind, hazard_type });
type Facts = Parameters<typeof upkeepFacts>[0];

const upkeep = (result: Partial<NonNullable<Facts>> | null) =>
  upkeepOf(
    upkeepFacts(result && { rows: [], answers: [], after_photos: [], set_aside: [], ...result }),
  );
const task = (id: string, result: Partial<NonNullable<Facts>> | null) =>
  upkeep(result).find((each) => each.id === id);

describe('the upkeep of a home', () => {
  it('is all of it while nothing is known, each task in some month', () => {
    const all = upkeep(null);
    expect(all.map(({ id }) => id)).toEqual(upkeepTaskIds);
    for (const { months, reason } of all) {
      expect(months.length).toBeGreaterThan(0);
      expect(months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(
        true,
      );
      expect(['unseen', 'every_home']).toContain(reason);
    }
  });

  it('cleans gutters more often where leaves fall on the house', () => {
    const usual = task('clean_roof_and_gutters', {})?.months ?? [];
    const underTrees = task('clean_roof_and_gutters', {
      rows: [row('hazard', 'tree_overhang_roof_chimney')],
    })?.months;
    expect(underTrees?.length).toBeGreaterThan(usual.length);
    expect(underTrees).toEqual(expect.arrayContaining([...usual]));
  });

  it.each<[string, Partial<NonNullable<Facts>>, string]>([
    ['found', { rows: [row('hazard', 'zone1_tall_dry_grass')] }, 'found'],
    ['not seen yet', { rows: [row('not_seen', 'zone2_tall_dry_grass')] }, 'unseen'],
    ['looked for, and not there', {}, 'in_order'],
  ])('says that the hazard was %s', (_how, result, reason) => {
    expect(task('mow_grass', result)?.reason).toBe(reason);
  });

  it('leaves out what the home does not have', () => {
    const answers = [
      { questionId: 'propane_clear', side: null, answer: 'not_applicable' },
    ] as const;
    expect(task('clear_round_tank', { answers })).toBeUndefined();
    const rows = [row('not_seen', 'lpg_tank_clearance')];
    expect(task('clear_round_tank', { rows, answers })).toBeUndefined();
    expect(task('clear_round_tank', { rows })?.reason).toBe('unseen');
  });

  it('leaves out firewood where there is none', () => {
    expect(task('move_firewood', {})).toBeUndefined();
  });

  it('keeps the roof clean where it is clean', () => {
    expect(task('clean_roof_and_gutters', {})?.reason).toBe('in_order');
  });

  const confirmed = { hazard_type: 'roof_debris', verdict: 'confirmed' } as const;
  const rows = [row('not_seen', 'gutter_debris')];

  it('tells what was cleared from what is not seen yet', () => {
    expect(task('clean_roof_and_gutters', { rows, after_photos: [confirmed] })).toMatchObject({
      reason: 'unseen',
      found: [],
      cleared: ['roof_debris'],
      unseen: ['gutter_debris'],
    });
  });

  it('counts as found what is still found elsewhere', () => {
    const elsewhere = [...rows, row('hazard', 'roof_debris')];
    expect(
      task('clean_roof_and_gutters', { rows: elsewhere, after_photos: [confirmed] }),
    ).toMatchObject({ reason: 'found', found: ['roof_debris'], cleared: [] });
  });

  it('does not call confirmed by a photo what is gone elsewhere by the owner’s word alone', () => {
    const said = { hazard_type: 'roof_debris', kind: 'already_fixed' } as const;
    expect(
      task('clean_roof_and_gutters', { rows, after_photos: [confirmed], set_aside: [said] })
        ?.cleared,
    ).toEqual([]);
  });

  it('does not call cleared what an after-photo still shows', () => {
    const stillSeen = { ...confirmed, verdict: 'still_seen' } as const;
    expect(task('clean_roof_and_gutters', { rows, after_photos: [stillSeen] })?.cleared).toEqual(
      [],
    );
  });

  it('has its texts in both languages', () => {
    for (const { id } of upkeep(null)) {
      expect(upkeepText(id, 'es')).not.toEqual(upkeepText(id, 'en'));
    }
  });

  it('cites only documents that may be shown', () => {
    for (const { id, sources } of upkeep(null)) {
      expect(shownSources(sources, 'en').length, id).toBe(sources.length);
    }
  });
});
