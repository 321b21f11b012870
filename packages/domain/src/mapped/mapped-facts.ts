import { factThatCounts, type AddressFacts } from '../api/address-facts.ts';
import type { FactSourceId } from '../address-facts/index.ts';
import { directions, type Direction } from '../zones/index.ts';

/** Which map says a fact, when it was asked, and as of when it holds, where it says that. */
export type FactMap = {
  readonly source: FactSourceId;
  readonly asked_on: string;
  readonly data_from: string | null;
};

/** What is around one side of a home, by a map or by its owner who corrected the map. */
export type MappedFact = {
  readonly about: 'neighbor' | 'slope';
  readonly side: Direction;
  /** How far the nearest building is from the walls, in feet, 0 where it touches; or how steeply the ground falls, in percent. */
  readonly amount: number;
  /** Null where it is the owner's word. */
  readonly map: FactMap | null;
};

/** As far as a neighbor's building raises exposure, in feet. */
export const farthestNeighborFt = 50;
/** As far as the question about neighbors goes, in feet. */
export const nearFt = 30;
export const touchingFt = 10;
/** From where the question about slope calls it steep, in percent. */
export const steepPercent = 20;
export const verySteepPercent = 40;

/**
 * What maps say of the sides of a home that raises its exposure: buildings within 50 feet, and ground that falls by more than 20%. That
 * they say of nothing else says nothing: the map of buildings lacks small ones, and ground is only measured in one line from the pin.
 */
export function mappedFacts({
  neighbors,
  terrain,
}: Pick<AddressFacts, 'neighbors' | 'terrain'>): MappedFact[] {
  const near = factThatCounts(neighbors)?.value?.sides;
  const ground = factThatCounts(terrain)?.value?.sides;
  return directions.flatMap((side): MappedFact[] => {
    const feet = near?.[side] ?? null;
    const falls = -(ground?.[side] ?? 0);
    return [
      ...(feet === null || feet > farthestNeighborFt
        ? []
        : [{ about: 'neighbor' as const, side, amount: feet, map: mapOf(neighbors) }]),
      ...(falls <= steepPercent
        ? []
        : [{ about: 'slope' as const, side, amount: falls, map: mapOf(terrain) }]),
    ];
  });
}

function mapOf({
  found,
  owner,
}: AddressFacts['neighbors'] | AddressFacts['terrain']): FactMap | null {
  if (owner !== null || found.status !== 'known') return null;
  const { source, asked_on: askedOn, data_from: dataFrom } = found;
  return { source, asked_on: askedOn, data_from: dataFrom };
}
