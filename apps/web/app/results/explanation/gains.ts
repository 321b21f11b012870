import type { ScoreExplanation } from '@dss/domain';

import { addPoints } from './ledger.ts';

/** What there is to gain in whole points: the differences of scores as they are shown, rounded down. */
export interface ShownGains {
  readonly fixing: number;
  /** At best. */
  readonly showing: number;
}

type Gains = Pick<ScoreExplanation, 'score' | 'rows' | 'confirming_unseen_gain'> & {
  readonly potential: Pick<ScoreExplanation['potential'], 'score'>;
};

/** The gains to show beside a shown score, so that the two add up to the score they lead to. */
export function shownGains(explanation: Gains): ShownGains {
  const { score, potential, confirming_unseen_gain: unseen } = explanation;
  const best = Math.floor(addPoints([exactScore(explanation), unseen]));
  return { fixing: potential.score - score, showing: Math.min(100, best) - score };
}

/** The gain to name beside a score. Where fixing gives nothing, what showing more could give; null where neither does. */
export function gainToShow({ fixing, showing }: ShownGains): GainToShow | null {
  if (fixing > 0) return { by: 'fixing', points: fixing };
  return showing > 0 ? { by: 'showing', points: showing } : null;
}

/** Whole points: sure ones by fixing what was found, or at best by showing what nobody has seen. */
export interface GainToShow {
  readonly by: 'fixing' | 'showing';
  readonly points: number;
}

/** The score before it is rounded down, in points. */
function exactScore({ score, rows }: Pick<ScoreExplanation, 'score' | 'rows'>): number {
  const rounding = rows.filter((row) => row.kind === 'rounding').map((row) => row.points);
  return addPoints([score, ...rounding]);
}
