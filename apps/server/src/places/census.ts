import { z } from 'zod';
import { fetchJson, ExternalServiceError } from '../external-http/fetch-external.ts';
import { agreedAddress, type Geocoder } from './source.ts';

const service = 'US Census geocoder';
const timeoutMs = 15_000;
const maxBytes = 512 * 1024;

const answerSchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string().min(1),
        /** x is the longitude. */
        coordinates: z.object({ x: z.number(), y: z.number() }),
      }),
    ),
  }),
});

/**
 * The geocoder of the US Census Bureau (Geocoding Services Web API, locations/onelineaddress). Its coordinates are interpolated
 * along the street from the house numbers at its ends, so they often miss the house.
 */
export function createCensusGeocoder(baseUrl: string): Geocoder {
  return {
    name: `census ${baseUrl}`,
    mayBeStored: true,
    locate: async (typed) => {
      const url = new URL(`${baseUrl}/locations/onelineaddress`);
      url.search = new URLSearchParams({
        address: typed,
        benchmark: 'Public_AR_Current',
        format: 'json',
      }).toString();
      const answer = await fetchJson({ service, url, timeoutMs, maxBytes }).catch(
        (error: unknown) => {
          // The geocoder refuses an address that it can't split into number and street.
          if (error instanceof ExternalServiceError && error.status === 400) return noMatches;
          throw error;
        },
      );
      const { data } = answerSchema.safeParse(answer);
      if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
      return agreedAddress(
        data.result.addressMatches.map(({ matchedAddress, coordinates }) => ({
          formattedAddress: matchedAddress,
          lat: coordinates.y,
          lng: coordinates.x,
        })),
      );
    },
  };
}

const noMatches = { result: { addressMatches: [] } };
