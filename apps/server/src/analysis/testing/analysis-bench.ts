import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analysisJobSchema, analysisSchema, type Analysis, type AnalysisJob } from '@dss/domain';
import { pino } from 'pino';
import { vi } from 'vitest';
import { z } from 'zod';
import { listenForChanges, type Changes } from '../../changes/listen-for-changes.ts';
import { systemClock, type Clock } from '../../clock/index.ts';
import type { RateLimitConfig } from '../../config/index.ts';
import { tables, type Actor } from '../../db/index.ts';
import { errorResponse } from '../../http/error-response.ts';
import { createRouter } from '../../http/router.ts';
import { startQueue, type Queue } from '../../queue/start-queue.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import { createDiskStore } from '../../storage/disk-store.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { wideLimits } from '../../testing/rate-limits.ts';
import { analysisTasks } from '../job/analyze-property.ts';
import { createAnalysisRoutes } from '../routes.ts';
import type { Analyzer } from '../observe/create-analyzer.ts';
import type { ObservationProvider } from '../observe/providers/provider.ts';

const log = pino({ level: 'silent' });

/** Columns of a placement's row; missing ones are null. */
export type PlacementValues = Partial<typeof tables.imagePlacements.$inferInsert>;

type SentRequest = Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> };

export interface AnalyzeOptions {
  readonly prefer?: string;
  readonly as?: Actor;
  /** Whether an operator asks. */
  readonly asOperator?: boolean;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | null;
}

