import { describe, expect, it } from 'vitest';
import type { HazardTypeId } from '../hazards/index.ts';
import { orderActions } from './order-actions.ts';

/** Scores a home in which each hazard costs its points and a wood roof limits the score to 50. */
function scoring(points: Partial<Record<HazardTypeId, number>>) {
  return (gone: ReadonlySet<HazardTypeId>) => {
    const left = Object.entries(points).filter(([type]) => !new Set<string>(gone).has(type));
    const additive = 10_000 - left.reduce((sum, [, each]) => sum + each, 0);
    const isCapped = left.some(([type]) => type === 'roof_combustible_covering');
    const ceiling = { id: 'combustible_roof', limit: 5000 } as const;
    return isCapped && additive > ceiling.limit
      ? { additive, score: ceiling.limit, ceiling }
      : { additive, score: additive, ceiling: null };
  };
}

/** A photo shows it on one side, neither a little nor a lot. */
const onOneSide = () => [{ side: 'north', extent: null }] as const;

const order = (points: Partial<Record<HazardTypeId, number>>, types: readonly HazardTypeId[]) =>
  orderActions(types, onOneSide, scoring(points), (gone) => scoring(points)(gone).score);

describe('the order of actions', () => {
  it('puts free work before a wood roof, even while the roof holds the score down', () => {
    const actions = order({ roof_combustible_covering: 1800, gutter_debris: 300 }, [
      'roof_combustible_covering',
      'gutter_debris',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual(['clean_roof_and_gutters', 'replace_roof']);
    expect(actions[0]).toMatchObject({ free: true, points: 0, pointsWithoutCeiling: 300 });
  });

  it('puts affordable work worth three points before free work worth half a point', () => {
    const actions = order({ zone0_combustible_mulch: 300, zone0_combustible_items: 50 }, [
      'zone0_combustible_items',
      'zone0_combustible_mulch',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual(['replace_mulch', 'move_items']);
  });

  it('puts free work worth half a point before a project worth ten', () => {
    const actions = order({ windows_single_pane: 1000, gutter_debris: 50 }, [
      'windows_single_pane',
      'gutter_debris',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual([
      'clean_roof_and_gutters',
      'replace_windows',
    ]);
  });

  it('does not rank work as free that may cost thousands', () => {
    const actions = order({ attached_pergola_trellis: 400, zone0_combustible_items: 150 }, [
      'attached_pergola_trellis',
      'zone0_combustible_items',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual(['move_items', 'remove_pergola']);
  });

  it('counts the hours that an owner works', () => {
    const actions = order({ zone0_vegetation: 250, zone0_firewood_lumber: 100 }, [
      'zone0_vegetation',
      'zone0_firewood_lumber',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual(['move_firewood', 'clear_plants_at_wall']);
  });

  it('ranks paid work by points per dollar', () => {
    const actions = order(
      { windows_single_pane: 500, chimney_no_spark_arrestor: 200, vents_unscreened: 300 },
      ['windows_single_pane', 'chimney_no_spark_arrestor', 'vents_unscreened'],
    );
    expect(actions.map(({ stepId }) => stepId)).toEqual([
      'fit_spark_arrestor',
      'screen_vents',
      'replace_windows',
    ]);
  });

  it('counts either the hours of owners or what somebody takes for them', () => {
    const actions = order(
      {
        tree_overhang_roof_chimney: 280,
        attached_combustible_fence: 440,
        vents_unscreened: 744,
        gutter_debris: 336,
      },
      [
        'tree_overhang_roof_chimney',
        'attached_combustible_fence',
        'vents_unscreened',
        'gutter_debris',
      ],
    );
    expect(actions.map(({ stepId }) => stepId)).toEqual([
      'clean_roof_and_gutters',
      'screen_vents',
      'replace_fence_end',
      'trim_over_roof',
    ]);
  });

  it('starts at the house, before a pile of branches in the yard', () => {
    const actions = order(
      {
        zone1_dead_vegetation: 220,
        zone0_vegetation: 347,
        zone0_combustible_items: 154,
        gutter_debris: 420,
      },
      ['zone1_dead_vegetation', 'zone0_vegetation', 'zone0_combustible_items', 'gutter_debris'],
    );
    expect(actions.map(({ stepId }) => stepId)).toEqual([
      'clean_roof_and_gutters',
      'move_items',
      'clear_plants_at_wall',
      'remove_dead_plants',
    ]);
  });

  it('puts a wood roof first among the larger work, whatever its price', () => {
    const actions = order({ windows_single_pane: 600, roof_combustible_covering: 1 }, [
      'windows_single_pane',
      'roof_combustible_covering',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual(['replace_roof', 'replace_windows']);
  });

  it('counts for work that lifts a ceiling only together with other work its part of what all give', () => {
    const pointsWithout = (gone: ReadonlySet<HazardTypeId>) => {
      const rules = (['zone0_dead_debris', 'roof_debris'] as const).filter(
        (type) => !gone.has(type),
      );
      const additive =
        9400 + 200 * (2 - rules.length) + (gone.has('zone0_combustible_items') ? 200 : 0);
      const ceiling = { id: 'broken_rules', limit: 7000 } as const;
      return rules.length > 0
        ? { additive, score: ceiling.limit, ceiling }
        : { additive, score: additive, ceiling: null };
    };
    const actions = orderActions(
      ['zone0_combustible_items', 'zone0_dead_debris', 'roof_debris'],
      onOneSide,
      pointsWithout,
      (gone) => pointsWithout(gone).score,
    );
    expect(actions.map(({ stepId }) => stepId).at(-1)).toBe('move_items');
  });

  it('counts hazards that one step removes as one action', () => {
    const actions = order({ roof_debris: 300, gutter_debris: 200 }, [
      'roof_debris',
      'gutter_debris',
    ]);
    expect(actions).toMatchObject([
      { hazardTypes: ['roof_debris', 'gutter_debris'], points: 500, scoreAfter: 10_000 },
    ]);
  });

  it('puts actions that gain nothing last', () => {
    const actions = order({ zone0_vegetation: 0, windows_single_pane: 500 }, [
      'zone0_vegetation',
      'windows_single_pane',
    ]);
    expect(actions.map(({ stepId }) => stepId)).toEqual([
      'replace_windows',
      'clear_plants_at_wall',
    ]);
  });
});
