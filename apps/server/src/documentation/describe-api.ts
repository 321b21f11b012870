import * as domain from '@dss/domain';
import { z } from 'zod';
import { createRouter, type Router } from '../http/router.ts';
import { rulesOf } from '../http/define-route.ts';
import { shareSchemas } from './share-schemas.ts';

/**
 * Describes the API as an OpenAPI document, made of its routes, with who may use each and what it counts as (`x-access`, `x-rate-limit`).
 * Schemas are called as the domain calls them.
 * @param origin the public origin; null: wherever the document was asked for
 */
export function describeApi(api: Router, origin: string | null): unknown {
  const described = createRouter();
  described.openAPIRegistry.registerComponent('securitySchemes', 'visitorToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'A visitor token from `POST /api/visitors`. Browsers send a cookie instead.',
  });
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { access, limit, ...route } = { ...definition.route, ...rulesOf(definition.route) };
    described.openAPIRegistry.registerPath({
      ...route,
      'x-access': access,
      ...(limit !== undefined && { 'x-rate-limit': limit }),
    });
  }
  const document = described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Defensible Space Score',
      version: '0.1.0',
      description:
        "From an address and photos of a house to a defensible-space score that explains itself. Somebody else's property answers like one that doesn't exist.",
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: origin ?? '/' }],
    security: [{ visitorToken: [] }],
  });
  return shareSchemas(document, describeDomain());
}

/**
 * JSON schemas of what the domain exports, by name: `Property` of `propertySchema`. By what they say, and not by a name that each
 * carries, because the library leaves out `null` where a schema that carries a name may be null.
 */
function describeDomain(): Record<string, unknown> {
  const router = createRouter();
  for (const [name, schema] of Object.entries(domain)) {
    if (!(schema instanceof z.ZodType)) continue;
    const shown = name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '');
    router.openAPIRegistry.register(shown, schema.clone());
  }
  const { components } = router.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Schemas', version: '0' },
  });
  // Plain text and numbers are as well described where they stand.
  return Object.fromEntries(
    Object.entries(components?.schemas ?? {}).filter(
      ([, schema]) => 'enum' in schema || !('type' in schema) || schema.type === 'object',
    ),
  );
}
