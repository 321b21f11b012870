import {
  clientEvidenceSchema,
  checkFileName,
  DssError,
  imageIdSchema,
  photoSchema,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { createRouter } from '../http/router.ts';
import { json, readingErrors } from '../http/describe-responses.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { keepPhoto, type UploadDetails } from './keep-photo.ts';
import { assertRoomForPhoto, listPhotos, type PhotoDependencies } from './photo.ts';
import { takeUpload, uploadErrors, type UploadDependencies } from './take-upload.ts';

/** The header in which a client says what it read: JSON in ASCII. */
const clientEvidenceHeader = z
  .string()
  .max(2000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(clientEvidenceSchema);

const tags = ['Photos'];
const binary = { schema: { type: 'string' as const, format: 'binary' } };
const photoParams = z.object({
  id: z.string(),
  imageId: imageIdSchema.meta({
    description: "The client's own id of the photo, unique within its property",
    example: 'front',
  }),
});

const listRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/photos',
  operationId: 'listPhotos',
  access: 'phone',
  tags,
  summary: "A property's photos in the order of their upload",
  description:
    'Their URLs are signed and last one hour from when they were first handed out; during its first half hour the same ones are handed out again.',
  request: { params: propertyParams },
  responses: {
    200: json(z.object({ photos: z.array(photoSchema) }), 'Photos'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const uploadRoute = defineRoute({
  method: 'put',
  path: '/api/properties/{id}/photos/{imageId}',
  operationId: 'addPhoto',
  access: 'phone',
  limit: 'itself',
  tags,
  summary: 'Add a photo',
  description:
    'The body is the file itself: JPEG, PNG or WebP, up to 10 MB, told by its content. When this answers, the photo is stored. The same bytes under the same id may be sent again and answer 200 with the photo that stands; other bytes answer 409.',
  request: {
    params: photoParams,
    headers: z.object({
      // Its length is checked once decoded: a longer one gets the specified words.
      'x-file-name': z
        .string()
        .optional()
        .openapi({ description: "The chosen file's name, percent-encoded" }),
      'x-chosen-sha256': z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional()
        .openapi({
          description: 'SHA-256 of the chosen file, which may have been shrunk before sending',
        }),
      'x-photo-evidence': clientEvidenceHeader.optional().openapi({
        type: 'string',
        description:
          'What the client read of time, place and heading, as JSON: `browser` from the chosen file, `device` from its sensors while the photo was taken; null where it read nothing. Kept apart from what the server reads in the bytes.',
      }),
      'x-upload-action': z.uuid().optional().openapi({
        description:
          'Id of the selection of files that this photo belongs to. Uploads without one count as one selection per property.',
      }),
      'x-seen-on': z.iso.date().optional().openapi({
        description:
          'The day on which an assessor added it, by the sender’s calendar; absent: today. Means nothing from anybody else.',
      }),
      'x-upload-view': z.enum(['creation', 'property']).default('creation').openapi({
        description:
          'Where the files were chosen: while the property is created, or on its own page. Each has a limit of its own.',
      }),
    }),
    body: {
      required: true,
      content: { 'image/jpeg': binary, 'image/png': binary, 'image/webp': binary },
    },
  },
  responses: {
    200: json(photoSchema, 'It was stored before'),
    201: json(photoSchema, 'It is stored now'),
    ...uploadErrors('file_name_too_long', 'file_name_invalid', 'photo_id_taken', 'too_many_photos'),
  },
});

export interface PhotoRouteDependencies extends PhotoDependencies, UploadDependencies {}

export function createPhotoRoutes(dependencies: PhotoRouteDependencies) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const propertyId = parsePropertyId(context.req.valid('param').id);
      const photos = await listPhotos(dependencies, context.var.actor, propertyId);
      return context.json({ photos }, 200);
    })
    .openapi(uploadRoute, async (context) => {
      const { id, imageId } = context.req.valid('param');
      const name = { propertyId: parsePropertyId(id), imageId };
      const headers = context.req.valid('header');
      const details: UploadDetails = {
        fileName: readFileName(headers['x-file-name']),
        chosenSha256: headers['x-chosen-sha256'] ?? null,
        uploadAction: headers['x-upload-action'] ?? null,
        evidence: headers['x-photo-evidence'],
        seenOn: headers['x-seen-on'],
      };
      const upload = {
        name,
        action: details.uploadAction,
        view: headers['x-upload-view'],
      };
      const { actor } = context.var;
      const kept = await takeUpload(
        dependencies,
        context,
        upload,
        () => assertRoomForPhoto(dependencies.db, actor, name),
        (received, schedule) => keepPhoto(dependencies, actor, name, received, details, schedule),
      );
      return kept.isNew ? context.json(kept.photo, 201) : context.json(kept.photo, 200);
    });
}

function readFileName(header: string | undefined): string | null {
  if (header === undefined) return null;
  let name: string;
  try {
    name = decodeURIComponent(header);
  } catch (error) {
    throw new DssError('file_name_invalid', { cause: error });
  }
  const problem = checkFileName(name);
  if (problem !== null) throw new DssError(problem);
  return name;
}
