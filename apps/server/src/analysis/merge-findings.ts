import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { tables } from '../db/index.ts';
import { applyComparison, type Merged, type SeenInPhotos } from './apply-comparison.ts';
import type { Attempt } from './attempt.ts';
import type { AnalysisTaskDependencies } from './dependencies.ts';
import { isSpent } from './look-at-photo.ts';
import { keepCalls } from './model-use.ts';
import type { ComparedFinding, Comparison, FindingComparer, ModelCall } from './providers/index.ts';

const { findingComparisons } = tables;

const comparisonSchema = z.object({
  same: z.array(z.array(z.string())),
  contradicted: z.array(z.object({ id: z.string(), byPhotoId: z.string() })),
});

/**
 * The second pass, where it is on: compares the findings of all photos, from the cache if they were compared before. When it
 * fails for whatever reason, everything counts as it was seen; the score merges that soundly by itself.
 */
export async function mergeFindings(
  dependencies: AnalysisTaskDependencies,
  attempt: Attempt,
  seen: SeenInPhotos,
  signal: AbortSignal,
): Promise<Merged> {
  const { comparer = null, log } = dependencies;
  const nothingLeftOut: Merged = { seen, leftOut: [] };
  const findings = comparedFindings(seen);
  const photos = new Set(findings.map((finding) => finding.photoId));
  if (comparer === null || photos.size < 2) return nothingLeftOut;
  try {
    const comparison =
      (await loadComparison(dependencies, attempt, comparer, findings)) ??
      (await compareNow(dependencies, attempt, comparer, findings, signal));
    return comparison === null ? nothingLeftOut : applyComparison(seen, comparison);
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, jobId: attempt.jobId }, 'the findings of all photos were not compared');
    return nothingLeftOut;
  }
}

async function loadComparison(
  { db }: AnalysisTaskDependencies,
  { propertyId }: Attempt,
  comparer: FindingComparer,
  findings: readonly ComparedFinding[],
): Promise<Comparison | null> {
  const cacheKey = comparisonKey(comparer, findings);
  const [row] = await db.asWorker(propertyId, (tx) =>
    tx
      .select({ comparison: findingComparisons.comparison })
      .from(findingComparisons)
      .where(
        and(
          eq(findingComparisons.propertyId, propertyId),
          eq(findingComparisons.cacheKey, cacheKey),
        ),
      ),
  );
  return row === undefined ? null : comparisonSchema.parse(row.comparison);
}

/** @returns null where the month's budget is spent */
async function compareNow(
  { db, clock, provider, budget = null }: AnalysisTaskDependencies,
  { propertyId, jobId }: Attempt,
  comparer: FindingComparer,
  findings: readonly ComparedFinding[],
  signal: AbortSignal,
): Promise<Comparison | null> {
  if (budget !== null && (await isSpent(db, clock, propertyId, budget))) return null;
  const calls: ModelCall[] = [];
  try {
    const comparison = await comparer.compare(findings, signal, (call) => calls.push(call));
    const cacheKey = comparisonKey(comparer, findings);
    await db.asWorker(propertyId, (tx) =>
      tx
        .insert(findingComparisons)
        .values({ propertyId, cacheKey, comparison })
        .onConflictDoNothing(),
    );
    return comparison;
  } finally {
    const owner = { jobId, provider, at: clock() };
    await db.asWorker(propertyId, (tx) => keepCalls(tx, calls, owner));
  }
}

/** What a model said of its photos. What it isn't told can't cost a call: sides, places, and what others saw. */
function comparedFindings({ observations }: SeenInPhotos): ComparedFinding[] {
  return observations.flatMap((each) =>
    each.photoId === null
      ? []
      : [
          {
            id: each.id,
            photoId: each.photoId,
            type: each.hazardType,
            area: each.area,
            confidence: each.confidence,
            extent: each.extent,
            distanceToStructureFt: each.distanceToStructureFt,
            box: each.box,
            explanation: each.explanation,
          },
        ],
  );
}

function comparisonKey(comparer: FindingComparer, findings: readonly ComparedFinding[]): string {
  return createHash('sha256')
    .update(JSON.stringify([comparer.version, findings]))
    .digest('hex');
}
