import {
  analyzeImageAnswerSchema,
  analyzeImageRequestSchema,
  DssError,
  parseArea,
  type Locale,
} from '@dss/domain';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import { asOwner, isOwned, type Database } from '../db/index.ts';
import { fieldWords } from '../guidance/hazard-types.ts';
import { responseLanguage, languageNote } from '../http/response-language.ts';
import { createRouter } from '../http/router.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import { ownOrigin } from '../http/origin.ts';
import { defineRoute } from '../http/define-route.ts';
import { readPhotoReference } from '../photos/photo-reference.ts';
import type { UrlSigner } from '../photos/signed-urls.ts';
import type { RateLimiter, Requester } from '../rate-limits/rate-limiter.ts';
import { descriptionWords, explanationText } from './observe/messages.ts';
import { loadInputs, type PhotoInput } from './observe/inputs.ts';
import { loadObservations } from './observe/observation-cache.ts';
import { lookAtPhoto, type LookDependencies } from './observe/look-at-photo.ts';
import type { PhotoReply } from './observe/providers/provider.ts';
import { lookErrors } from './look-errors.ts';

/** Time limit for a look that a request waits for. */
const lookLimitMs = 60_000;

export interface DescriptionDependencies extends LookDependencies {
  readonly rateLimiter: RateLimiter;
  readonly log: Logger;
}

export interface PhotoToDescribe {
  readonly propertyId: string;
  readonly photoId: string;
  /** From the request; if absent, the area of the stored placement is used. */
  readonly area: string | null;
  readonly locale: Locale;
}

/**
 * Describes a photo as text: from the stored observation, or from a new look, which is stored for later analyses.
 * @returns the specified fallback text if the photo can't be looked at now
 * @throws DssError `photo_not_found`, whether the photo is missing or belongs to another owner; `too_many_requests` if a new
 *   look would exceed the limit
 */
export async function describePhoto(
  dependencies: DescriptionDependencies,
  requester: Requester,
  { propertyId, photoId, area, locale }: PhotoToDescribe,
  signal: AbortSignal,
): Promise<string> {
  const { db, provider } = dependencies;
  const stored = await readPhoto(db, requester, propertyId, photoId);
  const photo = area === null ? stored : { ...stored, area: parseArea(area) };
  const known = await db.asWorker(propertyId, (tx) => loadObservations(tx, [photo], provider));
  const reply =
    known.get(photoId)?.reply ?? (await lookAt(dependencies, requester, propertyId, photo, signal));
  return reply === null ? descriptionWords(locale).unavailable : describeReply(reply, locale);
}

async function readPhoto(
  db: Database,
  { actor }: Requester,
  propertyId: string,
  photoId: string,
): Promise<PhotoInput> {
  const inputs = await db.asActor(actor, async (tx) =>
    (await isOwned(tx, propertyId)) ? loadInputs(tx, propertyId, []) : null,
  );
  const photo = inputs?.photos.find(({ id }) => id === photoId);
  if (photo === undefined) throw new DssError('photo_not_found');
  return photo;
}

/** Looks at a photo for its owner. The look may cost money, so the rate limiter counts it. Null if the look failed. */
async function lookAt(
  dependencies: DescriptionDependencies,
  requester: Requester,
  propertyId: string,
  photo: PhotoInput,
  signal: AbortSignal,
): Promise<PhotoReply | null> {
  const { db, rateLimiter, log } = dependencies;
  try {
    await asOwner(db, requester.actor, propertyId, async (tx) => {
      await rateLimiter.count(tx, requester, [{ limit: 'other' }]);
    });
    const observed = await lookAtPhoto(
      dependencies,
      { propertyId, photo, jobId: null },
      AbortSignal.any([signal, AbortSignal.timeout(lookLimitMs)]),
    );
    return observed.reply;
  } catch (error) {
    if (error instanceof DssError && error.code === 'too_many_requests') throw error;
    log.warn({ err: error, propertyId, photoId: photo.id }, 'a photo could not be described');
    return null;
  }
}

function describeReply({ findings }: PhotoReply, locale: Locale): string {
  const { hazards } = fieldWords[locale];
  const lines = findings.map(
    ({ type, explanation }) => `${hazards[type].title}: ${explanationText(explanation, locale)}`,
  );
  return lines.length === 0 ? descriptionWords(locale).none : lines.join('\n');
}

export type DescriptionRouteDependencies = DescriptionDependencies & {
  readonly clock: Clock;
  readonly signer: UrlSigner;
  /** The public origin; null: the origin of the request. */
  readonly origin: string | null;
};

const describeRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/analyze-image',
  operationId: 'describePhoto',
  access: 'owner',
  limit: 'itself',
  tags: ['Analysis'],
  summary: 'What was seen in one photo, as text',
  description: `\`imageUrl\` is a signed address of this product or the storage path of one's own photo: it is parsed, never fetched. Answers from the stored observation, else looks at this one photo. ${languageNote}`,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: analyzeImageRequestSchema } },
    },
  },
  responses: {
    200: json(analyzeImageAnswerSchema, 'The observations'),
    ...changingErrors(
      'photo_not_found',
      'invalid_image_path',
      'photo_url_expired',
      'photo_url_invalid',
      ...lookErrors,
    ),
  },
});

/** Routes of the function `analyze-image`. */
export function createDescriptionRoutes(dependencies: DescriptionRouteDependencies) {
  const { clock, origin, rateLimiter, signer } = dependencies;
  return createRouter().openapi(describeRoute, async (context) => {
    const { imageUrl, area } = context.req.valid('json');
    const here = ownOrigin(context, origin);
    const photo = readPhotoReference(imageUrl, { signer, here, now: clock() });
    const observations = await describePhoto(
      dependencies,
      rateLimiter.requester(context),
      { ...photo, area: area ?? null, locale: responseLanguage(context) },
      context.req.raw.signal,
    );
    return context.json({ observations }, 200);
  });
}
