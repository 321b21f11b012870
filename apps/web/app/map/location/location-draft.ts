import {
  fittedOutline,
  latitudeSchema,
  longitudeSchema,
  type HouseOutline,
  type LatLng,
  type Property,
  type PropertyLocation,
} from '@dss/domain';

/** Pin and outline while they are being laid. */
export interface LocationDraft {
  readonly pin: LatLng | null;
  /** Null: an assumed house is drawn. */
  readonly outline: HouseOutline | null;
}

export function draftOfLocation({
  lat,
  lng,
  outline,
}: Pick<Property, 'lat' | 'lng' | 'outline'>): LocationDraft {
  return { pin: lat === null || lng === null ? null : { lat, lng }, outline };
}

/** What is sent; null while there is no pin. */
export function locationFrom({ pin, outline }: LocationDraft): PropertyLocation | null {
  return pin === null ? null : { ...pin, outline: outline && fittedOutline(outline) };
}

/** A latitude and a longitude as typed; null unless they are a place on earth. */
export function parsePin(lat: string, lng: string): LatLng | null {
  const [latitude, longitude] = [lat, lng].map((text) =>
    text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')),
  );
  const parsedLat = latitudeSchema.safeParse(latitude);
  const parsedLng = longitudeSchema.safeParse(longitude);
  return parsedLat.success && parsedLng.success
    ? { lat: parsedLat.data, lng: parsedLng.data }
    : null;
}

/** Coordinates as they are shown: 6 decimals, which is a hand's breadth. */
export function shownDegrees(degrees: number): string {
  return degrees.toFixed(6);
}
