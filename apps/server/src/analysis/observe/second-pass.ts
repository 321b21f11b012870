import { createHash } from 'node:crypto';
import { defaultLocale } from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { tables } from '../../db/index.ts';
import { explanationText } from './messages.ts';
import { isSpent, keepCalls } from './model-calls.ts';
import type { ObservedPhoto } from './observation-cache.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import type { ComparedFinding, Comparison, FindingComparer, ModelCall } from './providers/index.ts';

const { findingComparisons } = tables;

const comparisonSchema = z.object({
  same: z.array(z.array(z.string())),
  contradicted: z.array(z.object({ id: z.string(), byPhotoId: z.string() })),
});

/** Whose findings are compared. */
interface Owner {
  readonly propertyId: string;
  readonly jobId: string;
}

/** Names a finding wherever findings of several photos stand beside each other. */
export function findingId({ observationId }: ObservedPhoto, index: number): string {
  return `${observationId}:${index}`;
}

/**
 * The second pass, where it is on: compares the findings of all photos, from the cache if they were compared before.
 * @returns null where it is off, has nothing to compare, or fails for whatever reason: everything counts as it was seen
 *   then, which the score merges soundly by itself
 */
export async function compareFindings(
  dependencies: ObserveDependencies,
  owner: Owner,
  observed: readonly ObservedPhoto[],
  signal: AbortSignal,
): Promise<Comparison | null> {
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
  { db, clock, provider, budget = null }: ObserveDependencies,
  { propertyId, jobId }: Owner,
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

/** What was seen in a photo. What a comparison isn't told can't cost a call: what its owner says of sides, areas and places. */
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
