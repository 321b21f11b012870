import type { Analysis } from '@dss/domain';

export type ScoreReason = 'nothing' | 'unseen' | 'hazards';

/** Where most of the points up to 100 went: to hazards that were found, or to what nobody has seen. */
export function reasonForScore({
  dss_score: score,
  hazards,
}: Pick<Analysis, 'dss_score'> & { hazards: readonly { points: number }[] }): ScoreReason {
  const missing = 100 - score;
  const lostToHazards = hazards.reduce((sum, hazard) => sum + hazard.points, 0);
  if (missing <= 1 && lostToHazards === 0) return 'nothing';
  return lostToHazards * 2 >= missing ? 'hazards' : 'unseen';
}
