import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { openDatabase } from './index.ts';
import { UnnamedStatementsClient } from './unnamed-statements.ts';

const named = sql`select count(*)::int as named from pg_prepared_statements`;

it.each([
  ['keeps no statement', { Client: UnnamedStatementsClient }, false],
  ['keeps statements by default', {}, true],
])('a database connection %s for later transactions', async (_title, changes, keeps) => {
  const database = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const db = openDatabase({ ...database.connection, ...changes, max: 1 }, log);
  try {
    const actor = await database.newVisitor();
    await db.asActor(actor, (tx) => tx.execute(sql`select ${1}::int`));
    const { rows } = await db.asActor(actor, (tx) => tx.execute<{ named: number }>(named));
    expect((rows[0]?.named ?? 0) > 0).toBe(keeps);
  } finally {
    await db.close();
    await database.close();
  }
});
