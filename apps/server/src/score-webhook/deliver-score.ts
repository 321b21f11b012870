import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { isRefusedWebhook, sendWebhook } from '../outbox/send-webhook.ts';
import { sendFromOutbox } from '../outbox/send-from-outbox.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import { scoreEventSchema } from './store-score.ts';

const minute = 60;
const hour = 60 * minute;
/** Delays in seconds after each attempt that failed; the last one repeats for as long as the home is kept. */
const waits = [minute, 5 * minute, 30 * minute, 3 * hour, 12 * hour];

export interface ScoreDeliveryDependencies {
  readonly db: Database;
  readonly receiver: Config['scoreReceiver'];
  readonly clock: Clock;
  readonly log: Logger;
}

/** The queue's handlers for this feature's jobs, by job name. */
export function scoreTasks(
  dependencies: ScoreDeliveryDependencies,
): Pick<QueueTasks, 'send_score'> {
  return { send_score: deliverScore(dependencies) };
}

/** Tells of one score. The receiver drops a copy by its id. */
function deliverScore({ db, receiver, clock, log }: ScoreDeliveryDependencies): QueueTask {
  // What was put in while there was a receiver waits for one.
  if (receiver === null) return async () => {};
  const webhook = { service: 'score receiver', ...receiver };
  return sendFromOutbox(db, {
    kind: 'score',
    parse: ({ content }) => scoreEventSchema.parse(content),
    waits,
    afterwards: 'last_wait',
    keepsWhenGivenUp: () => true,
    send: (data, id) =>
      sendWebhook(webhook, { id, at: clock(), body: { type: 'score.ready', data } }),
    failureOf: (error) =>
      error instanceof ExternalServiceError
        ? { reason: error.message, isRefused: isRefusedWebhook(error) }
        : null,
    logSent: (_score, id) => log.info({ scoreId: id }, 'a score was told'),
    logFailed: (_score, id, { reason }, wait) =>
      log.warn(
        { scoreId: id, reason, retryInSeconds: wait },
        wait === null ? 'the receiver refused a score' : 'a score could not be told yet',
      ),
  });
}
