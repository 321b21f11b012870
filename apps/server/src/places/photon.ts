import { mayBeInUnitedStates, placeLimits } from '@dss/domain';
import { z } from 'zod';
import { fetchJson, ExternalServiceError } from '../external-http/index.ts';
import { stateCode } from './state-codes.ts';
import type { AddressSearch, Suggestion } from './source.ts';

const service = 'Photon';
const timeoutMs = 3000;
const maxBytes = 512 * 1024;

/** More than are shown: some are left out here. */
const askedFor = 15;

/** Where most who search are, so that a street of many states is theirs first. */
const likelyPlace = { lat: '37.2', lon: '-119.7', zoom: '6' };

/** All of the United States on this side of the 180th meridian, for servers that know no countries. */
const unitedStates = '-180,17.5,-64.4,71.6';

const answerSchema = z.object({ features: z.array(z.unknown()) });

/** A house of OpenStreetMap as Photon's GeoJSON tells it. Whatever is not one of these is left out. */
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

/** Suggestions of a Photon server, which works on the data of OpenStreetMap (API of Photon 0.5 and newer). */
export function createPhotonSearch(baseUrl: string): AddressSearch {
  /** Older servers refuse parameters that they don't know. */
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
    mayBeKept: true,
    suggest: async (typed) => {
      const answer = await ask(typed, knowsCountries).catch(async (error: unknown) => {
        if (!(error instanceof ExternalServiceError) || error.status !== 400 || !knowsCountries)
          throw error;
        const older = await ask(typed, false);
        // It was the parameter, then, and not what somebody typed.
        knowsCountries = false;
        return older;
      });
      const { data } = answerSchema.safeParse(answer);
      if (data === undefined) throw new ExternalServiceError(service, 'malformed', null);
      return firstOfEach(data.features.flatMap(toSuggestion));
    },
    // A Photon server can't be asked for one place: each came with its suggestion.
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

/** City, state and ZIP code, as on a letter. */
function regionOf({ city, district, locality, county, state, postcode }: House): string {
  const stateAndCode = [state === undefined ? '' : stateCode(state), postcode ?? ''];
  return [city ?? district ?? locality ?? county ?? '', stateAndCode.join(' ').trim()]
    .filter((part) => part !== '')
    .join(', ');
}

/** One element of OpenStreetMap may hold many house numbers, so its id alone names none of them. */
function placeIdOf({ osm_type: type, osm_id: id, housenumber }: House): string {
  return `osm:${type}${id}:${housenumber.replaceAll(/[^\p{L}\p{N}-]+/gu, '_').slice(0, 50)}`;
}

/** The same address may stand on a building and on its entrance. */
function firstOfEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const byAddress = new Map<string, Suggestion>();
  for (const each of suggestions) {
    const { description } = each.suggestion;
    if (!byAddress.has(description)) byAddress.set(description, each);
  }
  return [...byAddress.values()].slice(0, placeLimits.maxSuggestions);
}
