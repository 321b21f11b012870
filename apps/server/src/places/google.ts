import { mayBeInUnitedStates, placeLimits, type PickedPlace } from '@dss/domain';
import { z } from 'zod';
import type { GooglePlacesConfig } from '../config/index.ts';
import { fetchJson, ExternalServiceError } from '../external-http/fetch-external.ts';
import { agreedAddress, type AddressSearch, type Geocoder, type Suggestion } from './source.ts';

const service = 'Google Places';
const maxBytes = 512 * 1024;
const typingMs = 3000;
const locatingMs = 15_000;

/** The types of Places that count as addresses. */
const addressTypes = ['street_address', 'premise', 'subpremise'];

/** Where most visitors search. Without it, Google guesses from the location of this server. */
const california = {
  rectangle: {
    low: { latitude: 32.5, longitude: -124.5 },
    high: { latitude: 42.1, longitude: -114.1 },
  },
};

const predictionSchema = z.object({
  placePrediction: z.object({
    placeId: z.string().min(1),
    text: z.object({ text: z.string().min(1) }),
    structuredFormat: z.object({
      mainText: z.object({ text: z.string().min(1) }),
      secondaryText: z.object({ text: z.string() }).optional(),
    }),
  }),
});
/** Google omits the field if there are no predictions. */
const predictionsSchema = z.object({ suggestions: z.array(predictionSchema).default([]) });

const placeSchema = z.object({
  id: z.string().min(1),
  formattedAddress: z.string().min(1),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()).default([]),
  addressComponents: z
    .array(z.object({ shortText: z.string().optional(), types: z.array(z.string()).default([]) }))
    .default([]),
});
const foundSchema = z.object({ places: z.array(placeSchema).default([]) });
type GooglePlace = z.infer<typeof placeSchema>;

const placeFields = ['id', 'formattedAddress', 'location', 'types', 'addressComponents'];

/**
 * Google's Places API (New). Its terms forbid caching responses: only the place that a visitor picks is stored, with their
 * property.
 */
export function createGooglePlaces(
  { key, site }: GooglePlacesConfig,
  baseUrl = 'https://places.googleapis.com',
): AddressSearch & Geocoder {
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    fields: readonly string[],
    { body, timeoutMs = typingMs }: { readonly body?: object; readonly timeoutMs?: number } = {},
  ): Promise<z.output<Schema>> => {
    const answer = await fetchJson({
      service,
      url: new URL(`${baseUrl}/v1/${path}`),
      timeoutMs,
      maxBytes,
      headers: {
        'X-Goog-Api-Key': key,
        'X-Goog-FieldMask': fields.join(','),
        // The key is public, so it should be restricted to our site; Google then checks the referrer.
        ...(site === null ? {} : { Referer: `${site}/` }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new ExternalServiceError(service, 'malformed', null);
    return parsed.data;
  };

  return {
    name: 'google',
    // Google's policies require this text wherever its data is shown without one of its maps.
    attribution: [{ text: 'Google Maps', url: null }],
    mayBeStored: false,
    suggest: async (typed, session) => {
      const { suggestions } = await ask(
        predictionsSchema,
        'places:autocomplete',
        ['placeId', 'text.text', 'structuredFormat'].map(
          (field) => `suggestions.placePrediction.${field}`,
        ),
        {
          body: {
            input: typed,
            includedRegionCodes: ['us'],
            includedPrimaryTypes: addressTypes,
            languageCode: 'en',
            locationBias: california,
            ...(session === null ? {} : { sessionToken: session }),
          },
        },
      );
      return suggestions.slice(0, placeLimits.maxSuggestions).map(toSuggestion);
    },
    find: async (placeId, session) => {
      if (!/^[\w-]{1,300}$/.test(placeId)) return null;
      const query = session === null ? '' : `?sessionToken=${encodeURIComponent(session)}`;
      const path = `places/${placeId}${query}`;
      const place = await ask(placeSchema, path, placeFields).catch((error: unknown) => {
        if (
          error instanceof ExternalServiceError &&
          (error.status === 400 || error.status === 404)
        ) {
          return null;
        }
        throw error;
      });
      return place === null || !isInUnitedStates(place) ? null : toPickedPlace(place);
    },
    locate: async (typed) => {
      const { places } = await ask(
        foundSchema,
        'places:searchText',
        placeFields.map((field) => `places.${field}`),
        {
          body: {
            textQuery: typed,
            regionCode: 'US',
            languageCode: 'en',
            locationBias: california,
            pageSize: 3,
          },
          timeoutMs: locatingMs,
        },
      );
      return agreedAddress(
        places
          .filter((place) => isInUnitedStates(place) && isAddress(place))
          .map(toPickedPlace)
          .map(({ formatted_address: formattedAddress, lat, lng }) => ({
            formattedAddress,
            lat,
            lng,
          })),
      );
    },
  };
}

function toSuggestion({ placePrediction }: z.infer<typeof predictionSchema>): Suggestion {
  const { placeId, text, structuredFormat } = placePrediction;
  return {
    suggestion: {
      place_id: placeId,
      description: text.text,
      structured_formatting: {
        main_text: structuredFormat.mainText.text,
        secondary_text: structuredFormat.secondaryText?.text ?? '',
      },
    },
    place: null,
  };
}

function toPickedPlace({ id, formattedAddress, location }: GooglePlace): PickedPlace {
  return {
    place_id: id,
    formatted_address: formattedAddress,
    lat: location.latitude,
    lng: location.longitude,
  };
}

function isAddress({ types }: GooglePlace): boolean {
  return types.some((type) => addressTypes.includes(type));
}

/** Checks the country again, because clients can request any place id. */
function isInUnitedStates({ addressComponents, location }: GooglePlace): boolean {
  const country = addressComponents.find(({ types }) => types.includes('country'))?.shortText;
  // Google treats Puerto Rico and other territories as countries.
  const isOurs = country === undefined || ['US', 'PR', 'VI', 'GU', 'MP', 'AS'].includes(country);
  return isOurs && mayBeInUnitedStates({ lat: location.latitude, lng: location.longitude });
}
