import { analysisLimits } from '@dss/domain';

export type PhotoGuidance = 'none' | 'few' | 'enough' | 'many';

/** What to say about so many photos: none is red, one or two yellow, three to twenty green, more need no more. */
export function photoGuidance(count: number): PhotoGuidance {
  if (count === 0) return 'none';
  if (count < analysisLimits.recommendedPhotos) return 'few';
  return count <= analysisLimits.maxRecommendedPhotos ? 'enough' : 'many';
}
