import { randomUUID } from 'node:crypto';
import {
  bucketName,
  DssError,
  modelFailureReasons,
  testPropertyPrefix,
  type DiagnosticCheck,
  type CheckFinding,
} from '@dss/domain';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { storeModelCalls } from '../analysis/observe/model-calls.ts';
import {
  PhotoNotObservable,
  ProviderBackoffError,
  type ModelCall,
  type ModelFailureReason,
  type ObservationProvider,
} from '../analysis/observe/providers/provider.ts';
import type { Changes } from '../changes/listen-for-changes.ts';
import type { Clock } from '../clock/index.ts';
import type { MailConfig } from '../config/index.ts';
import { isAccessDenied, noProperty, type Actor, type Database } from '../db/index.ts';
import { openTransport } from '../mail/transport.ts';
import { outageOf, reasonOf } from '../outages/index.ts';
import { sendThroughQueue } from '../queue/send-through-queue.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { makeTestImages } from './test-images.ts';

/** The parts that checks talk to: those that the product itself uses. */
export interface CheckDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly mail: MailConfig;
  readonly dataDir: string;
  readonly changes: Changes;
  readonly provider: ObservationProvider;
  readonly clock: Clock;
  /** The application's login, with a session for each connection. */
  readonly session: pg.PoolConfig;
}

interface Found {
  readonly found: string;
  /** Whether it isn't configured, so that nothing was checked. */
  readonly isOff?: true;
  readonly code?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

interface Check {
  /** What to do when it fails. */
  readonly advice: string;
  /** Whether it works with what somebody owns. */
  readonly needsUser?: true;
  readonly limitMs?: number;
  /** Says what it found; throws if something is wrong. */
  run(dependencies: CheckDependencies, actor: Actor | null): Promise<Found>;
}

const usualLimitMs = 15_000;
/** How long a worker may take to notice a job, with much to spare. */
const queueMs = 5000;
const realtimeMs = 3000;

/**
 * Runs one check. A failure is its finding, with advice, instead of an error.
 * @throws DssError `session_missing` if it needs somebody who is signed in
 */
export async function runCheck(
  name: DiagnosticCheck,
  dependencies: CheckDependencies,
  actor: Actor | null,
): Promise<CheckFinding> {
  const check = checks[name];
  if (check.needsUser === true && actor?.kind !== 'user') throw new DssError('session_missing');
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const {
      found,
      isOff = false,
      code,
      details = {},
    } = await within(check.limitMs ?? usualLimitMs, check.run(dependencies, actor));
    return {
      status: isOff ? 'off' : 'success',
      found,
      advice: null,
      code: code ?? null,
      details: Object.entries(details).map(([key, value]) => ({ name: key, value: String(value) })),
      took_ms: took(),
    };
  } catch (error) {
    if (error instanceof DssError && error.code === 'session_missing') throw error;
    return {
      status: 'error',
      ...explained(error, check.advice),
      code: isAccessDenied(error) ? '42501' : null,
      details: [],
      took_ms: took(),
    };
  }
}

/** The advice for every check that needs the database while it is away, because its own advice wouldn't apply then. */
const databaseAdvice =
  'See that PostgreSQL runs and that DATABASE_URL is right. Without DATABASE_URL, the product runs its own: its log says why it stopped.';

/** What a failure is, and what to do about it: by its cause where that is known. */
function explained(error: unknown, advice: string): { found: string; advice: string } {
  const reason = reasonOf(error);
  if (outageOf(error) === 'database_unavailable') {
    return { found: `The database does not answer: ${reason}`, advice: databaseAdvice };
  }
  if (error instanceof ProviderBackoffError) return ofModel(error.reason, reason, advice);
  if (error instanceof PhotoNotObservable && isModelFailure(error.reason)) {
    return ofModel(error.reason, reason, advice);
  }
  return { found: reason, advice };
}

const unusable =
  'This model does not answer in the form that is asked for. Choose another one by AI_MODEL: docs/ai-analysis.md names some that do.';
const overused =
  'The service answers, and refuses more for now: wait, raise the limits of your account there, or lower AI_CONCURRENCY. Until then the built-in analyzer looks at photos.';
/** What to do about failures that neither key nor address explains. */
const modelAdvice: Partial<Record<ModelFailureReason, string>> = {
  rate_limited: overused,
  overloaded: overused,
  malformed: unusable,
  too_long: unusable,
  refused: unusable,
};

function isModelFailure(reason: string): reason is ModelFailureReason {
  return modelFailureReasons.some((each) => each === reason);
}

/** @param said the service's own words, which may quote a whole answer */
function ofModel(reason: ModelFailureReason, said: string, advice: string) {
  const kind = reason.replaceAll('_', ' ');
  return {
    found: `The model did not look at the test picture: ${kind}. ${shortened(said)}`,
    advice: modelAdvice[reason] ?? advice,
  };
}

