import { defaultLocale } from '@dss/domain';
import { z } from 'zod';
import { compareOnce, type ComparisonOwner } from './compare-once.ts';
import { explanationText } from './messages.ts';
import type { ObservedPhoto } from './observation-cache.ts';
import type { ObserveDependencies } from './observe-photos.ts';
import type { ComparedFinding, FindingComparison } from './providers/provider.ts';

const comparisonSchema = z.object({
  same: z.array(z.array(z.string())),
  contradicted: z.array(z.object({ id: z.string(), byPhotoId: z.string() })),
});

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
  owner: ComparisonOwner,
  observed: readonly ObservedPhoto[],
  signal: AbortSignal,
): Promise<FindingComparison | null> {
  const { comparer = null, log } = dependencies;
  const findings = observed.flatMap(comparedFindings);
  const photos = new Set(findings.map((finding) => finding.photoId));
  if (comparer === null || photos.size < 2) return null;
  try {
    return await compareOnce(dependencies, owner, {
      of: [comparer.version, findings],
      schema: comparisonSchema,
      ask: (onCall) => comparer.compare(findings, signal, onCall),
    });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error, jobId: owner.jobId }, 'the findings of all photos were not compared');
    return null;
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
