import type { MergedEvidence } from './merge-evidence.ts';
import type { NeighborDistance } from './terms.ts';

const touchingFt = 10;

/** How close the nearest building of a neighbor is, as far as somebody is sure; null: nobody says that one is within 30 feet. */
export function nearestNeighborOf({
  contextFindings,
}: Pick<MergedEvidence, 'contextFindings'>): NeighborDistance | null {
  const sure = contextFindings.filter(
    (finding) => finding.hazardType === 'neighbor_structure_close' && finding.sure,
  );
  if (sure.length === 0) return null;
  const isTouching = sure
    .flatMap(({ observations }) => observations)
    .some(({ distanceToStructureFt: feet }) => feet !== null && feet < touchingFt);
  return isTouching ? 'under_ten_feet' : 'under_thirty_feet';
}
