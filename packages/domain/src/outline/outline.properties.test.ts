import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assumedOutline,
  distanceToHouse,
  fittedOutline,
  fromHouse,
  houseOutlineSchema,
  dragOutline,
  outlineCorners,
  outlineHandles,
  outlineLimits,
  placeOfHandle,
  ringAround,
  ringDistances,
  toHouse,
  viewRing,
  type HouseOutline,
} from './index.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const { minSide, maxSide, maxOffset } = outlineLimits;

const outlines: fc.Arbitrary<HouseOutline> = fc.record({
  east_ft: number(-maxOffset, maxOffset),
  north_ft: number(-maxOffset, maxOffset),
  width_ft: number(minSide, maxSide),
  length_ft: number(minSide, maxSide),
  rotation_deg: number(0, 179.9),
});

describe("a house's outline", () => {
  it('is accepted only within its limits', () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        expect(houseOutlineSchema.parse(outline)).toEqual(outline);
      }),
    );
    for (const wrong of [
      { width_ft: minSide - 0.1 },
      { length_ft: maxSide + 0.1 },
      { east_ft: maxOffset + 0.1 },
      { north_ft: -maxOffset - 0.1 },
      { rotation_deg: 180 },
      { rotation_deg: -1 },
      { width_ft: Number.NaN },
      { height_ft: 20 },
    ]) {
      expect(houseOutlineSchema.safeParse({ ...assumedOutline, ...wrong }).success).toBe(false);
    }
  });

  const anything = fc.record({
    east_ft: number(-1000, 1000),
    north_ft: number(-1000, 1000),
    width_ft: number(-50, 1000),
    length_ft: number(-50, 1000),
    rotation_deg: number(-1000, 1000),
  });

  it('fits into its limits whatever was drawn', () => {
    fc.assert(
      fc.property(anything, (drawn) => {
        const fitted = fittedOutline(drawn);
        expect(houseOutlineSchema.parse(fitted)).toEqual(fitted);
      }),
    );
  });

  it('stays the same when fitted a second time', () => {
    fc.assert(
      fc.property(anything, (drawn) => {
        const fitted = fittedOutline(drawn);
        expect(fittedOutline(fitted)).toEqual(fitted);
      }),
    );
  });

  it('turns clockwise: a quarter turn points its length east instead of north', () => {
    const turned = { ...assumedOutline, rotation_deg: 90 };
    const end = fromHouse(turned, { acrossFt: 0, alongFt: 25 });
    expect(end.eastFt).toBeCloseTo(25);
    expect(end.northFt).toBeCloseTo(0);
  });

  it('converts points to feet north and east, then back', () => {
    fc.assert(
      fc.property(outlines, number(-200, 200), number(-200, 200), (outline, acrossFt, alongFt) => {
        const back = toHouse(outline, fromHouse(outline, { acrossFt, alongFt }));
        expect(back.acrossFt).toBeCloseTo(acrossFt, 6);
        expect(back.alongFt).toBeCloseTo(alongFt, 6);
      }),
    );
  });

  it('is at no distance from its own corners and center', () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        for (const corner of outlineCorners(outline)) {
          expect(distanceToHouse(outline, corner)).toBeCloseTo(0, 6);
        }
        const middle = { eastFt: outline.east_ft, northFt: outline.north_ft };
        expect(distanceToHouse(outline, middle)).toBe(0);
      }),
    );
  });
});

describe('a ring', () => {
  it('keeps the same distance from the walls all around', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom(...ringDistances), (outline, feet) => {
        for (const point of ringAround(outline, feet)) {
          expect(distanceToHouse(outline, point)).toBeCloseTo(feet, 6);
        }
      }),
    );
  });

  it('is one closed line without a gap', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom(...ringDistances), (outline, feet) => {
        const ring = ringAround(outline, feet);
        const longest = Math.max(outline.width_ft, outline.length_ft, feet);
        ring.forEach((point, index) => {
          const next = ring[(index + 1) % ring.length] ?? point;
          const step = Math.hypot(next.eastFt - point.eastFt, next.northFt - point.northFt);
          expect(step).toBeLessThanOrEqual(longest + 1e-6);
        });
      }),
    );
  });

  it('has its label on its line wherever part of it is in view', () => {
    fc.assert(
      fc.property(
        outlines,
        fc.constantFrom(...ringDistances),
        number(-60, 60),
        (outline, feet, lat) => {
          const ring = viewRing(outline, feet, lat);
          const shows = ring.points.some(
            ({ xRel, yRel }) => xRel > 0 && xRel < 1 && yRel > 0 && yRel < 1,
          );
          if (shows) expect(ring.label).not.toBeNull();
          if (ring.label === null) return;
          for (const share of [ring.label.xRel, ring.label.yRel]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('of 100 feet around a small house in California stays within the view', () => {
    const small = { ...assumedOutline, length_ft: 40 };
    expect(viewRing(small, 100, 38)).toMatchObject({ leavesView: false });
  });

  it('that leaves the view has its label at the edge', () => {
    const long = viewRing({ ...assumedOutline, width_ft: 120, length_ft: 30 }, 100, 38);
    expect(long.leavesView).toBe(true);
    expect([0, 1]).toContain(long.label?.xRel);
  });

  it('has its label above the middle of a straight north wall', () => {
    const { label } = viewRing(assumedOutline, 5, 38);
    expect(label?.xRel).toBeCloseTo(0.5, 9);
    expect(label?.yRel).toBeLessThan(0.5);
  });
});

describe('drawing an outline', () => {
  const rounded = outlines.map(fittedOutline);

  it('changes nothing when a handle is dropped where it was picked up', () => {
    fc.assert(
      fc.property(rounded, fc.constantFrom(...outlineHandles), (outline, handle) => {
        expect(dragOutline(outline, handle, placeOfHandle(outline, handle))).toEqual(outline);
      }),
    );
  });

  it('stays within the limits wherever a handle is dragged', () => {
    const far = number(-2000, 2000);
    fc.assert(
      fc.property(
        rounded,
        fc.constantFrom(...outlineHandles),
        far,
        far,
        (outline, handle, northFt, eastFt) => {
          const laid = dragOutline(outline, handle, { northFt, eastFt });
          expect(houseOutlineSchema.parse(laid)).toEqual(laid);
        },
      ),
    );
  });

  const at = (eastFt: number, northFt: number) => ({ eastFt, northFt });

  it('changes only the position when the house is moved', () => {
    expect(dragOutline(assumedOutline, 'move', at(-10, 20))).toEqual({
      ...assumedOutline,
      east_ft: 10,
      north_ft: -5,
    });
  });

  it('turns the house toward the handle', () => {
    expect(dragOutline(assumedOutline, 'turn', at(50, 50)).rotation_deg).toBe(45);
    expect(dragOutline(assumedOutline, 'turn', at(-50, 50)).rotation_deg).toBe(135);
  });

  it('stretches the side whose handle is dragged', () => {
    expect(dragOutline(assumedOutline, 'width', at(30, 7)).width_ft).toBe(60);
    expect(dragOutline(assumedOutline, 'length', at(3, -40)).length_ft).toBe(80);
  });
});
