import { createRoute } from '@hono/zod-openapi';
import { analyzeImageAnswerSchema, analyzeImageRequestSchema } from '@dss/domain';
import type { Clock } from '../clock/index.ts';
import {
  answerLanguage,
  createRouter,
  errorAnswers,
  json,
  languageNote,
  ownOrigin,
} from '../http/index.ts';
import { readPhotoReference, type UrlSigner } from '../photos/index.ts';
import { describePhoto, type DescriptionDependencies } from './describe-photo.ts';

export type DescriptionRouteDependencies = DescriptionDependencies & {
  readonly clock: Clock;
  readonly signer: UrlSigner;
  /** Where people open the product; null: wherever a request came to. */
  readonly origin: string | null;
};

const describeRoute = createRoute({
  method: 'post',
  path: '/functions/v1/analyze-image',
  tags: ['Analysis'],
  summary: 'What was seen in one photo, as text',
  description: `\`imageUrl\` is a signed address of this product or the storage path of one's own photo: it is parsed, never fetched. Answers from the stored observation, else looks at this one photo. ${languageNote}`,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: analyzeImageRequestSchema } },
    },
  },
  responses: { 200: json(analyzeImageAnswerSchema, 'The observations'), ...errorAnswers },
});

/** The function `analyze-image`. */
export function createDescriptionRoutes(dependencies: DescriptionRouteDependencies) {
  const { clock, origin, rateLimiter, signer } = dependencies;
  return createRouter().openapi(describeRoute, async (context) => {
    const { imageUrl, area } = context.req.valid('json');
    const here = ownOrigin(context, origin);
    const photo = readPhotoReference(imageUrl, { signer, here, now: clock() });
    const observations = await describePhoto(
      dependencies,
      rateLimiter.requester(context),
      { ...photo, area: area ?? null, locale: answerLanguage(context) },
      context.req.raw.signal,
    );
    return context.json({ observations }, 200);
  });
}
