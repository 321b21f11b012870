import { shownGain, type ScoreExplanation } from '@dss/domain';

/** Possible gains in whole points: differences of displayed scores, which are rounded down. */
export interface ShownGains {
  readonly fixing: number;
  /** The maximum. */
  readonly showing: number;
}

type Gains = Pick<ScoreExplanation, 'score' | 'rows' | 'confirming_unseen_gain'> & {
  readonly potential: Pick<ScoreExplanation['potential'], 'score'>;
};

/** The gains to show next to the score, so that score plus gain equals the score they lead to. */
export function shownGains(explanation: Gains): ShownGains {
  const { score, potential, confirming_unseen_gain: unseen } = explanation;
  const showing = Math.min(100 - score, shownGain(explanation, unseen));
  return { fixing: potential.score - score, showing };
}

/**
 * The gain to show next to the score: from fixing hazards, else from showing more of the home; null if there is
 * neither.
 */
export function gainToShow({ fixing, showing }: ShownGains): GainToShow | null {
  if (fixing > 0) return { by: 'fixing', points: fixing };
  return showing > 0 ? { by: 'showing', points: showing } : null;
}

/** In whole points: certain for fixing what was found, a maximum for showing what wasn't seen. */
export interface GainToShow {
  readonly by: 'fixing' | 'showing';
  readonly points: number;
}
