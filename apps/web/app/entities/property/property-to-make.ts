import { addressSchema, nicknameSchema, stateOfAddress, type Property } from '@dss/domain';

import type { HomeToMake } from '../../lib/api/homes-to-make.ts';

/** What is known of a home that the server doesn't have yet: what its owner typed, and nothing of its place. */
export function propertyToMake({ id, address, nickname, place, madeAt }: HomeToMake): Property {
  const typed = addressSchema.safeParse(address).data ?? address;
  const state = stateOfAddress(typed);
  return {
    id,
    user_id: null,
    address: nicknameSchema.safeParse(nickname).data ?? typed,
    address_formatted: place?.formatted_address ?? typed,
    state,
    state_source: state === null ? null : 'address',
    place_id: null,
    lat: null,
    lng: null,
    coordinates_source: null,
    outline: null,
    front_faces: null,
    front_faces_offered: null,
    missing_sides: [],
    created_at: new Date(madeAt).toISOString(),
  };
}
