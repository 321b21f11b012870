import { randomUUID } from 'node:crypto';
import { DssError } from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import { noProperty, tables, type Database } from '../db/index.ts';
import { outageOf } from '../outages/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';
import type { Call, NoteCall } from '../telemetry/call.ts';

const { notedCalls } = tables;
type Noted = typeof notedCalls.$inferInsert;

/** From here on a call may be worth looking at. */
const slowMs = 300;
/** The slowest calls that are kept of each interval. */
const mostSlowest = 5;
/** More errors in one interval say nothing new; the log has them all. */
const mostErrors = 50;
const intervalMs = 30_000;

/** These wait for something by design: a photo's sender, an analysis, or changes to report. */
const waiting = /^\/(functions\/v1\/analyze|api\/realtime|api\/properties\/:id\/photos\/:imageId$)/;

export interface CallNotes {
  readonly note: NoteCall;
  /** Stores what was noted so far. */
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Keeps the last errors and the slowest calls of this process in the database: one statement every half minute, and none while there
 * is nothing to say. What happens while the database is away is stored once it is back.
 */
export function openCallNotes(db: Database, clock: Clock, log: Logger): CallNotes {
  let errors: Noted[] = [];
  let slow: Noted[] = [];

  const flush = async () => {
    const noted = [...errors, ...slow];
    if (noted.length === 0) return;
    [errors, slow] = [[], []];
    try {
      await db.asWorker(noProperty, (tx) => tx.insert(notedCalls).values(noted));
    } catch (error) {
      errors = [...noted.filter(({ kind }) => kind === 'error'), ...errors].slice(0, mostErrors);
      throw error;
    }
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.debug({ err: error }, 'noted calls could not be kept'));
  }, intervalMs);
  timer.unref();

  return {
    note: (call) => {
      const { error, durationMs, method, route } = call;
      if (error !== null && errors.length < mostErrors) {
        errors.push({ ...rowOf(call, clock()), kind: 'error', error: describeError(error) });
      } else if (durationMs >= slowMs && (method === 'JOB' || !waiting.test(route))) {
        slow = [...slow, { ...rowOf(call, clock()), kind: 'slow' as const }]
          .toSorted((one, other) => other.durationMs - one.durationMs)
          .slice(0, mostSlowest);
      }
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush().catch(() => undefined);
    },
  };
}

function rowOf({ requestId, method, route, status, durationMs }: Call, at: Date) {
  return { id: randomUUID(), at, requestId, method, route, status, durationMs };
}

/** Codes and classes alone: a message may quote what was entered. */
function describeError(error: unknown): string {
  const outage = outageOf(error);
  if (outage !== null) return outage;
  if (error instanceof DssError) return error.code;
  if (!(error instanceof Error)) return typeof error;
  const { cause } = error;
  const named = error.name === 'Error' ? error.constructor.name : error.name;
  const code = [error, cause].map((each) =>
    each instanceof Error && 'code' in each && typeof each.code === 'string' ? each.code : null,
  );
  return [named, ...code.filter((each) => each !== null)].join(' ');
}

const retentionMs = 7 * 24 * 60 * 60_000;

export const startNotedCallCleanup = tableCleanup({
  everyMs: 60 * 60_000,
  failure: 'old noted calls could not be removed',
  cleanUp: async (db, clock) => {
    const before = new Date(clock().getTime() - retentionMs).toISOString();
    await db.asWorker(noProperty, (tx) => tx.execute(sql`select app.sweep_noted_calls(${before})`));
  },
});
