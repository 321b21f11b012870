import { randomUUID } from 'node:crypto';
import type { Locale } from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { tables } from '../db/index.ts';

const { credentials, users } = tables;

/** What somebody chose where they opened the link to their address. */
export interface ChosenAccount {
  readonly name: string;
  readonly locale: Locale;
  readonly password: string;
}

/** By what an address is confirmed: as the account that this browser made, or with what was chosen. */
export type Confirmation = { readonly signedUpAs: string } | ChosenAccount;

const waitingAt = (email: string, userId?: string) =>
  and(
    eq(users.email, email),
    eq(users.emailVerified, false),
    userId === undefined ? undefined : eq(users.id, userId),
  );

/**
 * Confirms the address of an account as it signed up.
 * @param userId the account that this browser made
 * @returns its user; null if another one waits at the address by now, or none
 */
export async function confirmAsSignedUp(
  db: NodePgDatabase,
  email: string,
  userId: string,
): Promise<string | null> {
  const [confirmed] = await db
    .update(users)
    .set({ emailVerified: true })
    .where(waitingAt(email, userId))
    .returning({ id: users.id });
  return confirmed?.id ?? null;
}

/**
 * Makes a new account at an address that was just proven. One that waited there is erased with everything about it, because anybody may
 * have made it.
 * @returns the new account's user; null if the address belongs to a confirmed account
 */
export async function confirmAnew(
  db: NodePgDatabase,
  email: string,
  { name, locale, password }: ChosenAccount,
  hash: (password: string) => Promise<string>,
): Promise<string | null> {
  const hashed = await hash(password);
  return db.transaction(async (tx) => {
    await tx.delete(users).where(waitingAt(email));
    const [made] = await tx
      .insert(users)
      .values({ id: randomUUID(), name, email, locale, emailVerified: true })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made === undefined) return null;
    await tx.insert(credentials).values({
      id: randomUUID(),
      accountId: made.id,
      providerId: 'credential',
      userId: made.id,
      password: hashed,
    });
    return made.id;
  });
}

/** Whether an account, or the one of a user, waits for the confirmation of its address. */
export async function isUnconfirmed(
  db: NodePgDatabase,
  email: string,
  userId?: string,
): Promise<boolean> {
  return (await db.$count(users, waitingAt(email, userId))) > 0;
}

/** Frees an address that nobody confirmed, so that somebody else can use it. */
export async function forgetUnconfirmed(db: NodePgDatabase, email: string): Promise<void> {
  await db.delete(users).where(waitingAt(email));
}
