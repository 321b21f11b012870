import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardById, hazardTypeIds } from '../hazards/index.ts';
import { outlineLimits, type HouseOutline } from '../outline/index.ts';
import { houseSideOf, houseSides, sideNamings } from '../sides/index.ts';
import { directions } from '../zones/index.ts';
import { drawPlan, housePlan, showsMap, type PlanDrawing, type PlanEvidence } from './index.ts';
import type { PlanRect } from './wall.ts';

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

  it('never says that nothing is known of a side on which a pin stands, nor that it was seen', () => {
    const { sides } = facing('south', {
      seen: ['south'],
      findings: [{ hazardType: 'zone0_firewood_lumber', sides: ['south', 'north'] }],
    });
    expect(sides.map(({ side, state }) => [side, state])).toEqual([
      ['south', 'seen'],
      ['east', 'unseen'],
      ['north', 'partly'],
      ['west', 'unseen'],
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
    expect(sides.map(({ neighbor, fall }) => [neighbor, fall])).toEqual([
      [null, null],
      [{ fromFt: 0, toFt: 10, source: 'told' }, null],
      [
        { fromFt: 30, toFt: 50, source: 'told' },
        { percent: 40, about: false, source: 'told' },
      ],
      [null, null],
    ]);
  });

  it('tells what a map says of a side that nobody told of, by the compass', () => {
    const map = { source: 'fema_structures', asked_on: '2026-11-28', data_from: null } as const;
    const onMaps: PlanEvidence['onMaps'] = [
      { about: 'neighbor', side: 'east', amount: 18, map },
      { about: 'neighbor', side: 'north', amount: 5, map: null },
      { about: 'slope', side: 'north', amount: 35, map },
      { about: 'slope', side: 'west', amount: 35, map },
    ];
    const exposure: PlanEvidence['exposure'] = {
      level: 'high',
      at_least: true,
      reasons: [{ kind: 'slope', sides: ['west'] }],
    };
    const { sides } = facing('south', { onMaps, exposure });
    expect(sides.map(({ neighbor, fall }) => [neighbor, fall])).toEqual([
      [null, null],
      [{ fromFt: 18, toFt: 18, source: 'map' }, null],
      [
        { fromFt: 5, toFt: 5, source: 'told' },
        { percent: 35, about: true, source: 'map' },
      ],
      [null, { percent: 20, about: false, source: 'told' }],
    ]);
    expect(sides.map(({ state }) => state)).toEqual(['unseen', 'unseen', 'unseen', 'partly']);
    expect(sides.map(showsMap)).toEqual([false, true, true, false]);
    const ofHouse = housePlan({ ...unknown, onMaps });
    expect(ofHouse.sides.some(showsMap)).toBe(false);
  });

  it('leaves out an outline that nobody can match with its sides', () => {
    const home = { ...unknown.home, outline: long };
    expect(housePlan({ ...unknown, home }).outline).toBeNull();
    expect(housePlan({ ...unknown, home, naming: 'compass' }).outline).toEqual(long);
  });
});

