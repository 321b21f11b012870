import { communityPhotosSchema, homesCommunitySchema, photoForCommunitySchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId } from '../http/check-request.ts';
import { toWebStream } from '../http/web-stream.ts';
import {
  listCommunityPhotos,
  openCommunityPhoto,
  type CommunityPhotoDependencies,
} from './community-photos.ts';
import { agreeToPhoto, takePhotoBack, type MemberDependencies } from './home-community.ts';

const tags = ['Communities'];
const maxCaptionBytes = 4 * 1024;
const ofCommunity = '/api/communities/{community_id}/photos';
const params = z.object({ community_id: z.string() });
const ofHome = '/api/properties/{id}/community/photos/{imageId}';
const homeParams = z.object({ id: z.string(), imageId: z.string() });

const listRoute = defineRoute({
  method: 'get',
  path: ofCommunity,
  operationId: 'listCommunityPhotos',
  access: 'account',
  tags,
  summary: 'The photos that owners agreed to show in the assessment of a community',
  description:
    'In no order, with nothing that tells of which home a photo is, and none while homes of fewer than five owners besides the coordinator have joined.',
  request: { params },
  responses: {
    200: json(communityPhotosSchema, 'The photos'),
    ...readingErrors('session_missing', 'community_not_found'),
  },
});

const readRoute = defineRoute({
  method: 'get',
  path: `${ofCommunity}/{photo_id}`,
  operationId: 'readCommunityPhoto',
  access: 'account',
  limit: 'nothing',
  tags,
  summary: 'The picture of such a photo',
  description:
    'Without what the camera wrote into the file. Gone as soon as its owner takes it back.',
  request: { params: params.extend({ photo_id: z.uuid() }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...readingErrors('session_missing', 'community_not_found', 'photo_not_found'),
  },
});

const agreeRoute = defineRoute({
  method: 'put',
  path: ofHome,
  operationId: 'agreeToCommunityPhoto',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Show a photo of a home in the assessment of its community, or change its caption',
  description:
    'To the coordinator, and to everyone they print the assessment for or send it to: the picture without what the camera wrote into the file, the day on which it was taken, and the caption. Not of which home it is. Does nothing to a home that is in no community.',
  middleware: limitBody(maxCaptionBytes),
  request: { params: homeParams, body: jsonBody(photoForCommunitySchema) },
  responses: {
    200: json(homesCommunitySchema, 'The community'),
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'photo_not_found',
      'too_many_community_photos',
    ),
  },
});

const takeBackRoute = defineRoute({
  method: 'delete',
  path: ofHome,
  operationId: 'takeCommunityPhotoBack',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'Show a photo of a home in the assessment of its community no longer',
  description:
    'At once. What was printed or sent before isn’t reached. Succeeds as well if it isn’t shown.',
  request: { params: homeParams },
  responses: {
    200: json(homesCommunitySchema, 'The community'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

/** Photos that owners agreed to show in the assessment of their community. */
export function createCommunityPhotoRoutes(
  dependencies: CommunityPhotoDependencies & MemberDependencies,
) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { community_id: id } = context.req.valid('param');
      const photos = await listCommunityPhotos(dependencies, context.var.actor, id);
      return context.json({ photos }, 200);
    })
    .openapi(readRoute, async (context) => {
      const { community_id: id, photo_id: photoId } = context.req.valid('param');
      const found = await openCommunityPhoto(dependencies, context.var.actor, id, photoId);
      return context.body(toWebStream(found.stream), 200, {
        'Cache-Control': 'private, no-store',
        'Content-Length': String(found.bytes),
        'Content-Type': 'image/jpeg',
        'Content-Disposition': 'inline',
      });
    })
    .openapi(agreeRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const { caption } = context.req.valid('json');
      const name = { propertyId: parsePropertyId(id), imageId };
      return context.json(await agreeToPhoto(dependencies, context.var.actor, name, caption), 200);
    })
    .openapi(takeBackRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const name = { propertyId: parsePropertyId(id), imageId };
      return context.json(await takePhotoBack(dependencies, context.var.actor, name), 200);
    });
}
