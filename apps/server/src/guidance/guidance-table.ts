import {
  allGuidance,
  defaultLocale,
  guidanceFor,
  stepById,
  workInHome,
  type Guidance,
  type Locale,
} from '@dss/domain';
import { notInArray, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { tables, type Database } from '../db/index.ts';

/** Syncs the `guidance` table with the domain's catalog, its only source. Runs as the tables' owner. */
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

/** Guidance for hazard types, in the given order. English comes from the table, other languages from the catalog. */
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

type GuidanceRow = typeof tables.guidance.$inferSelect;

/** The row for a guidance of the catalog. */
function guidanceToRow(guidance: Guidance): GuidanceRow {
  return {
    hazardType: guidance.hazard_type,
    title: guidance.title,
    why: guidance.why,
    action: guidance.action,
    estCost: guidance.est_cost,
    time: guidance.time,
    source: guidance.source,
    stepId: guidance.step_id,
    diyOrPro: guidance.diy_or_pro,
    costLowUsd: guidance.cost_low_usd,
    costHighUsd: guidance.cost_high_usd,
    hoursLow: guidance.hours_low,
    hoursHigh: guidance.hours_high,
    figuresAreEstimates: guidance.figures_are_estimates,
  };
}

/** A row in the API's form. */
function rowToGuidance(row: GuidanceRow): Guidance {
  return {
    hazard_type: row.hazardType,
    title: row.title,
    why: row.why,
    action: row.action,
    est_cost: row.estCost,
    time: row.time,
    source: row.source,
    step_id: row.stepId,
    diy_or_pro: row.diyOrPro,
    cost_low_usd: row.costLowUsd,
    cost_high_usd: row.costHighUsd,
    hours_low: row.hoursLow,
    hours_high: row.hoursHigh,
    figures_are_estimates: row.figuresAreEstimates,
    // Only in the catalog: the row has no columns for them.
    for_each_side: row.stepId && workInHome(row.stepId, []).forEachSide,
    cost_sources: row.stepId === null ? [] : stepById(row.stepId).costSources,
  };
}
