import {
  clientEvidenceSchema,
  checkFileName,
  DssError,
  errorBodySchema,
  imageIdSchema,
  photoSchema,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { UploadPace } from '../config/index.ts';
import {
  bodyOf,
  changingErrors,
  createRouter,
  json,
  parsePropertyId,
  readingErrors,
  defineRoute,
} from '../http/index.ts';
import { type RateLimiter } from '../rate-limits/index.ts';
import { countBytes, countUpload } from './count-upload.ts';
import type { DecodingQueue } from './decoding-queue.ts';
import { keepPhoto, type UploadDetails } from './keep-photo.ts';
import { assertRoomForPhoto, listPhotos, type PhotoDependencies } from './photo.ts';
import { announcedBytes, receiveBytes } from './receive-bytes.ts';
import type { UploadMemoryBudget } from './upload-memory-budget.ts';

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
  request: { params: z.object({ id: z.string() }) },
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
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'file_too_large',
      'invalid_file_type',
      'file_name_too_long',
      'file_name_invalid',
      'photo_unreadable',
      'photo_too_many_pixels',
      'photo_needs_too_much_memory',
      'photo_too_slow',
      'photo_empty',
      'photo_id_taken',
      'too_many_photos',
      'upload_interrupted',
      'too_many_uploads',
      'too_many_photos_at_once',
      'too_many_bytes',
    ),
    408: json(
      errorBodySchema,
      '`upload_too_slow`: 30 s went by without a byte, or less than 20 kB/s came over a minute (as configured). The connection is closed.',
    ),
    503: {
      ...json(
        errorBodySchema,
        '`uploads_busy`: the photo would wait longer than 10 s to be decoded (as configured), or the sender, its network or the server holds as many bytes of unfinished uploads as it may. Answered before the bytes are read where that is known. `database_unavailable`: the database does not answer. Send the same request again after `Retry-After`.',
      ),
      headers: z.object({
        'Retry-After': z.string().openapi({ description: 'Seconds', example: '12' }),
      }),
    },
  },
});

export interface PhotoRouteDependencies extends PhotoDependencies {
  readonly rateLimiter: RateLimiter;
  readonly uploadMemory: UploadMemoryBudget;
  readonly uploadPace: UploadPace;
  readonly decodingQueue: DecodingQueue;
}

export function createPhotoRoutes(dependencies: PhotoRouteDependencies) {
  const { rateLimiter, uploadMemory, uploadPace, decodingQueue } = dependencies;
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
      };
      const requester = rateLimiter.requester(context);
      const upload = {
        requester,
        name,
        action: details.uploadAction,
        view: headers['x-upload-view'],
      };
      const place = decodingQueue.admit(requester);
      const memory = uploadMemory.open(requester);
      try {
        await assertRoomForPhoto(dependencies.db, context.var.actor, name);
        const announced = announcedBytes(context.req.raw);
        await countUpload(dependencies, upload, announced ?? 0);
        const received = await receiveBytes(bodyOf(context), announced, memory, uploadPace);
        if (announced === null) await countBytes(dependencies, upload, received.bytes.length);
        const kept = await keepPhoto(
          dependencies,
          context.var.actor,
          name,
          received,
          details,
          (pixels, decode) => place.run(pixels, decode),
        );
        return kept.isNew ? context.json(kept.photo, 201) : context.json(kept.photo, 200);
      } finally {
        memory.release();
        place.leave();
      }
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
