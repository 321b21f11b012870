import { describe, expect, it, test } from 'vitest';
import type { MappedFact } from '../mapped/index.ts';
import type { Exposure } from '../scoring/result.ts';
import { exposureOnMaps } from './exposure-on-maps.ts';
import { exposureText } from './exposure-text.ts';

const fema = { source: 'fema_structures', asked_on: '2026-11-28', data_from: null } as const;
const usgs = { source: 'usgs_elevation', asked_on: '2026-11-28', data_from: null } as const;

const neighbor = (amount: number, side: MappedFact['side'] = 'east'): MappedFact => ({
  about: 'neighbor',
  side,
  amount,
  map: fema,
});
const slope = (amount: number): MappedFact => ({
  about: 'slope',
  side: 'south',
  amount,
  map: usgs,
});

const ridge: Exposure = {
  level: 'moderate',
  at_least: true,
  reasons: [{ kind: 'ridge', sides: ['whole_house'] }],
};

describe('exposure by maps', () => {
  it.each([
    [9, 'under_ten_feet', 'extreme'],
    [10, 'under_thirty_feet', 'high'],
    [30, 'under_thirty_feet', 'high'],
    [31, 'under_fifty_feet', 'moderate'],
  ] as const)('rises with a building %s feet away as with an answer', (feet, kind, level) => {
    const exposure = exposureOnMaps(null, [neighbor(feet)]);
    expect(exposure).toMatchObject({ level, on_maps: [{ kind, sides: ['east'] }] });
    expect(exposure?.at_least).toBe(level !== 'extreme');
  });

  it('adds a slope to a building, and both to what was told', () => {
    expect(exposureOnMaps(null, [neighbor(40), slope(25)])?.level).toBe('high');
    expect(exposureOnMaps(ridge, [slope(41)])?.level).toBe('extreme');
    expect(exposureOnMaps(ridge, [neighbor(40), neighbor(45, 'north')])).toEqual({
      level: 'high',
      at_least: true,
      reasons: ridge.reasons,
      on_maps: [{ kind: 'under_fifty_feet', sides: ['north', 'east'], map: fema }],
    });
  });

  it('is as it was where maps say nothing, or a photo shows that side', () => {
    expect(exposureOnMaps(null, [])).toBeNull();
    expect(exposureOnMaps(ridge, [])).toEqual({ ...ridge, on_maps: [] });
    const seen: Exposure = {
      level: 'high',
      at_least: true,
      reasons: [{ kind: 'under_thirty_feet', sides: ['east'] }],
    };
    expect(exposureOnMaps(seen, [neighbor(5)])).toEqual({ ...seen, on_maps: [] });
  });
});

test('what rests on a map names it and its day, and what its owner corrected doesn’t', () => {
  const said = { ...slope(22), map: null };
  const exposure = exposureOnMaps(null, [neighbor(18), said]);
  if (exposure === null) throw new Error('There is an exposure.');
  const home = {
    sidesOf: (sides: readonly string[]) => sides.join(),
    dayText: () => 'November 28',
  };
  expect(exposureText(exposure, 'en', home)).toBe(
    'Exposure: extreme. There is a building within 30 feet (east; FEMA map, asked on November 28) and a slope of more than 20% below the house (south). That can hardly be changed; how the house is built and kept can.',
  );
  expect(exposureText(exposure, 'es')).toContain('(mapa de FEMA, consultado el 2026-11-28)');

  // Where a map says as of when it holds, that counts: a house that burned since then is still on it.
  const ofThen = { ...neighbor(18), map: { ...fema, data_from: '2019-08-01' } };
  const dated = exposureOnMaps(null, [ofThen]);
  if (dated === null) throw new Error('There is an exposure.');
  expect(exposureText(dated, 'en')).toContain('(FEMA map, data from 2019-08-01)');
  expect(exposureText(dated, 'es')).toContain('(mapa de FEMA, datos del 2019-08-01)');
});
