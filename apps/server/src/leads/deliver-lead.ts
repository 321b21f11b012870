import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { LeadsConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { ExternalServiceError } from '../external-http/index.ts';
import { sendFromOutbox } from '../outbox/index.ts';
import type { QueueTask, QueueTasks } from '../queue/index.ts';
import { sendToSink } from './sink.ts';

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

/** Delivers one lead. The sink drops a copy by its id. */
function deliverLead({
  db,
  config: { sink, projectName },
  clock,
  log,
  timeoutMs,
}: DeliveryDependencies): QueueTask {
  // Without a sink, they wait for one.
  if (sink === null) return async () => {};
  return sendFromOutbox(db, {
    name: 'lead',
    parse: (row) => rowSchema.parse(row),
    waits,
    afterwards: 'last_wait',
    send: ({ lead, address, session_data: sessionData }, id) =>
      sendToSink(sink, {
        id,
        at: clock(),
        body: { project_name: projectName, session_data: sessionData, ...lead, address },
        timeoutMs,
      }),
    failureOf: (error) =>
      error instanceof ExternalServiceError
        ? { reason: error.message, isRefused: isRefused(error) }
        : null,
    logSent: (_lead, id) => log.info({ leadId: id }, 'a lead was delivered'),
    logFailed: (_lead, id, { reason }, wait) =>
      log.warn(
        { leadId: id, reason, retryInSeconds: wait },
        wait === null ? 'the sink refused a lead' : 'a lead could not be delivered yet',
      ),
  });
}

/** The sink will never take this lead. Any other refusal, such as of our signature, is for the operator to fix. */
function isRefused({ status }: ExternalServiceError): boolean {
  return status === 400 || status === 413 || status === 422;
}
