import { describe, expect, it } from 'vitest';
import type { AddressFacts } from '../api/address-facts.ts';
import { openMappedFacts, type SurroundingsAnswer } from './index.ts';

const asked = { asked_on: '2026-11-28', data_from: null };
const neighborSides = { north: null, east: 18, south: 45, west: 51 };

const facts: Pick<AddressFacts, 'neighbors' | 'terrain'> = {
  neighbors: {
    found: {
      status: 'known',
      value: { sides: neighborSides, looked_ft: 300 },
      source: 'fema_structures',
      ...asked,
    },
    owner: null,
  },
  terrain: {
    found: {
      status: 'known',
      value: {
        slope_percent: 25,
        faces: 'west',
        sides: { north: -20, east: 30, south: 0, west: -21 },
      },
      source: 'usgs_elevation',
      ...asked,
    },
    owner: null,
  },
};

const home = {
  front_faces: 'east',
  coordinates_source: 'picked',
  missing_sides: [],
} as const;

const given = (
  answer: SurroundingsAnswer['answer'],
  more: Partial<SurroundingsAnswer> = {},
): SurroundingsAnswer => ({
  question_id: 'neighbor_near',
  side: 'east',
  side_said_as: 'house',
  answer,
  ...more,
});

function open(
  answers: readonly SurroundingsAnswer[] = [],
  of: Partial<Parameters<typeof openMappedFacts>[0]> = {},
) {
  return openMappedFacts({ ...home, ...of }, facts, answers).map(({ side, about, amount }) =>
    [side, about, amount].join(' '),
  );
}

const all = ['east neighbor 18', 'south neighbor 45', 'west slope 21'];

describe('what maps say that nobody has settled', () => {
  it('is what raises exposure: near buildings, and ground that falls steeply', () => {
    expect(open()).toEqual(all);
  });

  it('is settled for a side by its answer, and for all by a no about the home', () => {
    for (const answer of ['yes', 'no'] as const)
      expect(open([given(answer)])).toEqual(all.slice(1));
    expect(open([given('not_sure')])).toEqual(all);
    expect(open([given('no', { side: null })])).toEqual(['west slope 21']);
    expect(open([given('yes', { side: null })])).toEqual(all);
    expect(open([given('yes', { question_id: 'slope_below', side: 'west' })])).toEqual(
      all.slice(0, 2),
    );
  });

  it('can’t be told from answers about the house’s own sides while nobody knows how it stands', () => {
    const unturned = { front_faces: null };
    expect(open([], unturned)).toEqual(all);
    expect(open([given('no', { side: 'north' })], unturned)).toEqual(['west slope 21']);
    expect(open([given('no', { side_said_as: 'compass' })], unturned)).toEqual(all.slice(1));
  });

  it('leaves out a side that the house hasn’t', () => {
    expect(open([], { missing_sides: ['front'] })).toEqual(all.slice(1));
  });

  it('is nothing where the place was only found for the address', () => {
    expect(open([], { coordinates_source: 'geocoder' })).toEqual([]);
    expect(openMappedFacts(home, null, [])).toEqual([]);
  });

  it('names its map, and none once its owner corrected it', () => {
    const mapOf = (of: typeof facts) => openMappedFacts(home, of, []).map(({ map }) => map?.source);
    expect(mapOf(facts)).toEqual(['fema_structures', 'fema_structures', 'usgs_elevation']);
    const owner = {
      value: { sides: { ...neighborSides, south: null }, looked_ft: null },
      said_at: '2026-11-28T10:00:00.000Z',
    };
    expect(mapOf({ ...facts, neighbors: { ...facts.neighbors, owner } })).toEqual([
      undefined,
      'usgs_elevation',
    ]);
  });
});
