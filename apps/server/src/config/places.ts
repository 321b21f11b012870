import { z } from 'zod';

/** The URL of a service that needs no key, or `off`. */
export const keylessService = (byDefault: string) =>
  z
    .union(
      [
        z.literal('off'),
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

const placesSchema = z.object({
  ...placesShape,
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  ORIGIN: z.string().optional(),
});

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

export function toPlacesConfig(environment: z.infer<typeof placesSchema>): PlacesConfig {
  const { GOOGLE_MAPS_API_KEY: key, ORIGIN: site } = environment;
  return {
    google: key === undefined ? null : { key, site: site ?? null },
    photonUrl: nullIfOff(environment.PHOTON_URL),
    censusUrl: nullIfOff(environment.CENSUS_GEOCODER_URL),
  };
}

export function nullIfOff(service: string): string | null {
  return service === 'off' ? null : service;
}
