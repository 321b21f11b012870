import { describe, expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import { allGuidance, guidanceFor } from './guidance.ts';
import { stepIdOf } from './step-of-hazard.ts';
import { guidanceSteps, type GuidanceStepId } from './steps.ts';
import { costInWords, timeInWords } from './text/en/amounts.ts';

describe('the guidance', () => {
  it('has one row for every hazard of the catalogue', () => {
    expect(allGuidance().map((row) => row.hazard_type)).toEqual([...hazardTypeIds]);
  });

  it('answers with the specified defaults for a type it does not know', () => {
    expect(guidanceFor('old_wooden_boat')).toMatchObject({
      hazard_type: 'old_wooden_boat',
      title: 'Old Wooden Boat Mitigation',
      why: 'This hazard increases fire risk to your property.',
      action: 'Consult with a fire safety professional.',
      est_cost: 'Varies',
      time: '1-2 hours',
      source: 'Fire Safety Guidelines',
      step_id: null,
    });
  });

  it('gives hazards that one piece of work removes the same step', () => {
    expect(stepIdOf('roof_debris')).toBe(stepIdOf('gutter_debris'));
    expect(stepIdOf('zone1_tall_dry_grass')).toBe(stepIdOf('zone2_tall_dry_grass'));
    expect(stepIdOf('zone0_vegetation')).not.toBe(stepIdOf('zone0_combustible_mulch'));
  });

  it('uses every step, and keeps low below high', () => {
    const used = new Set<GuidanceStepId>(hazardTypeIds.map(stepIdOf));
    expect([...used].toSorted()).toEqual(Object.keys(guidanceSteps).toSorted());
    for (const row of allGuidance()) {
      expect(row.cost_low_usd).toBeLessThanOrEqual(row.cost_high_usd ?? -1);
      expect(row.hours_low).toBeGreaterThan(0);
      expect(row.hours_low).toBeLessThanOrEqual(row.hours_high ?? -1);
    }
  });

  it('calls a price without a source an estimate', () => {
    const unmarked = Object.values(guidanceSteps).filter(
      (step) => step.costSources.length === 0 && !step.estimate,
    );
    expect(unmarked).toEqual([]);
  });

  it('advises nobody to climb high or to touch a tank or a power line', () => {
    expect(guidanceFor('tree_overhang_roof_chimney').diy_or_pro).toBe('pro');
    expect(guidanceFor('roof_debris').action).toContain('Hire help');
    expect(guidanceFor('lpg_tank_clearance').action).toContain('Never move a tank yourself');
  });

  it('writes costs and times in words', () => {
    const step = { performer: 'diy', costSources: [] } as const;
    const words = (low: number, high: number, hoursLow: number, hoursHigh: number) => {
      const amounts = {
        ...step,
        costUsd: { low, high },
        hours: { low: hoursLow, high: hoursHigh },
      };
      return [
        costInWords({ ...amounts, estimate: false }),
        timeInWords({ ...amounts, estimate: false }),
      ];
    };
    expect(words(0, 0, 0.5, 0.5)).toEqual(['Free', '30 minutes']);
    expect(words(0, 300, 1, 3)).toEqual(['Free to $300', '1-3 hours']);
    expect(words(1500, 30_000, 4, 16)).toEqual(['$1,500 to $30,000', '4 hours to 2 days']);
    expect(words(75, 75, 40, 80)).toEqual(['$75', '5-10 days']);
    expect(words(75, 75, 1, 1)).toEqual(['$75', '1 hour']);
    expect(guidanceFor('zone0_vegetation').est_cost).toBe('Free to $300 (estimate)');
  });
});
