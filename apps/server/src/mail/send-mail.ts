import { locales } from '@dss/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { MailConfig } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import { sendFromOutbox, type Waiting } from '../outbox/send-from-outbox.ts';
import { reasonOf } from '../outages/index.ts';
import type { QueueTask, QueueTasks } from '../queue/start-queue.ts';
import { mailContentSchema } from './templates/index.ts';
import { isRefused, type Transport } from './transport.ts';

const contentSchema = z.object({ locale: z.enum(locales), props: z.unknown() });

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

/** Sends one mail. Mail programs drop a copy by its Message-ID. */
function sendMail({ db, config, transport, log }: MailDependencies): QueueTask {
  return sendFromOutbox(db, {
    kind: 'mail',
    parse: parseMail,
    waits,
    afterwards: 'nothing',
    // Codes and links of accounts are over by then.
    keepsWhenGivenUp: ({ content: { template } }) => template.startsWith('policy_review_'),
    send: async (mail, id) => {
      // Loaded with the first mail, so that a start doesn't wait for it.
      const { renderMail } = await import('./render-mail.ts');
      const { from, origin, contact } = config;
      const options = { locale: mail.locale, product: from.name, origin, contact };
      const message = await renderMail(mail.content, options);
      await transport.send({ ...message, id, from, to: mail.recipient });
    },
    failureOf: (error) => ({ reason: reasonOf(error), isRefused: isRefused(error) }),
    logSent: ({ content: { template } }, id) =>
      log.info({ mailId: id, template }, 'a mail was sent'),
    // The reason may quote the recipient's address, so it's kept with the mail and not logged.
    logFailed: ({ content: { template } }, id, _failure, wait) =>
      log.warn(
        { mailId: id, template, retryInSeconds: wait },
        wait === null ? 'a mail was given up' : 'a mail could not be sent yet',
      ),
  });
}

function parseMail({ name, recipient, content: stored }: Waiting) {
  const { locale, props } = contentSchema.parse(stored);
  return {
    recipient: z.string().parse(recipient),
    locale,
    content: mailContentSchema.parse({ template: name, props }),
  };
}
