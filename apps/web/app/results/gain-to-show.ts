import type { Analysis } from '@dss/domain';

/** Whole points: sure ones by fixing what was found, or at best by showing what nobody has seen. */
export interface GainToShow {
  readonly by: 'fixing' | 'showing';
  readonly points: number;
}

/** The gain to name beside a score. Where fixing gives nothing, what showing more could give; null where neither does. */
export function gainToShow({
  dss_score: score,
  explanation,
}: Pick<Analysis, 'dss_score'> & {
  explanation: {
    potential: { score: number };
    confirming_unseen_gain: number;
  };
}): GainToShow | null {
  const fixing = explanation.potential.score - score;
  if (fixing > 0) return { by: 'fixing', points: fixing };
  const showing = Math.floor(explanation.confirming_unseen_gain);
  return showing > 0 ? { by: 'showing', points: showing } : null;
}
