import { minutesUntilQuiet } from '@dss/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import {
  noProperty,
  tables,
  type Database,
  type StoredWarning,
  type Transaction,
} from '../db/index.ts';
import { ExternalServiceError } from '../external-http/fetch-external.ts';
import { sendFromOutbox } from '../outbox/send-from-outbox.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';
import { nicknameOf } from '../properties/nickname.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import type { PushServices } from '../web-push/push-services.ts';
import { standing } from './follow-warnings.ts';
import { localTime } from './local-time.ts';
import { notificationOf } from './notification.ts';

const { properties, pushSubscriptions, warnedHomes } = tables;

/** What is stored to be sent. Which home it is, and how long the warning lasts, is looked up when it is sent. */
const contentSchema = z.object({
  property_id: z.uuid(),
  device: z.string(),
  warning_id: z.string(),
  /** From then on it is too late: a quiet hour begins. */
  not_after: z.iso.datetime(),
});

const minute = 60;
const hour = 60 * minute;
/** Delays in seconds after each attempt that failed. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour];

/** Refusals of which another attempt is no better: of the message, or of our key. */
const refusals = [400, 401, 403, 413];

export interface TellingDependencies {
  readonly db: Database;
  /** Null: no device is notified. */
  readonly pushServices: PushServices | null;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Puts a notification into the outbox for each device of the job's home. */
export async function tellDevices(
  tx: Transaction,
  { id }: StoredWarning,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<void> {
  const clock = localTime(now, timeZone);
  const notAfter = now.getTime() + minutesUntilQuiet(clock.hour, clock.minute) * 60_000;
  const content = JSON.stringify({
    warning_id: id,
    not_after: new Date(notAfter).toISOString(),
  });
  await tx.execute(sql`select app.tell_devices(${content})`);
}

/** The queue's handlers for this feature's jobs, by job name. */
export function tellingTasks(
  dependencies: TellingDependencies,
): Pick<QueueTasks, 'send_notification'> {
  return { send_notification: sendNotification(dependencies) };
}

/** Notifies one device, unless there is nothing left to tell it. */
function sendNotification({ db, pushServices, clock, log }: TellingDependencies): QueueTask {
  // Those of before it was switched off wait until they are too late.
  if (pushServices === null) return async () => {};
  return sendFromOutbox(db, {
    kind: 'notification',
    parse: ({ content }) => contentSchema.parse(content),
    waits,
    afterwards: 'nothing',
    keepsWhenGivenUp: () => false,
    send: async (content) => {
      const { property_id: propertyId, device, warning_id: warningId } = content;
      const now = clock();
      const notAfter = Date.parse(content.not_after);
      const known = await db.asWorker(propertyId, (tx) => readDevice(tx, propertyId, device));
      const warning = standing(known?.warnings ?? [], now).find(({ id }) => id === warningId);
      if (known === null || warning === undefined || now.getTime() >= notAfter) return;
      const until = Math.min(notAfter, Date.parse(warning.until));
      const outcome = await pushServices.send(known.subscription, {
        data: notificationOf({ ...known, propertyId, warning }),
        topic: `${propertyId} ${warningId}`,
        ttlS: (until - now.getTime()) / 1000,
      });
      if (outcome === 'gone') {
        await db.asWorker(propertyId, (tx) => forgetDevice(tx, propertyId, device));
      }
    },
    failureOf: (error) =>
      error instanceof ExternalServiceError
        ? {
            reason: error.message,
            isRefused: error.status !== null && refusals.includes(error.status),
            retryAfterS: error.retryAfterS,
          }
        : null,
    logSent: (_content, id) => log.info({ notificationId: id }, 'a notification was sent'),
    logFailed: (_content, id, { reason }, wait) =>
      log.warn(
        { notificationId: id, reason, retryInSeconds: wait },
        wait === null ? 'a notification was given up' : 'a notification could not be sent yet',
      ),
  });
}

/** Null where it is no longer notified. */
async function readDevice(tx: Transaction, propertyId: string, device: string) {
  const [row] = await tx
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      serverKey: pushSubscriptions.serverKey,
      locale: pushSubscriptions.locale,
      warnings: warnedHomes.warnings,
      timeZone: warnedHomes.timeZone,
      address: properties.address,
      typedAddress: properties.typedAddress,
      addressFormatted: properties.addressFormatted,
    })
    .from(pushSubscriptions)
    .innerJoin(warnedHomes, eq(warnedHomes.propertyId, pushSubscriptions.propertyId))
    .innerJoin(properties, eq(properties.id, pushSubscriptions.propertyId))
    .where(of(propertyId, device));
  if (row === undefined) return null;
  const { endpoint, p256dh, auth, serverKey, locale, warnings, timeZone, ...home } = row;
  return {
    subscription: { endpoint, keys: { p256dh, auth }, serverKey },
    locale,
    warnings,
    timeZone,
    nickname: nicknameOf(home),
  };
}

const day = 24 * 60 * 60 * 1000;
/** How long it is known that a device was notified, or that it was given up. */
const recordMs = 7 * day;

export const startNotificationCleanup = tableCleanup({
  everyMs: day / 4,
  failure: 'records of notifications could not be deleted',
  cleanUp: async (db, clock) => {
    const before = new Date(clock().getTime() - recordMs).toISOString();
    await db.asWorker(noProperty, (tx) =>
      tx.execute(sql`select app.sweep_outbox('notification', ${before})`),
    );
  },
});

async function forgetDevice(tx: Transaction, propertyId: string, device: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(of(propertyId, device));
}

const of = (propertyId: string, device: string) =>
  and(eq(pushSubscriptions.propertyId, propertyId), eq(pushSubscriptions.device, device));
