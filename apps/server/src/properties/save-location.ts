import {
  DssError,
  toPlace,
  toRelative,
  type LatLng,
  type Property,
  type PropertyLocation,
} from '@dss/domain';
import { eq } from 'drizzle-orm';
import { followHome } from '../address-facts/home-facts.ts';
import type { AddressFactsSource } from '../address-facts/address-facts.ts';
import type { Clock } from '../clock/index.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { lockOwnProperty, pinOf, type PropertyRow } from './lock-own-property.ts';
import { toWireProperty } from './wire-property.ts';

const { imagePlacements, properties } = tables;

interface SavingDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly addressFacts: AddressFactsSource;
}

/**
 * Saves the owner's pin and outline. Photos stay where they are on the ground, so their positions in the map view and their
 * sides of the house are recomputed from the new pin.
 * @throws DssError `property_not_found`
 */
export async function saveLocation(
  { db, clock, addressFacts }: SavingDependencies,
  actor: Actor | null,
  propertyId: string,
  { lat, lng, outline }: PropertyLocation,
): Promise<Property> {
  return db.asActor(actor, async (tx) => {
    const before = await lockOwnProperty(tx, propertyId);
    const [row] = await tx
      .update(properties)
      .set({ lat, lng, outline, coordinatesSource: 'owner', ...addressOf(before) })
      .where(eq(properties.id, propertyId))
      .returning();
    if (row === undefined) throw new DssError('property_not_found');
    const moved = before.lat !== lat || before.lng !== lng;
    if (moved) await keepPhotosOnGround(tx, { before, pin: { lat, lng }, at: clock() });
    await followHome(tx, addressFacts, propertyId, { before: pinOf(before), after: { lat, lng } });
    return toWireProperty(row);
  });
}

/** The address's coordinates: those of the property before its owner first moves the pin. */
function addressOf({ coordinatesSource: source, lat, lng }: PropertyRow) {
  return source === 'owner' ? {} : { addressLat: lat, addressLng: lng };
}

/** Recomputes positions. A photo placed before there was a pin keeps its position in the view. */
async function keepPhotosOnGround(
  tx: Transaction,
  { before, pin, at }: { readonly before: PropertyRow; readonly pin: LatLng; readonly at: Date },
): Promise<void> {
  const oldPin = pinOf(before) ?? pin;
  const placements = await tx
    .select()
    .from(imagePlacements)
    .where(eq(imagePlacements.propertyId, before.id));
  for (const { id, lat, lng, xRel, yRel } of placements) {
    const place =
      lat !== null && lng !== null
        ? { lat, lng }
        : xRel !== null && yRel !== null
          ? toPlace(oldPin, { xRel, yRel })
          : null;
    if (place === null) continue;
    await tx
      .update(imagePlacements)
      .set({ ...place, ...toRelative(pin, place), updatedAt: at })
      .where(eq(imagePlacements.id, id));
  }
}
