import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesAsked } from '../scoring/arbitraries.ts';
import { standings } from './close-calls.ts';

const home = (low: number, high: number, score = Math.round((low + high) / 2)) => ({
  score,
  range: { low, high },
});

describe('how homes stand beside each other', () => {
  it.each([
    ['ranges apart', [home(40, 50), home(60, 70)], ['behind', 'ahead']],
    ['ranges that overlap', [home(40, 60), home(55, 70)], ['too_close', 'too_close']],
    ['ranges that touch', [home(40, 60), home(60, 70)], ['too_close', 'too_close']],
    ['one range within another', [home(20, 90), home(50, 60)], ['too_close', 'too_close']],
    ['the same scores', [home(50, 50), home(50, 50)], ['too_close', 'too_close']],
    [
      'one that is clearly behind two others',
      [home(10, 20), home(50, 60), home(55, 66)],
      ['behind', 'too_close', 'too_close'],
    ],
  ])('with %s', (_what, homes, expected) => {
    expect(standings(homes)).toEqual(expected);
  });

  it('is not said of one home alone', () => {
    expect(standings([home(40, 50)])).toEqual([null]);
    expect(standings([])).toEqual([]);
  });

  const some = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
      .map(([one, other]) => home(Math.min(one, other), Math.max(one, other))),
    { minLength: 2, maxLength: 6 },
  );

  it('has either one ahead of all others, or at least two that are too close', () => {
    fc.assert(
      fc.property(some, (homes) => {
        const found = standings(homes);
        const ahead = found.filter((each) => each === 'ahead').length;
        const close = found.filter((each) => each === 'too_close').length;
        expect([ahead === 1 && close === 0, ahead === 0 && close >= 2]).toContain(true);
      }),
      { numRuns: timesAsked(200) },
    );
  });

  it('calls nobody behind whose range overlaps that of a home that isn’t', () => {
    fc.assert(
      fc.property(some, (homes) => {
        const found = standings(homes);
        const best = homes.filter((_, index) => found[index] !== 'behind');
        const highest = Math.max(...best.map(({ range }) => range.low));
        homes.forEach(({ range }, index) => {
          expect(found[index] === 'behind').toBe(range.high < highest);
        });
      }),
      { numRuns: timesAsked(200) },
    );
  });
});
