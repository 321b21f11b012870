import { deploymentSchema, type Deployment } from '@dss/domain';
import type { Context } from 'hono';
import type { Config, ExpectedVariable, PublicServices } from '../config/index.ts';
import { servicesInUse } from '../pages/services-in-use.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { readingErrors, json } from '../http/describe-responses.ts';
import { ownOrigin } from '../http/origin.ts';
import { defineRoute } from '../http/define-route.ts';

export interface EnvironmentDependencies {
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
  readonly environment: Pick<
    Config,
    | 'profile'
    | 'publicServices'
    | 'ai'
    | 'localModels'
    | 'places'
    | 'addressFacts'
    | 'fireWarnings'
    | 'push'
    | 'imagery'
    | 'leads'
    | 'scoreReceiver'
    | 'retentionMonths'
    | 'origin'
    | 'aiServiceName'
    | 'contactEmail'
  >;
  readonly googleMapsApiKey: string | null;
}

const deploymentRoute = defineRoute({
  method: 'get',
  path: '/api/environment',
  operationId: 'readEnvironment',
  access: 'anyone',
  tags: ['Operations'],
  summary: 'What is missing in the configuration, where visits may be counted, who else is asked',
  description:
    'Names and lengths of variables, never a character of a value. `analytics` is null outside production domains, without a key, and for requests with `Sec-GPC: 1`.',
  responses: { 200: json(deploymentSchema, 'The deployment'), ...readingErrors() },
});

export function createEnvironmentRoutes(dependencies: EnvironmentDependencies) {
  return createRouter().openapi(deploymentRoute, (context) => {
    context.header('Cache-Control', 'private, no-cache');
    context.header('Vary', 'Sec-GPC, Host');
    return context.json(describeDeployment(context, dependencies), 200);
  });
}

function describeDeployment(
  context: Context<HttpEnv>,
  { origin, environment, googleMapsApiKey }: EnvironmentDependencies,
): Deployment {
  const { profile, publicServices, ai, localModels } = environment;
  const known = {
    google_maps: googleMapsApiKey !== null,
    lacks_local_model: localModels !== null && ai === null,
    services: servicesInUse(environment),
  };
  // The local profile requires no variables and uses no analytics.
  if (profile === 'local') return { missing: [], variables: [], ...known, analytics: null };
  const { hostname } = new URL(ownOrigin(context, origin));
  const mayCount =
    publicServices.productionDomains.includes(hostname) && context.req.header('Sec-GPC') !== '1';
  const missing = missingVariables(publicServices);
  return {
    missing,
    variables: missing.length === 0 ? [] : [...publicServices.expected],
    ...known,
    analytics: mayCount ? publicServices.analytics : null,
  };
}

/** Expected variables that aren't set. */
function missingVariables({ expected }: PublicServices): ExpectedVariable[] {
  return expected.flatMap(({ name, length }) => (length === null ? [name] : []));
}

/** What whoever runs a server without an address for questions should know. */
export const noContact =
  'CONTACT_EMAIL is unset: the legal pages say that there is no address for questions and for requests about personal data.';

/** The message that a production deployment logs at startup; null if nothing is missing. */
export function describeMissing(services: PublicServices): string | null {
  const missing = missingVariables(services);
  return missing.length === 0
    ? null
    : `Missing required environment variables: ${missing.join(', ')}`;
}
