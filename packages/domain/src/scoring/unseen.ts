import type { CatalogHazard } from '../hazards/index.ts';
import { fullStrength, type Strength } from './strength.ts';
import { scoringWeights } from './weights.ts';

/**
 * What a cell counts for while nobody has seen it: the typical amount as expected, nothing in the high
 * reading, and the full unseen share in the low one where the hazard is common.
 */
export function unseenStrength({ prevalence }: CatalogHazard): Strength {
  const { unseenShare, commonPrevalence } = scoringWeights;
  const typical = Math.round(unseenShare * prevalence.share * fullStrength);
  const common = prevalence.share >= commonPrevalence;
  return { expected: typical, high: 0, low: common ? unseenShare * fullStrength : typical };
}
