import {
  fittedOutline,
  latitudeSchema,
  longitudeSchema,
  type HouseOutline,
  type LatLng,
  type Property,
  type PropertyLocation,
} from '@dss/domain';

/** Pin and outline while they are being edited. */
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

/** The location to save; null if there is no pin. */
export function locationFrom({ pin, outline }: LocationDraft): PropertyLocation | null {
  return pin === null ? null : { ...pin, outline: outline && fittedOutline(outline) };
}

/** Parses a typed latitude and longitude; null if they aren't a place on earth. */
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

/** Coordinates for display: 6 decimals, about 4 inches. */
export function shownDegrees(degrees: number): string {
  return degrees.toFixed(6);
}
