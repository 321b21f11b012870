import { createHash, randomBytes } from 'node:crypto';
import { DssError } from '@dss/domain';
import type { AuthContext } from 'better-auth';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import {
  confirmAnew,
  confirmAsSignedUp,
  forgetUnconfirmed,
  type Confirmation,
} from './confirm-account.ts';
import { readRemovalLink, removeWaysIn, writeRemovalLink, type RemovalLink } from './ways-in.ts';

const hour = 60 * 60;
export const linkSeconds = hour;
/** How long an owner has for removing what somebody else set up; and how young a second factor is then, since an older one protects the account. */
export const removalSeconds = 7 * 24 * hour;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newAddressLink = (token: string) => `new-address:${hashOf(token)}`;
const changeLink = (token: string) => `email-link:${hashOf(token)}`;
const removalLink = (token: string) => `removal-link:${hashOf(token)}`;
/** The library's own. */
const resetLink = (token: string) => `reset-password:${token}`;

/** What the library's proof of a changed address says. */
const addressesSchema = z.object({ email: z.string(), updateTo: z.string() });

/** Whether the library's proof is of an account's changed address, and not of a new account's. */
export function isChange(signed: string): boolean {
  return addressesSchema.safeParse(decodeJwt(signed)).success;
}

/** What we use of the library's inside. */
export type AuthInside = Pick<AuthContext, 'internalAdapter'> & {
  readonly password: Pick<AuthContext['password'], 'hash'>;
};

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** The links of mails that prove who reads them. Each works once; what is kept of it is a hash of its token. */
export function createMailedLinks(db: NodePgDatabase, context: () => Promise<AuthInside>) {
  const create = async (nameOf: (token: string) => string, value: string, seconds: number) => {
    const { internalAdapter } = await context();
    const token = randomBytes(32).toString('base64url');
    await internalAdapter.createVerificationValue({
      identifier: nameOf(token),
      value,
      expiresAt: new Date(Date.now() + seconds * 1000),
    });
    return token;
  };

  return {
    /** A token of a link that proves the address, whoever signed up with it. */
    toNewAddress: (email: string) => create(newAddressLink, email, linkSeconds),
    /** A token in place of the library's own proof, which could be used again until it expires. */
    toChangedAddress: (userId: string, signed: string) =>
      create(changeLink, `${userId} ${signed}`, linkSeconds),
    /** A token of a link that removes ways in. */
    toRemoval: (link: RemovalLink) => create(removalLink, writeRemovalLink(link), removalSeconds),

    /**
     * The address that the token of a mailed link proves; null if it isn't of a link to a new account. It isn't spent.
     * @throws DssError `account_link_invalid` if the address is confirmed already
     */
    addressOf: async (token: string): Promise<string | null> => {
      const { internalAdapter } = await context();
      const link = await internalAdapter.findVerificationValue(newAddressLink(token));
      if (link === null) return null;
      const found = await internalAdapter.findUserByEmail(link.value);
      if (found?.user.emailVerified === true) throw new DssError('account_link_invalid');
      return link.value;
    },
    /**
     * Spends the token of a link to a new account, and confirms its address. Nothing else that anybody may have set is kept.
     * @returns the user of the account
     * @throws DssError `account_link_invalid`
     */
    confirmAddress: async (token: string, by: Confirmation): Promise<string> => {
      const { internalAdapter, password } = await context();
      const link = await internalAdapter.consumeVerificationValue(newAddressLink(token));
      const userId =
        link === null
          ? null
          : 'signedUpAs' in by
            ? await confirmAsSignedUp(db, link.value, by.signedUpAs)
            : await confirmAnew(db, link.value, by, password.hash);
      if (userId === null) throw new DssError('account_link_invalid');
      return userId;
    },
    /**
     * Spends the token of a link that removes ways in.
     * @returns the owner, and what was removed
     * @throws DssError `account_link_invalid`
     */
    removeAccess: async (token: string) => {
      const { internalAdapter } = await context();
      const kept = await internalAdapter.consumeVerificationValue(removalLink(token));
      const link = readRemovalLink(kept?.value);
      const owner = link && (await internalAdapter.findUserById(link.userId));
      if (link === null || owner === null) throw new DssError('account_link_invalid');
      return { owner, removed: await removeWaysIn(db, link) };
    },
    /**
     * Whose password a mailed link changes; it isn't spent.
     * @throws DssError `account_link_invalid`
     */
    ownerOfResetLink: async (token: string) => {
      const { internalAdapter } = await context();
      const link = await internalAdapter.findVerificationValue(resetLink(token));
      const owner =
        link === null || link.expiresAt.getTime() < Date.now()
          ? null
          : await internalAdapter.findUserById(link.value);
      if (owner === null) throw new DssError('account_link_invalid');
      return owner;
    },
    /**
     * Spends the token of a link to a changed address.
     * @param userId the user who is signed in
     * @returns what the library accepts as proof, whose account it is, and its address so far
     * @throws DssError `account_link_invalid`, `session_missing`
     */
    spendChangeLink: async (
      token: string,
      userId: string | null,
    ): Promise<{ readonly proof: string; readonly userId: string; readonly former: string }> => {
      const { internalAdapter } = await context();
      const link = await internalAdapter.findVerificationValue(changeLink(token));
      const [owner = '', signed = ''] = link?.value.split(' ') ?? [];
      if (signed === '') throw new DssError('account_link_invalid');
      if (owner !== userId) throw new DssError('session_missing');
      const { email, updateTo } = addressesSchema.parse(decodeJwt(signed));
      const current = await internalAdapter.findUserByEmail(email);
      const spent = await internalAdapter.consumeVerificationValue(changeLink(token));
      if (spent === null || current?.user.id !== owner) throw new DssError('account_link_invalid');
      // Whoever signed up with the address since has no proof that it is theirs.
      await forgetUnconfirmed(db, updateTo);
      if ((await internalAdapter.findUserByEmail(updateTo)) !== null) {
        throw new DssError('account_link_invalid');
      }
      return { proof: signed, userId: owner, former: email };
    },
  };
}
