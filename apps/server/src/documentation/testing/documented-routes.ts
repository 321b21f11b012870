import { z } from 'zod';
import { accessRules, type AccessRule } from '../../http/define-route.ts';
import type { TestApp } from '../../testing/app.ts';

/** A route as the API's document describes it. */
export interface DocumentedRoute {
  /** `GET /api/properties/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: AccessRule;
}

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-access': z.enum(accessRules) }))),
});

/** Every route of the API. */
export async function routesOf(app: TestApp): Promise<DocumentedRoute[]> {
  const response = await app.stranger.fetch('/api/openapi.json');
  const { paths } = documentSchema.parse(await response.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, rules]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      access: rules['x-access'],
    })),
  );
}
