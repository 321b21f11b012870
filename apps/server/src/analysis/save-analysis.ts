import { randomUUID } from 'node:crypto';
import type { AnalysedPhoto, Direction, HazardRow, ScoreInput, ScoreResult } from '@dss/domain';
import { directions } from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { isMissingReference, tables, type Database } from '../db/index.ts';
import { toWireHazard } from './analyses.ts';
import { JobNotWanted, type Attempt } from './attempt.ts';
import type { ObservationProvider } from './providers/index.ts';
import type { StoredResult } from './stored-result.ts';

const { analyses, analysisJobs, hazards } = tables;

export interface AnalysisToSave {
  readonly inputsHash: string;
  readonly scoreInput: ScoreInput;
  readonly result: ScoreResult;
  readonly coverageMissing: readonly Direction[];
  readonly photos: readonly AnalysedPhoto[];
  /** The client's photo ids, by row id. */
  readonly imageIds: ReadonlyMap<string, string>;
}

/**
 * Writes an analysis, its hazards and the end of its job in one transaction: all of it, once, or nothing.
 * @throws JobNotWanted when the job was cancelled, finished by another process, or is gone
 */
export async function saveAnalysis(
  db: Database,
  clock: Clock,
  provider: ObservationProvider,
  { jobId, propertyId, reason }: Attempt,
  analysis: AnalysisToSave,
): Promise<void> {
  const now = clock();
  const analysisId = randomUUID();
  const hazardRows = toHazardRows(propertyId, analysisId, analysis);
  const rawJson: StoredResult = {
    hazards: hazardRows.map(toWireHazard),
    coverage_missing: [...analysis.coverageMissing],
    photos: [...analysis.photos],
    result: analysis.result,
  };
  try {
    await db.asWorker(propertyId, async (transaction) => {
      // The analysis first, the job second: it takes its locks in the order in which deleting a property does.
      const inserted = await transaction
        .insert(analyses)
        .values({
          id: analysisId,
          propertyId,
          jobId,
          reason,
          dssScore: analysis.result.score,
          provider: provider.id,
          modelName: provider.modelName,
          schemaVersion: provider.schemaVersion,
          weightsVersion: analysis.result.weightsVersion,
          inputsHash: analysis.inputsHash,
          rawJson,
          createdAt: now,
        })
        .onConflictDoNothing({ target: analyses.jobId })
        .returning({ id: analyses.id });
      if (inserted.length === 0) throw new JobNotWanted(`job ${jobId} is done already`);
      if (hazardRows.length > 0) await transaction.insert(hazards).values(hazardRows);
      const ended = await transaction
        .update(analysisJobs)
        .set({ status: 'done', step: 'done', errorDetail: null, updatedAt: now })
        .where(and(eq(analysisJobs.id, jobId), eq(analysisJobs.status, 'running')))
        .returning({ id: analysisJobs.id });
      if (ended.length === 0) throw new JobNotWanted(`job ${jobId} is no longer wanted`);
    });
  } catch (error) {
    if (isMissingReference(error)) throw new JobNotWanted(`property ${propertyId} is gone`);
    throw error;
  }
}

type StoredHazard = typeof hazards.$inferSelect;

function toHazardRows(
  propertyId: string,
  analysisId: string,
  { result, scoreInput, imageIds }: AnalysisToSave,
): StoredHazard[] {
  const observations = new Map(scoreInput.observations.map((each) => [each.id, each]));
  return result.rows
    .filter((row): row is HazardRow => row.kind === 'hazard')
    .toSorted((one, other) => other.points - one.points)
    .map((row, position) => {
      // The strongest look stands for the finding; the others stay in the stored result.
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
