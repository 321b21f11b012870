import {
  addressFactNames,
  addressFactsSchema,
  areFactsDue,
  askAgainAfterDays,
  DssError,
  groundOffset,
  type AddressFactName,
  type AddressFacts,
  type LatLng,
  type OwnersFact,
} from '@dss/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  asOwner,
  assertVisible,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import type { AddressFactsSource } from './address-facts.ts';
import { learnFactsLater } from './learn-facts.ts';

const { addressFacts, properties } = tables;
const dayMs = 24 * 60 * 60 * 1000;

export interface HomeFactsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly addressFacts: AddressFactsSource;
}

/**
 * What is known of a home's address. What wasn't asked yet of where it is now, as with a home from before there were services, what
 * failed, and what is old, is asked soon.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function readAddressFacts(
  dependencies: HomeFactsDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<AddressFacts> {
  return asOwner(dependencies.db, actor, propertyId, async (tx) => {
    const facts = await factsIn(tx, dependencies, propertyId);
    if (areFactsDue(facts, oldestDay(dependencies.clock))) await learnFactsLater(tx, propertyId);
    return facts;
  });
}

/**
 * The same for a role that gets the papers of the home's sale; nothing is asked anew for it.
 * @throws DssError `property_not_found` where its right has just ended
 */
export async function readAddressFactsOfPapers(
  dependencies: HomeFactsDependencies,
  reader: Actor,
  propertyId: string,
): Promise<AddressFacts> {
  return dependencies.db.asActor(reader, async (tx) => {
    await assertVisible(tx, propertyId);
    return factsIn(tx, dependencies, propertyId);
  });
}

/** The first day whose answers are as good as new: '2026-06-02'. */
function oldestDay(clock: Clock): string {
  return new Date(clock().getTime() - askAgainAfterDays * dayMs).toISOString().slice(0, 10);
}

/**
 * Keeps the owner's word about a fact, beside what was found, and instead of what they said before.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function sayAddressFact(
  dependencies: HomeFactsDependencies,
  actor: Actor | null,
  propertyId: string,
  { fact, value }: OwnersFact,
): Promise<AddressFacts> {
  const { db, clock } = dependencies;
  const word = sql`${JSON.stringify({ value })}::jsonb`;
  const at = clock().toISOString();
  return asOwner(db, actor, propertyId, async (tx) => {
    await tx.execute(sql`
        insert into ${addressFacts} (property_id, fact, owners_word, said_at)
        values (${propertyId}, ${fact}, ${word}, ${at})
        on conflict (property_id, fact) do update
        set owners_word = excluded.owners_word, said_at = excluded.said_at`);
    return factsIn(tx, dependencies, propertyId);
  });
}

/**
 * Takes the owner's word about a fact back, so that what was found counts again.
 * @throws DssError `property_not_found` unless the actor owns the property
 */
export async function takeBackAddressFact(
  dependencies: HomeFactsDependencies,
  actor: Actor | null,
  propertyId: string,
  fact: AddressFactName,
): Promise<AddressFacts> {
  return asOwner(dependencies.db, actor, propertyId, async (tx) => {
    await tx
      .update(addressFacts)
      .set({ ownersWord: null, saidAt: null })
      .where(and(eq(addressFacts.propertyId, propertyId), eq(addressFacts.fact, fact)));
    return factsIn(tx, dependencies, propertyId);
  });
}

/** A home that moves farther than this on the map is another one. */
const anotherPlaceMeters = 500;

/**
 * Forgets what was known of another place, the owner's word included, and has the services asked about the new one. To be called in
 * the transaction that changes the pin or the outline.
 */
export async function followHome(
  tx: Transaction,
  source: AddressFactsSource,
  propertyId: string,
  { before, after }: { readonly before: LatLng | null; readonly after: LatLng | null },
): Promise<void> {
  if (before !== null && (after === null || metersBetween(before, after) > anotherPlaceMeters)) {
    await tx.delete(addressFacts).where(eq(addressFacts.propertyId, propertyId));
  }
  if (after !== null && asksAnything(source)) await learnFactsLater(tx, propertyId);
}

/** Whether any service is asked at all. */
export function asksAnything(source: AddressFactsSource): boolean {
  return addressFactNames.some((fact) => source.isOn(fact));
}

function metersBetween(one: LatLng, other: LatLng): number {
  const { northMeters, eastMeters } = groundOffset(one, other);
  return Math.hypot(northMeters, eastMeters);
}

type FactRow = typeof addressFacts.$inferSelect;

async function factsIn(
  tx: Transaction,
  { addressFacts: source }: HomeFactsDependencies,
  propertyId: string,
): Promise<AddressFacts> {
  const [home] = await tx
    .select({ lat: properties.lat, lng: properties.lng })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (home === undefined) throw new DssError('property_not_found');
  const rows = await tx.select().from(addressFacts).where(eq(addressFacts.propertyId, propertyId));
  const facts = addressFactNames.map((fact) => {
    const row = rows.find((each) => each.fact === fact);
    return [fact, { found: foundIn(row, home, source.isOn(fact), fact), owner: wordIn(row) }];
  });
  return addressFactsSchema.parse(Object.fromEntries(facts));
}

function foundIn(
  row: FactRow | undefined,
  { lat, lng }: { readonly lat: number | null; readonly lng: number | null },
  isOn: boolean,
  fact: AddressFactName,
): AddressFacts[AddressFactName]['found'] {
  if (lat === null || lng === null) {
    return { status: 'not_known', reason: isOn ? 'no_position' : 'off' };
  }
  if (row !== undefined && row.askedLat === lat && row.askedLng === lng) {
    // One that an older version stored in another shape is asked again.
    const { data } = addressFactsSchema.shape[fact].shape.found.safeParse(row.found);
    if (data !== undefined) return data;
  }
  return { status: 'not_known', reason: isOn ? 'waiting' : 'off' };
}

function wordIn(row: FactRow | undefined) {
  if (row === undefined || row.saidAt === null || row.ownersWord === null) return null;
  return { value: row.ownersWord.value, said_at: row.saidAt.toISOString() };
}
