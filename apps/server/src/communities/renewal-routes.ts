import { renewalPacketSchema } from '@dss/domain';
import { z } from '@hono/zod-openapi';
import { changingErrors, jsonBody } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import { pdfHeaders, pdfResponse } from '../http/pdf-file.ts';
import { drawApart } from '../reports/draw-pdf.ts';
import { readCommunity, type CoordinatorDependencies } from './communities.ts';
import { readYear } from './community-entries.ts';
import { readPlan } from './community-plan.ts';
import { readCoordinator } from './home-community.ts';

const makeRoute = defineRoute({
  method: 'post',
  path: '/api/communities/{community_id}/renewal-packets',
  operationId: 'drawRenewalPacket',
  access: 'account',
  tags: ['Communities'],
  summary: 'Draw what the renewal of a Firewise site asks for',
  description:
    'A PDF of letter size, in the order in which NFPA asks: the work and money of a year, outreach, the action plan, and the risk assessment. It has what the coordinator entered, and of homes only the sums that are published. The file isn’t kept.',
  middleware: limitBody(1024),
  request: {
    params: z.object({ community_id: z.string() }),
    body: jsonBody(renewalPacketSchema),
  },
  responses: {
    200: pdfResponse,
    ...changingErrors('session_missing', 'community_not_found', 'report_busy', 'report_failed'),
  },
});

/** Renewal packets of communities. */
export function createRenewalRoutes(dependencies: CoordinatorDependencies) {
  const { db, clock } = dependencies;
  return createRouter().openapi(makeRoute, async (context) => {
    const { community_id: id } = context.req.valid('param');
    const { year, locale } = context.req.valid('json');
    const { actor } = context.var;
    // Before anything is prepared for somebody who may not have it.
    const community = await readCommunity(dependencies, actor, id);
    const { pdf } = await drawApart(async () => ({
      kind: 'renewal',
      data: {
        locale,
        madeAt: clock().toISOString(),
        madeBy: await readCoordinator(db, actor, id),
        community,
        plan: await readPlan(dependencies, actor, id),
        year,
        entries: (await readYear(dependencies, actor, id, year)).entries,
      },
    }));
    return context.body(new Uint8Array(pdf), 200, pdfHeaders(`firewise-renewal-${year}.pdf`));
  });
}
