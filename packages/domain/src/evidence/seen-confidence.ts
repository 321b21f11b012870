import type { ExplanationEvidence } from '../api/score-parts.ts';

/** How sure whoever looked is of a finding, 0-1; null where nobody saw it and the owner's word is all there is. */
export function seenConfidence(
  evidence: readonly Pick<ExplanationEvidence, 'source' | 'confidence'>[],
): number | null {
  const seen = evidence.flatMap(({ source, confidence }) =>
    source === 'provider' ? confidence : [],
  );
  return seen.length === 0 ? null : Math.max(...seen);
}
