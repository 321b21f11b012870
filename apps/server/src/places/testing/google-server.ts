import { z } from 'zod';
import {
  startServiceServer,
  type ReceivedQuestion,
  type ServiceReply,
  type ServiceServer,
} from '../../external-http/testing/service-server.ts';

export const googleKey = 'key-of-the-tests';
export const googleSite = 'https://dss.example';

export interface GoogleAnswers {
  readonly predictions?: readonly object[] | Exclude<ServiceReply, object>;
  /** By place id. */
  readonly details?: Readonly<Record<string, object>>;
  readonly found?: readonly object[];
}

const autocompleteSchema = z.strictObject({
  input: z.string().min(1),
  includedRegionCodes: z.array(z.string().length(2)).max(15),
  includedPrimaryTypes: z.array(z.string()).max(5),
  languageCode: z.string(),
  locationBias: z.object({ rectangle: z.object({}) }),
  sessionToken: z.string().max(36).optional(),
});
const searchTextSchema = z.strictObject({
  textQuery: z.string().min(1),
  regionCode: z.string().length(2),
  languageCode: z.string(),
  locationBias: z.object({ rectangle: z.object({}) }),
  pageSize: z.int().min(1).max(20),
});

/** Google's Places API (New) for a project whose key is restricted to one site. */
export function startGoogleServer(answers: GoogleAnswers): Promise<ServiceServer> {
  return startServiceServer((question) => {
    const { method, path, headers } = question;
    if (headers['x-goog-api-key'] !== googleKey) throw new Error('a call without the key');
    if ((headers['x-goog-fieldmask'] ?? '') === '') throw new Error('a call without a field mask');
    if (headers.referer !== `${googleSite}/`) {
      return error(403, 'PERMISSION_DENIED', 'Requests from referer <empty> are blocked.');
    }
    if (method === 'POST' && path === '/v1/places:autocomplete') {
      autocompleteSchema.parse(question.body);
      const { predictions = [] } = answers;
      if (typeof predictions === 'string') return predictions;
      // Without results Google returns an empty object.
      return { json: predictions.length === 0 ? {} : { suggestions: predictions } };
    }
    if (method === 'POST' && path === '/v1/places:searchText') {
      searchTextSchema.parse(question.body);
      const { found = [] } = answers;
      return { json: found.length === 0 ? {} : { places: found } };
    }
    return details(question, answers);
  });
}

function details({ method, path }: ReceivedQuestion, answers: GoogleAnswers): ServiceReply {
  const id = /^\/v1\/places\/([\w-]+)$/.exec(path)?.[1];
  if (method !== 'GET' || id === undefined) throw new Error(`${method} ${path}`);
  const place = answers.details?.[id];
  return place === undefined
    ? error(400, 'INVALID_ARGUMENT', `Not a valid Place ID: ${id}`)
    : { json: place };
}

function error(code: number, status: string, message: string): ServiceReply {
  return { status: code, json: { error: { code, message, status } } };
}

export function prediction(placeId: string, main: string, secondary?: string): object {
  const text = secondary === undefined ? main : `${main}, ${secondary}`;
  return {
    placePrediction: {
      placeId,
      text: { text },
      structuredFormat: {
        mainText: { text: main, matches: [{ endOffset: 2 }] },
        ...(secondary === undefined ? {} : { secondaryText: { text: secondary } }),
      },
    },
  };
}

export function googlePlace(id: string, changes: object = {}): object {
  return {
    id,
    formattedAddress: '12 Ridge Rd, Paradise, CA 95969, USA',
    location: { latitude: 39.7596, longitude: -121.6219 },
    types: ['street_address'],
    addressComponents: [
      { longText: 'United States', shortText: 'US', types: ['country', 'political'] },
    ],
    ...changes,
  };
}
