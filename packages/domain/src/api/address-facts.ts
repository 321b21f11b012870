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

const zone = z.strictObject({ zone: z.enum(hazardZones) });
const name = z.string().trim().min(1).max(200);
/** Beyond what ground can be; cliffs included. */
const percent = z.int().min(-1000).max(1000);
const feet = z.int().min(0).max(5280).nullable();

/** The value of each fact, from a service as well as in the owner's word. */
export const addressFactValues = {
  hazard_zone: zone,
  /** The zone by the map for inspections at a sale. */
  sale_zone: zone,
  responsibility: z.strictObject({ area: z.enum(responsibilityAreas) }),
  fire_district: z.strictObject({
    name,
    phone: z.string().trim().min(1).max(40).nullable(),
    county: name.nullable(),
  }),
  /** See `Terrain`. */
  terrain: z.strictObject({
    slope_percent: z.int().min(0).max(1000),
    faces: z.enum(compassPoints).nullable(),
    sides: z.strictObject({ north: percent, east: percent, south: percent, west: percent }),
  }),
  /** See `Neighbors`. */
  neighbors: z.strictObject({
    sides: z.strictObject({ north: feet, east: feet, south: feet, west: feet }),
    looked_ft: z.int().min(0).max(5280).nullable(),
  }),
  /** Fires that burned within a mile, newest first. */
  past_fires: z.strictObject({
    fires: z
      .array(
        z.strictObject({
          name: name.nullable(),
          year: z.int().min(1800).max(2200),
          acres: z.int().min(0).max(10_000_000).nullable(),
        }),
      )
      .min(1)
      .max(200),
  }),
  county: z.strictObject({ name, state: stateCodeSchema.nullable() }),
} as const;

export type AddressFactValues = {
  readonly [Name in keyof typeof addressFactValues]: z.output<(typeof addressFactValues)[Name]>;
};

const asked = {
  source: z.enum(factSourceIds),
  /** The day on which the service was asked. */
  asked_on: z.iso.date(),
  /** The date of the service's own data; null if it gives none. */
  data_from: z.iso.date().nullable(),
};

/** What a service says: a value, that nothing is there, or why it isn't known. */
function foundSchema<Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion('status', [
    z.object({ status: z.literal('known'), value, ...asked }),
    z.object({ status: z.literal('nothing_there'), ...asked }),
    z.object({ status: z.literal('not_known'), reason: z.enum(unknownFactReasons) }),
  ]);
}

function factSchema<Value extends z.ZodType>(value: Value) {
  return z.object({
    found: foundSchema(value),
    /** The owner's word, which counts instead of what was found; a null value: there is none. Null: they say nothing. */
    owner: z.object({ value: value.nullable(), said_at: z.iso.datetime() }).nullable(),
  });
}

/** What is known of a home's address, each fact apart. */
export const addressFactsSchema = z.object({
  hazard_zone: factSchema(addressFactValues.hazard_zone),
  sale_zone: factSchema(addressFactValues.sale_zone),
  responsibility: factSchema(addressFactValues.responsibility),
  fire_district: factSchema(addressFactValues.fire_district),
  terrain: factSchema(addressFactValues.terrain),
  neighbors: factSchema(addressFactValues.neighbors),
  past_fires: factSchema(addressFactValues.past_fires),
  county: factSchema(addressFactValues.county),
});

/** The owner's word about one fact; a null value says that there is none. */
export const ownersFactSchema = z.discriminatedUnion('fact', [
  z.strictObject({
    fact: z.literal('hazard_zone'),
    value: addressFactValues.hazard_zone.nullable(),
  }),
  z.strictObject({ fact: z.literal('sale_zone'), value: addressFactValues.sale_zone.nullable() }),
  z.strictObject({ fact: z.literal('responsibility'), value: addressFactValues.responsibility }),
  z.strictObject({
    fact: z.literal('fire_district'),
    value: addressFactValues.fire_district.nullable(),
  }),
  z.strictObject({ fact: z.literal('terrain'), value: addressFactValues.terrain }),
  z.strictObject({ fact: z.literal('neighbors'), value: addressFactValues.neighbors }),
  z.strictObject({ fact: z.literal('past_fires'), value: addressFactValues.past_fires.nullable() }),
  z.strictObject({ fact: z.literal('county'), value: addressFactValues.county }),
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
}): { readonly value: Value | null; readonly saidBy: 'owner' | 'service' } | null {
  if (owner !== null) return { value: owner.value, saidBy: 'owner' };
  if (found.status === 'not_known') return null;
  return { value: found.status === 'known' ? found.value : null, saidBy: 'service' };
}
