import { z } from 'zod';

/** An address of a service that asks for no key, or the word that does without it. */
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

/** Who knows addresses, beside Google where its key is set. */
export const placesShape = {
  PHOTON_URL: keylessService('https://photon.komoot.io'),
  CENSUS_GEOCODER_URL: keylessService('https://geocoding.geo.census.gov/geocoder'),
} as const;

const placesSchema = z.object({
  ...placesShape,
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  ORIGIN: z.string().optional(),
});

/** Google's key, and the address of the site that it may be restricted to. */
export interface GooglePlacesConfig {
  readonly key: string;
  readonly site: string | null;
}

export interface PlacesConfig {
  /** With it, Google answers both, and the others are asked for nothing. */
  readonly google: GooglePlacesConfig | null;
  /** Suggests addresses; null: nobody does. */
  readonly photonUrl: string | null;
  /** Finds coordinates of what was typed; null: nobody does. */
  readonly censusUrl: string | null;
}

export function toPlacesConfig(environment: z.infer<typeof placesSchema>): PlacesConfig {
  const { GOOGLE_MAPS_API_KEY: key, ORIGIN: site } = environment;
  return {
    google: key === undefined ? null : { key, site: site ?? null },
    photonUrl: orNull(environment.PHOTON_URL),
    censusUrl: orNull(environment.CENSUS_GEOCODER_URL),
  };
}

export function orNull(service: string): string | null {
  return service === 'off' ? null : service;
}
