import { locales } from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { MailConfig } from '../config/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { reasonOf } from '../outages/index.ts';
import type { QueueTask, QueueTasks } from '../queue/index.ts';
import { mailContentSchema } from './templates/index.ts';
import { isRefused, type Transport } from './transport.ts';

const payloadSchema = z.object({ mail_id: z.uuid() });
const rowSchema = z.object({
  recipient: z.string(),
  locale: z.enum(locales),
  template: z.string(),
  props: z.unknown(),
  attempts: z.int(),
});

const minute = 60;
const hour = 60 * minute;
/** Delays in seconds after each attempt that failed. After the last one, the mail is given up. */
const waits = [minute, 5 * minute, 30 * minute, 3 * hour, 12 * hour, 32 * hour];

export interface MailDependencies {
  readonly db: Database;
  readonly config: MailConfig;
  readonly transport: Transport;
  readonly log: Logger;
}

/** The queue's handlers for this feature's jobs, by job name. */
export function mailTasks(dependencies: MailDependencies): Pick<QueueTasks, 'send_mail'> {
  return { send_mail: sendMail(dependencies) };
}

/**
 * Sends one mail. A worker that is killed after the server took the mail sends it again, under the same Message-ID, by which mail
 * programs drop the copy.
 */
function sendMail({ db, config, transport, log }: MailDependencies): QueueTask {
  return async (payload) => {
    const { mail_id: id } = payloadSchema.parse(payload);
    const mail = await readMail(db, id);
    if (mail === null) return;
    const { template } = mail.content;
    const failure = await failureOf(async () => {
      // Loaded with the first mail, so that a start doesn't wait for it.
      const { renderMail } = await import('./render-mail.ts');
      const { from, origin, contact } = config;
      const options = { locale: mail.locale, product: from.name, origin, contact };
      const message = await renderMail(mail.content, options);
      await transport.send({ ...message, id, from, to: mail.recipient });
    });
    if (failure === null) {
      await note(db, id, null, null);
      log.info({ mailId: id, template }, 'a mail was sent');
      return;
    }
    const wait = isRefused(failure) ? null : (waits[mail.attempts] ?? null);
    // The reason may quote the recipient's address, so it's kept with the mail and not logged.
    await note(db, id, reasonOf(failure), wait);
    const outcome = wait === null ? 'a mail was given up' : 'a mail could not be sent yet';
    log.warn({ mailId: id, template, retryInSeconds: wait }, outcome);
  };
}

/** What an attempt threw; null if it succeeded. */
async function failureOf(attempt: () => Promise<void>): Promise<unknown> {
  try {
    await attempt();
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}

async function readMail(db: Database, id: string) {
  const { rows } = await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select * from app.read_mail(${id})`),
  );
  if (rows[0] === undefined) return null;
  const { template, props, ...row } = rowSchema.parse(rows[0]);
  return { ...row, content: mailContentSchema.parse({ template, props }) };
}

/** @param waitSeconds until the next attempt; null: there is none */
async function note(
  db: Database,
  id: string,
  failure: string | null,
  waitSeconds: number | null,
): Promise<void> {
  await db.asWorker(noProperty, async (tx) => {
    await tx.execute(sql`select app.note_mail(${id}, ${failure}, ${waitSeconds === null})`);
    if (waitSeconds === null) return;
    await tx.execute(sql`select app.enqueue_mail(${id}, make_interval(secs => ${waitSeconds}))`);
  });
}
