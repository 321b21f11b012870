import { z } from 'zod';
import { mailbox, type mailShape, type Mailbox } from './mail.ts';
import { ConfigError, type ValuesOf } from './variables.ts';

/** Variables for telling the operator that something fails. */
export const alarmsShape = {
  ALARM_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .optional(),
  ALARM_MAIL_TO: mailbox.optional(),
} as const;

export interface AlarmsConfig {
  /** Where a message is posted, such as a chat's incoming webhook; null: nowhere. */
  readonly webhookUrl: string | null;
  /** Null: nobody is mailed. */
  readonly mailTo: Mailbox | null;
}

export function toAlarmsConfig(
  environment: ValuesOf<typeof alarmsShape> & Pick<ValuesOf<typeof mailShape>, 'SMTP_URL'>,
): AlarmsConfig {
  const { ALARM_WEBHOOK_URL: webhookUrl = null, ALARM_MAIL_TO: mailTo = null } = environment;
  if (mailTo !== null && environment.SMTP_URL === undefined) {
    throw new ConfigError('SMTP_URL', 'is required together with ALARM_MAIL_TO');
  }
  return { webhookUrl, mailTo };
}
