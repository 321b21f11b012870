import { z } from '@hono/zod-openapi';
import { hazardTypeIds, performerSchema, shownSources, sourceSchema } from '@dss/domain';
import type { Database } from '../db/index.ts';
import { responseLanguage, languageNote } from '../http/response-language.ts';
import { createRouter } from '../http/router.ts';
import { readingErrors, json } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import { describeHazardTypes, hazardTypeDescriptionSchema } from './hazard-types.ts';
import { readGuidance } from './guidance-table.ts';

const tags = ['Guidance'];

const guidanceSchema = z.object({
  hazard_type: z.string(),
  title: z.string(),
  why: z.string(),
  action: z.string(),
  est_cost: z.string(),
  time: z.string(),
  source: z.string(),
  step_id: z.string().nullable(),
  diy_or_pro: performerSchema.nullable(),
  cost_low_usd: z.number().nullable(),
  cost_high_usd: z.number().nullable(),
  hours_low: z.number().nullable(),
  hours_high: z.number().nullable(),
  for_each_side: z.boolean().nullable(),
  figures_are_estimates: z.boolean().nullable(),
  cost_sources: z.array(sourceSchema),
});

const guidanceRoute = defineRoute({
  method: 'get',
  path: '/api/guidance',
  operationId: 'listGuidance',
  access: 'anyone',
  tags,
  summary: 'What to do about a hazard',
  description: `For the hazard types named, in their order, or for all. A type that the catalog does not know gets general advice. Costs and hours are those of a typical home, or of each side of it where the work is needed (\`for_each_side\`); an analysis has those of its home in \`explanation.actions\`. ${languageNote}`,
  request: {
    query: z.object({
      hazard_type: z.string().max(4000).optional().openapi({
        description: 'Types, separated by commas',
        example: 'gutter_debris,eaves_open',
      }),
    }),
  },
  responses: {
    200: json(z.object({ guidance: z.array(guidanceSchema) }), 'Guidance'),
    ...readingErrors(),
  },
});

const hazardTypesRoute = defineRoute({
  method: 'get',
  path: '/api/hazard-types',
  operationId: 'listHazardTypes',
  access: 'anyone',
  tags,
  summary: 'The hazard catalog',
  description: `Every hazard type with what counts as evidence, what it may cost and why, the rules with their dates, the programs it counts for, and the sources. ${languageNote}`,
  responses: {
    200: json(z.object({ hazard_types: z.array(hazardTypeDescriptionSchema) }), 'The catalog'),
    ...readingErrors(),
  },
});

export function createGuidanceRoutes({ db }: { db: Database }) {
  return createRouter()
    .openapi(guidanceRoute, async (context) => {
      const { hazard_type: asked } = context.req.valid('query');
      const types = asked?.split(',').filter((type) => type !== '') ?? hazardTypeIds;
      const locale = responseLanguage(context);
      const advice = (await readGuidance(db, types, locale)).map((guidance) => ({
        ...guidance,
        cost_sources: shownSources(guidance.cost_sources, locale),
      }));
      return context.json({ guidance: advice }, 200);
    })
    .openapi(hazardTypesRoute, (context) =>
      context.json({ hazard_types: describeHazardTypes(responseLanguage(context)) }, 200),
    );
}