/** The analysis over HTTP with a real database, real files and a real queue; the test supplies only the provider. */
export interface AnalysisBench {
  readonly database: TestDatabase;
  readonly photosDirectory: string;
  readonly changes: Changes;
  /** A visitor who owns a property. */
  readonly owner: Actor;
  readonly propertyId: string;
  /** Moves the application's clock forward. */
  readonly passTime: (ms: number) => void;
  readonly addPhoto: (
    imageId: string,
    placement?: PlacementValues,
    /** The working copy's bytes; by default ones that only a test's provider accepts. */
    bytes?: Buffer,
  ) => Promise<{ id: string; path: string }>;
  readonly startWorking: () => Promise<Queue>;
  /** Stops the workers, like a restart. */
  readonly stopWorking: () => Promise<void>;
  readonly analyze: (body?: object, options?: AnalyzeOptions) => Promise<Response>;
  readonly get: (path: string, as?: Actor) => Promise<Response>;
  readonly post: (path: string, as?: Actor) => Promise<Response>;
  readonly job: () => Promise<AnalysisJob | null>;
  /** Waits until the newest job has this status. */
  readonly jobIs: (status: AnalysisJob['status']) => Promise<AnalysisJob>;
  readonly analyses: () => Promise<Analysis[]>;
  /** Makes the queue run a scheduled model retry now. */
  readonly retryNow: () => Promise<void>;
  /** Number of unfinished jobs in the queue. */
  readonly queuedJobs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function openAnalysisBench(
  provider: ObservationProvider,
  rateLimits: RateLimitConfig = wideLimits,
  more: Partial<Analyzer> = {},
): Promise<AnalysisBench> {
  const database = await createTestDatabase();
  const photosDirectory = await mkdtemp(path.join(tmpdir(), 'dss-test-photos-'));
  const store: PhotoStore = createDiskStore(photosDirectory);
  let movedMs = 0;
  const clock: Clock = () => systemClock(movedMs)();
  const { db, connection } = database;
  const owner = await database.newVisitor();
  const propertyId = await database.newProperty(owner);
  const changes = await listenForChanges(connection, log);
  const dependencies = { db, store, provider, clock, log, changes, ...more };
  const queues: Queue[] = [];
  const actors = new Map<string, Actor>([[owner.id, owner]]);

  const app = createRouter();
  app.onError(errorResponse);
  app.use(async (context, next) => {
    context.set('requestId', randomUUID());
    context.set('log', log);
    context.set('actor', actors.get(context.req.header('X-Test-Actor') ?? '') ?? null);
    await next();
  });
  const rateLimiter = createRateLimiter(rateLimits, randomBytes(32), clock);
  app.route(
    '/',
    createAnalysisRoutes({
      ...dependencies,
      rateLimiter,
      mayOverrideModel: (context) =>
        Promise.resolve(context.req.header('X-Test-Operator') !== undefined),
    }),
  );

  const request = async (method: string, url: string, as: Actor, init: SentRequest = {}) => {
    actors.set(as.id, as);
    const headers = { ...init.headers, 'X-Test-Actor': as.id };
    return app.request(url, { ...init, method, headers });
  };
  const jobUrl = `/api/properties/${propertyId}/analysis-job`;
  const readJob = async () => {
    const body: unknown = await (await request('GET', jobUrl, owner)).json();
    return z.object({ job: analysisJobSchema.nullable() }).parse(body).job;
  };

  return {
    database,
    photosDirectory,
    changes,
    owner,
    propertyId,
    passTime: (ms) => {
      movedMs += ms;
    },
    addPhoto: async (imageId, placement, given) => {
      const id = randomUUID();
      const bytes = given ?? Buffer.from(`working copy of ${imageId}`);
      const objectPath = `${propertyId}/${id}.jpg`;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await store.put(`${propertyId}/${id}.working.jpg`, bytes);
      await db.asActor(owner, async (transaction) => {
        await transaction.insert(tables.images).values({
          id,
          propertyId,
          imageId,
          sourceUrl: `dss-images/${objectPath}`,
          workingPath: `${propertyId}/${id}.working.jpg`,
          thumbnailPath: `${propertyId}/${id}.thumbnail.webp`,
          contentType: 'image/jpeg',
          width: 1536,
          height: 1024,
          bytes: bytes.length,
          sha256,
          workingSha256: sha256,
        });
        if (placement === undefined) return;
        await transaction
          .insert(tables.imagePlacements)
          .values({ id: randomUUID(), propertyId, photoId: id, imageId, ...placement });
      });
      return { id, path: objectPath };
    },
    startWorking: async () => {
      const tasks = analysisTasks(dependencies);
      const queue = await startQueue({ connection, tasks, log, concurrency: 2, graceMs: 100 });
      queues.push(queue);
      return queue;
    },
    stopWorking: async () => {
      await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    },
    analyze: (body = {}, { prefer, as = owner, asOperator = false, signal = null } = {}) =>
      request('POST', '/functions/v1/analyze_v2', as, {
        headers: {
          'Content-Type': 'application/json',
          ...(prefer === undefined ? {} : { Prefer: prefer }),
          ...(asOperator && { 'X-Test-Operator': 'yes' }),
        },
        body: JSON.stringify({ property_id: propertyId, ...body }),
        signal,
      }),
    get: (url, as = owner) => request('GET', url, as),
    post: (url, as = owner) => request('POST', url, as),
    job: readJob,
    jobIs: async (status) => {
      const job = await vi.waitFor(async () => {
        const current = await readJob();
        if (current?.status !== status) throw new Error(`the job is ${current?.status}`);
        return current;
      });
      return job;
    },
    analyses: async () => {
      const response = await request('GET', `/api/properties/${propertyId}/analyses`, owner);
      const body: unknown = await response.json();
      return z.object({ analyses: z.array(analysisSchema) }).parse(body).analyses;
    },
    retryNow: async () => {
      // The queue would find a rescheduled job only when it looks next, up to a second later.
      await database.admin.query(
        `select graphile_worker.reschedule_jobs(array(
           select id from graphile_worker.jobs where task_identifier = 'retry_model'), run_at => now());
         notify "jobs:insert"`,
      );
    },
    queuedJobs: async () => {
      const { rows } = await database.admin.query('select id from graphile_worker.jobs');
      return rows.length;
    },
    close: async () => {
      await Promise.all(queues.map((queue) => queue.stop()));
      await changes.close();
      await database.close();
      await rm(photosDirectory, { recursive: true, force: true });
    },
  };
}
