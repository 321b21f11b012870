import { defaultLocale, guidanceFor, type Guidance, type Locale } from '@dss/domain';
import { inArray } from 'drizzle-orm';
import { tables, type Database } from '../db/index.ts';
import { rowToGuidance } from './row.ts';

/** The guidance for hazard types, in their order. The table holds the English; other languages are the catalog's. */
export async function readGuidance(
  db: Database,
  types: readonly string[],
  locale: Locale,
): Promise<Guidance[]> {
  const stored = locale === defaultLocale ? await readStored(db, types) : [];
  const byType = new Map(stored.map((guidance) => [guidance.hazard_type, guidance]));
  return types.map((type) => byType.get(type) ?? guidanceFor(type, locale));
}

async function readStored(db: Database, types: readonly string[]): Promise<Guidance[]> {
  if (types.length === 0) return [];
  const rows = await db.asActor(null, (tx) =>
    tx
      .select()
      .from(tables.guidance)
      .where(inArray(tables.guidance.hazardType, [...types])),
  );
  return rows.map(rowToGuidance);
}
