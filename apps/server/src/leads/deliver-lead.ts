import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { LeadsConfig } from '../config/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { ExternalServiceError } from '../external-http/index.ts';
import type { QueueTask, QueueTasks } from '../queue/index.ts';
import { sendToSink } from './sink.ts';

const payloadSchema = z.object({ lead_id: z.uuid() });
/** As they were stored. */
const fieldsSchema = z.record(z.string(), z.unknown());
const rowSchema = z.object({
  lead: fieldsSchema.nullable(),
  address: fieldsSchema.nullable(),
  session_data: fieldsSchema,
  attempts: z.int(),
});

const minute = 60;
const hour = 60 * minute;
/** Delays in seconds after each attempt that failed; the last one repeats for as long as the lead is kept. */
const waits = [minute, 5 * minute, 30 * minute, 3 * hour, 12 * hour];

export interface DeliveryDependencies {
  readonly db: Database;
  readonly config: LeadsConfig;
  readonly clock: Clock;
  readonly log: Logger;
  /** Time limit of one attempt; default 10 s. */
  readonly timeoutMs?: number;
}

/** The queue's handlers for this feature's jobs, by job name. */
export function leadTasks(dependencies: DeliveryDependencies): Pick<QueueTasks, 'deliver_lead'> {
  return { deliver_lead: deliverLead(dependencies) };
}

/**
 * Delivers one lead. A worker that is killed after the sink took it, or a sink that answers too late, has it delivered again under
 * the same id, by which the sink drops the copy.
 */
function deliverLead({ db, config, clock, log, timeoutMs }: DeliveryDependencies): QueueTask {
  return async (payload) => {
    const { lead_id: id } = payloadSchema.parse(payload);
    const { sink, projectName } = config;
    const found = sink === null ? null : await readLead(db, id);
    if (sink === null || found === null) return;
    const { lead, address, session_data: sessionData, attempts } = found;
    const failure = await failureOf(() =>
      sendToSink(sink, {
        id,
        at: clock(),
        body: { project_name: projectName, session_data: sessionData, ...lead, address },
        timeoutMs,
      }),
    );
    if (failure === null) {
      await note(db, id, null, null);
      log.info({ leadId: id }, 'a lead was delivered');
      return;
    }
    const wait = isRefused(failure) ? null : (waits[attempts] ?? 12 * hour);
    await note(db, id, failure.message, wait);
    const outcome = wait === null ? 'the sink refused a lead' : 'a lead could not be delivered yet';
    log.warn({ leadId: id, reason: failure.message, retryInSeconds: wait }, outcome);
  };
}

/** Why an attempt failed; null if the sink took the lead. */
async function failureOf(attempt: () => Promise<void>): Promise<ExternalServiceError | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    if (error instanceof ExternalServiceError) return error;
    throw error;
  }
}

/** The sink will never take this lead. Any other refusal, such as of our signature, is for the operator to fix. */
function isRefused({ status }: ExternalServiceError): boolean {
  return status === 400 || status === 413 || status === 422;
}

async function readLead(db: Database, id: string) {
  const { rows } = await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select * from app.read_lead(${id})`),
  );
  return rows[0] === undefined ? null : rowSchema.parse(rows[0]);
}

/** @param waitSeconds until the next attempt; null: there is none */
async function note(
  db: Database,
  id: string,
  failure: string | null,
  waitSeconds: number | null,
): Promise<void> {
  await db.asWorker(noProperty, async (tx) => {
    await tx.execute(sql`select app.note_lead(${id}, ${failure}, ${waitSeconds === null})`);
    if (waitSeconds === null) return;
    await tx.execute(sql`select app.enqueue_lead(${id}, make_interval(secs => ${waitSeconds}))`);
  });
}
