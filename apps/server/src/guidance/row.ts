import { stepById, type Guidance } from '@dss/domain';
import type { tables } from '../db/index.ts';

type GuidanceRow = typeof tables.guidance.$inferSelect;

/** The table's columns for a guidance of the catalog. */
export function guidanceToRow(guidance: Guidance): GuidanceRow {
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

/** The wire form of a row. */
export function rowToGuidance(row: GuidanceRow): Guidance {
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
    // The catalog's alone: a source's title and address are no part of the row.
    cost_sources: row.stepId === null ? [] : stepById(row.stepId).costSources,
  };
}
