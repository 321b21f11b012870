import { randomUUID } from 'node:crypto';
import { computeScore, defaultLocale, type Hazard, type ScoreExplanation } from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import { noUse, type AnalysisUse } from '../observe/model-calls.ts';
import { hashInputs, type Corrections } from './corrections.ts';
import { toScoreInput, type ObservedEvidence } from './evidence.ts';
import { withImageIds, type ImageIds } from './explanation.ts';
import { resultWords } from './read-analyses.ts';
import type { StoredResult } from './stored-result.ts';

const { analyses, hazards } = tables;

type StoredHazard = typeof hazards.$inferSelect;

/** The property, job and reason of a new row. */
export interface ResultOccasion {
  readonly propertyId: string;
  /** Null for a re-score, which has no job. */
  readonly jobId: string | null;
  readonly reason: (typeof analyses.$inferInsert)['reason'];
  readonly at: Date;
}

/** A result as it was stored. */
export interface SavedResult extends Pick<ScoreExplanation, 'score' | 'range' | 'band'> {
  readonly analysisId: string;
  readonly madeAt: Date;
}

/**
 * Computes the score and writes it with its hazards as the property's newest result. The caller holds the property's lock.
 * @returns what was stored; null if its job has already written one
 */
export async function saveResult(
  transaction: Transaction,
  { propertyId, jobId, reason, at }: ResultOccasion,
  evidence: ObservedEvidence,
  corrections: Corrections,
  use: AnalysisUse = noUse,
): Promise<SavedResult | null> {
  const input = toScoreInput(evidence, corrections);
  const analysisId = randomUUID();
  const imageIds: ImageIds = new Map([...evidence.imageIds, ...corrections.answerPhotos]);
  const { hazards: found, ...explanation } = withImageIds(computeScore(input), imageIds);
  const { title } = resultWords(defaultLocale, evidence.spanish);
  const listed = found.map((hazard): Hazard => ({
    id: randomUUID(),
    analysis_id: analysisId,
    title: title(hazard.type),
    ...hazard,
  }));
  const rawJson: StoredResult = {
    hazards: listed,
    coverage_missing: explanation.coverage.directions_missing,
    photos: [...evidence.photos],
    explanation,
    input,
    image_ids: Object.fromEntries(imageIds),
    spanish: evidence.spanish,
    budget_reached: evidence.budgetReached,
    model_failure: evidence.modelFailure,
    left_out: evidence.leftOut.map(({ observation, byPhotoId }) => ({
      observation,
      by_photo_id: byPhotoId,
    })),
    photos_hash: evidence.photosHash,
  };
  const madeAt = await laterThanAll(transaction, propertyId, at);
  const inserted = await transaction
    .insert(analyses)
    .values({
      id: analysisId,
      propertyId,
      jobId,
      reason,
      dssScore: explanation.score,
      ...evidence.madeBy,
      ...use,
      weightsVersion: explanation.weights_version,
      inputsHash: hashInputs(evidence.photosHash, corrections),
      rawJson,
      createdAt: madeAt,
    })
    .onConflictDoNothing({ target: analyses.jobId })
    .returning({ id: analyses.id });
  if (inserted.length === 0) return null;
  if (listed.length > 0) {
    const rows = listed.map((hazard, position) => toRow(hazard, propertyId, position));
    await transaction.insert(hazards).values(rows);
  }
  const { score, range, band } = explanation;
  return { analysisId, score, range, band, madeAt };
}

/** A time later than all of the property's analyses, even if server clocks disagree or one was set back. */
async function laterThanAll(transaction: Transaction, propertyId: string, at: Date): Promise<Date> {
  const [newest] = await transaction
    .select({ createdAt: analyses.createdAt })
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  if (newest === undefined) return at;
  return new Date(Math.max(at.getTime(), newest.createdAt.getTime() + 1));
}

/** A hazard found as a row of its table. */
function toRow(hazard: Hazard, propertyId: string, position: number): StoredHazard {
  return {
    id: hazard.id,
    analysisId: hazard.analysis_id,
    propertyId,
    type: hazard.type,
    confidence: hazard.confidence,
    distanceToStructureFt: hazard.distance_to_structure_ft,
    explanation: hazard.explanation,
    imageId: hazard.image_id,
    side: hazard.side,
    area: hazard.area,
    box: hazard.box,
    pointsHundredths: Math.round(hazard.points * 100),
    position,
  };
}
