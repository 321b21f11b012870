import { z } from '@hono/zod-openapi';
import { errorBodySchema, type ErrorCode } from '@dss/domain';
import type { Context } from 'hono';
import type { UploadPace } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { bodyOf } from '../http/request-body.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import type { HttpEnv } from '../http/router.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { countBytes, countUpload, type CountedUpload } from './count-upload.ts';
import type { DecodingQueue } from './decoding-queue.ts';
import type { ScheduleDecoding } from './process-photo.ts';
import { announcedBytes, receiveBytes, type ReceivedBytes } from './receive-bytes.ts';
import type { UploadMemoryBudget } from './upload-memory-budget.ts';

/** OpenAPI description of the errors of a route that takes a picture: those of every one, and the given codes. */
export function uploadErrors(...codes: readonly ErrorCode[]) {
  return {
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'file_too_large',
      'invalid_file_type',
      'photo_unreadable',
      'photo_too_many_pixels',
      'photo_needs_too_much_memory',
      'photo_too_slow',
      'photo_empty',
      'upload_interrupted',
      'too_many_uploads',
      'too_many_photos_at_once',
      'too_many_bytes',
      ...codes,
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
  };
}

/** What all uploads share, so that none blocks the others. */
export interface UploadDependencies {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly uploadMemory: UploadMemoryBudget;
  readonly uploadPace: UploadPace;
  readonly decodingQueue: DecodingQueue;
}

/**
 * Receives a picture as the request's body, and has it kept when it is its turn to be decoded.
 * @param assertRoom called before the body is read
 * @throws DssError `uploads_busy`, and those of `assertRoom`, `countUpload`, `receiveBytes` and `keep`
 */
export async function takeUpload<Kept>(
  dependencies: UploadDependencies,
  context: Context<HttpEnv>,
  upload: Omit<CountedUpload, 'requester'>,
  assertRoom: () => Promise<void>,
  keep: (received: ReceivedBytes, schedule: ScheduleDecoding) => Promise<Kept>,
): Promise<Kept> {
  const { rateLimiter, uploadMemory, uploadPace, decodingQueue } = dependencies;
  const requester = rateLimiter.requester(context);
  const place = decodingQueue.admit(requester);
  const memory = uploadMemory.open(requester);
  try {
    await assertRoom();
    const counted = { ...upload, requester };
    const announced = announcedBytes(context.req.raw);
    await countUpload(dependencies, counted, announced ?? 0);
    const received = await receiveBytes(bodyOf(context), announced, memory, uploadPace);
    if (announced === null) await countBytes(dependencies, counted, received.bytes.length);
    return await keep(received, (pixels, decode) => place.run(pixels, decode));
  } finally {
    memory.release();
    place.leave();
  }
}
