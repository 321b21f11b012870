import type { Transaction } from './database.ts';

/** A query of Drizzle's builder, with `sql.placeholder` where inputs go. */
interface Preparable<Result> {
  prepare(name: string): Prepared<Result>;
}

interface Prepared<Result> {
  execute(inputs: Record<string, unknown>): Promise<Result>;
}

/**
 * A query of a hot path: Drizzle builds its SQL, and PostgreSQL parses and plans it, once for each connection. It is sent during
 * the call, so that queries called one after the other, and awaited together by `answersOf`, travel in one trip and run in that order.
 * @param name names it to PostgreSQL: unique in the product, and used by one role, because a plan holds for the role it was made for
 */
export function preparedQuery<Result>(
  name: string,
  build: (transaction: Transaction) => Preparable<Result>,
): (transaction: Transaction, inputs: Record<string, unknown>) => Promise<Result> {
  const prepared = new WeakMap<Transaction, Prepared<Result>>();
  return (transaction, inputs) => {
    let query = prepared.get(transaction);
    if (query === undefined) {
      query = build(transaction).prepare(name);
      prepared.set(transaction, query);
    }
    return query.execute(inputs);
  };
}

/**
 * Waits for queries that were sent together. Where one fails, the database refuses those behind it too, so the error of the first
 * of them is thrown, and only once all are answered.
 */
export async function answersOf<Queries extends readonly Promise<unknown>[] | []>(
  queries: Queries,
): Promise<{ -readonly [Place in keyof Queries]: Awaited<Queries[Place]> }> {
  // Drizzle's own objects are sent when they are awaited, and each time again.
  if (queries.some((query) => !(query instanceof Promise)))
    throw new TypeError('a query was not sent');
  for (const answer of await Promise.allSettled(queries)) {
    if (answer.status === 'rejected') throw answer.reason;
  }
  return Promise.all(queries);
}
