import { describe, expect, it } from 'vitest';
import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import type { Direction } from '../zones/index.ts';
import { computeFigures } from './figures.ts';
import { allSeen, observed } from './fixtures.ts';
import { nothingKnown, type ScoreInput } from './input.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { chanceOverlooked } from './upkeep.ts';

const overlooked = (input: ScoreInput, type: HazardTypeId) =>
  chanceOverlooked(hazardById(type), 1, mergeEvidence(input).upkeep);

const neglected: ScoreInput = {
  ...allSeen,
  observations: [
    observed('gutter_debris'),
    observed('roof_debris'),
    observed('under_deck_fuel'),
    observed('zone0_dead_debris', 'south'),
    observed('zone1_dead_vegetation', 'south'),
  ],
};

describe('how a home is kept', () => {
  it('is average where nothing is known, so that about one in 20 hazards is overlooked', () => {
    // 0.3 of homes have it: of 100 that seem clear, 0.3 x 0.05 / (0.7 + 0.3 x 0.05) have it all the same, and more of neglected ones.
    const chance = overlooked(nothingKnown, 'zone1_tall_dry_grass');
    expect(chance).toBeGreaterThan(0.021);
    expect(chance).toBeLessThan(0.031);
  });

  it('is told by what was seen clear and by what was found', () => {
    const [tidy, unknown, untidy] = [allSeen, nothingKnown, neglected].map((input) =>
      overlooked(input, 'zone1_tall_dry_grass'),
    );
    expect(tidy).toBeLessThan((unknown ?? 0) / 2);
    expect(untidy).toBeGreaterThan(tidy ?? 0);
  });

  it('says nothing of how house and garden were made', () => {
    for (const type of ['eaves_open', 'zone0_combustible_mulch'] as const) {
      const chances = [allSeen, nothingKnown, neglected].map((input) => overlooked(input, type));
      expect(new Set(chances).size).toBe(1);
    }
  });

  it('is told by each hazard once, however many sides it is on', () => {
    const litter = (...sides: Direction[]): ScoreInput => ({
      ...allSeen,
      observations: sides.map((side) => observed('zone0_dead_debris', side)),
    });
    expect(mergeEvidence(litter('south', 'west')).upkeep).toEqual(
      mergeEvidence(litter('south')).upkeep,
    );
  });

  it('moves the range alone: the score takes what is unseen as typical, however tidy the rest', () => {
    const [one, ...others] = neglected.observations;
    const tidy = { ...allSeen, observations: one ? [one] : [] };
    const untidy = { ...tidy, observations: [...tidy.observations, ...others.slice(0, 1)] };
    expect(computeFigures(tidy).range.lowHundredths).toBeGreaterThan(
      computeFigures(untidy).range.lowHundredths,
    );
    expect(computeFigures(allSeen).score).toBe(100);
  });
});
