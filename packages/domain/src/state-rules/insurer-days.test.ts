import { describe, expect, it } from 'vitest';
import { insurerDays, insurerTerms } from './insurer-days.ts';
import { statePacks } from './laws-here.ts';

const today = '2026-11-29';
const of = (...given: Parameters<typeof insurerDays>) =>
  insurerDays(...given).map(({ duty, by, law }) => `${duty} by ${by} (${law.id})`);

describe('the days of an insurer', () => {
  it('are counted from the day after the one that the owner names', () => {
    expect(of('CA', 'appeal', '2026-11-29', today)).toEqual([
      'confirm_appeal by 2026-12-09 (ccr_2644_9)',
      'decide_appeal by 2026-12-29 (ccr_2644_9)',
    ]);
    expect(of('MT', 'request', '2026-12-15', today)).toEqual([
      'tell_score by 2027-01-14 (mca_33_16_117)',
    ]);
  });

  it('are counted over the end of a month and over a leap day', () => {
    expect(of('CA', 'work_reported', '2026-10-20', today)).toEqual([
      'score_again by 2026-11-19 (ccr_2644_9)',
    ]);
    expect(of('CA', 'work_reported', '2028-02-01', today)).toEqual([
      'score_again by 2028-03-02 (ccr_2644_9)',
    ]);
  });

  it.each([
    ['2026-12-02', '2027-01-01', '2026-09-18'],
    ['2027-01-31', '2027-03-02', '2026-11-17'],
    ['2027-03-16', '2027-04-15', '2026-12-31'],
    ['2028-01-30', '2028-02-29', '2027-11-16'],
    ['2028-03-01', '2028-03-31', '2027-12-17'],
    ['2028-12-31', '2029-01-30', '2028-10-17'],
  ])('of %s are %s and %s', (on, after, before) => {
    const by = (event: 'work_reported' | 'policy_end') =>
      insurerDays('CA', event, on, today).map((each) => each.by);
    expect(by('work_reported')).toEqual([after]);
    expect(by('policy_end')).toEqual([before]);
  });

  it('are counted backward from the end of a policy', () => {
    expect(of('CA', 'policy_end', '2027-03-01', today)).toEqual([
      'tell_of_end by 2026-12-16 (non_renewal)',
    ]);
  });

  it('are none from before a law began', () => {
    expect(of('CO', 'appeal', '2026-06-30', today)).toEqual([]);
    expect(of('CO', 'appeal', '2026-07-01', today)).toHaveLength(2);
    expect(of('CO', 'appeal', '2026-06-30', '2026-06-30')).toEqual([]);
  });

  it('are none where no law gives any', () => {
    for (const state of ['OR', 'UT', 'NV', 'TX', null, undefined] as const) {
      expect(insurerTerms(state, today)).toEqual([]);
      expect(of(state, 'appeal', today, today)).toEqual([]);
    }
    const events = insurerTerms('CA', today).map(({ event }) => event);
    expect([...new Set(events)]).toEqual(['appeal', 'work_reported', 'policy_end']);
    expect(of('MT', 'appeal', today, today)).toEqual([]);
  });

  it('are each the figure of the law’s own text, in both languages', () => {
    for (const { insurerTerms: terms, en, es } of Object.values(statePacks)) {
      for (const { law, days } of terms) {
        for (const { laws } of [en, es]) {
          const texts = new Map(Object.entries(laws));
          expect(texts.get(law)?.asks).toMatch(new RegExp(`\\b${Math.abs(days)}\\b`, 'u'));
        }
      }
    }
  });
});
