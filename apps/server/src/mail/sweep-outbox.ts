import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { noProperty, type Database } from '../db/index.ts';
import { mailsInOutbox, outboxFolder } from './transport.ts';

const keptSchema = z.array(z.object({ id: z.uuid() }));

/** Removes the mails of this machine's outbox that the database has no record of anymore. */
export async function sweepOutbox(db: Database, dataDir: string): Promise<void> {
  const folder = outboxFolder(dataDir);
  const ids = await mailsInOutbox(folder);
  if (ids.length === 0) return;
  const { rows } = await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select id from app.kept_in_outbox(${sql.param(ids)}::uuid[]) as id`),
  );
  const kept = new Set(keptSchema.parse(rows).map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  await Promise.all(gone.map((id) => rm(path.join(folder, `${id}.eml`), { force: true })));
}
