import { createRoute, z, type RouteConfig } from '@hono/zod-openapi';

/** Who may use a route. Who is who: docs/security.md. */
export const accessRules = [
  /** Strangers too, who see and change nothing of anybody. */
  'anyone',
  /** A visitor or a user. */
  'known',
  /** One with the right on the property. */
  'owner',
  /** The owner, and a phone that the owner let in. */
  'phone',
  /** A user. */
  'account',
  'operator',
  /** Whoever knows `METRICS_TOKEN`; for anybody else there is no such route. */
  'token',
] as const;
export type AccessRule = (typeof accessRules)[number];

/** What a request that changes something is counted as (`apps/server/src/rate-limits/limit-writes.ts`). */
const routeLimits = [
  /** Ten a minute, unless the installation sets another. */
  'other',
  /** Quick edits, which get a higher limit. */
  'edit',
  /** Quick edits that the route counts in the transaction that makes them, with `countEdit`. */
  'edit with its work',
  /** The route counts its own requests, once it knows what to count. */
  'itself',
  /** Never counted: the route only reads, or it stops work, which must always be possible. */
  'nothing',
] as const;
export type RouteLimit = (typeof routeLimits)[number];

/** What a route says of itself beside what it takes and answers. A test asks every route in every role (`documentation/roles.test.ts`). */
export interface RouteRules {
  readonly access: AccessRule;
  /** By default `other`, and nothing for a method that changes nothing. */
  readonly limit?: RouteLimit | undefined;
}

type Definition = Omit<RouteConfig, 'path'> & { path: string } & RouteRules;

/** Defines a route of the API: its schemas, who may use it, and what it counts as. */
export function defineRoute<const Route extends Definition>(route: Route) {
  return createRoute<Route['path'], Route>(route);
}

const rulesSchema = z.object({
  access: z.enum(accessRules),
  limit: z.enum(routeLimits).optional(),
});

/**
 * What a route said of itself when it was defined.
 * @throws ZodError for a route that `defineRoute` didn't make
 */
export function rulesOf(route: object): RouteRules {
  return rulesSchema.parse(route);
}
