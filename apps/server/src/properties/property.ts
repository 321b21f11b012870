import { randomUUID } from 'node:crypto';
import { DssError, nicknameSchema, type CreateProperty, type Property } from '@dss/domain';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  answersOf,
  isUniqueViolation,
  preparedQuery,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { keepVisitor } from '../visitors/visitor.ts';
import type { FutureOwner } from '../visitors/identify.ts';
import { asStored, readAddress } from './read-address.ts';
import { toWireProperty } from './wire-property.ts';

const { properties, propertyGrants } = tables;

/** When the right of a phone ends that a handover let in; null for an owner. */
const phoneUntil = sql<Date | null>`(
  select case when bool_or(held."right" = 'own') then null else max(held.expires_at) end
  from property_grants held where held.property_id = properties.id
)`.mapWith(propertyGrants.expiresAt);

/** The name of the actor, if they are an assessor whom the owner let in. */
const visitingAs = sql<string | null>`(
  select p.joined_name from home_people p
  where p.property_id = properties.id and p.role = 'assessor' and p.ended_at is null
    and app.actor_kind() = 'user' and p.user_id = app.actor_id()
)`;

const propertyById = preparedQuery('property by id', (tx) =>
  tx
    .select({ property: properties, phoneUntil, visitingAs })
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id'))),
);

/** Answers when it was made, which `returning` can't: row-level security hides the inserted row until the grant exists. */
const insertProperty = preparedQuery('insert property', (tx) => {
  const made = tx.$with('made').as(
    tx.insert(properties).values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      address: sql.placeholder('address'),
      addressFormatted: sql.placeholder('addressFormatted'),
      typedAddress: sql.placeholder('typedAddress'),
      placeId: sql.placeholder('placeId'),
      coordinatesSource: sql.placeholder('coordinatesSource'),
      lat: sql.placeholder('lat'),
      lng: sql.placeholder('lng'),
    }),
  );
  const createdAt = sql`now()`.mapWith(properties.createdAt);
  return tx
    .with(made)
    .select({ createdAt })
    .from(sql`(select) as once`);
});

/** What nobody says of a property when it is made: the defaults of its columns. */
const notGiven = {
  locatedAddress: null,
  ownersState: null,
  earlierAddresses: [],
  outline: null,
  addressLat: null,
  addressLng: null,
  frontFaces: null,
  missingSides: [],
  photosRemovedAfterFinding: 0,
  handedOverAt: null,
} satisfies Partial<typeof properties.$inferSelect>;

interface MakingSteps {
  readonly count: (tx: Transaction) => Promise<void>;
  /** Enqueues a lookup of coordinates; null: no lookup. */
  readonly locateLater: ((tx: Transaction, propertyId: string) => Promise<void>) | null;
  /** Has services asked about its place, if it has one; null: none is asked. */
  readonly learnFactsLater: ((tx: Transaction, propertyId: string) => Promise<void>) | null;
}

/**
 * Creates a property owned by `owner`. An id from the client must be a UUID; one that is taken gets the same error as a
 * malformed one. `count` runs last in the transaction and rolls it back by throwing.
 */
export async function createProperty(
  db: Database,
  { actor: owner, isNew }: FutureOwner,
  request: CreateProperty,
  { count, locateLater, learnFactsLater }: MakingSteps,
): Promise<Property> {
  const id = request.id === undefined ? randomUUID() : z.uuid().safeParse(request.id).data;
  if (id === undefined) throw new DssError('invalid_property_id');
  const { typed, ...place } = readAddress(request);
  const nickname = nicknameSchema.safeParse(request.nickname);
  if (!nickname.success) throw new DssError('invalid_nickname');
  const said = {
    id: id.toLowerCase(),
    userId: owner.kind === 'user' ? owner.id : null,
    address: asStored(nickname.data ?? typed),
    ...place,
  };

  try {
    return await db.asActor(owner, async (tx) => {
      const keeping = isNew ? keepVisitor(tx, owner) : Promise.resolve();
      const inserting = insertProperty(tx, said);
      const queries = [keeping, inserting, count(tx)] as const;
      const later = place.lat === null ? locateLater : learnFactsLater;
      const [, [made]] = await answersOf(queries);
      if (made === undefined) throw new DssError('internal_error');
      await later?.(tx, said.id);
      return toWireProperty({ ...said, ...notGiven, ...made });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DssError('invalid_property_id', { cause: error });
    throw error;
  }
}

/** @throws DssError `property_not_found`, whether it is missing or belongs to another owner */
export async function readProperty(
  db: Database,
  actor: Actor | null,
  id: string,
): Promise<Property> {
  const [row] = await db.asActor(actor, (tx) => propertyById(tx, { id }));
  if (row === undefined) throw new DssError('property_not_found');
  const { property, phoneUntil: until, visitingAs: name } = row;
  return until === null
    ? toWireProperty(property)
    : {
        ...toWireProperty(property),
        phone_until: until.toISOString(),
        ...(name !== null && { visiting_as: name }),
      };
}
