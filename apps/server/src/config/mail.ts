import { z } from 'zod';
import { ConfigError, type SiteValues, type ValuesOf } from './variables.ts';

/** A mailbox: `score@example.org`, or with the name that mail programs show, `Defensible Space Score <score@example.org>`. */
export const mailbox = z.string().transform((written, context): Mailbox => {
  const [, name = '', bracketed, bare] =
    /^\s*(?:([^<>"]*?)\s*<([^<>\s]+)>|([^<>\s]+))\s*$/.exec(written) ?? [];
  const address = z.email().safeParse(bracketed ?? bare);
  if (address.success) return { name, address: address.data };
  context.addIssue({ code: 'custom', message: 'must be like Name <name@example.org>' });
  return z.NEVER;
});

const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be smtp://HOST:PORT or smtps://HOST:PORT' })
  .transform((address) => new URL(address));

/** Variables for sending email. */
export const mailShape = {
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  POLICY_REVIEW_TO: mailbox.optional(),
} as const;

export interface Mailbox {
  /** Empty: mail programs show the address alone. */
  readonly name: string;
  readonly address: string;
}

/** A mail server that messages are handed to. */
export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from its first byte, rather than by STARTTLS. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
}

export interface MailConfig {
  /** Null: messages are written to the outbox folder of the data folder. */
  readonly smtp: SmtpConfig | null;
  /** The sender; its name is the product's in every message. */
  readonly from: Mailbox;
  /** The agency that reviews policies; null: requests are kept, and not sent on. */
  readonly policyReviewTo: Mailbox | null;
  /** Where links lead in mails that no request caused; null: they have none. */
  readonly origin: string | null;
  /** The address that a mail names where its reader may need the operator; null: it names none. */
  readonly contact: string | null;
}

/** What the local profile's outbox shows where no agency is configured. Nothing in the outbox leaves this machine. */
const exampleAgency: Mailbox = { name: '', address: 'agency@example.org' };

export function toMailConfig(
  environment: ValuesOf<typeof mailShape> & SiteValues & { readonly PROFILE: string },
): MailConfig {
  const { SMTP_URL: url, MAIL_FROM: from, POLICY_REVIEW_TO: agency } = environment;
  if (url !== undefined && from === undefined) {
    throw new ConfigError('MAIL_FROM', 'is required together with SMTP_URL');
  }
  const onlyExample = environment.PROFILE === 'local' && url === undefined ? exampleAgency : null;
  return {
    origin: environment.ORIGIN ?? null,
    contact: environment.CONTACT_EMAIL ?? null,
    smtp: url === undefined ? null : toSmtp(url),
    from: from ?? { name: 'Defensible Space Score', address: 'score@localhost' },
    policyReviewTo: agency ?? onlyExample,
  };
}

function toSmtp(url: URL): SmtpConfig {
  const secure = url.protocol === 'smtps:';
  const { username, password } = url;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    login:
      username === ''
        ? null
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
