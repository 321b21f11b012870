import { randomUUID } from 'node:crypto';
import {
  addressSchema,
  DssError,
  latitudeSchema,
  longitudeSchema,
  nicknameSchema,
  type CreateProperty,
  type Property,
} from '@dss/domain';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  isUniqueViolation,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import { keepVisitor, type FutureOwner } from '../visitors/index.ts';
import { toWireProperty } from './wire-property.ts';

interface MakingSteps {
  readonly count: (tx: Transaction) => Promise<void>;
  /** Has coordinates looked for; null: nobody looks for them. */
  readonly locateLater: ((tx: Transaction, propertyId: string) => Promise<void>) | null;
}

/**
 * Makes a property that `owner` owns. A client's own id must be a UUID; a taken one answers like a malformed one.
 * The last steps of the transaction are the caller's, and undo it by throwing.
 */
export async function createProperty(
  db: Database,
  { actor: owner, isNew }: FutureOwner,
  request: CreateProperty,
  { count, locateLater }: MakingSteps,
): Promise<Property> {
  const id = request.id === undefined ? randomUUID() : z.uuid().safeParse(request.id).data;
  if (id === undefined) throw new DssError('invalid_property_id');
  const typed = addressSchema.safeParse(request.address);
  if (!typed.success) throw new DssError('invalid_address');
  const nickname = nicknameSchema.safeParse(request.nickname);
  if (!nickname.success) throw new DssError('invalid_nickname');
  const place = placeOf(request);

  try {
    return await db.asActor(owner, async (tx) => {
      if (isNew) await keepVisitor(tx, owner);
      await tx.insert(tables.properties).values({
        id,
        userId: owner.kind === 'user' ? owner.id : null,
        address: nickname.data ?? typed.data,
        addressFormatted: place.formattedAddress ?? request.address.trim(),
        typedAddress: request.address.trim(),
        placeId: place.placeId,
        coordinatesSource: place.lat === null ? null : 'picked',
        lat: place.lat,
        lng: place.lng,
      });
      // Read in a second step: the insert's own row isn't visible to its maker before the grant is written.
      const [row] = await tx.select().from(tables.properties).where(eq(tables.properties.id, id));
      if (row === undefined) throw new DssError('internal_error');
      await count(tx);
      if (place.lat === null) await locateLater?.(tx, id);
      return toWireProperty(row);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DssError('invalid_property_id', { cause: error });
    throw error;
  }
}

/**
 * The picked place: `place`, or the property's own columns of the same meaning.
 * @throws DssError `invalid_coordinates` for a half position or one that isn't on earth
 */
function placeOf(request: CreateProperty) {
  const named = request.place ?? { ...request, formatted_address: request.address_formatted };
  const { place_id: placeId = null, lat = null, lng = null } = named;
  const onEarth =
    lat === null
      ? lng === null
      : latitudeSchema.safeParse(lat).success && longitudeSchema.safeParse(lng).success;
  if (!onEarth) throw new DssError('invalid_coordinates');
  const picked = named.formatted_address?.trim() ?? '';
  return { placeId, lat, lng, formattedAddress: picked === '' ? null : picked };
}

/** @throws DssError `property_not_found`, alike for a missing property and for somebody else's */
export async function readProperty(
  db: Database,
  actor: Actor | null,
  id: string,
): Promise<Property> {
  const [row] = await db.asActor(actor, (tx) =>
    tx.select().from(tables.properties).where(eq(tables.properties.id, id)),
  );
  if (row === undefined) throw new DssError('property_not_found');
  return toWireProperty(row);
}
