import { z } from '@hono/zod-openapi';
import { imageIdSchema } from '@dss/domain';
import { changingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { deletePhoto, restorePhoto } from './delete-photo.ts';
import { deleteProperty, restoreProperty, type DeletionDependencies } from './delete-property.ts';

const photoParams = propertyParams.extend({
  imageId: imageIdSchema.meta({
    description: "The client's own id of the photo, unique within its property",
    example: 'front',
  }),
});

const whenForGood =
  'Nobody sees it from then on. It can be restored for a minute, and is deleted for good within another one.';

const deletePropertyRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}',
  operationId: 'deleteProperty',
  access: 'owner',
  limit: 'edit',
  tags: ['Properties'],
  summary: 'Delete a property with its photos, results, answers and links',
  description: `Cancels its running analysis. ${whenForGood}`,
  request: {
    params: propertyParams,
    query: z.object({
      unless_photos: z.literal('true').optional().openapi({
        description: 'Keep one that has photos, and say so: whoever asks knows of none.',
      }),
    }),
  },
  responses: {
    204: { description: 'Deleted' },
    ...changingErrors('invalid_property_id', 'property_not_found', 'property_has_photos'),
  },
});

const restorePropertyRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/restore',
  operationId: 'restoreProperty',
  access: 'owner',
  limit: 'edit',
  tags: ['Properties'],
  summary: 'Undo the deletion of a property, up to a minute after it',
  description:
    'An analysis that the deletion canceled starts again. A property that was not deleted stays as it is.',
  request: { params: propertyParams },
  responses: {
    204: { description: 'The property is there' },
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const deletePhotoRoute = defineRoute({
  method: 'delete',
  path: '/api/properties/{id}/photos/{imageId}',
  operationId: 'deletePhoto',
  access: 'owner',
  limit: 'edit',
  tags: ['Photos'],
  summary: 'Delete a photo with its placement and what was seen in it',
  description: `Where the property has a result, it is scored anew at once without the photo; earlier results that the photo was part of go with it. ${whenForGood} Its signed URLs work until then.`,
  request: { params: photoParams },
  responses: {
    204: { description: 'Deleted' },
    ...changingErrors('invalid_property_id', 'property_not_found', 'photo_not_found'),
  },
});

const restorePhotoRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/photos/{imageId}/restore',
  operationId: 'restorePhoto',
  access: 'owner',
  limit: 'edit',
  tags: ['Photos'],
  summary: 'Undo the deletion of a photo, up to a minute after it',
  description:
    'Where the property has a result, it is scored anew at once with what had been seen in the photo. A photo that was not deleted stays as it is.',
  request: { params: photoParams },
  responses: {
    204: { description: 'The photo is there' },
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'photo_not_found',
      'photo_id_taken',
      'too_many_photos',
    ),
  },
});

/** Routes that delete and restore properties and photos. */
export function createDeletionRoutes(dependencies: DeletionDependencies) {
  return createRouter()
    .openapi(deletePropertyRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const unlessPhotos = context.req.valid('query').unless_photos !== undefined;
      await deleteProperty(dependencies, context.var.actor, id, unlessPhotos);
      return context.body(null, 204);
    })
    .openapi(restorePropertyRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      await restoreProperty(dependencies, context.var.actor, id);
      return context.body(null, 204);
    })
    .openapi(deletePhotoRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const name = { propertyId: parsePropertyId(id), imageId };
      await deletePhoto(dependencies, context.var.actor, name);
      return context.body(null, 204);
    })
    .openapi(restorePhotoRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const name = { propertyId: parsePropertyId(id), imageId };
      await restorePhoto(dependencies, context.var.actor, name);
      return context.body(null, 204);
    });
}
