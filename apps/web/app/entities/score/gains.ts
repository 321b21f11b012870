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