function isIn({ x: left, y: top, width, height }: PlanRect, x: number, y: number): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** How far from the house each place begins and ends. */
const reaches = {
  house: [0, 0],
  zone_0: [0, 33],
  zone_1: [33, 91],
  zone_2: [91, 153],
  outside: [91, 153],
} as const;

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
    exposure: fc.option(
      fc.record({
        level: fc.constant('high' as const),
        at_least: fc.boolean(),
        reasons: fc.array(
          fc.record({
            kind: fc.constantFrom(
              'under_ten_feet',
              'under_thirty_feet',
              'under_fifty_feet',
              'slope',
              'steep_slope',
            ),
            sides: fc.uniqueArray(fc.constantFrom(...directions)),
          }),
        ),
      }),
    ),
  });

  /** Everything that stands in the drawing like a pin. */
  const marksOf = ({ pins, groups }: PlanDrawing) => [...pins, ...groups];

  it('has every pin once, alone or with others', () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const plan = housePlan(known);
        const { pins, groups } = drawPlan(plan);
        const drawn = [...pins, ...groups.flatMap((group) => group.pins)];
        expect(drawn).toHaveLength(plan.pins.length);
        expect(new Set(drawn.map(({ id }) => id))).toEqual(new Set(plan.pins.map(({ id }) => id)));
        for (const { pins: together } of groups) expect(together.length).toBeGreaterThan(1);
      }),
    );
  });

  it('has no two pins that overlap, and none outside it', () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const drawing = drawPlan(housePlan(known));
        const { width, height, pinSize } = drawing;
        const marks = marksOf(drawing);
        for (const [index, { x, y }] of marks.entries()) {
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(pinSize / 2);
          for (const other of marks.slice(index + 1)) {
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(pinSize - 0.5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has pins of 24 pixels in a frame of 254, which is what a card on a phone of 320 has', () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        const home = { ...unknown.home, outline };
        const { width, height, pinSize } = drawPlan(
          housePlan({ ...unknown, home, naming: 'compass' }),
        );
        const scale = Math.min(254 / width, 254 / 1.05 / height);
        expect(pinSize * scale).toBeGreaterThanOrEqual(24);
      }),
    );
  });

  it('has no pin on a building, an arrow or a name', () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const drawing = drawPlan(housePlan(known));
        for (const { x, y } of marksOf(drawing)) {
          for (const { building } of drawing.neighbors) {
            expect(isIn(building, x, y)).toBe(false);
          }
          for (const { ground, label } of drawing.slopes) {
            expect(isIn(ground, x, y)).toBe(false);
            expect(Math.hypot(label.x - x, label.y - y)).toBeGreaterThan(drawing.pinSize / 2);
          }
          for (const { label } of [...drawing.rings, ...drawing.sides]) {
            expect(Math.hypot(label.x - x, label.y - y)).toBeGreaterThan(drawing.pinSize / 2 + 12);
          }
        }
      }),
    );
  });

  it('has every pin on its side and in its zone', () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const drawing = drawPlan(housePlan(known));
        const { house } = drawing;
        for (const { side, place, x, y } of marksOf(drawing)) {
          const [right, down] = [x - house.x - house.width, y - house.y - house.height];
          const [left, up] = [house.x - x, house.y - y];
          const away = Math.hypot(Math.max(left, right, 0), Math.max(up, down, 0));
          const [from, to] = reaches[place];
          expect(away).toBeGreaterThanOrEqual(from);
          expect(away).toBeLessThanOrEqual(to);
          if (side === null) continue;
          // The side is the one from which it is farthest out; in the house, to which it is nearest.
          const at = houseSideOf(side, known.home.front_faces);
          if (place === 'house') {
            const isInHalf = {
              front: down > up,
              back: up > down,
              right: right > left,
              left: left > right,
            };
            expect(isInHalf[at]).toBe(true);
          } else {
            expect({ front: down, back: up, right, left }[at]).toBe(
              Math.max(down, up, right, left),
            );
          }
        }
      }),
    );
  });

  it('says how many more there are where twelve hazards are at one wall', () => {
    const types = hazardTypeIds.filter((type) => hazardById(type).zone === 'zone_0');
    const many = types.map((hazardType) => ({ hazardType, sides: ['south'] as const }));
    const { pins, groups } = drawPlan(facing('south', { findings: many }));
    expect(pins.map(({ number }) => number)).toEqual([1, 2]);
    expect(groups.map((group) => group.pins.map(({ number }) => number))).toEqual([
      many.slice(2).map((_finding, index) => index + 3),
    ]);
  });

  it('has room for two pins at each wall and in each zone', () => {
    const drawing = drawPlan(
      facing('south', {
        findings: (
          [
            'zone0_vegetation',
            'zone0_firewood_lumber',
            'zone1_tall_dry_grass',
            'zone1_dead_vegetation',
            'zone2_tall_dry_grass',
            'zone2_brush_tree_continuity',
          ] as const
        ).map((hazardType) => ({ hazardType, sides: directions })),
      }),
    );
    expect(drawing.groups).toEqual([]);
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
    // A deep house is drawn less deep, so that its plan isn't smaller than others.
    expect(ratio(of('west'))).toBeCloseTo(1 / 1.2, 1);
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
