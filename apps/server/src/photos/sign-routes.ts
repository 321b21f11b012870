import { z } from '@hono/zod-openapi';
import { signedImagesSchema, signedPathsSchema, signImageRequestSchema } from '@dss/domain';
import { createRouter } from '../http/router.ts';
import { changingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { ownOrigin } from '../http/origin.ts';
import { parsePropertyId } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import type { PhotoDependencies } from './photo.ts';
import { signImages, signPaths } from './sign-photos.ts';

export type SignDependencies = PhotoDependencies & {
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
};

const signRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/sign-image',
  operationId: 'signImages',
  access: 'anyone',
  limit: 'nothing',
  tags: ['Photos'],
  summary: "Addresses under which one's own photos can be seen",
  description:
    "By storage paths (`paths`), with or without the bucket's name before them, answered as `signedUrls`; or by a property and the client's ids (`property_id`, `image_ids`), answered as `signed_urls`: in the order of the request, for up to an hour. Somebody else's photo answers like one that doesn't exist, and then none is signed.",
  request: {
    body: jsonBody(signImageRequestSchema),
  },
  responses: {
    200: json(z.union([signedPathsSchema, signedImagesSchema]), 'Signed addresses'),
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'sign_image_failed',
      'invalid_image_path',
      'photo_not_found',
    ),
  },
});

export function createSignRoutes(dependencies: SignDependencies) {
  return createRouter().openapi(signRoute, async (context) => {
    const { actor } = context.var;
    const request = context.req.valid('json');
    const here = ownOrigin(context, dependencies.origin);
    const absolute = (addresses: readonly string[]) =>
      addresses.map((address) => `${here}${address}`);
    if ('paths' in request) {
      const signed = await signPaths(dependencies, actor, request.paths);
      return context.json({ signedUrls: absolute(signed) }, 200);
    }
    const propertyId = parsePropertyId(request.property_id);
    const signed = await signImages(dependencies, actor, propertyId, request.image_ids);
    return context.json({ signed_urls: absolute(signed) }, 200);
  });
}
