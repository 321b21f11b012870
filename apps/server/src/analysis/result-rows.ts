import { randomUUID } from 'node:crypto';
import {
  computeScore,
  defaultLocale,
  directions,
  type HazardRow,
  type ScoreInput,
  type ScoreResult,
} from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';
import { toWireHazard } from './analyses.ts';
import { hashInputs, type Corrections } from './corrections.ts';
import { explainScore, type ImageIds } from './explanation.ts';
import { resultWords, type SpanishTwins } from './result-words.ts';
import { noUse, type AnalysisUse } from './model-use.ts';
import type { LeftOut, SeenInPhotos } from './apply-comparison.ts';
import type { StoredResult } from './stored-result.ts';

const { analyses, hazards } = tables;

type StoredHazard = typeof hazards.$inferSelect;

/** Who looked at the photos. */
export interface MadeBy {
  readonly provider: string;
  readonly modelName: string;
  readonly schemaVersion: string;
}

/** Everything that an analysis takes from its photos. */
export interface Seen {
  readonly made: MadeBy;
  readonly photosHash: string;
  readonly seen: SeenInPhotos;
  readonly photos: readonly StoredResult['photos'][number][];
  readonly imageIds: ImageIds;
  readonly spanish: SpanishTwins;
  /** The built-in analyser stood in for a model whose month's budget was spent. */
  readonly budgetReached: boolean;
  /** Observations that the second pass left out. */
  readonly leftOut: readonly LeftOut[];
}

/** Which row is made, and why. */
export interface ResultOccasion {
  readonly propertyId: string;
  /** Null for a re-score without a job. */
  readonly jobId: string | null;
  readonly reason: (typeof analyses.$inferInsert)['reason'];
  readonly at: Date;
}

/**
 * Computes the score and writes it with its hazards, as the newest of its property. The caller holds the property's turn.
 * @returns the analysis's id, or null where its job has written one already
 */
export async function insertResult(
  transaction: Transaction,
  { propertyId, jobId, reason, at }: ResultOccasion,
  from: Seen,
  corrections: Corrections,
  use: AnalysisUse = noUse,
): Promise<string | null> {
  const input: ScoreInput = { ...from.seen, ...corrections, notApplicable: [] };
  const result = computeScore(input);
  const analysisId = randomUUID();
  const hazardRows = toHazardRows(propertyId, analysisId, result, input, from.imageIds);
  const words = resultWords(defaultLocale, from.spanish);
  const rawJson: StoredResult = {
    hazards: hazardRows.map((row) => toWireHazard(row, words)),
    coverage_missing: [...result.coverage.directionsMissing],
    photos: [...from.photos],
    explanation: explainScore(result, from.imageIds),
    input,
    image_ids: Object.fromEntries(from.imageIds),
    spanish: from.spanish,
    budget_reached: from.budgetReached,
    left_out: from.leftOut.map(({ observation, byPhotoId }) => ({
      observation,
      by_photo_id: byPhotoId,
    })),
    photos_hash: from.photosHash,
  };
  const inserted = await transaction
    .insert(analyses)
    .values({
      id: analysisId,
      propertyId,
      jobId,
      reason,
      dssScore: result.score,
      ...from.made,
      ...use,
      weightsVersion: result.weightsVersion,
      inputsHash: hashInputs(from.photosHash, corrections),
      rawJson,
      createdAt: await laterThanAll(transaction, propertyId, at),
    })
    .onConflictDoNothing({ target: analyses.jobId })
    .returning({ id: analyses.id });
  if (inserted.length === 0) return null;
  if (hazardRows.length > 0) await transaction.insert(hazards).values(hazardRows);
  return analysisId;
}

/** Later than every other analysis of the property, even where two clocks disagree or one was set back. */
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

/** The findings that cost points, the costliest first. */
function toHazardRows(
  propertyId: string,
  analysisId: string,
  result: ScoreResult,
  input: ScoreInput,
  imageIds: ImageIds,
): StoredHazard[] {
  const observations = new Map(input.observations.map((each) => [each.id, each]));
  return result.rows
    .filter((row): row is HazardRow => row.kind === 'hazard')
    .toSorted((one, other) => other.points - one.points)
    .map((row, position) => {
      // The strongest look stands for the finding; the others stay in the stored explanation.
      const [strongest] = row.evidence.toSorted((one, other) => other.confidence - one.confidence);
      const seen = strongest && observations.get(strongest.observationId);
      return {
        id: randomUUID(),
        analysisId,
        propertyId,
        type: row.hazardType,
        confidence: row.confidence,
        distanceToStructureFt: seen?.distanceToStructureFt ?? null,
        explanation: strongest?.explanation ?? '',
        imageId: imageIds.get(strongest?.photoId ?? '') ?? null,
        side: directions.find((direction) => direction === row.side) ?? null,
        area: seen?.area ?? null,
        box: strongest?.box ?? null,
        pointsHundredths: row.points,
        position,
      };
    });
}
