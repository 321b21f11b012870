import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import { outlineLimits, type HouseOutline } from '../outline/index.ts';
import { directionOf, houseSides, sideNamings } from '../sides/index.ts';
import { directions } from '../zones/index.ts';
import { drawPlan, housePlan, type PlanEvidence } from './index.ts';

const unknown: PlanEvidence = {
  home: { front_faces: null, outline: null, missing_sides: [] },
  naming: 'house',
  seen: [],
  findings: [],
  done: [],
  exposure: null,
};

const long: HouseOutline = {
  east_ft: 0,
  north_ft: 0,
  width_ft: 60,
  length_ft: 40,
  rotation_deg: 0,
};

/** The plan of a home whose front faces a direction. */
function facing(front: PlanEvidence['home']['front_faces'], more: Partial<PlanEvidence> = {}) {
  const home = { ...unknown.home, front_faces: front };
  return housePlan({ ...unknown, home, naming: 'both', ...more });
}

describe('the plan of a home', () => {
  it('has no seen side and no pin while nothing is known', () => {
    const { sides, pins } = housePlan(unknown);
    expect(sides.map(({ state }) => state)).toEqual(['unseen', 'unseen', 'unseen', 'unseen']);
    expect(pins).toEqual([]);
  });

  it('tells seen sides from those that do not exist', () => {
    const plan = housePlan({
      ...unknown,
      home: { ...unknown.home, front_faces: 'west', missing_sides: ['left'] },
      naming: 'both',
      seen: ['west', 'north'],
    });
    expect(plan.sides.map(({ side, state }) => [side, state])).toEqual([
      ['west', 'seen'],
      ['south', 'unseen'],
      ['east', 'unseen'],
      ['north', 'missing'],
    ]);
  });

  it('has a pin for a hazard on each of its sides, with one number', () => {
    const { pins } = facing('south', {
      findings: [
        { hazardType: 'roof_debris', sides: ['whole_house'] },
        { hazardType: 'zone0_firewood_lumber', sides: ['east', 'north'] },
        { hazardType: 'zone1_tall_dry_grass', sides: ['unknown'] },
      ],
    });
    expect(
      pins.map(({ number, side, everywhere, place }) => [number, side, everywhere, place]),
    ).toEqual([
      [1, null, true, 'house'],
      [2, 'north', false, 'zone_0'],
      [2, 'east', false, 'zone_0'],
      [3, null, false, 'zone_1'],
    ]);
  });

  it('has finished work without a number', () => {
    const { pins } = facing('south', {
      findings: [{ hazardType: 'zone0_vegetation', sides: ['east'] }],
      done: [{ hazardType: 'zone0_vegetation', sides: ['west'] }],
    });
    expect(pins.map(({ number, side }) => [number, side])).toEqual([
      [1, 'east'],
      [null, 'west'],
    ]);
    expect(new Set(pins.map(({ id }) => id)).size).toBe(2);
  });

  it('tells the nearest building and the steepest slope of each side', () => {
    const { sides } = facing('south', {
      exposure: {
        level: 'extreme',
        at_least: false,
        reasons: [
          { kind: 'under_fifty_feet', sides: ['east', 'north'] },
          { kind: 'under_ten_feet', sides: ['east'] },
          { kind: 'steep_slope', sides: ['north'] },
          { kind: 'ridge', sides: ['whole_house'] },
        ],
      },
    });
    expect(sides.map(({ neighbor, fallsPercent }) => [neighbor, fallsPercent])).toEqual([
      [null, null],
      [{ fromFt: 0, toFt: 10 }, null],
      [{ fromFt: 30, toFt: 50 }, 40],
      [null, null],
    ]);
  });

  it('leaves out an outline that nobody can match with its sides', () => {
    const home = { ...unknown.home, outline: long };
    expect(housePlan({ ...unknown, home }).outline).toBeNull();
    expect(housePlan({ ...unknown, home, naming: 'compass' }).outline).toEqual(long);
  });
});

