import { mayBeInUnitedStates, placeLimits, stateNamed } from '@dss/domain';
import { z } from 'zod';
import { fetchJson, ExternalServiceError } from '../external-http/fetch-external.ts';
import type { AddressSearch, Suggestion } from './source.ts';

const service = 'Photon';
const timeoutMs = 3000;
const maxBytes = 512 * 1024;

/** More than are shown, because some are filtered out here. */
const askedFor = 15;

/** Where most visitors search, so that streets that exist in many states rank their own first. */
const likelyPlace = { lat: '37.2', lon: '-119.7', zoom: '6' };

/** The United States east of the 180th meridian, for servers that can't filter by country. */
const unitedStates = '-180,17.5,-64.4,71.6';

const answerSchema = z.object({ features: z.array(z.unknown()) });

/** A house in OpenStreetMap, in Photon's GeoJSON. Anything else is left out. */
const houseSchema = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.number(),
    countrycode: z.literal('US'),
    housenumber: z.string().trim().min(1),
    street: z.string().trim().min(1),
    city: z.string().optional(),
    district: z.string().optional(),
    locality: z.string().optional(),
    county: z.string().optional(),
    state: z.string().optional(),
    postcode: z.string().optional(),
  }),
});

type House = z.infer<typeof houseSchema>['properties'];

/** Suggestions from a Photon server, which uses OpenStreetMap data (API of Photon 0.5 and newer). */
export function createPhotonSearch(baseUrl: string): AddressSearch {
  /** Older servers refuse parameters they don't know. */
  let knowsCountries = true;

  const ask = (typed: string, byCountry: boolean) => {
    const url = new URL(`${baseUrl}/api`);
    url.search = new URLSearchParams({
      q: typed,
      layer: 'house',
      lang: 'en',
      limit: String(askedFor),
      ...likelyPlace,
      ...(byCountry ? { countrycode: 'US' } : { bbox: unitedStates }),
    }).toString();
    return fetchJson({ service, url, timeoutMs, maxBytes });
  };

  return {
    name: `photon ${baseUrl}`,
    attribution: [
      { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
      { text: 'Photon', url: 'https://photon.komoot.io/' },
    ],
    mayBeStored: true,
    suggest: async (typed) => {
      const answer = await ask(typed, knowsCountries).catch(async (error: unknown) => {
        if (!(error instanceof ExternalServiceError) || error.status !== 400 || !knowsCountries)
          throw error;
        const older = await ask(typed, false);
        // The parameter was the reason for the refusal, not the typed text.
        knowsCountries = false;
        return older;
      });
      const { data } = answerSchema.safeParse(answer);
      if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
      return firstOfEach(data.features.flatMap(toSuggestion));
    },
    // Photon can't look up a place by id; each suggestion came with its place.
    find: () => Promise.resolve(null),
  };
}

function toSuggestion(feature: unknown): Suggestion[] {
  const { data } = houseSchema.safeParse(feature);
  if (data === undefined) return [];
  const [lng, lat] = data.geometry.coordinates;
  if (!mayBeInUnitedStates({ lat, lng })) return [];
  const house = data.properties;
  const mainText = `${house.housenumber} ${house.street}`;
  const secondaryText = regionOf(house);
  const description = [mainText, secondaryText].filter((part) => part !== '').join(', ');
  const placeId = placeIdOf(house);
  return [
    {
      suggestion: {
        place_id: placeId,
        description,
        structured_formatting: { main_text: mainText, secondary_text: secondaryText },
      },
      place: { place_id: placeId, formatted_address: description, lat, lng },
    },
  ];
}

/** City, state and ZIP code, as in a mailing address. */
function regionOf({ city, district, locality, county, state, postcode }: House): string {
  const stateAndCode = [state === undefined ? '' : (stateNamed(state) ?? state), postcode ?? ''];
  return [city ?? district ?? locality ?? county ?? '', stateAndCode.join(' ').trim()]
    .filter((part) => part !== '')
    .join(', ');
}

/** The id alone is ambiguous, because one OpenStreetMap element may have many house numbers. */
function placeIdOf({ osm_type: type, osm_id: id, housenumber }: House): string {
  return `osm:${type}${id}:${housenumber.replaceAll(/[^\p{L}\p{N}-]+/gu, '_').slice(0, 50)}`;
}

/** Removes duplicates: a building and its entrance may have the same address. */
function firstOfEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const byAddress = new Map<string, Suggestion>();
  for (const each of suggestions) {
    const { description } = each.suggestion;
    if (!byAddress.has(description)) byAddress.set(description, each);
  }
  return [...byAddress.values()].slice(0, placeLimits.maxSuggestions);
}
