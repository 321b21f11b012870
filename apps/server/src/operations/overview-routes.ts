import { z } from '@hono/zod-openapi';
import { DssError, featuredPropertySchema, operationsSchema, type Operations } from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/index.ts';
import type { Database, SendingKind, Transaction } from '../db/index.ts';
import { withSilent } from '../health/checks.ts';
import { changingErrors, json, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { operatorsOnly, type OperatorDependencies } from './operators-only.ts';
import type { Readiness } from './readiness.ts';

export type OverviewDependencies = OperatorDependencies & {
  readonly db: Database;
  readonly featuredPropertyId: Config['featuredPropertyId'];
  readonly readOverview: () => Promise<Operations>;
  readonly readiness: Pick<Readiness, 'parts'>;
};

const tags = ['Operations'];
const description =
  'For operators: their accounts, and in the local profile whoever is on this machine. It says nothing about who owns a home, or where it is.';
const base = '/api/operations';

const overviewRoute = defineRoute({
  method: 'get',
  path: `${base}/overview`,
  operationId: 'readOverview',
  access: 'operator',
  tags,
  summary: 'The state of the whole product',
  description,
  responses: { 200: json(operationsSchema, 'What /ops shows'), ...readingErrors('operators_only') },
});

const featuredRoute = defineRoute({
  method: 'get',
  path: `${base}/featured-property`,
  operationId: 'readFeaturedProperty',
  access: 'operator',
  tags,
  summary: 'The property that the page of shortcuts opens',
  description,
  responses: {
    200: json(featuredPropertySchema, 'Its id; null if none was chosen'),
    ...readingErrors('operators_only'),
  },
});

/** Starts work again, or gives it up. @returns false if there is no such work any more */
type Act = (tx: Transaction, id: string) => Promise<boolean>;

const isTrue = async (tx: Transaction, statement: ReturnType<typeof sql>) => {
  const { rows } = await tx.execute(statement);
  return z.object({ done: z.boolean() }).parse(rows[0]).done;
};

const retryJob: Act = async (tx, id) =>
  /^\d{1,18}$/.test(id) && isTrue(tx, sql`select app.retry_job(${id}) as done`);

const discardJob: Act = async (tx, id) => {
  if (!/^\d{1,18}$/.test(id)) return false;
  const { rows } = await tx.execute(sql`select app.discard_job(${id}) as key`);
  const { key } = z.object({ key: z.string().nullable() }).parse(rows[0]);
  const analysis = /^analysis:(.+)$/.exec(key ?? '')?.[1];
  // Without its job, an analysis would be taken for queued for good.
  if (analysis !== undefined) await endAnalysis(tx, analysis, 'queued');
  return key !== null;
};

const isUuid = (id: string) => z.uuid().safeParse(id).success;

async function endAnalysis(
  tx: Transaction,
  id: string,
  was: 'queued' | 'failed',
): Promise<boolean> {
  const states = was === 'queued' ? ['queued', 'running'] : ['failed'];
  const { rowCount } = await tx.execute(sql`
    update analysis_jobs set status = 'cancelled', step = 'cancelled', updated_at = now()
    where id = ${id} and status::text in ${states}`);
  return rowCount === 1;
}

const retryAnalysis: Act = async (tx, id) => {
  if (!isUuid(id)) return false;
  const { rows } = await tx.execute(sql`
    update analysis_jobs again set status = 'queued', step = 'queued', attempts = 0, error_code = null, updated_at = now()
    where id = ${id} and status = 'failed' and not exists (
      select from analysis_jobs other
      where other.property_id = again.property_id and other.status in ('queued', 'running')
    ) returning property_id`);
  if (rows[0] === undefined) return false;
  const { property_id: propertyId } = z.object({ property_id: z.uuid() }).parse(rows[0]);
  await tx.execute(sql`select app.enqueue_analysis(${id}, ${propertyId})`);
  return true;
};

const sendAgain =
  (kind: SendingKind): Act =>
  async (tx, id) =>
    isUuid(id) && isTrue(tx, sql`select app.send_again(${kind}, ${id}) as done`);

interface Action {
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly act: Act;
}

const actions: readonly Action[] = [
  {
    path: 'jobs/{work_id}/retry',
    operationId: 'retryJob',
    summary: 'Run a job of the queue now',
    act: retryJob,
  },
  {
    path: 'jobs/{work_id}/discard',
    operationId: 'discardJob',
    summary: 'Take a job out of the queue, unless it is running',
    act: discardJob,
  },
  {
    path: 'failed-analyses/{work_id}/retry',
    operationId: 'retryFailedAnalysis',
    summary: 'Start an analysis again that has failed for good',
    act: retryAnalysis,
  },
  {
    path: 'failed-analyses/{work_id}/discard',
    operationId: 'discardFailedAnalysis',
    summary: 'Give up an analysis that has failed for good; its owner sees it as canceled',
    act: (tx, id) => (isUuid(id) ? endAnalysis(tx, id, 'failed') : Promise.resolve(false)),
  },
  ...Object.values<Action>({
    mail: {
      path: 'mails/{work_id}/retry',
      operationId: 'retryMail',
      summary: 'Send a mail now',
      act: sendAgain('mail'),
    },
    lead: {
      path: 'leads/{work_id}/retry',
      operationId: 'retryLead',
      summary: 'Deliver a lead now',
      act: sendAgain('lead'),
    },
    score: {
      path: 'scores/{work_id}/retry',
      operationId: 'retryScore',
      summary: 'Tell the score webhook of a score now',
      act: sendAgain('score'),
    },
    notification: {
      path: 'notifications/{work_id}/retry',
      operationId: 'retryNotification',
      summary: 'Send a notification now',
      act: sendAgain('notification'),
    },
  } satisfies Record<SendingKind, Action>),
];

/** The routes of `/ops` and `/shortcuts`. */
export function createOverviewRoutes(dependencies: OverviewDependencies) {
  const { db, readOverview, readiness } = dependencies;
  const router = createRouter();
  const guard = operatorsOnly(dependencies);
  router.use(overviewRoute.path, guard);
  router.use(featuredRoute.path, guard);
  for (const { path } of actions) router.use(`${base}/${path.replace('{work_id}', ':id')}`, guard);
  router
    .openapi(overviewRoute, async (context) =>
      context.json(withSilent(await readOverview(), readiness.parts()), 200),
    )
    .openapi(featuredRoute, (context) =>
      context.json({ property_id: dependencies.featuredPropertyId }, 200),
    );
  for (const { path, operationId, summary, act } of actions) {
    const route = defineRoute({
      method: 'post',
      path: `${base}/${path}`,
      operationId,
      access: 'operator',
      limit: 'nothing',
      tags,
      summary,
      description,
      request: { params: z.object({ work_id: z.string() }) },
      responses: {
        200: json(z.object({ done: z.literal(true) }), 'Done'),
        ...changingErrors('operators_only', 'work_not_found'),
      },
    });
    router.openapi(route, async (context) => {
      const { work_id: id } = context.req.valid('param');
      const done = await db.asOperator((tx) => act(tx, id));
      if (!done) throw new DssError('work_not_found');
      context.var.log.info({ path, id }, 'an operator acted');
      return context.json({ done: true as const }, 200);
    });
  }
  return router;
}
