import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The folder of the migrations and their journal. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const entrySchema = z.object({
  idx: z.number(),
  version: z.string(),
  /** Milliseconds since 1970; by which a database knows the migration. */
  when: z.number(),
  tag: z.string(),
  breakpoints: z.boolean(),
});
const journalSchema = z.object({ entries: z.array(entrySchema) });

/** All migrations of this version of the product, oldest first. */
export async function readJournal(): Promise<readonly z.infer<typeof entrySchema>[]> {
  const text = await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(text)).entries;
}
