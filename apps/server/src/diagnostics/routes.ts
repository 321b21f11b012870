import { z } from '@hono/zod-openapi';
import {
  diagnosticChecks,
  DssError,
  checkFindingSchema,
  type CheckFinding,
  removedTestDataSchema,
  testImagesSchema,
} from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/index.ts';
import type { Actor } from '../db/index.ts';
import type { PurgeDependencies } from '../deletion/purge.ts';
import { runCheck, type Check, type RunningServer } from '../health/check.ts';
import { checks } from '../health/checks.ts';
import { changingErrors, json } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import { operatorsOnly, type OperatorDependencies } from '../operations/operators-only.ts';
import { removeTestData } from './remove-test-data.ts';
import { drawFrontView, makeTestImages, type ImageModel } from './test-images.ts';

export interface DiagnosticsDependencies
  extends
    OperatorDependencies,
    PurgeDependencies,
    Omit<RunningServer, 'actor' | 'testPicture'>,
    Pick<Config, 'mail' | 'dataDir'> {
  readonly imageModel: ImageModel | null;
}

const tags = ['Diagnostics'];
const forOperators =
  'For operators: their accounts, and in the local profile whoever is on this machine.';

const writing = checks.flatMap(({ diagnostics, writes }) =>
  diagnostics === undefined || writes !== true ? [] : [diagnostics],
);

const checkRoute = defineRoute({
  method: 'post',
  path: '/api/operations/checks/{check}',
  operationId: 'runCheck',
  access: 'operator',
  limit: 'nothing',
  tags,
  summary: 'Check one part of the product, for real',
  description: `${forOperators} Checks are ${diagnosticChecks.join(', ')}. ${writing.join(', ')} test by writing, and take back what they wrote. What goes wrong is the finding, with status 200. Nothing stays behind, except the record of what a model's answer cost.`,
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
      const name = context.req.valid('param').check;
      const check = checks.find(({ diagnostics }) => diagnostics === name);
      if (check === undefined) throw new DssError('route_not_found');
      return context.json(await findWith(check, dependencies, context.var.actor), 200);
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

/** @throws DssError `session_missing` if the check needs somebody who is signed in */
async function findWith(
  check: Check,
  dependencies: DiagnosticsDependencies,
  actor: Actor | null,
): Promise<CheckFinding> {
  if (check.needsUser === true && actor?.kind !== 'user') throw new DssError('session_missing');
  const { db, store, mail, dataDir, environment } = dependencies;
  const start = performance.now();
  const [finding] = await runCheck(check, {
    server: { ...dependencies, actor, testPicture: drawFrontView },
    ask: (text) => db.asActor(null, (tx) => tx.execute(sql.raw(text))),
    now: Date.now,
    openStore: () => Promise.resolve(store),
    mail: { mail, dataDir, profile: environment.profile },
  });
  if (finding === undefined) throw new Error(`the check ${check.title} found nothing`);
  const { severity, found, advice = null, isOff, code = null, details = {} } = finding;
  return {
    status: isOff === true ? 'off' : severity === 'fail' ? 'error' : 'success',
    found,
    advice,
    code,
    details: Object.entries(details).map(([key, value]) => ({ name: key, value: String(value) })),
    took_ms: Math.round(performance.now() - start),
  };
}
