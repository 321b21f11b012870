import { describe, expect, it } from 'vitest';
import { addressFactsSchema } from '../api/address-facts.ts';
import type { Facing } from '../sides/index.ts';
import { mappedAt, walkStops, type WalkItem } from './index.ts';

const asked = { asked_on: '2026-11-28', data_from: null } as const;
const { neighbors: neighborsSchema, terrain: terrainSchema } = addressFactsSchema.shape;

const unsaid = { found: { status: 'not_known', reason: 'off' }, owner: null } as const;

/** What is told at the yard's stops of a house, where only its east is known. */
function at(
  questionId: WalkItem['questionId'],
  {
    east,
    owner = null,
    facing = 'east',
  }: { east: number | null; owner?: object | null; facing?: Facing },
) {
  const sides = { north: null, east, south: null, west: null };
  const rises = { north: 0, east: east ?? 0, south: 0, west: 0 };
  const facts = {
    neighbors:
      questionId === 'neighbor_near'
        ? neighborsSchema.parse({
            found: {
              status: 'known',
              value: { sides, looked_ft: 300 },
              source: 'fema_structures',
              ...asked,
            },
            owner,
          })
        : unsaid,
    terrain:
      questionId === 'slope_below'
        ? terrainSchema.parse({
            found: {
              status: 'known',
              value: { slope_percent: 20, faces: 'east', sides: rises },
              source: 'usgs_elevation',
              ...asked,
            },
            owner,
          })
        : unsaid,
  };
  const told = walkStops({ start: 'front', missing: [] }).flatMap((stop) => {
    const mapped = mappedAt({ stop, questionId }, { facing }, facts);
    return mapped !== null && stop.kind === 'yard' ? [[stop.id, mapped] as const] : [];
  });
  return Object.fromEntries(told);
}

describe('a building on the map', () => {
  it('is told of the side on which it is, as near as the question asks', () => {
    const front = (east: number | null) => at('neighbor_near', { east });
    expect(front(18)).toEqual({
      'front:yard': {
        shown: { kind: 'neighbor', feet: 18 },
        amount: '10_to_30_ft',
        source: 'service',
      },
    });
    expect(front(9)).toMatchObject({ 'front:yard': { amount: 'under_10_ft' } });
    expect(front(10)).toMatchObject({ 'front:yard': { amount: '10_to_30_ft' } });
    expect(front(30)).toMatchObject({ 'front:yard': { amount: '10_to_30_ft' } });
    expect(front(31)).toEqual({});
    expect(front(null)).toEqual({});
  });

  it('is told of the side that it is for how the house stands, and of none while nobody knows', () => {
    expect(Object.keys(at('neighbor_near', { east: 18, facing: 'west' }))).toEqual(['back:yard']);
    expect(at('neighbor_near', { east: 18, facing: null })).toEqual({});
  });

  it('is where its owner says, and theirs', () => {
    const said = (feet: number | null) => ({
      value: { sides: { north: null, east: feet, south: null, west: null }, looked_ft: null },
      said_at: '2026-11-28T10:00:00.000Z',
    });
    expect(at('neighbor_near', { east: 18, owner: said(25) })).toMatchObject({
      'front:yard': { shown: { feet: 25 }, source: 'owner' },
    });
    expect(at('neighbor_near', { east: 18, owner: said(null) })).toEqual({});
  });
});

describe('a slope on the map', () => {
  it('is told where it falls by more than one foot in five', () => {
    const front = (rise: number) => at('slope_below', { east: rise });
    expect(front(-21)).toEqual({
      'front:yard': {
        shown: { kind: 'slope', percent: 21 },
        amount: '20_to_40_percent',
        source: 'service',
      },
    });
    expect(front(-41)).toMatchObject({ 'front:yard': { amount: 'over_40_percent' } });
    expect(front(-20)).toEqual({});
    expect(front(35)).toEqual({});
  });
});
