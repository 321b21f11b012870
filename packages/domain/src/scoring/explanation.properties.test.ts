import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardById } from '../hazards/index.ts';
import { aLook, anInput, scoreOnce, sharedRuns } from './arbitraries.ts';
import type { ScoreInput } from './input.ts';
import type { HazardRow } from './result.ts';
import { computeScore } from './score.ts';

const runs = sharedRuns(40);

const hazardRows = (input: ScoreInput) =>
  scoreOnce(input).rows.filter((row): row is HazardRow => row.kind === 'hazard');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the explanation of a score', { timeout: 60_000 }, () => {
  it('adds up exactly: all rows to 100 less the score, each domain to its cap', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { rows, score, domains } = scoreOnce(input);
        expect(sum(rows.map((row) => row.points))).toBe((100 - score) * 100);
        for (const row of rows) expect(row.points).toBeGreaterThanOrEqual(0);
        for (const { domain, cap, lost, notSeen, kept } of domains) {
          expect(lost + notSeen + kept).toBe(cap);
          expect(kept).toBeGreaterThanOrEqual(0);
          const inDomain = rows.filter((row) => 'domain' in row && row.domain === domain);
          expect(sum(inDomain.map((row) => row.points))).toBe(lost + notSeen);
        }
      }),
      runs,
    );
  });

  it('gives a potential of the points in removable rows, and names a ceiling’s part only where there is one', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { potential, hundredths, rows } = scoreOnce(input);
        expect(potential.hundredths).toBe(hundredths + potential.gain);
        expect(potential.gain).toBeGreaterThanOrEqual(0);
        expect(potential.hundredths).toBeLessThanOrEqual(10_000);
        const removable = rows
          .flatMap((row) => (row.kind === 'hazard' ? row.sides : []))
          .filter((side) => side.removable);
        expect(potential.gainFromHazards).toBe(sum(removable.map((side) => side.points)));
        if (potential.gainFromCeiling > 0) {
          expect(rows.some((row) => row.kind === 'ceiling')).toBe(true);
        }
      }),
      runs,
    );
  });

  it('never gives one fix more than fixing everything would', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { rows, potential } = scoreOnce(input);
        for (const row of rows) {
          if (row.kind !== 'hazard') continue;
          expect(row.fixOnly).toBeGreaterThanOrEqual(0);
          if (row.removable) expect(row.fixOnly).toBeLessThanOrEqual(potential.gain);
        }
      }),
      runs,
    );
  });

  it('is the same for reordered, repeated or duplicated input', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const result = scoreOnce(input);
        const reversed: ScoreInput = {
          observations: [...input.observations].reverse(),
          photos: [...input.photos].reverse(),
          answers: [...input.answers].reverse(),
          disputes: [...input.disputes].reverse(),
          notApplicable: [...input.notApplicable].reverse(),
          afterPhotos: [...input.afterPhotos].reverse(),
        };
        const doubled: ScoreInput = {
          observations: [...reversed.observations, ...input.observations],
          photos: [...reversed.photos, ...input.photos],
          answers: [...reversed.answers, ...input.answers],
          disputes: [...reversed.disputes, ...input.disputes],
          notApplicable: [...reversed.notApplicable, ...input.notApplicable],
          afterPhotos: [...reversed.afterPhotos, ...input.afterPhotos],
        };
        expect(computeScore(input)).toEqual(result);
        expect(computeScore(reversed)).toEqual(result);
        expect(computeScore(doubled)).toEqual(result);
      }),
      runs,
    );
  });

  it('changes only in coverage when a photo could judge nothing', () => {
    const blind = aLook.map((look) => ({ ...look, judges: [] }));
    fc.assert(
      fc.property(anInput, fc.array(blind, { maxLength: 4 }), (input, looks) => {
        // A blind look may be that of an after-photo, which then says why it settles nothing.
        const { coverage: _, photoGains: __, afterPhotos: _1, ...before } = scoreOnce(input);
        const {
          coverage: ___,
          photoGains: ____,
          afterPhotos: _2,
          ...after
        } = computeScore({
          ...input,
          photos: [...input.photos, ...looks],
        });
        expect(after).toEqual(before);
      }),
      runs,
    );
  });

  it('never calls context, or what others decide about, removable', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        for (const row of hazardRows(input)) {
          expect(hazardById(row.hazardType).domain).not.toBe('context');
          if (row.heldBy) expect(row.removable).toBe(false);
        }
      }),
      runs,
    );
  });

  it('never loses confidence when a photo is added', () => {
    fc.assert(
      fc.property(anInput, aLook, (input, look) => {
        const before = scoreOnce(input).confidencePercent;
        const after = computeScore({ ...input, photos: [...input.photos, look] }).confidencePercent;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
      }),
      runs,
    );
  });

  it('is provisional while confidence is under 60 %', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { provisional, confidencePercent } = scoreOnce(input);
        expect(provisional).toBe(confidencePercent < 60);
      }),
      runs,
    );
  });

  it('ranks questions by the points at stake', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const worth = scoreOnce(input).nextQuestions.map(({ expectedShrink }) => expectedShrink);
        expect(worth).toEqual([...worth].sort((first, second) => second - first));
      }),
      runs,
    );
  });
});
