import { z } from '@hono/zod-openapi';
import {
  diagnosticChecks,
  DssError,
  checkFindingSchema,
  removedTestDataSchema,
  testImagesSchema,
} from '@dss/domain';
import type { PurgeDependencies } from '../deletion/purge.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { operatorsOnly, type OperatorDependencies } from '../operations/operators-only.ts';
import { runCheck, type CheckDependencies } from './checks.ts';
import { removeTestData } from './remove-test-data.ts';
import { makeTestImages, type ImageModel } from './test-images.ts';

export interface DiagnosticsDependencies
  extends OperatorDependencies, CheckDependencies, PurgeDependencies {
  readonly imageModel: ImageModel | null;
}

const tags = ['Diagnostics'];
const forOperators =
  'For operators: their accounts, and in the local profile whoever is on this machine.';

const checkRoute = defineRoute({
  method: 'post',
  path: '/api/operations/checks/{check}',
  operationId: 'runCheck',
  access: 'operator',
  limit: 'nothing',
  tags,
  summary: 'Check one part of the product, for real',
  description: `${forOperators} Checks are ${diagnosticChecks.join(', ')}. What goes wrong is the finding, with status 200. Nothing stays behind, except the record of what a model's answer cost.`,
  request: { params: z.object({ check: z.string() }) },
  responses: {
    200: json(checkFindingSchema, 'What was found, how long it took, and what to do'),
    ...changingErrors('operators_only', 'route_not_found', 'session_missing'),
  },
});

const imagesRoute = defineRoute({
  method: 'post',
  path: '/api/operations/test-images',
  operationId: 'createTestImages',
  access: 'operator',
  limit: 'nothing',
  tags,
  summary: 'Make two test images',
  description: `${forOperators} By the image model where OPENAI_API_KEY is set, else drawn by the server. Stands for the withdrawn get-openai-key: the key stays here.`,
  responses: {
    200: json(testImagesSchema, 'A front and a side view, 1024 x 1024'),
    ...changingErrors('operators_only', 'test_images_failed'),
  },
});

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/operations/test-properties/{id}',
  operationId: 'removeTestProperty',
  access: 'operator',
  limit: 'nothing',
  tags,
  summary: "Remove one's own test property for good",
  description: `${forOperators} At once, with placements, images and files; there is no undo. Any other property answers like one that doesn't exist.`,
  request: { params: propertyParams },
  responses: {
    200: json(removedTestDataSchema, 'What was removed'),
    ...changingErrors('operators_only', 'invalid_property_id', 'property_not_found'),
  },
});

/** What operators' diagnostic pages call, besides the product's own calls. */
export function createDiagnosticsRoutes(dependencies: DiagnosticsDependencies) {
  const router = createRouter();
  for (const path of ['checks', 'test-images', 'test-properties']) {
    router.use(`/api/operations/${path}/*`, operatorsOnly(dependencies));
  }
  return router
    .openapi(checkRoute, async (context) => {
      const name = z.enum(diagnosticChecks).safeParse(context.req.valid('param').check);
      if (!name.success) throw new DssError('route_not_found');
      return context.json(await runCheck(name.data, dependencies, context.var.actor), 200);
    })
    .openapi(imagesRoute, async (context) => {
      const { madeBy, images } = await makeTestImages(dependencies.imageModel);
      return context.json(
        {
          made_by: madeBy,
          images: images.map(({ imageId, bytes }) => ({
            image_id: imageId,
            content_type: 'image/webp',
            base64: bytes.toString('base64'),
          })),
        },
        200,
      );
    })
    .openapi(removeRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await removeTestData(dependencies, context.var.actor, id), 200);
    });
}
