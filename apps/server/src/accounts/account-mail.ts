import type { Locale } from '@dss/domain';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MailContent } from '../mail/templates/index.ts';
import type { MayBeMailed } from '../mail/limit-recipient.ts';

/** What else is done in an account that its owner is told of. */
export type AccountNotice =
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes';

/** What is set up for signing in besides the password, as ISO times. */
interface AccountWaysIn {
  /** When each passkey was added. */
  readonly passkeys: readonly string[];
  /** Null: it is off. */
  readonly secondFactor: { readonly since: string | null } | null;
  /** Removes them, but for a second factor that is older than a week; null: there is nothing that it would remove. */
  readonly removalUrl: string | null;
}

/** The mails about an account to its owner. */
export type AccountMail = {
  readonly to: string;
  /** The user whose account it is about, with which it is erased; null: none. */
  readonly userId: string | null;
  readonly locale: Locale;
} & (
  | { readonly kind: 'verify_email' | 'confirm_new_email' | 'reset_password'; readonly url: string }
  | { readonly kind: 'sign_in_code'; readonly code: string }
  /** Somebody signed up with the address of an account. */
  | { readonly kind: 'account_exists'; readonly url: string }
  /** To the old address: the account is being moved to another one. */
  | { readonly kind: 'email_changing' }
  /** The second goes to the address so far. */
  | ({ readonly kind: 'password_changed' | 'email_changed'; readonly url: string } & AccountWaysIn)
  /** What was done in the account, with a link to choose another password. */
  | { readonly kind: AccountNotice; readonly url: string }
);

/** Has a mail sent. Once it resolves, the mail isn't lost. */
export type SendAccountMail = (mail: AccountMail) => Promise<void>;

/** Stores each mail with the job that sends it. */
export function createAccountMail(db: Database): SendAccountMail {
  return (mail) =>
    db.asActor(null, (tx) =>
      queueMail(tx, {
        to: mail.to,
        userId: mail.userId,
        locale: mail.locale,
        ...contentOf(mail),
      }),
    );
}

/** What anybody can have sent to an address by naming it. The others tell an owner what was done in the account. */
const causedByAnybody: ReadonlySet<AccountMail['kind']> = new Set([
  'verify_email',
  'confirm_new_email',
  'reset_password',
  'sign_in_code',
  'account_exists',
]);

/** Sends no more mails to one address that anybody can cause than its owner may get. */
export function limitAccountMail(
  send: SendAccountMail,
  mayBeMailed: MayBeMailed,
  log: Logger,
): SendAccountMail {
  return async (mail) => {
    if (causedByAnybody.has(mail.kind) && !(await mayBeMailed(mail.to, 'mailToAddress'))) {
      log.warn({ template: mail.kind }, 'a mail was not sent, because its address got too many');
      return;
    }
    await send(mail);
  };
}

function contentOf(mail: AccountMail): MailContent {
  switch (mail.kind) {
    case 'sign_in_code':
      return { template: 'account_sign_in_code', props: { code: mail.code } };
    case 'email_changing':
      return { template: 'account_email_changing', props: {} };
    case 'account_exists':
      return { template: 'account_exists', props: { url: mail.url } };
    case 'password_changed':
    case 'email_changed': {
      const { url, passkeys, secondFactor, removalUrl } = mail;
      return {
        template: `account_${mail.kind}`,
        props: { url, passkeys: [...passkeys], secondFactor, removalUrl },
      };
    }
    default:
      return { template: `account_${mail.kind}`, props: { url: mail.url } };
  }
}
