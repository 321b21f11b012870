import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { LeadsConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { isRefusedWebhook, sendWebhook } from '../outbox/send-webhook.ts';
import { sendFromOutbox } from '../outbox/send-from-outbox.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';

const fieldsSchema = z.record(z.string(), z.unknown());
/** What is stored to be sent, as `storeLead` does. */
const contentSchema = z.object({
  lead: fieldsSchema.nullable(),
  address: fieldsSchema.nullable(),
  session_data: fieldsSchema,
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
export function leadTasks(dependencies: DeliveryDependencies): Pick<QueueTasks, 'send_lead'> {
  return { send_lead: deliverLead(dependencies) };
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
  const receiver = { service: 'lead sink', ...sink };
  return sendFromOutbox(db, {
    kind: 'lead',
    parse: ({ content }) => contentSchema.parse(content),
    waits,
    afterwards: 'last_wait',
    keepsWhenGivenUp: () => true,
    send: ({ lead, address, session_data: sessionData }, id) => {
      const body = { project_name: projectName, session_data: sessionData, ...lead, address };
      return sendWebhook(receiver, { id, at: clock(), body, timeoutMs });
    },
    failureOf: (error) =>
      error instanceof ExternalServiceError
        ? { reason: error.message, isRefused: isRefusedWebhook(error) }
        : null,
    logSent: (_lead, id) => log.info({ leadId: id }, 'a lead was delivered'),
    logFailed: (_lead, id, { reason }, wait) =>
      log.warn(
        { leadId: id, reason, retryInSeconds: wait },
        wait === null ? 'the sink refused a lead' : 'a lead could not be delivered yet',
      ),
  });
}
