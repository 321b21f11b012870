import { describe, expect, it } from 'vitest';
import { areaOptions, oppositeDirection, parseArea, parseDirection } from './index.ts';

describe('areas and directions', () => {
  it('offers the five options specified for the placement form', () => {
    expect(areaOptions.map((area) => area.label)).toEqual([
      'Roof',
      'Siding',
      'Zone 0 (0-5ft from structure)',
      'Zone 1 (5-30ft)',
      'Zone 2 (30-100ft)',
    ]);
  });

  it('reads an area by label or id in any case', () => {
    expect(parseArea('zone 0 (0-5FT from structure)')).toBe('zone_0');
    expect(parseArea(' ROOF ')).toBe('roof');
    expect(parseArea('Zone_2')).toBe('zone_2');
  });

  it('reads no area from an automatic placement or an unknown word', () => {
    for (const text of ['Property', '', 'Zone 3', null, undefined]) {
      expect(parseArea(text)).toBeNull();
    }
  });

  it('reads a direction in any case', () => {
    expect(parseDirection('North')).toBe('north');
    expect(parseDirection(' WEST')).toBe('west');
  });

  it('reads any other text as no direction', () => {
    for (const text of ['northeast', 'n', '', null]) expect(parseDirection(text)).toBeNull();
  });

  it('knows the opposite side of the house', () => {
    expect(oppositeDirection('north')).toBe('south');
    expect(oppositeDirection('west')).toBe('east');
  });
});
