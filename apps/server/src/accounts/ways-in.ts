import { and, eq, gte, isNotNull, not, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { tables } from '../db/index.ts';

const { passkeys, sessions, twoFactors, users, verifications } = tables;

/** What is set up for signing in besides the password. */
export interface WaysIn {
  /** When each passkey was added, oldest first. */
  readonly passkeys: readonly Date[];
  /** Null: it is off. `since` is null where it was turned on before that was noted. */
  readonly secondFactor: { readonly since: Date | null } | null;
}

/** What is kept of a mailed link that removes ways in, besides its token. */
export interface RemovalLink {
  readonly userId: string;
  /** A second factor that was turned on before stays. */
  readonly since: Date;
}

export async function readWaysIn(db: NodePgDatabase, userId: string): Promise<WaysIn> {
  const added = await db
    .select({ at: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt);
  const [secondFactor] = await db
    .select({ since: twoFactors.turnedOnAt })
    .from(twoFactors)
    .innerJoin(users, and(eq(users.id, twoFactors.userId), users.twoFactorEnabled))
    .where(eq(twoFactors.userId, userId));
  return {
    passkeys: added.map(({ at }) => at ?? new Date(0)),
    secondFactor: secondFactor ?? null,
  };
}

/** Notes when two-step sign-in was turned on. */
export async function noteSecondFactor(db: NodePgDatabase, userId: string): Promise<void> {
  await db
    .update(twoFactors)
    .set({ turnedOnAt: sql`now()` })
    .where(eq(twoFactors.userId, userId));
}

const removal = 'removal';

export function writeRemovalLink({ userId, since }: RemovalLink): string {
  return `${removal} ${userId} ${since.toISOString()}`;
}

/** Null if it is something else. */
export function readRemovalLink(kept: string | undefined): RemovalLink | null {
  const [kind, userId = '', since = ''] = kept?.split(' ') ?? [];
  return kind === removal ? { userId, since: new Date(since) } : null;
}

const usedCode = 'used-code';

/** What is kept of a code of an authenticator app, so that it works once. */
export function writeUsedCode(userId: string): string {
  return `${usedCode} ${userId}`;
}

const ofUser = (userId: string, ...kept: readonly string[]) =>
  and(
    sql`strpos(${verifications.value}, ${userId}) > 0`,
    ...kept.map((kind) => not(sql`starts_with(${verifications.value}, ${kind})`)),
  );

/**
 * Ends links and codes that were mailed to a user, and sign-ins that lack a step. Links that remove ways in stay, or whoever has taken an
 * account would end those of its owner.
 */
export async function endOutstanding(db: NodePgDatabase, userId: string): Promise<void> {
  await db.delete(verifications).where(ofUser(userId, removal, usedCode));
}

/** Removes all passkeys, and a second factor that was turned on since, and ends all sessions and whatever is outstanding. */
export async function removeWaysIn(
  db: NodePgDatabase,
  { userId, since }: RemovalLink,
): Promise<{ readonly passkeys: boolean; readonly secondFactor: boolean }> {
  return db.transaction(async (tx) => {
    const keys = await tx
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ id: passkeys.id });
    const factors = await tx
      .delete(twoFactors)
      .where(
        and(
          eq(twoFactors.userId, userId),
          isNotNull(twoFactors.turnedOnAt),
          gte(twoFactors.turnedOnAt, since),
        ),
      )
      .returning({ id: twoFactors.id });
    if (factors.length > 0) {
      await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(verifications).where(ofUser(userId, usedCode));
    return { passkeys: keys.length > 0, secondFactor: factors.length > 0 };
  });
}
