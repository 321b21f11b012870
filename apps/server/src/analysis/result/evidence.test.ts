import type { HazardTypeId, Observation, PhotoCoverage } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { onSides } from './current-evidence.ts';
import { applyComparison, noPhotos } from './evidence.ts';

const observed = (
  id: string,
  photoId: string,
  changes: Partial<Observation> = {},
): Observation => ({
  id,
  photoId,
  hazardType: 'zone0_combustible_mulch',
  side: 'north',
  extent: 'moderate',
  distanceToStructureFt: null,
  worstPlace: false,
  slope: null,
  confidence: 0.6,
  source: 'provider',
  provider: 'openai',
  calibrated: false,
  questionId: null,
  area: 'zone_0',
  box: null,
  explanation: 'Bark chips.',
  ...changes,
});
const photo = (photoId: string, changes: Partial<PhotoCoverage> = {}): PhotoCoverage => ({
  photoId,
  side: 'north',
  sideFrom: 'owner',
  areas: ['zone_0'],
  areasInView: [],
  usable: true,
  judges: ['zone0_combustible_mulch'],
  ...changes,
});
const nothing = { same: [], contradicted: [] };

/** Ids of the observations that still count. */
const counted = (
  observations: Observation[],
  photos: PhotoCoverage[],
  comparison: Parameters<typeof applyComparison>[1],
) =>
  applyComparison({ observations, coverage: photos }, comparison).observations.map(({ id }) => id);

describe('one thing seen in several photos', () => {
  const photos = [photo('one'), photo('two', { side: 'east' })];

  it('counts once, where it was seen best', () => {
    const seen = [observed('a', 'one'), observed('b', 'two', { side: 'east', confidence: 0.8 })];
    expect(counted(seen, photos, { ...nothing, same: [['a', 'b']] })).toEqual(['b']);
    const merged = applyComparison(
      { observations: seen, coverage: photos },
      { ...nothing, same: [['a', 'b']] },
    );
    expect(merged.leftOut).toEqual([{ observation: seen[0], byPhotoId: 'two' }]);
  });

  it.each<[string, Observation[], string[]]>([
    ['of different types', otherType('roof_debris'), ['a', 'b']],
    ['in one and the same photo', [observed('a', 'one'), observed('b', 'one')], ['a', 'b']],
    ['that nobody saw', [observed('a', 'one'), observed('b', 'two')], ['a', 'unknown']],
    ['of one', [observed('a', 'one'), observed('b', 'two')], ['a', 'a']],
  ])('is not grouped %s', (_what, seen, group) => {
    expect(counted(seen, photos, { ...nothing, same: [group] })).toEqual(['a', 'b']);
  });

  function otherType(hazardType: HazardTypeId) {
    return [observed('a', 'one'), observed('b', 'two', { hazardType })];
  }
});

describe('a contradicted finding', () => {
  const byTwo = { ...nothing, contradicted: [{ id: 'a', byPhotoId: 'two' }] };

  it("is left out if another photo could have shown its hazard but didn't", () => {
    expect(counted([observed('a', 'one')], [photo('one'), photo('two')], byTwo)).toEqual([]);
  });

  it.each<[string, PhotoCoverage]>([
    ['can judge nothing of the kind', photo('two', { judges: [] })],
    ['is blurred', photo('two', { usable: false })],
    ['shows another side', photo('two', { side: 'south' })],
  ])('still counts against a photo that %s', (_what, two) => {
    expect(counted([observed('a', 'one')], [photo('one'), two], byTwo)).toEqual(['a']);
  });

  it('still counts against a photo with the same hazard, its own photo, or no photo', () => {
    const photos = [photo('one'), photo('two')];
    const both = [observed('a', 'one'), observed('b', 'two')];
    expect(counted(both, photos, byTwo)).toEqual(['a', 'b']);
    for (const byPhotoId of ['one', 'three']) {
      const comparison = { ...nothing, contradicted: [{ id: 'a', byPhotoId }] };
      expect(counted([observed('a', 'one')], photos, comparison)).toEqual(['a']);
    }
  });
});

describe('a comparison of findings', () => {
  it('never adds any', () => {
    const seen = { observations: [observed('a', 'one')], coverage: [photo('one')] };
    const wild = {
      same: [['x', 'y'], [], ['a']],
      contradicted: [{ id: 'x', byPhotoId: 'one' }],
    };
    expect(applyComparison(seen, wild)).toEqual({ observations: seen.observations, leftOut: [] });
  });
});

describe('what was left out because of another photo', () => {
  const seen = observed('a', 'one');
  const photos = [photo('one'), photo('two')];
  /** Ids of the observations that count once the other photo is said to show this side. */
  const countedOnceOn = (side: 'north' | 'east', observations: Observation[]) =>
    onSides(
      {
        ...noPhotos,
        observations,
        coverage: photos,
        leftOut: [{ observation: seen, byPhotoId: 'two' }],
      },
      { said: new Map([['two', side]]), hintCounts: true },
    ).observations.map(({ id }) => id);

  it('counts again if that one contradicted it, but turns out to show another side', () => {
    expect(countedOnceOn('north', [])).toEqual([]);
    expect(countedOnceOn('east', [])).toEqual(['a']);
  });

  it('stays left out if both show one thing', () => {
    expect(countedOnceOn('east', [observed('b', 'two')])).toEqual(['b']);
  });
});
