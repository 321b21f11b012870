import { z } from '@hono/zod-openapi';
import { DssError } from '@dss/domain';
import { createRouter } from '../http/router.ts';
import { readingErrors, json } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';

export interface KeyDependencies {
  /** The only key that is sent to browsers. */
  readonly googleMapsApiKey: string | null;
}

const tags = ['Keys'];

const mapsKeyRoute = defineRoute({
  method: 'get',
  path: '/functions/v1/get-google-maps-key',
  operationId: 'readGoogleMapsKey',
  access: 'anyone',
  tags,
  summary: 'The key with which browsers load Google Maps',
  description: 'The only key that leaves the server. Without one, maps come from elsewhere.',
  responses: {
    200: json(z.object({ apiKey: z.string() }), 'The key'),
    ...readingErrors('maps_key_missing'),
  },
});

const openAiKeyRoute = defineRoute({
  method: 'get',
  path: '/functions/v1/get-openai-key',
  operationId: 'readOpenaiKey',
  access: 'anyone',
  tags,
  summary: 'Hands out no key anymore',
  deprecated: true,
  responses: readingErrors('openai_key_withdrawn'),
});

/** Routes of the specified key functions. */
export function createKeyRoutes({ googleMapsApiKey }: KeyDependencies) {
  return createRouter()
    .openapi(mapsKeyRoute, (context) => {
      if (googleMapsApiKey === null) throw new DssError('maps_key_missing');
      return context.json({ apiKey: googleMapsApiKey }, 200);
    })
    .openapi(openAiKeyRoute, () => {
      throw new DssError('openai_key_withdrawn');
    });
}
