import { randomUUID } from 'node:crypto';
import {
  computeScore,
  defaultLocale,
  hazardById,
  type HazardRow,
  type ScoreResult,
} from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import { tables, type Transaction } from '../../db/index.ts';
import { noUse, type AnalysisUse } from '../observe/index.ts';
import { hashInputs, type Corrections } from './corrections.ts';
import { toScoreInput, type ObservedEvidence } from './evidence.ts';
import { explainScore, type ImageIds } from './explanation.ts';
import { resultWords, sidesOf, toWireHazard } from './read-analyses.ts';
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

/**
 * Computes the score and writes it with its hazards as the property's newest result. The caller holds the property's lock.
 * @returns the analysis's id; null if its job has already written one
 */
export async function saveResult(
  transaction: Transaction,
  { propertyId, jobId, reason, at }: ResultOccasion,
  evidence: ObservedEvidence,
  corrections: Corrections,
  use: AnalysisUse = noUse,
): Promise<string | null> {
  const input = toScoreInput(evidence, corrections);
  const result = computeScore(input);
  const analysisId = randomUUID();
  const imageIds: ImageIds = new Map([...evidence.imageIds, ...corrections.answerPhotos]);
  const hazardRows = toHazardRows(propertyId, analysisId, result, imageIds);
  const words = resultWords(defaultLocale, evidence.spanish);
  const explanation = explainScore(result, imageIds);
  const rawJson: StoredResult = {
    hazards: hazardRows.map((row) => toWireHazard(row, words, explanation.rows)),
    coverage_missing: [...result.coverage.directionsMissing],
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
  const inserted = await transaction
    .insert(analyses)
    .values({
      id: analysisId,
      propertyId,
      jobId,
      reason,
      dssScore: result.score,
      ...evidence.madeBy,
      ...use,
      weightsVersion: result.weightsVersion,
      inputsHash: hashInputs(evidence.photosHash, corrections),
      rawJson,
      createdAt: await laterThanAll(transaction, propertyId, at),
    })
    .onConflictDoNothing({ target: analyses.jobId })
    .returning({ id: analyses.id });
  if (inserted.length === 0) return null;
  if (hazardRows.length > 0) await transaction.insert(hazards).values(hazardRows);
  return analysisId;
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

/**
 * In feet, as somebody saw it in a photo. Null of what is a part of the house, of an answer, which gives a range at most, and of what is
 * on several sides, of which one photo tells nothing.
 */
function estimatedDistance({ hazardType, sides, evidence: [best] }: HazardRow): number | null {
  const isPart = hazardById(hazardType).position === 'fixed';
  return isPart || sides.length > 1 || best?.source !== 'provider'
    ? null
    : best.distanceToStructureFt;
}

/** The findings that cost points, most points first. */
function toHazardRows(
  propertyId: string,
  analysisId: string,
  result: ScoreResult,
  imageIds: ImageIds,
): StoredHazard[] {
  return result.rows
    .filter((row): row is HazardRow => row.kind === 'hazard')
    .toSorted((one, other) => other.points - one.points)
    .map((row, position) => {
      // The row shows the best evidence; the rest is in the stored explanation.
      const [best] = row.evidence;
      const [onlySide, ...others] = sidesOf(row.sides);
      return {
        id: randomUUID(),
        analysisId,
        propertyId,
        type: row.hazardType,
        confidence: row.confidence,
        distanceToStructureFt: estimatedDistance(row),
        explanation: best?.explanation ?? '',
        imageId: imageIds.get(best?.photoId ?? '') ?? null,
        side: others.length === 0 ? (onlySide ?? null) : null,
        area: best?.area ?? null,
        box: best?.box ?? null,
        pointsHundredths: row.points,
        position,
      };
    });
}