describe('the drawing of a plan', () => {
  const outlines: fc.Arbitrary<HouseOutline> = fc.record({
    east_ft: fc.constant(0),
    north_ft: fc.constant(0),
    width_ft: fc.double({ min: outlineLimits.minSide, max: outlineLimits.maxSide, noNaN: true }),
    length_ft: fc.double({ min: outlineLimits.minSide, max: outlineLimits.maxSide, noNaN: true }),
    rotation_deg: fc.integer({ min: 0, max: 179 }),
  });
  const findings = fc.uniqueArray(
    fc.record({
      hazardType: fc.constantFrom(...hazardTypeIds),
      sides: fc.uniqueArray(fc.constantFrom(...directions, 'whole_house', 'unknown')),
    }),
    { selector: ({ hazardType }) => hazardType },
  );
  const evidence: fc.Arbitrary<PlanEvidence> = fc.record({
    home: fc.record({
      front_faces: fc.constantFrom(null, ...directions),
      outline: fc.option(outlines),
      missing_sides: fc.uniqueArray(fc.constantFrom(...houseSides), { maxLength: 3 }),
    }),
    naming: fc.constantFrom(...sideNamings),
    seen: fc.uniqueArray(fc.constantFrom(...directions)),
    findings,
    done: findings,
    exposure: fc.constant(null),
  });

  it('has every pin inside it', () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const { width, height, pins } = drawPlan(housePlan(known));
        for (const { x, y } of pins) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
        }
      }),
    );
  });

  it('has every pin of a side nearer to that side than to the one across', () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const { height, width, pins } = drawPlan(housePlan(known));
        const sideIs = (side: (typeof houseSides)[number]) =>
          directionOf(side, known.home.front_faces);
        for (const { side, x, y } of pins) {
          if (side === sideIs('front')) expect(y).toBeGreaterThan(height / 2);
          if (side === sideIs('back')) expect(y).toBeLessThan(height / 2);
          if (side === sideIs('left')) expect(x).toBeLessThan(width / 2);
          if (side === sideIs('right')) expect(x).toBeGreaterThan(width / 2);
        }
      }),
    );
  });

  it('has room for three pins at each wall and in each zone', () => {
    const { pins } = drawPlan(
      facing('south', {
        findings: (
          [
            'zone0_vegetation',
            'zone0_firewood_lumber',
            'zone0_dead_debris',
            'zone1_tall_dry_grass',
            'zone1_dead_vegetation',
            'zone2_tall_dry_grass',
            'zone2_brush_tree_continuity',
          ] as const
        ).map((hazardType) => ({ hazardType, sides: directions })),
      }),
    );
    for (const one of pins) {
      for (const other of pins) {
        if (one === other) continue;
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(38);
      }
    }
  });

  it('has the front at the bottom, however the house lies', () => {
    const ratio = (plan: Parameters<typeof drawPlan>[0]) => {
      const { house } = drawPlan(plan);
      return house.width / house.height;
    };
    const home = { ...unknown.home, outline: long };
    const of = (front: (typeof directions)[number]) =>
      facing(front, { home: { ...home, front_faces: front } });
    expect(ratio(of('south'))).toBeCloseTo(1.5, 1);
    expect(ratio(of('west'))).toBeCloseTo(1 / 1.5, 1);
  });

  it('shows where north is, as soon as anybody knows', () => {
    const northOf = (plan: Parameters<typeof drawPlan>[0]) => drawPlan(plan).north?.degrees;
    expect(northOf(housePlan(unknown))).toBeUndefined();
    expect(northOf(housePlan({ ...unknown, naming: 'compass' }))).toBe(0);
    expect(northOf(facing('south'))).toBe(0);
    expect(northOf(facing('north'))).toBe(180);
    // Its front faces west, so east is up, and north to the left.
    expect(northOf(facing('west'))).toBe(270);
    const askew = {
      ...unknown.home,
      front_faces: 'south',
      outline: { ...long, rotation_deg: 30 },
    } as const;
    expect(northOf(facing('south', { home: askew }))).toBe(330);
  });

  it('leaves open rings where the house has no side', () => {
    const closed = drawPlan(housePlan(unknown)).rings.map(({ path }) => path);
    const home = { ...unknown.home, missing_sides: ['left'] } as const;
    const open = drawPlan(housePlan({ ...unknown, home })).rings.map(({ path }) => path);
    expect(closed.every((path) => path.endsWith('Z'))).toBe(true);
    expect(open.some((path) => path.endsWith('Z'))).toBe(false);
  });
});
