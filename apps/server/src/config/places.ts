import { z } from 'zod';
import type { SiteValues, ValuesOf } from './variables.ts';

/** The URL of a service that needs no key; `off` is read as null. */
export const keylessService = (byDefault: string) =>
  z
    .union(
      [
        z.literal('off').transform(() => null),
        z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, '')),
      ],
      { error: 'must be an http(s):// address, or off' },
    )
    .default(byDefault);

/** Variables for address services besides Google, which is used if its key is set. */
export const placesShape = {
  PHOTON_URL: keylessService('https://photon.komoot.io'),
  CENSUS_GEOCODER_URL: keylessService('https://geocoding.geo.census.gov/geocoder'),
} as const;

/** Google's key, and the site that the key may be restricted to. */
export interface GooglePlacesConfig {
  readonly key: string;
  readonly site: string | null;
}

export interface PlacesConfig {
  /** If set, Google answers both kinds of requests, and the other services get none. */
  readonly google: GooglePlacesConfig | null;
  /** Suggests addresses; null: no suggestions. */
  readonly photonUrl: string | null;
  /** Finds the coordinates of typed addresses; null: none are found. */
  readonly censusUrl: string | null;
}

export function toPlacesConfig(
  environment: ValuesOf<typeof placesShape> &
    SiteValues & { readonly GOOGLE_MAPS_API_KEY?: string | undefined },
): PlacesConfig {
  const { GOOGLE_MAPS_API_KEY: key, ORIGIN: site } = environment;
  return {
    google: key === undefined ? null : { key, site: site ?? null },
    photonUrl: environment.PHOTON_URL,
    censusUrl: environment.CENSUS_GEOCODER_URL,
  };
}
