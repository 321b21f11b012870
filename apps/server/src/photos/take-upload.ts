import { z } from '@hono/zod-openapi';
import { errorBodySchema, type ErrorCode } from '@dss/domain';
import type { Context } from 'hono';
import type { UploadPace } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { bodyOf } from '../http/request-body.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import type { HttpEnv } from '../http/router.ts';
import type { CountedEvent, RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { DecodingQueue } from './decoding-queue.ts';
import type { PhotoName } from './photo.ts';
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

/** One upload, as limits count it. */
export interface CountedUpload {
  readonly name: PhotoName;
  /** The upload action (one selection of files) it belongs to; null if the client names none. */
  readonly action: string | null;
  readonly view: 'creation' | 'property';
}

/**
 * Receives a picture as the request's body, and has it kept when it is its turn to be decoded. Before its body is read, it is counted: its
 * action once for all of its photos, the photo once for all of its attempts, and its bytes on each attempt; without a Content-Length,
 * these are counted after they arrived.
 * @param assertRoom called before the body is read
 * @throws DssError `uploads_busy`, `too_many_uploads`, `too_many_photos_at_once`, `too_many_bytes`, and those of `assertRoom`,
 *   `receiveBytes` and `keep`
 */
export async function takeUpload<Kept>(
  { db, rateLimiter, uploadMemory, uploadPace, decodingQueue }: UploadDependencies,
  context: Context<HttpEnv>,
  { name, action, view }: CountedUpload,
  assertRoom: () => Promise<void>,
  keep: (received: ReceivedBytes, schedule: ScheduleDecoding) => Promise<Kept>,
): Promise<Kept> {
  const requester = rateLimiter.requester(context);
  const count = (events: readonly CountedEvent[]) =>
    db.asActor(requester.actor, (tx) => rateLimiter.count(tx, requester, events));
  const ofBytes = (amount: number) => ({ limit: 'uploadedMegabytes', amount }) as const;
  const place = decodingQueue.admit(requester);
  const memory = uploadMemory.open(requester);
  try {
    await assertRoom();
    const announced = announcedBytes(context.req.raw);
    const selection = `${name.propertyId} ${action ?? ''}`;
    await count([
      {
        limit: view === 'property' ? 'uploadInPropertyView' : 'uploadInCreation',
        event: selection,
      },
      { limit: 'photosOfUpload', of: selection, event: name.imageId },
      ...(announced === null || announced === 0 ? [] : [ofBytes(announced)]),
    ]);
    const received = await receiveBytes(bodyOf(context), memory, uploadPace);
    if (announced === null) await count([ofBytes(received.bytes.length)]);
    return await keep(received, (pixels, decode) => place.run(pixels, decode));
  } finally {
    memory.release();
    place.leave();
  }
}
