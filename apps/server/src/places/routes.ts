import { z } from '@hono/zod-openapi';
import { pickedPlaceSchema, placeLimits, placeSuggestionsSchema } from '@dss/domain';
import type { Context } from 'hono';
import type { Database } from '../db/index.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { readingErrors, json } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { Places } from './places.ts';

export interface PlacesRoutesDependencies {
  readonly db: Database;
  readonly places: Places;
  readonly rateLimiter: RateLimiter;
}

const tags = ['Places'];

/** A session token in Google's format: URL-safe, at most 36 characters. */
const session = z
  .string()
  .regex(/^[\w-]{1,36}$/)
  .optional()
  .openapi({ description: 'Names one search, from the first character to the pick.' });

const suggestionsRoute = defineRoute({
  method: 'get',
  path: '/api/places/suggestions',
  operationId: 'suggestPlaces',
  access: 'anyone',
  tags,
  summary: 'US addresses that begin as typed',
  description:
    'None for two characters or fewer. What is typed goes on to the configured service, and never with who typed it. `attribution` is to be shown with the suggestions.',
  request: { query: z.object({ q: z.string().max(placeLimits.maxCharacters), session }) },
  responses: {
    200: json(placeSuggestionsSchema, 'The suggestions'),
    ...readingErrors('places_unavailable', 'too_many_requests'),
  },
});

const placeRoute = defineRoute({
  method: 'get',
  path: '/api/places/{place_id}',
  operationId: 'readPlace',
  access: 'anyone',
  tags,
  summary: 'A suggested address with its coordinates',
  request: {
    params: z.object({ place_id: z.string().min(1).max(300) }),
    query: z.object({ session }),
  },
  responses: {
    200: json(pickedPlaceSchema, 'The place'),
    ...readingErrors('place_not_found', 'places_unavailable', 'too_many_requests'),
  },
});

export function createPlacesRoutes({ db, places, rateLimiter }: PlacesRoutesDependencies) {
  const count = async (context: Context<HttpEnv>) => {
    const requester = rateLimiter.requester(context);
    await db.asActor(requester.actor, (tx) =>
      rateLimiter.count(tx, requester, [{ limit: 'placeSearch' }]),
    );
  };
  return createRouter()
    .openapi(suggestionsRoute, async (context) => {
      const { q, session: named = null } = context.req.valid('query');
      const typed = q.trim();
      // Typed addresses must not end up in a shared cache.
      context.header('Cache-Control', 'no-store');
      if (typed.length <= placeLimits.tooFewCharacters) {
        return context.json({ suggestions: [], attribution: [] }, 200);
      }
      await count(context);
      return context.json(await places.suggest(typed, named), 200);
    })
    .openapi(placeRoute, async (context) => {
      const { session: named = null } = context.req.valid('query');
      context.header('Cache-Control', 'no-store');
      await count(context);
      return context.json(await places.find(context.req.valid('param').place_id, named), 200);
    });
}
