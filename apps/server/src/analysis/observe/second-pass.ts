import { createHash } from 'node:crypto';
import { defaultLocale } from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { tables } from '../../db/index.ts';
import { explanationText } from './messages.ts';
import { isSpent, storeModelCalls } from './model-calls.ts';
import type { ObservedPhoto } from './observation-cache.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import type {
  ComparedFinding,
  FindingComparison,
  FindingComparer,
  ModelCall,
} from './providers/index.ts';

const { findingComparisons } = tables;

const comparisonSchema = z.object({
  same: z.array(z.array(z.string())),
  contradicted: z.array(z.object({ id: z.string(), byPhotoId: z.string() })),
});

/** The analysis job whose findings are compared. */
interface Owner {
  readonly propertyId: string;
  readonly jobId: string;
}

/** An id for a finding that is unique across photos. */
export function findingId({ observationId }: ObservedPhoto, index: number): string {
  return `${observationId}:${index}`;
}

/**
 * The second pass, if enabled: compares the findings of all photos, using the cache if they were compared before.
 * @returns null if it is disabled, has nothing to compare, or fails; then every finding counts as seen, and scoring merges
 *   them by its own rules
 */
export async function compareFindings(
  dependencies: ObserveDependencies,
  owner: Owner,
  observed: readonly ObservedPhoto[],
  signal: AbortSignal,
): Promise<FindingComparison | null> {
  const { comparer = null, log } = dependencies;
  const findings = observed.flatMap(comparedFindings);
  const photos = new Set(findings.map((finding) => finding.photoId));
  if (comparer === null || photos.size < 2) return null;
  try {
    return (
      (await loadComparison(dependencies, owner, comparer, findings)) ??
      (await compareNow(dependencies, owner, comparer, findings, signal))
    );
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, jobId: owner.jobId }, 'the findings of all photos were not compared');
    return null;
  }
}

async function loadComparison(
  { db }: ObserveDependencies,
  { propertyId }: Owner,
  comparer: FindingComparer,
  findings: readonly ComparedFinding[],
): Promise<FindingComparison | null> {
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

/** @returns null if the month's budget is used up */
async function compareNow(
  { db, clock, provider, budget = null }: ObserveDependencies,
  { propertyId, jobId }: Owner,
  comparer: FindingComparer,
  findings: readonly ComparedFinding[],
  signal: AbortSignal,
): Promise<FindingComparison | null> {
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
    await db.asWorker(propertyId, (tx) => storeModelCalls(tx, calls, owner));
  }
}

/** Findings without the owner's sides, areas and places, so that changing those needs no new comparison call. */
function comparedFindings(observed: ObservedPhoto): ComparedFinding[] {
  const { photo, reply } = observed;
  return reply.findings.map((finding, index) => ({
    id: findingId(observed, index),
    photoId: photo.id,
    type: finding.type,
    area: finding.area,
    confidence: finding.confidence,
    extent: finding.extent,
    distanceToStructureFt: finding.distanceToStructureFt,
    box: finding.box,
    explanation: explanationText(finding.explanation, defaultLocale),
  }));
}

function comparisonKey(comparer: FindingComparer, findings: readonly ComparedFinding[]): string {
  return createHash('sha256')
    .update(JSON.stringify([comparer.version, findings]))
    .digest('hex');
}
