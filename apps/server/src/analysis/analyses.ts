import { boxSchema, DssError, type Analysis, type Hazard, type Locale } from '@dss/domain';
import { z } from 'zod';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { assertVisible, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import { explanationIn, resultWords, type ResultWords } from './result-words.ts';
import { storedResultSchema } from './stored-result.ts';

const { analyses, hazards } = tables;

type AnalysisRow = typeof analyses.$inferSelect;
type HazardRow = typeof hazards.$inferSelect;

/**
 * A property's analyses, newest first.
 * @throws DssError `property_not_found`
 */
export async function listAnalyses(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  limit: number,
  locale: Locale,
): Promise<Analysis[]> {
  return db.asActor(actor, async (transaction) => {
    await assertVisible(transaction, propertyId);
    const rows = await transaction
      .select()
      .from(analyses)
      .where(eq(analyses.propertyId, propertyId))
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      .limit(limit);
    return withHazards(transaction, rows, locale);
  });
}

/** @throws DssError `property_not_found`, `analysis_not_found` */
export async function readAnalysis(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  analysisId: string,
  locale: Locale,
): Promise<Analysis> {
  return db.asActor(actor, async (transaction) => {
    await assertVisible(transaction, propertyId);
    if (!z.uuid().safeParse(analysisId).success) throw new DssError('analysis_not_found');
    return readAnalysisIn(transaction, propertyId, analysisId, locale);
  });
}

/** The same within a transaction that may read it. */
export async function readAnalysisIn(
  transaction: Transaction,
  propertyId: string,
  analysisId: string,
  locale: Locale,
): Promise<Analysis> {
  const rows = await transaction
    .select()
    .from(analyses)
    .where(and(eq(analyses.propertyId, propertyId), eq(analyses.id, analysisId)));
  const [analysis] = await withHazards(transaction, rows, locale);
  if (analysis === undefined) throw new DssError('analysis_not_found');
  return analysis;
}

async function withHazards(
  transaction: Transaction,
  rows: AnalysisRow[],
  locale: Locale,
): Promise<Analysis[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const found = await transaction
    .select()
    .from(hazards)
    .where(inArray(hazards.analysisId, ids))
    .orderBy(asc(hazards.position));
  return rows.map((row) =>
    toWireAnalysis(
      row,
      found.filter((hazard) => hazard.analysisId === row.id),
      locale,
    ),
  );
}

/** An analysis as answers carry it, from its row and its hazards in order. */
function toWireAnalysis(
  row: AnalysisRow,
  hazardRows: readonly HazardRow[],
  locale: Locale,
): Analysis {
  const stored = storedResultSchema.parse(row.rawJson);
  const words = resultWords(locale, stored.spanish);
  const explanation = explanationIn(words, stored.explanation);
  return {
    analysis_id: row.id,
    property_id: row.propertyId,
    created_at: row.createdAt.toISOString(),
    dss_score: row.dssScore,
    band: explanation.band,
    provisional: explanation.provisional,
    range: explanation.range,
    confidence_percent: explanation.confidence_percent,
    potential_improvement: explanation.potential.gain,
    action_count: explanation.actions.count,
    hazards: hazardRows.map((hazard) => toWireHazard(hazard, words)),
    coverage_missing: stored.coverage_missing,
    photos: stored.photos.map((photo) => ({
      ...photo,
      provider: photo.provider ?? (photo.observed ? row.provider : null),
      error: photo.error === null ? null : words.photoError(photo.error),
    })),
    provider: row.provider,
    model_name: row.modelName,
    schema_version: row.schemaVersion,
    budget_reached: stored.budget_reached,
    weights_version: row.weightsVersion,
    reason: row.reason,
    explanation,
  };
}

/** A hazard as answers carry it. */
export function toWireHazard(row: HazardRow, words: ResultWords): Hazard {
  return {
    id: row.id,
    analysis_id: row.analysisId,
    type: row.type,
    title: words.title(row.type),
    confidence: row.confidence,
    distance_to_structure_ft: row.distanceToStructureFt,
    explanation: words.explanation(row.explanation),
    image_id: row.imageId,
    side: row.side,
    area: row.area,
    box: row.box === null ? null : boxSchema.parse(row.box),
    points: row.pointsHundredths / 100,
  };
}
