import {
  DssError,
  mayBeSamePlace,
  toPlace,
  toRelative,
  type ChangeAddress,
  type EarlierAddress,
  type Property,
} from '@dss/domain';
import { eq } from 'drizzle-orm';
import { followHome } from '../address-facts/home-facts.ts';
import type { AddressFactsSource } from '../address-facts/address-facts.ts';
import type { Clock } from '../clock/index.ts';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { lockOwnProperty, pinOf, type PropertyRow } from './lock-own-property.ts';
import { nicknameOf } from './nickname.ts';
import { readAddress } from './read-address.ts';
import { toWireProperty } from './wire-property.ts';

const { imagePlacements, properties } = tables;

/** More than anybody needs, so that a row stays small. */
const mostEarlierAddresses = 50;

interface ChangeDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly addressFacts: AddressFactsSource;
  /** Enqueues a lookup of coordinates; null: no lookup. */
  readonly locateLater: ((tx: Transaction, propertyId: string) => Promise<void>) | null;
}

/**
 * Saves the address as its owner writes it anew; a nickname stays. Unless it may be the same place, the home is located anew. What
 * was there before stays readable (`readEarlierAddresses`), and so do photos, answers and results.
 * @throws DssError `invalid_address`, `invalid_coordinates`, `address_history_full`, `property_not_found` unless the actor owns it
 */
export async function changeAddress(
  { db, clock, addressFacts, locateLater }: ChangeDependencies,
  actor: Actor | null,
  propertyId: string,
  { state, ...request }: ChangeAddress,
): Promise<Property> {
  const { typed, ...said } = readAddress(request);
  return db.asActor(actor, async (tx) => {
    const before = await lockOwnProperty(tx, propertyId);
    const place = placeAfter(before, said);
    const [row] = await tx
      .update(properties)
      .set({
        ...said,
        ...place,
        address: nicknameOf(before) ?? typed,
        ownersState: state,
        earlierAddresses: historyAfter(before, said.addressFormatted, clock()),
      })
      .where(eq(properties.id, propertyId))
      .returning();
    if (row === undefined) throw new DssError('property_not_found');
    if (before.lat !== row.lat || before.lng !== row.lng) {
      await keepPhotosAroundHouse(tx, before, row, clock());
      const pins = { before: pinOf(before), after: pinOf(row) };
      await followHome(tx, addressFacts, propertyId, pins);
    }
    if (row.lat === null) await locateLater?.(tx, propertyId);
    return toWireProperty(row);
  });
}

/** @throws DssError `property_not_found` unless the actor may see the property */
export async function readEarlierAddresses(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<readonly EarlierAddress[]> {
  const [row] = await db.asActor(actor, (tx) =>
    tx
      .select({ earlier: properties.earlierAddresses })
      .from(properties)
      .where(eq(properties.id, propertyId)),
  );
  if (row === undefined) throw new DssError('property_not_found');
  return row.earlier;
}

function historyAfter(before: PropertyRow, address: string, at: Date): readonly EarlierAddress[] {
  const { addressFormatted, earlierAddresses } = before;
  if (addressFormatted === address) return earlierAddresses;
  if (earlierAddresses.length >= mostEarlierAddresses) throw new DssError('address_history_full');
  return [...earlierAddresses, { address: addressFormatted, until: at.toISOString() }];
}

type Place = Pick<
  PropertyRow,
  'lat' | 'lng' | 'coordinatesSource' | 'locatedAddress' | 'outline' | 'addressLat' | 'addressLng'
>;

/** Where the home is from now on. The owner's own pin stays wherever the new address may be the same place. */
function placeAfter(
  before: PropertyRow,
  said: Pick<PropertyRow, 'addressFormatted' | 'lat' | 'lng' | 'coordinatesSource'>,
): Place {
  const { lat, lng, coordinatesSource, locatedAddress } = before;
  const known =
    coordinatesSource === 'geocoder'
      ? (locatedAddress ?? before.addressFormatted)
      : before.addressFormatted;
  const isSame = mayBeSamePlace(known, said.addressFormatted);
  if (lat !== null && isSame && (said.lat === null || coordinatesSource === 'owner')) {
    const { outline, addressLat, addressLng } = before;
    return { lat, lng, coordinatesSource, locatedAddress, outline, addressLat, addressLng };
  }
  return {
    lat: said.lat,
    lng: said.lng,
    coordinatesSource: said.coordinatesSource,
    locatedAddress: null,
    outline: null,
    addressLat: null,
    addressLng: null,
  };
}

/** Photos stay where they are around the house: they show it, wherever it turns out to be. */
async function keepPhotosAroundHouse(
  tx: Transaction,
  before: PropertyRow,
  after: PropertyRow,
  at: Date,
): Promise<void> {
  const oldPin = pinOf(before);
  const pin = pinOf(after);
  const placements = await tx
    .select()
    .from(imagePlacements)
    .where(eq(imagePlacements.propertyId, before.id));
  for (const { id, lat, lng, xRel, yRel } of placements) {
    const view =
      xRel !== null && yRel !== null
        ? { xRel, yRel }
        : lat !== null && lng !== null && oldPin !== null
          ? toRelative(oldPin, { lat, lng })
          : null;
    if (view === null) continue;
    const place = pin === null ? { lat: null, lng: null } : toPlace(pin, view);
    await tx
      .update(imagePlacements)
      .set({ ...view, ...place, updatedAt: at })
      .where(eq(imagePlacements.id, id));
  }
}
