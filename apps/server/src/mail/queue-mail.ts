import { randomUUID } from 'node:crypto';
import type { Locale } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { noProperty, type Transaction } from '../db/index.ts';
import { putIntoOutbox } from '../outbox/send-from-outbox.ts';
import { startPeriodicCleanup, type TableCleanup } from '../periodic-cleanup/index.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import type { MailContent } from './templates/index.ts';

/** A message to one address. */
export type Mail = MailContent & {
  readonly to: string;
  readonly locale: Locale;
  /** Whose account it is about; null, the default: about none. */
  readonly userId?: string | null;
  /** The home that it is about, with which it is taken back; null, the default: about none. */
  readonly propertyId?: string | null;
  /** A UUID of its own by default. */
  readonly id?: string;
};

/**
 * Has a mail sent once the transaction is committed. It is tried for two days while the mail server doesn't take it.
 */
export async function queueMail(
  transaction: Transaction,
  { to, userId = null, propertyId = null, locale, template, props, id = randomUUID() }: Mail,
): Promise<void> {
  await putIntoOutbox(transaction, {
    id,
    kind: 'mail',
    name: template,
    recipient: to,
    userId,
    propertyId,
    content: { locale, props },
  });
}

const day = 24 * 60 * 60 * 1000;
/** How long the record of a mail is kept after it was sent, for questions such as "did you send it?". */
const recordMs = 30 * day;

/**
 * Deletes the records of old mails, and what this machine's outbox has of mails without a record.
 * @returns a function that stops it
 */
export function startMailCleanup({
  db,
  clock,
  log,
  dataDir,
}: TableCleanup & { readonly dataDir: string }): () => Promise<void> {
  return startPeriodicCleanup({
    everyMs: day / 4,
    log,
    failure: 'records of old mails could not be deleted',
    cleanUp: async () => {
      const before = new Date(clock().getTime() - recordMs).toISOString();
      await db.asWorker(noProperty, (tx) =>
        tx.execute(sql`select app.sweep_outbox('mail', ${before})`),
      );
      await sweepOutbox(db, dataDir);
    },
  });
}
