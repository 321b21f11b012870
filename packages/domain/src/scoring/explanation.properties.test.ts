import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardById } from '../hazards/index.ts';
import { aLook, anInput, scoreOnce, sharedRuns } from './arbitraries.ts';
import { scoreExactly } from './fixtures.ts';
import type { ScoreInput } from './input.ts';
import type { HazardRow } from './result.ts';
import { computeFound, foundOnSides } from './rows.ts';
import { computeScore } from './score.ts';

const runs = sharedRuns(40);

const hazardRows = (input: ScoreInput) =>
  scoreOnce(input).rows.filter((row): row is HazardRow => row.kind === 'hazard');

/** In hundredths, which add up exactly. */
const sum = (points: readonly number[]) =>
  points.reduce((total, each) => total + Math.round(each * 100), 0);

describe('the explanation of a score', { timeout: 60_000 }, () => {
  it('adds up exactly: all rows to 100 less the score, each domain to its cap', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { rows, score, domains } = scoreOnce(input);
        expect(sum(rows.map((row) => row.points))).toBe((100 - score) * 100);
        for (const row of rows) expect(row.points).toBeGreaterThanOrEqual(0);
        for (const { domain, cap, lost, not_seen: notSeen, kept } of domains) {
          expect(sum([lost, notSeen, kept])).toBe(sum([cap]));
          expect(kept).toBeGreaterThanOrEqual(0);
          const inDomain = rows.filter((row) => 'domain' in row && row.domain === domain);
          expect(sum(inDomain.map((row) => row.points))).toBe(sum([lost, notSeen]));
        }
      }),
      runs,
    );
  });

  it('numbers hazards as the walk does, which knows only what was found', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        expect(computeFound(input)).toEqual(hazardRows(input).map(foundOnSides));
      }),
      runs,
    );
  });

  it('gives a potential of the points in removable rows, and names a ceiling’s part only where there is one', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { potential, hundredths, rows } = scoreOnce(input);
        expect(potential.score).toBe(Math.floor((hundredths + sum([potential.gain])) / 100));
        expect(potential.gain).toBeGreaterThanOrEqual(0);
        expect(potential.score).toBeLessThanOrEqual(100);
        const removable = rows
          .flatMap((row) => (row.kind === 'hazard' ? row.sides : []))
          .filter((side) => side.removable);
        expect(sum([potential.gain_from_hazards])).toBe(sum(removable.map((side) => side.points)));
        if (potential.gain_from_ceiling > 0) {
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
          expect(row.fix_only).toBeGreaterThanOrEqual(0);
          if (row.removable) expect(row.fix_only).toBeLessThanOrEqual(potential.gain);
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
        expect(scoreExactly(input)).toEqual(result);
        expect(scoreExactly(reversed)).toEqual(result);
        expect(scoreExactly(doubled)).toEqual(result);
      }),
      runs,
    );
  });

  it('changes only in coverage when a photo could judge nothing', () => {
    const blind = aLook.map((look) => ({ ...look, judges: [] }));
    fc.assert(
      fc.property(anInput, fc.array(blind, { maxLength: 4 }), (input, looks) => {
        // A blind look may be that of an after-photo, which then says why it settles nothing.
        const { coverage: _, photo_gains: __, after_photos: _1, ...before } = scoreOnce(input);
        const {
          coverage: ___,
          photo_gains: ____,
          after_photos: _2,
          ...after
        } = scoreExactly({
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
          expect(hazardById(row.hazard_type).domain).not.toBe('context');
          if (row.held_by) expect(row.removable).toBe(false);
        }
      }),
      runs,
    );
  });

  it('never loses confidence when a photo is added', () => {
    fc.assert(
      fc.property(anInput, aLook, (input, look) => {
        const before = scoreOnce(input).confidence_percent;
        const after = computeScore({
          ...input,
          photos: [...input.photos, look],
        }).confidence_percent;
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
        const { provisional, confidence_percent } = scoreOnce(input);
        expect(provisional).toBe(confidence_percent < 60);
      }),
      runs,
    );
  });

  it('ranks questions by the points at stake', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const worth = scoreOnce(input).next_questions.map(({ expected_shrink }) => expected_shrink);
        expect(worth).toEqual([...worth].sort((first, second) => second - first));
      }),
      runs,
    );
  });
});
