import {
  analysisJobSchema,
  analysisSchema,
  analyzeRequestSchema,
  DssError,
  latitudeSchema,
  longitudeSchema,
  propertyIdSchema,
  milestonesSchema,
  scoreHistorySchema,
  type AnalyzeRequest,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Changes } from '../changes/listen-for-changes.ts';
import { responseLanguage, languageNote } from '../http/response-language.ts';
import { checkForm, parsePropertyId, propertyParams } from '../http/check-request.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { changingErrors, readingErrors, json, jsonBody } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import { parseImagePath } from '../photos/photo-reference.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { cancelJob, newestJob, waitForJob } from './job/jobs.ts';
import { startAnalysis, type AnalysisDependencies } from './job/start-analysis.ts';
import { listAnalyses, readAnalysis } from './result/read-analyses.ts';
import { readMilestones, readScoreHistory } from './result/score-history.ts';
import { lookErrors } from './look-errors.ts';

/**
 * Validates an analysis request in the specified order, each with its own message: property id, coordinates, image paths,
 * anything else. Takes the unparsed body, because a wrong type is one of these mistakes. Which other field is wrong is only
 * logged.
 * @throws DssError `invalid_property_id`, `invalid_coordinates`, `invalid_image_path`, `invalid_analysis_request`
 */
export function assertSpecifiedForm(body: unknown, log: Logger): void {
  const { property_id: propertyId, place, placements, images } = recordOf(body);
  if (!propertyIdSchema.safeParse(propertyId).success) throw new DssError('invalid_property_id');
  for (const located of [place, ...listOf(placements)]) assertCoordinates(recordOf(located));
  for (const image of listOf(images)) parseImagePath(recordOf(image)['path']);
  const { error } = analyzeRequestSchema.safeParse(body);
  if (error === undefined) return;
  log.info({ issues: error.issues }, 'an analysis request was refused');
  throw new DssError('invalid_analysis_request', { cause: error });
}

/** Coordinates may be absent or null, but only both together. */
function assertCoordinates({ lat, lng }: Readonly<Record<string, unknown>>): void {
  const missing = (value: unknown) => value === undefined || value === null;
  if (missing(lat) && missing(lng)) return;
  const onEarth = latitudeSchema.safeParse(lat).success && longitudeSchema.safeParse(lng).success;
  if (!onEarth) throw new DssError('invalid_coordinates');
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // A list isn't copied: it may be long, and has no fields.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const tags = ['Analysis'];
const maxListed = 100;

const specifiedForm = checkForm((body, context) => assertSpecifiedForm(body, context.var.log));

const acceptedSchema = z.object({
  job_id: z.uuid(),
  property_id: z.uuid(),
  status: analysisJobSchema.shape.status,
  /** URL of the job. */
  location: z.string(),
});

function analyzeRoute<Path extends string>(path: Path, operationId: string, summary: string) {
  return defineRoute({
    method: 'post',
    path,
    operationId,
    access: 'owner',
    limit: 'itself',
    tags,
    summary,
    description:
      "Starts the property's analysis, or joins the running one, and answers when it is done. With `Prefer: respond-async` it answers at once where to look. An analysis under five minutes old is answered again while nothing has changed, unless `rerun` is true. Images choose among the property's own photos, none chooses all; placements count only for photos that have none stored, and automatic ones (`automatic`, or area 'Property') are evidence of nothing. `automatic` at the top says that the page starts it, because something stored has changed: then it isn't counted, unless it chooses or places photos itself or the start before it was canceled or failed. `model` and `schema_version` count for operators alone, where an AI model is configured; anybody else's are ignored.",
    middleware: [specifiedForm] as const,
    request: {
      body: jsonBody(analyzeRequestSchema),
    },
    responses: {
      200: json(analysisSchema, 'The analysis'),
      202: json(acceptedSchema, 'Started or joined; see `location`'),
      ...changingErrors(
        'invalid_property_id',
        'property_not_found',
        'invalid_coordinates',
        'invalid_image_path',
        'invalid_analysis_request',
        'no_images',
        'analysis_cancelled',
        'analysis_takes_long',
        ...lookErrors,
      ),
    },
  });
}

const analyzeV2Route = analyzeRoute(
  '/functions/v1/analyze_v2',
  'analyzeProperty',
  'Analyze a property',
);
const analyzeOldRoute = analyzeRoute(
  '/functions/v1/analyze',
  'analyzePropertyByOlderName',
  'Analyze a property, by its older name',
);

const listRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/analyses',
  operationId: 'listAnalyses',
  access: 'phone',
  tags,
  summary: "A property's analyses, newest first",
  description: languageNote,
  request: {
    params: propertyParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(maxListed).default(20) }),
  },
  responses: {
    200: json(z.object({ analyses: z.array(analysisSchema) }), 'Analyses with their hazards'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const historyRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/score-history',
  operationId: 'readScoreHistory',
  access: 'owner',
  tags,
  summary: "A property's score over time, and what changed from each result to the next",
  description: 'Oldest first; a hundred results at most.',
  request: {
    params: propertyParams,
    query: z.object({
      through: z.uuid().optional().openapi({
        description: 'The newest result to show; absent: the newest there is.',
      }),
    }),
  },
  responses: {
    200: json(scoreHistorySchema, 'The results as points in time'),
    ...readingErrors('invalid_request', 'invalid_property_id', 'property_not_found'),
  },
});

const milestonesRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/milestones',
  operationId: 'readMilestones',
  access: 'owner',
  tags,
  summary: "A property's results, a sitting's together",
  description:
    'Oldest first; the newest hundred at most. Finished work, and the first result with other scoring weights, are milestones of their own; results that changed nothing count to the milestone before.',
  request: { params: propertyParams },
  responses: {
    200: json(milestonesSchema, 'The milestones'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const readRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/analyses/{analysisId}',
  operationId: 'readAnalysis',
  access: 'phone',
  tags,
  summary: 'Read an analysis',
  description: languageNote,
  request: { params: propertyParams.extend({ analysisId: z.string() }) },
  responses: {
    200: json(analysisSchema, 'The analysis with its hazards'),
    ...readingErrors('invalid_property_id', 'property_not_found', 'analysis_not_found'),
  },
});

const jobAnswer = z.object({ job: analysisJobSchema.nullable() });

const jobRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/analysis-job',
  operationId: 'readAnalysisJob',
  access: 'phone',
  tags,
  summary: 'How far the newest analysis of a property is',
  request: { params: propertyParams },
  responses: {
    200: json(jobAnswer, 'The newest job; null when none was started'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const cancelRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/analysis-job/cancel',
  operationId: 'cancelAnalysis',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: "Cancel a property's running analysis",
  request: { params: propertyParams },
  responses: {
    200: json(jobAnswer, 'The newest job, canceled if it was unfinished'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

export type AnalysisRouteDependencies = AnalysisDependencies & {
  readonly rateLimiter: RateLimiter;
  readonly changes: Changes;
  /** Whether an operator asks, who may choose the model. */
  readonly mayOverrideModel: (context: Context<HttpEnv>) => Promise<boolean>;
};

/** Routes that start, follow, cancel and read analyses. */
export function createAnalysisRoutes(dependencies: AnalysisRouteDependencies) {
  const { db, rateLimiter } = dependencies;

  const analyze = async (context: Context<HttpEnv>, request: AnalyzeRequest) => {
    const { actor } = context.var;
    const propertyId = parsePropertyId(request.property_id);
    const override = await overrideOf(context, request);
    const requester = rateLimiter.requester(context);
    const started = await startAnalysis(
      dependencies,
      actor,
      propertyId,
      request,
      (transaction) => rateLimiter.count(transaction, requester, [{ limit: 'analysis' }]),
      override,
    );
    const analysisId =
      started.kind === 'reused' ? started.analysisId : await resultOf(context, started.jobId);
    if (analysisId !== null) {
      return context.json(
        await readAnalysis(db, actor, propertyId, analysisId, responseLanguage(context)),
        200,
      );
    }
    const job = await newestJob(db, actor, propertyId);
    if (job === null) throw new DssError('property_not_found');
    const location = `/api/properties/${propertyId}/analysis-job`;
    context.header('Location', location);
    return context.json(
      { job_id: job.id, property_id: propertyId, status: job.status, location },
      202,
    );
  };

  /** The model that an operator asks for. What anybody else asks for is logged, and nothing else. */
  const overrideOf = async (context: Context<HttpEnv>, request: AnalyzeRequest) => {
    const { model, schema_version: schemaVersion } = request;
    if (model === undefined && schemaVersion === undefined) return null;
    const { log } = context.var;
    if (!(await dependencies.mayOverrideModel(context))) {
      log.warn({ model, schemaVersion }, 'a model override was ignored');
      return null;
    }
    if (schemaVersion !== undefined && schemaVersion !== dependencies.provider.schemaVersion) {
      throw new DssError('invalid_analysis_request');
    }
    const chosen = model === undefined ? null : (dependencies.withModel?.(model) ?? null);
    if (chosen === null) log.warn({ model }, 'there is no such model to override with');
    else log.info({ model }, 'an operator overrides the model');
    return chosen;
  };

  /** Waits for the job's analysis; null if the client asked not to wait or has disconnected. */
  const resultOf = async (context: Context<HttpEnv>, jobId: string) => {
    if (prefersAsync(context)) {
      context.header('Preference-Applied', 'respond-async');
      return null;
    }
    return waitForJob(dependencies, context.var.actor, jobId, context.req.raw.signal);
  };

  return createRouter()
    .openapi(analyzeV2Route, (context) => analyze(context, context.req.valid('json')))
    .openapi(analyzeOldRoute, (context) => analyze(context, context.req.valid('json')))
    .openapi(listRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const { limit } = context.req.valid('query');
      const locale = responseLanguage(context);
      const analyses = await listAnalyses(db, context.var.actor, id, limit, locale);
      return context.json({ analyses }, 200);
    })
    .openapi(historyRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      const { through = null } = context.req.valid('query');
      return context.json(await readScoreHistory(db, context.var.actor, id, through), 200);
    })
    .openapi(milestonesRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json(await readMilestones(db, context.var.actor, id), 200);
    })
    .openapi(readRoute, async (context) => {
      const { id, analysisId } = context.req.valid('param');
      const propertyId = parsePropertyId(id);
      const locale = responseLanguage(context);
      const analysis = await readAnalysis(db, context.var.actor, propertyId, analysisId, locale);
      return context.json(analysis, 200);
    })
    .openapi(jobRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ job: await newestJob(db, context.var.actor, id) }, 200);
    })
    .openapi(cancelRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ job: await cancelJob(dependencies, context.var.actor, id) }, 200);
    });
}

function prefersAsync(context: Context<HttpEnv>): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(context.req.header('Prefer') ?? '');
}
