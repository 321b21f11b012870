import {
  leadSchema,
  trackedAddressSchema,
  type Lead,
  type Property,
  type TrackedAddress,
  type TrackRequest,
} from '@dss/domain';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { commandApi } from '../../lib/api/client.ts';
import { randomUuid } from '../../lib/api/random-uuid.ts';
import { localStore, readJson } from '../../lib/device/storage/browser-store.ts';
import { describeVisit } from './visit.ts';

const leadName = 'dss-lead';
const addressName = 'dss-address';

/** The address given last in this browser, with the property made from it. */
const keptSchema = z.object({ property_id: z.string(), address: trackedAddressSchema });

/**
 * Tracks the address of a property that was just created. Never fails: an error goes to the console only.
 * @param share whether the owner ticked the box for it
 */
export function trackAddress(property: Property, share: boolean): void {
  const { id, address_formatted: formatted, place_id, lat, lng } = property;
  const address: TrackedAddress = {
    full_address: formatted,
    source: 'new_property',
    extra_data: { place_id, lat, lng, formatted_address: formatted },
  };
  localStore.write(addressName, JSON.stringify({ property_id: id, address }));
  send({ address, property_id: id }, share);
}

/**
 * Tracks who can be contacted about a property, with its address if it was given in this browser. Never fails either.
 * @param share whether they ticked the box for it
 */
export function trackLead(lead: Lead, propertyId: string, share: boolean): void {
  localStore.write(leadName, JSON.stringify(lead));
  const kept = readAddress();
  const address = kept?.property_id === propertyId ? kept.address : null;
  send({ lead, address, property_id: propertyId }, share);
}

/** Who was last tracked in this browser; null if nobody was. */
export function readLead(): Lead | null {
  return readJson(localStore, leadName, (kept) => leadSchema.safeParse(kept).data ?? null);
}

/** Call when a property is gone. */
export function forgetAddress(propertyId: string): void {
  if (readAddress()?.property_id === propertyId) localStore.remove(addressName);
}

function readAddress() {
  return readJson(localStore, addressName, (kept) => keptSchema.safeParse(kept).data ?? null);
}

/** POST /api/leads. Whoever owns the home isn't bothered when it fails. */
function send(
  record: Pick<TrackRequest, 'lead' | 'address' | 'property_id'>,
  share: boolean,
): void {
  const body: TrackRequest = { ...record, id: randomUuid(), visit: describeVisit(share), share };
  commandApi(apiPaths.leads(), { method: 'POST', body }).catch((error: unknown) =>
    console.error('a lead or an address could not be tracked:', error),
  );
}
