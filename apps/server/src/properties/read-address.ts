import {
  addressSchema,
  DssError,
  latitudeSchema,
  longitudeSchema,
  withTypedUnit,
  type CreateProperty,
} from '@dss/domain';
import type { tables } from '../db/index.ts';

type AddressColumns = Pick<
  typeof tables.properties.$inferSelect,
  'addressFormatted' | 'typedAddress' | 'placeId' | 'coordinatesSource' | 'lat' | 'lng'
>;

/**
 * What a request says of an address: typed, and perhaps picked. A unit that was typed is kept with the picked address.
 * @throws DssError `invalid_address`; `invalid_coordinates` if only one coordinate is given or one is out of range
 */
export function readAddress(
  request: Omit<CreateProperty, 'id' | 'nickname'>,
): AddressColumns & { /** Sanitized, as it is shown. */ readonly typed: string } {
  const typed = addressSchema.safeParse(request.address);
  if (!typed.success) throw new DssError('invalid_address');
  const place = placeOf(request);
  const typedAddress = asStored(request.address.trim());
  const picked = place.formattedAddress;
  return {
    typed: asStored(typed.data),
    typedAddress,
    addressFormatted: picked === null ? typedAddress : withTypedUnit(picked, typedAddress),
    placeId: place.placeId && asStored(place.placeId),
    coordinatesSource: place.lat === null ? null : 'picked',
    lat: place.lat,
    lng: place.lng,
  };
}

/** Text as it will be read again: halves of a character that lack the other half can't be sent. */
export function asStored(text: string): string {
  return text.toWellFormed();
}

/** The picked place: from `place`, or from the request's fields of the same meaning. */
function placeOf(request: Omit<CreateProperty, 'id' | 'nickname'>) {
  const named = request.place ?? { ...request, formatted_address: request.address_formatted };
  const { place_id: placeId = null, lat = null, lng = null } = named;
  const onEarth =
    lat === null
      ? lng === null
      : latitudeSchema.safeParse(lat).success && longitudeSchema.safeParse(lng).success;
  if (!onEarth) throw new DssError('invalid_coordinates');
  const picked = named.formatted_address?.trim() ?? '';
  return { placeId, lat, lng, formattedAddress: picked === '' ? null : asStored(picked) };
}
