import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Actor, type Database, type Transaction } from '../db/index.ts';

/** A visitor that isn't kept yet: a device that may own properties without an account. */
export function newVisitor(): Actor {
  return { kind: 'visitor', id: randomUUID() };
}

/** Keeps a new visitor; the transaction runs as that visitor. */
export async function keepVisitor(transaction: Transaction, visitor: Actor): Promise<void> {
  await transaction.insert(tables.visitors).values({ id: visitor.id });
}

/** Makes and keeps a visitor. */
export async function createVisitor(db: Database): Promise<Actor> {
  const visitor = newVisitor();
  await db.asActor(visitor, (tx) => keepVisitor(tx, visitor));
  return visitor;
}

/**
 * Whether an actor is still somebody, beside what it may do. Accounts and share links are as long as their rights
 * stand.
 */
export async function isActorActive(db: Database, { kind, id }: Actor): Promise<boolean> {
  return kind !== 'visitor' || (await findVisitor(db, id)) !== null;
}

/** The visitor, unless it was ended or never was. */
export async function findVisitor(db: Database, id: string): Promise<Actor | null> {
  const actor: Actor = { kind: 'visitor', id };
  const rows = await db.asActor(actor, (tx) =>
    tx
      .select({ id: tables.visitors.id })
      .from(tables.visitors)
      .where(and(eq(tables.visitors.id, id), isNull(tables.visitors.endedAt))),
  );
  return rows.length === 0 ? null : actor;
}
