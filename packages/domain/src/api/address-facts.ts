import { z } from 'zod';
import {
  addressFactNames,
  compassPoints,
  factSourceIds,
  hazardZones,
  responsibilityAreas,
  unknownFactReasons,
} from '../address-facts/index.ts';
import { stateCodeSchema } from '../places/states.ts';

export const addressFactNameSchema = z.enum(addressFactNames);
export const factSourceSchema = z.enum(factSourceIds);
export const unknownFactReasonSchema = z.enum(unknownFactReasons);
export const fireHazardZoneSchema = z.enum(hazardZones);
export const responsibilityAreaSchema = z.enum(responsibilityAreas);
export const compassPointSchema = z.enum(compassPoints);

const name = z.string().trim().min(1).max(200);
/** Beyond what ground can be; cliffs included. */
const percent = z.int().min(-1000).max(1000);
const feet = z.int().min(0).max(5280).nullable();

export const zoneFactSchema = z.strictObject({ zone: fireHazardZoneSchema });
export const responsibilityFactSchema = z.strictObject({ area: responsibilityAreaSchema });
export const fireDistrictFactSchema = z.strictObject({
  name,
  phone: z.string().trim().min(1).max(40).nullable(),
  county: name.nullable(),
});
/** By how many percent the ground rises from the house toward each side; below 0 it falls away. */
export const terrainSidesSchema = z.strictObject({
  north: percent,
  east: percent,
  south: percent,
  west: percent,
});
/** See `Terrain`. */
export const terrainFactSchema = z.strictObject({
  slope_percent: z.int().min(0).max(1000),
  faces: compassPointSchema.nullable(),
  sides: terrainSidesSchema,
});
/** The distance of the nearest building on each side, in feet; null: none within `looked_ft`. */
export const neighborSidesSchema = z.strictObject({
  north: feet,
  east: feet,
  south: feet,
  west: feet,
});
/** See `Neighbors`. */
export const neighborsFactSchema = z.strictObject({
  sides: neighborSidesSchema,
  looked_ft: z.int().min(0).max(5280).nullable(),
});
export const pastFireSchema = z.strictObject({
  name: name.nullable(),
  year: z.int().min(1800).max(2200),
  acres: z.int().min(0).max(10_000_000).nullable(),
});
/** Fires that burned within a mile, newest first. */
export const pastFiresFactSchema = z.strictObject({
  fires: z.array(pastFireSchema).min(1).max(200),
});
export const countyFactSchema = z.strictObject({ name, state: stateCodeSchema.nullable() });

/** The value of each fact, from a service as well as in the owner's word. */
export interface AddressFactValues {
  readonly hazard_zone: z.infer<typeof zoneFactSchema>;
  readonly sale_zone: z.infer<typeof zoneFactSchema>;
  readonly responsibility: z.infer<typeof responsibilityFactSchema>;
  readonly fire_district: z.infer<typeof fireDistrictFactSchema>;
  readonly terrain: z.infer<typeof terrainFactSchema>;
  readonly neighbors: z.infer<typeof neighborsFactSchema>;
  readonly past_fires: z.infer<typeof pastFiresFactSchema>;
  readonly county: z.infer<typeof countyFactSchema>;
}

const asked = {
  source: factSourceSchema,
  /** The day on which the service was asked. */
  asked_on: z.iso.date(),
  /** The date of the service's own data; null if it gives none. */
  data_from: z.iso.date().nullable(),
};

/** A service says that there is nothing, which is a fact too. */
export const nothingThereSchema = z.object({ status: z.literal('nothing_there'), ...asked });
export const notKnownSchema = z.object({
  status: z.literal('not_known'),
  reason: unknownFactReasonSchema,
});

function factSchema<Value extends z.ZodType>(value: Value) {
  return z.object({
    /** What a service says: a value, that nothing is there, or why it isn't known. */
    found: z.discriminatedUnion('status', [
      z.object({ status: z.literal('known'), value, ...asked }),
      nothingThereSchema,
      notKnownSchema,
    ]),
    /** The owner's word, which counts instead of what was found; a null value: there is none. Null: they say nothing. */
    owner: z.object({ value: value.nullable(), said_at: z.iso.datetime() }).nullable(),
  });
}

export const knownZoneSchema = factSchema(zoneFactSchema);

/** What is known of a home's address, each fact apart. */
export const addressFactsSchema = z.object({
  hazard_zone: knownZoneSchema,
  /** The zone by the map for inspections at a sale. */
  sale_zone: knownZoneSchema,
  responsibility: factSchema(responsibilityFactSchema),
  fire_district: factSchema(fireDistrictFactSchema),
  terrain: factSchema(terrainFactSchema),
  neighbors: factSchema(neighborsFactSchema),
  past_fires: factSchema(pastFiresFactSchema),
  county: factSchema(countyFactSchema),
});

/** The owner's word about one fact; a null value says that there is none. */
export const ownersFactSchema = z.discriminatedUnion('fact', [
  z.strictObject({ fact: z.literal('hazard_zone'), value: zoneFactSchema.nullable() }),
  z.strictObject({ fact: z.literal('sale_zone'), value: zoneFactSchema.nullable() }),
  z.strictObject({ fact: z.literal('responsibility'), value: responsibilityFactSchema }),
  z.strictObject({ fact: z.literal('fire_district'), value: fireDistrictFactSchema.nullable() }),
  z.strictObject({ fact: z.literal('terrain'), value: terrainFactSchema }),
  z.strictObject({ fact: z.literal('neighbors'), value: neighborsFactSchema }),
  z.strictObject({ fact: z.literal('past_fires'), value: pastFiresFactSchema.nullable() }),
  z.strictObject({ fact: z.literal('county'), value: countyFactSchema }),
]);

export type AddressFacts = z.infer<typeof addressFactsSchema>;
export type OwnersFact = z.infer<typeof ownersFactSchema>;
/** What a service says of one fact. */
export type FoundFact<Name extends keyof AddressFacts> = AddressFacts[Name]['found'];

/**
 * What counts of a fact: the owner's word, else what a service says.
 * @returns null if nothing is known; a null value says that there is none
 */
export function factThatCounts<Value>({
  found,
  owner,
}: {
  readonly found:
    | { readonly status: 'known'; readonly value: Value }
    | { readonly status: 'nothing_there' | 'not_known' };
  readonly owner: { readonly value: Value | null } | null;
}): { readonly value: Value | null; readonly source: 'owner' | 'service' } | null {
  if (owner !== null) return { value: owner.value, source: 'owner' };
  if (found.status === 'not_known') return null;
  return { value: found.status === 'known' ? found.value : null, source: 'service' };
}

/** Whether a service will still be asked about one of them. */
export function areFactsWaiting(facts: AddressFacts): boolean {
  return Object.values(facts).some(
    ({ found }) => found.status === 'not_known' && found.reason === 'waiting',
  );
}

/**
 * Whether a service is to be asked about one of them again: it wasn't yet, it failed, or its answer is old.
 * @param oldest the first day whose answers aren't old: '2026-06-02'
 */
export function areFactsDue(facts: AddressFacts, oldest: string): boolean {
  return Object.values(facts).some(({ found }) =>
    found.status === 'not_known'
      ? found.reason === 'waiting' || found.reason === 'failed'
      : found.asked_on < oldest,
  );
}
