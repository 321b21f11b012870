import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SendAccountMail } from './account-mail.ts';
import { isChange, removalSeconds, type AuthInside, type MailedLinks } from './mailed-links.ts';
import { pageLink, type RunningCalls } from './running-calls.ts';
import { endOutstanding, readWaysIn } from './ways-in.ts';

/** Whose account it is, and where mails about it go. */
export interface AccountOwner {
  readonly id: string;
  readonly email: string;
}

interface MailParts {
  readonly db: NodePgDatabase;
  readonly context: () => Promise<AuthInside>;
  readonly links: MailedLinks;
  readonly cause: RunningCalls['cause'];
  readonly sendMail: SendAccountMail;
}

/** The mails that the library's calls cause, in the language and with the addresses of the request. */
export function createAuthMails({ db, context, links, cause, sendMail }: MailParts) {
  const about = ({ id, email }: AccountOwner) => ({
    to: email,
    userId: id,
    locale: cause().locale,
  });

  return {
    resetPassword: async (owner: AccountOwner, token: string): Promise<void> =>
      sendMail({
        kind: 'reset_password',
        ...about(owner),
        url: pageLink(cause(), 'reset-password', token),
      }),
    accountExists: async (owner: AccountOwner): Promise<void> =>
      sendMail({
        kind: 'account_exists',
        ...about(owner),
        url: pageLink(cause(), 'forgot-password'),
      }),
    /** @param signed the library's proof, which stays here: a link of ours stands for it */
    verifyEmail: async (owner: AccountOwner, signed: string): Promise<void> => {
      const isNew = !isChange(signed);
      const token = await (isNew
        ? links.toNewAddress(owner.email)
        : links.toChangedAddress(owner.id, signed));
      await sendMail({
        kind: isNew ? 'verify_email' : 'confirm_new_email',
        ...about(owner),
        url: pageLink(cause(), 'verify', token),
      });
    },
    signInCode: async (email: string, code: string): Promise<void> => {
      const { internalAdapter } = await context();
      const found = await internalAdapter.findUserByEmail(email);
      await sendMail({
        kind: 'sign_in_code',
        to: email,
        userId: found?.user.id ?? null,
        locale: cause().locale,
        code,
      });
    },
    /**
     * After a new password or another address: ends what was mailed before, and mails the owner what else is set up for signing in, with a
     * link that removes it.
     * @param owner with the address that the mail goes to
     */
    tellOfNewAccess: async (
      kind: 'password_changed' | 'email_changed',
      owner: AccountOwner,
    ): Promise<void> => {
      const { internalAdapter } = await context();
      await endOutstanding(db, owner.id);
      await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${owner.email}`);
      const { passkeys, secondFactor } = await readWaysIn(db, owner.id);
      const since = new Date(Date.now() - removalSeconds * 1000);
      const isYoung = secondFactor !== null && (secondFactor.since ?? since) > since;
      const removes = passkeys.length > 0 || isYoung;
      const token = removes ? await links.toRemoval({ userId: owner.id, since }) : null;
      await sendMail({
        kind,
        ...about(owner),
        url: pageLink(cause(), 'forgot-password'),
        removalUrl: token && pageLink(cause(), 'remove-access', token),
        passkeys: passkeys.map((at) => at.toISOString()),
        secondFactor: secondFactor && { since: secondFactor.since?.toISOString() ?? null },
      });
    },
  };
}
