import { describe, expect, it } from 'vitest';
import { hazardById, hazardCatalog } from './catalog/index.ts';
import { hazardTypeIds, isHazardType } from './hazard-type.ts';

describe('the hazard catalog', () => {
  it('lists each hazard once, in the order of their ids', () => {
    expect(hazardCatalog.map((hazard) => hazard.id)).toEqual([...hazardTypeIds]);
    expect(hazardTypeIds.every((id) => /^[a-z0-9]+(_[a-z0-9]+)*$/.test(id))).toBe(true);
    expect(isHazardType('zone0_vegetation')).toBe(true);
    expect(isHazardType('Zone0_Vegetation')).toBe(false);
  });

  it('puts the published points at stake in each domain', () => {
    const points: Record<string, number> = {};
    for (const { domain, points: stake } of hazardCatalog) {
      points[domain] = (points[domain] ?? 0) + stake;
    }
    expect(points).toMatchInlineSnapshot(`
      {
        "access": 2,
        "context": 0,
        "openings": 21,
        "roof_gutters": 42,
        "walls_decks": 17,
        "zone_0": 51,
        "zone_1": 33,
        "zone_2": 10,
      }
    `);
  });

  it('names at least one source, one rule and one area to look at for every hazard', () => {
    for (const hazard of hazardCatalog) {
      expect(hazard.sources.length, hazard.id).toBeGreaterThan(0);
      expect(hazard.rules.length, hazard.id).toBeGreaterThan(0);
      expect(hazard.seenIn.length, hazard.id).toBeGreaterThan(0);
    }
  });

  it('marks every prevalence that nobody counted as an estimate', () => {
    for (const { id, prevalence } of hazardCatalog) {
      expect(prevalence.share, id).toBeGreaterThan(0);
      expect(prevalence.share, id).toBeLessThan(1);
      if (prevalence.sources.length === 0) expect(prevalence.estimate, id).toBe(true);
    }
  });

  it("gives a neighbor’s building no points, since the owner can't remove it", () => {
    const hazard = hazardById('neighbor_structure_close');
    expect(hazard.points).toBe(0);
    expect(hazard.removable).toBe('no');
    expect(hazard.domain).toBe('context');
  });
});
