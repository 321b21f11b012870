import { randomUUID } from 'node:crypto';
import { testPropertyPrefix } from '@dss/domain';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { storeModelCalls } from '../analysis/observe/model-calls.ts';
import type { ModelCall } from '../analysis/observe/providers/provider.ts';
import { isAccessDenied, noProperty, type Actor, type Database } from '../db/index.ts';
import { reasonOf } from '../outages/index.ts';
import { sendThroughQueue } from '../queue/send-through-queue.ts';
import { check, ok, within, type Check } from './check.ts';

/** How long a worker may take to notice a job, with much to spare. */
const queueMs = 5000;
const realtimeMs = 3000;

/** Those of a running server, each against the part itself. */
export const serverChecks: readonly Check[] = [
  check(
    'Tables',
    ['server'],
    {
      diagnostics: 'tables',
      advice:
        'A table is missing or closed to the application. Start the product again, which runs its migrations.',
    },
    async ({ server: { db, actor } }) => {
      const { rows } = await db.asActor(actor, (tx) =>
        tx.execute<Record<string, number>>(sql`select
        (select count(*)::int from properties) as properties,
        (select count(*)::int from images) as images,
        (select count(*)::int from image_placements) as image_placements,
        (select count(*)::int from analyses) as analyses,
        (select count(*)::int from hazards) as hazards,
        (select count(*)::int from guidance) as guidance`),
      );
      const counts = rows[0] ?? {};
      const whose = actor === null ? 'a stranger' : 'you';
      return ok(
        `All ${Object.keys(counts).length} tables can be read. These are the rows that ${whose} may see.`,
        { details: counts },
      );
    },
  ),
  check(
    'Table operations',
    ['server'],
    {
      diagnostics: 'table_operations',
      writes: true,
      needsUser: true,
      advice:
        'See the message: the database refused an ordinary write. Look for a migration that failed in the log.',
    },
    async ({ server: { db, actor } }) => {
      const steps = await rolledBack(db, actor, async (tx) => {
        const id = randomUUID();
        const address = `${testPropertyPrefix} that is never stored`;
        const seen = async () =>
          (await tx.execute(sql`select from properties where id = ${id}`)).rowCount === 1;
        await tx.execute(
          sql`insert into properties (id, user_id, address, address_formatted, typed_address)
            values (${id}, ${actor?.id ?? null}, ${address}, ${address}, ${address})`,
        );
        const inserted = await seen();
        const { rowCount } = await tx.execute(
          sql`update properties set front_faces = 'south' where id = ${id}`,
        );
        await tx.execute(sql`select app.delete_property(${id}, now())`);
        return { inserted, updated: rowCount === 1, deleted: !(await seen()) };
      });
      const wrong = Object.entries(steps).filter(([, done]) => !done);
      if (wrong.length > 0) {
        throw new Error(`a property could not be ${wrong.map(([step]) => step).join(', ')}`);
      }
      return ok(
        'A property was inserted, read, updated and deleted, and the transaction rolled back: nothing is left of it.',
      );
    },
  ),
  check(
    'Row-level security',
    ['server'],
    {
      diagnostics: 'row_level_security',
      writes: true,
      advice:
        "The database let a write through that it must refuse: somebody's home may be open to others. Stop the product and look at the policies of the table images.",
    },
    async ({ server: { db, actor } }) => {
      const refusal = await rolledBack(db, actor, (tx) =>
        tx.execute(
          sql`insert into images (id, property_id, image_id) values (${randomUUID()}, ${randomUUID()}, 'not-mine')`,
        ),
      ).then(
        () => null,
        (error: unknown) => {
          if (isAccessDenied(error)) return reasonOf(error);
          throw error;
        },
      );
      if (refusal === null) throw new Error("a row for somebody else's property was not refused");
      return ok(refusal, {
        code: '42501',
        details: { 'what was tried': "insert an image into a property that isn't ours" },
      });
    },
  ),
  check(
    'Worker',
    ['server'],
    {
      diagnostics: 'queue',
      writes: true,
      advice:
        'Start a worker: a process with ROLE=worker or ROLE=all. Jobs wait in the database and run as soon as there is one.',
    },
    async ({ server: { session } }) => {
      const { isRun, before } = await sendThroughQueue(session, queueMs);
      const { ready: waiting, running, failed } = before;
      if (!isRun) {
        throw new Error(
          `no worker took a job within ${queueMs / 1000} s. Other jobs that wait for one: ${waiting}.`,
        );
      }
      return ok('A job was queued, and a worker has run it.', {
        details: { waiting, running, failed },
      });
    },
  ),
  check(
    'Model',
    ['server'],
    {
      diagnostics: 'ai_provider',
      advice:
        'Key or URL invalid, or the service is away: check OPENAI_API_KEY (or the key of your provider), AI_BASE_URL and AI_MODEL, and the state of your account there.',
      limitMs: 120_000,
    },
    async ({ server: { provider, db, clock, testPicture } }) => {
      const workingCopy = await sharp(await testPicture())
        .jpeg()
        .toBuffer();
      const calls: ModelCall[] = [];
      try {
        const reply = await provider.observe(
          { workingCopy, area: null, caption: null },
          AbortSignal.timeout(110_000),
          (call) => calls.push(call),
        );
        return ok(`${provider.id} looked at a drawn house and answered.`, {
          details: {
            model: provider.modelName,
            'schema version': provider.schemaVersion,
            'hazards seen': reply.findings.length,
          },
        });
      } finally {
        // A call costs money even when its answer is of no use.
        await db.asWorker(noProperty, (tx) =>
          storeModelCalls(tx, calls, { jobId: null, provider, at: clock() }),
        );
      }
    },
  ),
  check(
    'Realtime',
    ['server'],
    {
      diagnostics: 'realtime',
      advice:
        'Pages learn of changes late. Check that DATABASE_SESSION_URL leads to the database itself, not to a pooler that shares connections between transactions.',
    },
    async ({ server: { db, changes } }) => {
      const id = randomUUID();
      const heard = Promise.withResolvers<number>();
      const start = performance.now();
      const stop = changes.listen({
        onChange: (change) => {
          if (change.what === 'actor_changed' && change.id === id) {
            heard.resolve(performance.now() - start);
          }
        },
        onGap: () => undefined,
      });
      try {
        const announcement = JSON.stringify({ what: 'actor_changed', id });
        await db.asActor(null, (tx) =>
          tx.execute(sql`select pg_notify('dss_changes', ${announcement})`),
        );
        const ms = await within(realtimeMs, heard.promise);
        return ok('A change was announced in the database and heard by this process.', {
          details: { 'heard after': `${Math.round(ms)} ms` },
        });
      } finally {
        stop();
      }
    },
  ),
];

/** Undoes what it has done. */
async function rolledBack<Result>(
  db: Database,
  actor: Actor | null,
  work: Parameters<typeof db.asActor<Result>>[1],
): Promise<Result> {
  const undone = Promise.withResolvers<Result>();
  const end = new Error('the transaction did not run');
  await db
    .asActor(actor, async (tx) => {
      undone.resolve(await work(tx));
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
  return undone.promise;
}
