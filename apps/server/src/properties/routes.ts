import { z } from '@hono/zod-openapi';
import {
  changeAddressSchema,
  changePropertySchema,
  createPropertySchema,
  DssError,
  propertyComparisonSchema,
  propertyCursorSchema,
  propertyListSchema,
  propertyLocationSchema,
  propertySchema,
} from '@dss/domain';
import type { Clock } from '../clock/index.ts';
import { checkForm, parsePropertyId, propertyParams } from '../http/check-request.ts';
import { createRouter } from '../http/router.ts';
import { changingErrors, readingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { limitBody } from '../http/limit-body.ts';
import { defineRoute } from '../http/define-route.ts';
import { asksAnything } from '../address-facts/home-facts.ts';
import { learnFactsLater } from '../address-facts/learn-facts.ts';
import type { AddressFactsSource } from '../address-facts/address-facts.ts';
import { locateLater } from '../places/locate-property.ts';
import type { Places } from '../places/places.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { asActorOrNewVisitor, type VisitorDependencies } from '../visitors/identify.ts';
import { listProperties, type ListDependencies } from './list-properties.ts';
import { compareProperties } from './compare-properties.ts';
import { changeAddress } from './change-address.ts';
import { changeProperty } from './change-property.ts';
import { createProperty, readProperty } from './property.ts';
import { saveLocation } from './save-location.ts';

export type PropertyDependencies = VisitorDependencies &
  ListDependencies & {
    readonly rateLimiter: RateLimiter;
    readonly clock: Clock;
    readonly places: Places;
    readonly addressFacts: AddressFactsSource;
  };

const tags = ['Properties'];

const { id: givenId, address, nickname } = createPropertySchema.shape;

/** A missing or mistyped address gets the same specified message as an invalid one. */
const specifiedForm = checkForm((body) => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const given: Readonly<Record<string, unknown>> = { ...body };
  if (!givenId.safeParse(given['id']).success) throw new DssError('invalid_property_id');
  if (!address.safeParse(given['address']).success) throw new DssError('invalid_address');
  if (!nickname.safeParse(given['nickname']).success) throw new DssError('invalid_nickname');
});

const createPropertyRoute = defineRoute({
  method: 'post',
  path: '/api/properties',
  operationId: 'createProperty',
  access: 'anyone',
  limit: 'itself',
  tags,
  summary: 'Create a property',
  description:
    'The property belongs to whoever makes it. A browser that we do not know yet gets its visitor cookie with this answer.',
  middleware: specifiedForm,
  request: {
    body: jsonBody(createPropertySchema),
  },
  responses: {
    201: json(propertySchema, 'The new property'),
    ...changingErrors(
      'invalid_address',
      'invalid_nickname',
      'invalid_property_id',
      'invalid_coordinates',
      'too_many_properties',
    ),
  },
});

/** Default page length of the list. */
const pageLength = 40;
const longestPage = 100;

const listPropertiesRoute = defineRoute({
  method: 'get',
  path: '/api/properties',
  operationId: 'listProperties',
  access: 'anyone',
  tags,
  summary: "The asking visitor's properties, newest first",
  description:
    "Each with how many photos it has, its first photo's small picture by signed URL, and the figures of its newest result.",
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(longestPage).default(pageLength),
      after: propertyCursorSchema.optional().openapi({
        description: 'The `next_cursor` of the page before; absent: the first page.',
      }),
    }),
  },
  responses: {
    200: json(propertyListSchema, 'Own properties'),
    ...readingErrors('invalid_request'),
  },
});

const comparePropertiesRoute = defineRoute({
  method: 'get',
  path: '/api/compared-properties',
  operationId: 'compareProperties',
  access: 'anyone',
  tags,
  summary: "The asking visitor's properties side by side, newest first",
  description:
    'The figures of each newest result, and what to do first: at most three actions, as the plan orders them. Properties that are gone, or somebody else’s, are left out.',
  request: {
    query: z.object({
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(z.uuid()).max(longestPage))
        .optional()
        .openapi({ type: 'string', description: 'Ids with commas between them; absent: all.' }),
      limit: z.coerce.number().int().min(1).max(longestPage).default(longestPage),
      after: propertyCursorSchema.optional().openapi({
        description: 'The `next_cursor` of the page before; absent: the first page.',
      }),
    }),
  },
  responses: {
    200: json(propertyComparisonSchema, 'Own properties'),
    ...readingErrors('invalid_request'),
  },
});

const readPropertyRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}',
  operationId: 'readProperty',
  access: 'phone',
  tags,
  summary: 'Read a property',
  description: "Somebody else's property answers exactly like one that doesn't exist.",
  request: { params: propertyParams },
  responses: {
    200: json(propertySchema, 'The property'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

/** Fits seven numbers. */
const maxLocationBytes = 1024;

const saveLocationRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/location',
  operationId: 'saveLocation',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Say where the house is',
  description:
    'The pin, and the outline of the house around it in feet; null takes the outline away. Placed photos keep their `lat` and `lng`: their `x_rel` and `y_rel` follow from the new pin.',
  middleware: limitBody(maxLocationBytes),
  request: {
    params: propertyParams,
    body: jsonBody(propertyLocationSchema),
  },
  responses: {
    200: json(propertySchema, 'The property'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

/** Fits the longest address, in any script, with its place. */
const maxAddressBytes = 64 * 1024;

const changeAddressRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/address',
  operationId: 'changeAddress',
  access: 'owner',
  tags,
  summary: 'Correct the address, or the state that the home is in',
  description:
    'Named like the address of a new property; a nickname stays. The home is located anew unless the new text may be the same place, where a pin that the owner set stays. `state` null: it follows from the address. Photos, answers and results stay, and what the address was before is in reports and in the export.',
  middleware: limitBody(maxAddressBytes),
  request: {
    params: propertyParams,
    body: jsonBody(changeAddressSchema),
  },
  responses: {
    200: json(propertySchema, 'The property'),
    ...changingErrors(
      'invalid_address',
      'invalid_coordinates',
      'invalid_property_id',
      'property_not_found',
      'address_history_full',
    ),
  },
});

/** Fits a direction, three sides and a day. */
const maxChangeBytes = 256;

const changePropertyRoute = defineRoute({
  method: 'patch',
  path: '/api/properties/{id}',
  operationId: 'changeProperty',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Say which way the front of the house faces, or which sides it lacks',
  description:
    'What is absent stays. `front_faces` null: nobody knows. Photos and answers whose side was named as one of the house (`direction_said_as` or `side_said_as` is `house`) turn along, so that the back stays the back; those named by the compass stay. Start an analysis to have a turned front in the score. `missing_sides` are sides of the house that do not exist: nothing is expected there, which counts at once. They stay when the front turns.',
  middleware: limitBody(maxChangeBytes),
  request: {
    params: propertyParams,
    body: jsonBody(changePropertySchema),
  },
  responses: {
    200: json(propertySchema, 'The property'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export function createPropertyRoutes(dependencies: PropertyDependencies) {
  const { db, places, addressFacts, rateLimiter } = dependencies;
  return createRouter()
    .openapi(createPropertyRoute, async (context) => {
      const request = context.req.valid('json');
      const property = await asActorOrNewVisitor(context, dependencies, (owner) => {
        const requester = { ...rateLimiter.requester(context), actor: owner.actor };
        return createProperty(db, owner, request, {
          count: (tx) => rateLimiter.count(tx, requester, [{ limit: 'createProperty' }]),
          locateLater: places.locates ? locateLater : null,
          learnFactsLater: asksAnything(addressFacts) ? learnFactsLater : null,
        });
      });
      return context.json(property, 201);
    })
    .openapi(listPropertiesRoute, async (context) => {
      const { limit, after } = context.req.valid('query');
      const page = { limit, after };
      return context.json(await listProperties(dependencies, context.var.actor, page), 200);
    })
    .openapi(comparePropertiesRoute, async (context) => {
      const { ids = null, limit, after } = context.req.valid('query');
      const homes = { ids, limit, after };
      return context.json(await compareProperties(dependencies, context.var.actor, homes), 200);
    })
    .openapi(readPropertyRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await readProperty(db, context.var.actor, id), 200);
    })
    .openapi(saveLocationRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const location = context.req.valid('json');
      return context.json(await saveLocation(dependencies, context.var.actor, id, location), 200);
    })
    .openapi(changeAddressRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const change = context.req.valid('json');
      const changing = { ...dependencies, locateLater: places.locates ? locateLater : null };
      return context.json(await changeAddress(changing, context.var.actor, id, change), 200);
    })
    .openapi(changePropertyRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const change = context.req.valid('json');
      return context.json(await changeProperty(dependencies, context.var.actor, id, change), 200);
    });
}
