import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { preparedQuery, tables, type Actor, type Database, type Transaction } from '../db/index.ts';

/** A visitor that isn't stored yet. */
export function newVisitor(): Actor {
  return { kind: 'visitor', id: randomUUID() };
}

/** Stores a new visitor; the transaction runs as that visitor. */
export async function keepVisitor(transaction: Transaction, visitor: Actor): Promise<void> {
  await insertVisitor(transaction, { id: visitor.id });
}

const insertVisitor = preparedQuery('insert visitor', (tx) =>
  tx.insert(tables.visitors).values({ id: sql.placeholder('id') }),
);

/** Does nothing; the transaction checks that its actor is still active. */
export async function confirmActor(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select`);
}

/** Creates and stores a visitor. */
export async function createVisitor(db: Database): Promise<Actor> {
  const visitor = newVisitor();
  await db.asActor(visitor, (tx) => keepVisitor(tx, visitor));
  return visitor;
}

/** Ends a visitor for good: its token no longer opens anything. */
export async function endVisitor(db: Database, id: string, at: Date): Promise<void> {
  await db.asActor({ kind: 'visitor', id }, (tx) =>
    tx
      .update(tables.visitors)
      .set({ endedAt: at })
      .where(and(eq(tables.visitors.id, id), isNull(tables.visitors.endedAt))),
  );
}

/**
 * Whether an actor is still active: its visitor hasn't ended, or its user is still signed in, with the actor's session if it has
 * one. Share links are active as long as they have rights.
 */
export async function isActorActive(db: Database, { kind, id, session }: Actor): Promise<boolean> {
  if (kind === 'share_link') return true;
  if (kind === 'user') {
    const { rows } = await db.asActor({ kind, id }, (tx) =>
      tx.execute<{ active: boolean }>(sql`select app.is_signed_in(${session ?? null}) as active`),
    );
    return rows[0]?.active === true;
  }
  const rows = await db.asActor({ kind, id }, (tx) =>
    tx
      .select({ id: tables.visitors.id })
      .from(tables.visitors)
      .where(and(eq(tables.visitors.id, id), isNull(tables.visitors.endedAt))),
  );
  return rows.length > 0;
}