function shortened(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200).trimEnd()}…`;
}

const checks: Readonly<Record<DiagnosticCheck, Check>> = {
  connection: {
    advice: databaseAdvice,
    run: async ({ db }) => {
      const { rows } = await db.asActor(null, (tx) =>
        tx.execute<{ version: string; name: string }>(
          sql`select current_setting('server_version') as version, current_database() as name`,
        ),
      );
      const { version = '', name = '' } = rows[0] ?? {};
      return { found: `PostgreSQL ${version} answers.`, details: { database: name } };
    },
  },

  tables: {
    advice:
      'A table is missing or closed to the application. Start the product again, which runs its migrations.',
    run: async ({ db }, actor) => {
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
      return {
        found: `All ${Object.keys(counts).length} tables can be read. These are the rows that ${whose} may see.`,
        details: counts,
      };
    },
  },

  table_operations: {
    needsUser: true,
    advice:
      'See the message: the database refused an ordinary write. Look for a migration that failed in the log.',
    run: async ({ db }, actor) => {
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
      return {
        found:
          'A property was inserted, read, updated and deleted, and the transaction rolled back: nothing is left of it.',
      };
    },
  },

  row_level_security: {
    advice:
      "The database let a write through that it must refuse: somebody's home may be open to others. Stop the product and look at the policies of the table images.",
    run: async ({ db }, actor) => {
      const refusal = await refusalOf(() =>
        rolledBack(db, actor, (tx) =>
          tx.execute(
            sql`insert into images (id, property_id, image_id) values (${randomUUID()}, ${randomUUID()}, 'not-mine')`,
          ),
        ),
      );
      if (refusal === null) throw new Error("a row for somebody else's property was not refused");
      return {
        found: refusal,
        code: '42501',
        details: { 'what was tried': "insert an image into a property that isn't ours" },
      };
    },
  },

  storage: {
    advice:
      'See that the folder DATA_DIR/photos, or the bucket of STORAGE_URL, exists, is writable, and has room. Nothing that was acknowledged is lost meanwhile.',
    run: async ({ store }) => {
      const folder = `probe-${randomUUID()}`;
      const name = `${folder}/probe.txt`;
      const bytes = Buffer.from(randomUUID());
      try {
        await store.put(name, bytes);
        const read = await store.read(name);
        if (read === null || !read.equals(bytes)) {
          throw new Error('what was stored came back differently');
        }
        const listed = await store.list(folder);
        if (listed.length !== 1) throw new Error('what was stored is not listed');
      } finally {
        await store.removeFolder(folder).catch(() => undefined);
      }
      return {
        found: `The ${bucketName} bucket took an object, gave it back, listed and removed it.`,
        details: { location: store.location },
      };
    },
  },

  queue: {
    advice:
      'Start a worker: a process with ROLE=worker or ROLE=all. Jobs wait in the database and run as soon as there is one.',
    run: async ({ session }) => {
      const { isRun, ...counts } = await sendThroughQueue(session, queueMs);
      if (!isRun) {
        throw new Error(
          `no worker took a job within ${queueMs / 1000} s. Other jobs that wait for one: ${counts.waiting}.`,
        );
      }
      return { found: 'A job was queued, and a worker has run it.', details: counts };
    },
  },

  mail: {
    advice:
      'Check SMTP_URL: host, port, name and password. Mail that could not be sent is kept and tried again for two days.',
    limitMs: 25_000,
    run: async ({ mail, dataDir }) => {
      const taker = await openTransport(mail, dataDir).verify();
      if (mail.smtp !== null) return { found: `Mail would be taken by ${taker}.` };
      return {
        found:
          'No mail is sent, because no mail server is configured (SMTP_URL). It stays in the outbox folder of this deployment, which can be written.',
        isOff: true,
      };
    },
  },

  ai_provider: {
    advice:
      'Key or URL invalid, or the service is away: check OPENAI_API_KEY (or the key of your provider), AI_BASE_URL and AI_MODEL, and the state of your account there.',
    limitMs: 120_000,
    run: async ({ provider, db, clock }) => {
      const { images } = await makeTestImages(null);
      const [front] = images;
      if (front === undefined) throw new Error('no test picture was drawn');
      const { default: sharp } = await import('sharp');
      const workingCopy = await sharp(front.bytes).jpeg().toBuffer();
      const calls: ModelCall[] = [];
      try {
        const reply = await provider.observe(
          { workingCopy, area: null, caption: null },
          AbortSignal.timeout(110_000),
          (call) => calls.push(call),
        );
        return {
          found: `${provider.id} looked at a drawn house and answered.`,
          details: {
            model: provider.modelName,
            'schema version': provider.schemaVersion,
            'hazards seen': reply.findings.length,
          },
        };
      } finally {
        // A call costs money even when its answer is of no use.
        await db.asWorker(noProperty, (tx) =>
          storeModelCalls(tx, calls, { jobId: null, provider, at: clock() }),
        );
      }
    },
  },

  realtime: {
    advice:
      'Pages learn of changes late. Check that DATABASE_SESSION_URL leads to the database itself, not to a pooler that shares connections between transactions.',
    run: async ({ db, changes }) => {
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
        return {
          found: 'A change was announced in the database and heard by this process.',
          details: { 'heard after': `${Math.round(ms)} ms` },
        };
      } finally {
        stop();
      }
    },
  },
};

/** Undoes a transaction that has done its work. */
class Undone extends Error {}

async function rolledBack<Result>(
  db: Database,
  actor: Actor | null,
  work: Parameters<typeof db.asActor<Result>>[1],
): Promise<Result> {
  let result: { readonly value: Result } | undefined;
  await db
    .asActor(actor, async (tx) => {
      result = { value: await work(tx) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (result === undefined) throw new Error('the transaction did not run');
  return result.value;
}

/** What the database said when it refused; null if it didn't. */
async function refusalOf(attempt: () => Promise<unknown>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    if (isAccessDenied(error)) return reasonOf(error);
    throw error;
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
