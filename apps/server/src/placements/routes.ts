import { z } from '@hono/zod-openapi';
import { imageIdSchema, placementFieldsSchema, placementSchema } from '@dss/domain';
import { createRouter } from '../http/router.ts';
import { changingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { removePlacement, savePlacement, type PlacementDependencies } from './placement.ts';

/** Fits two texts of 1000 characters, each up to 12 bytes when escaped, and some numbers. */
const maxBodyBytes = 32 * 1024;

const savePlacementRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/photos/{imageId}/placement',
  operationId: 'savePlacement',
  access: 'phone',
  limit: 'edit with its work',
  tags: ['Photos'],
  summary: 'Say where a photo was taken',
  description:
    'Every field is optional: an absent one stays as it is, null clears it. A position is given on the ground (`lat` and `lng`) or in the map view (`x_rel` and `y_rel`), and the other follows from the pin. The direction is the side of the house that the photo shows, in any case; the area one of the five of the placement form. `front_faces` is not stored: it is the front as it was known when a side of the house was named (null for unknown), so that the direction turns along if the front faces another way by now. `repeats_image_id` makes it an after-photo: it was taken from the same spot as that photo, once what that one shows was removed. `work_step_id` makes it a photo of the finished work of a step, where no photo from before is there to repeat.',
  middleware: limitBody(maxBodyBytes),
  request: {
    params: z.object({ id: z.string(), imageId: imageIdSchema }),
    body: jsonBody(placementFieldsSchema),
  },
  responses: {
    200: json(placementSchema, 'The placement'),
    ...changingErrors('invalid_property_id', 'property_not_found', 'photo_not_found'),
  },
});

const removePlacementRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/photos/{imageId}/placement',
  operationId: 'deletePlacement',
  access: 'owner',
  limit: 'edit',
  tags: ['Photos'],
  summary: 'Forget where a photo was taken',
  request: { params: z.object({ id: z.string(), imageId: imageIdSchema }) },
  responses: {
    204: { description: 'It has no placement' },
    ...changingErrors('invalid_property_id', 'property_not_found', 'photo_not_found'),
  },
});

export function createPlacementRoutes(dependencies: PlacementDependencies) {
  return createRouter()
    .openapi(savePlacementRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const name = { propertyId: parsePropertyId(id), imageId };
      const fields = context.req.valid('json');
      const { actor, countEdit: count } = context.var;
      return context.json(await savePlacement(dependencies, actor, name, fields, count), 200);
    })
    .openapi(removePlacementRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const name = { propertyId: parsePropertyId(id), imageId };
      await removePlacement(dependencies, context.var.actor, name);
      return context.body(null, 204);
    });
}
