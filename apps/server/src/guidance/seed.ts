import { allGuidance } from '@dss/domain';
import { notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { guidanceToRow } from './row.ts';
import { tables } from '../db/index.ts';

/** Makes the `guidance` table say what the domain's catalog says: its only source. Runs as the tables' owner. */
export async function seedGuidance(owner: NodePgDatabase): Promise<void> {
  const rows = allGuidance('en').map(guidanceToRow);
  await owner.transaction(async (tx) => {
    for (const row of rows) {
      await tx
        .insert(tables.guidance)
        .values(row)
        .onConflictDoUpdate({ target: tables.guidance.hazardType, set: row });
    }
    await tx.delete(tables.guidance).where(
      notInArray(
        tables.guidance.hazardType,
        rows.map((row) => row.hazardType),
      ),
    );
  });
}
